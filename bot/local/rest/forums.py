"""Forums: channels of posts, each a thread that begins with a message (topics/threads.mdx, thread-only channels)."""

from collections.abc import Callable

from bot.local.checks.complaints import Complaints
from bot.local.messages.posting import check_new, post
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json
from bot.local.protocol.emoji_signs import is_emoji
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal, faults_at
from bot.local.rest.call import Call, Created
from bot.local.rest.permission_checks import need, need_to_send
from bot.local.table.threads import new_thread
from bot.local.world.permissions import Permission
from bot.local.world.world import PUBLIC_THREAD


def start_post(call: Call, forum: Json) -> Created:
    """The thread with its first message, which bears the thread's id."""
    need_to_send(call, forum)
    _check_tags(forum, call.json.get("applied_tags") or [])
    message = _checked_message(call)
    thread = new_thread(call.table, forum, call.bot_id, call.json | {"type": PUBLIC_THREAD})
    thread["applied_tags"] = call.json.get("applied_tags") or []
    stored = post(call.table, thread["id"], call.bot_user, message, call.files, facts={"id": thread["id"]})
    return Created(thread | {"message": stored.body})


def _checked_message(call: Call) -> Json:
    """What the post begins with: looked at before there is a thread, for nobody hears of one that is refused."""
    message: Json = call.json.get("message") or {}
    complaints = Complaints()
    complaints.required(("message",), call.json.get("message") or call.files or None)
    complaints.refuse_if_any()
    with faults_at("message"):
        check_new(message, call.files)
    return message


def change_tags(call: Call, forum: Json, thread: Json) -> None:
    if "applied_tags" in call.json:
        need(call, thread, Permission.SEND_MESSAGES_IN_THREADS)
        _check_tags(forum, call.json["applied_tags"])
        thread["applied_tags"] = call.json["applied_tags"]


def written_tags(asked: list[Json], new_id: Callable[[], str]) -> list[Json]:
    """Tags of a forum as Discord writes them back; new ones get their id."""
    complaints = Complaints()
    complaints.between(("available_tags",), asked, 0, limits.FORUM_TAGS)
    for index, tag in enumerate(asked):
        complaints.required(("available_tags", index, "name"), tag.get("name"))
        complaints.longest(("available_tags", index, "name"), tag.get("name"), limits.FORUM_TAG_NAME)
        if tag.get("emoji_name") and not is_emoji(tag["emoji_name"]):
            where = ("available_tags", index, "emoji_name")
            complaints.add(where, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        if tag.get("emoji_name") and tag.get("emoji_id"):  # one at most (resources/channel.mdx, forum tag object)
            complaints.add(("available_tags", index, "emoji_id"), "BASE_TYPE_CHOICES", "A tag has one emoji at most")
    complaints.refuse_if_any()
    if len({tag["name"] for tag in asked}) < len(asked):
        raise Refusal(Code.TAG_NAMES_REPEATED)
    none: Json = {"moderated": False, "emoji_id": None, "emoji_name": None}
    return [none | tag | {"id": str(tag.get("id") or new_id())} for tag in asked]


def _check_tags(forum: Json, applied: list[str]) -> None:
    complaints = Complaints()
    complaints.between(("applied_tags",), applied, 0, limits.APPLIED_TAGS)
    known = {tag["id"] for tag in forum.get("available_tags", [])}
    for index, tag in enumerate(applied):
        if tag not in known:
            complaints.add(("applied_tags", index), "BASE_TYPE_CHOICES", "There is no such tag.")
    complaints.refuse_if_any()
