"""Forums: channels of posts, each a thread that begins with a message (topics/threads.mdx, thread-only channels)."""

from collections.abc import Callable

from bot.local.checks.complaints import Complaints
from bot.local.messages.posting import post
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json
from bot.local.protocol.emoji_signs import is_emoji
from bot.local.rest.call import Call, Created
from bot.local.rest.permission_checks import need, need_to_send
from bot.local.table.threads import new_thread
from bot.local.world.permissions import Permission
from bot.local.world.world import PUBLIC_THREAD


def start_post(call: Call, forum: Json) -> Created:
    """The thread with its first message, which bears the thread's id."""
    need_to_send(call, forum)
    _check_tags(forum, call.json.get("applied_tags") or [])
    thread = new_thread(call.table, forum, call.bot_id, call.json | {"type": PUBLIC_THREAD})
    thread["applied_tags"] = call.json.get("applied_tags") or []
    try:
        message = call.json.get("message") or {}
        stored = post(call.table, thread["id"], call.bot_user, message, call.files, facts={"id": thread["id"]})
    except Exception:
        call.table.world.forget_channel(thread["id"])
        raise
    return Created(thread | {"message": stored.body})


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
    complaints.refuse_if_any()
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
