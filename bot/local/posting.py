"""Messages come, change and go: checked, stored, and told to the bot and to those who may see them."""

from bot.local.checks.message import COMPONENTS_V2, EPHEMERAL, LOADING, SENDABLE_FLAGS, SUPPRESS_EMBEDS, check_message
from bot.local.errors import Refusal
from bot.local.filling import Files, fill
from bot.local.limits import Code
from bot.local.polls import new_poll
from bot.local.table import Table
from bot.local.threads import add_member
from bot.local.wire import Json
from bot.local.world import DM, StoredMessage, is_thread


def post(
    table: Table,
    channel_id: str,
    author: Json,
    body: Json,
    files: Files,
    *,
    only_for: str | None = None,
    facts: Json | None = None,
) -> StoredMessage:
    """Send a message. `facts` are fields only the server sets (interaction_metadata, type …)."""
    flags = int(body.get("flags") or 0) & SENDABLE_FLAGS | (EPHEMERAL if only_for else 0)
    check_message(body | (facts or {}), files, flags=flags)
    message = blank(table, channel_id, author) | {"flags": flags} | (facts or {})
    stored = StoredMessage(message, only_for)
    if body.get("poll"):
        message["poll"] = new_poll(table, body["poll"])
    fill(table, stored, body, files)
    table.world.messages.setdefault(channel_id, {})[message["id"]] = stored
    if not only_for:
        _count(table, channel_id, message["id"])
    announce(table, "MESSAGE_CREATE", stored)
    _bring_in(table, stored)
    return stored


def _bring_in(table: Table, stored: StoredMessage) -> None:
    """Who is named in a thread comes into it (topics/threads.mdx)."""
    thread = table.world.channel(stored.body["channel_id"])
    if is_thread(thread) and not stored.only_for:
        for user in [stored.body["author"], *stored.body["mentions"]]:
            if table.world.can_see(user["id"], thread["parent_id"]):
                add_member(table, thread, user["id"])


def post_loading(table: Table, channel_id: str, author: Json, *, only_for: str | None, facts: Json) -> StoredMessage:
    """The "thinking…" message of a deferred answer."""
    flags = LOADING | (EPHEMERAL if only_for else 0)
    stored = StoredMessage(blank(table, channel_id, author) | {"flags": flags} | facts, only_for)
    table.world.messages.setdefault(channel_id, {})[stored.body["id"]] = stored
    announce(table, "MESSAGE_CREATE", stored)
    return stored


def edit(table: Table, stored: StoredMessage, body: Json, files: Files, *, is_first: bool = False) -> None:
    """Change a message; what `body` does not name stays. `is_first` fills a message that was loading."""
    old = stored.body
    # The V2 flag can be added, never taken off again (resources/message.mdx, edit message).
    added = int(body.get("flags") or 0) & COMPONENTS_V2
    flags = old["flags"] & ~LOADING | added
    if body.get("flags") is not None:
        flags = flags & ~SUPPRESS_EMBEDS | int(body["flags"]) & SUPPRESS_EMBEDS
    if "poll" in old:
        raise Refusal(Code.POLL_STANDS)
    poll = new_poll(table, body["poll"]) if is_first and body.get("poll") else None
    check_message(_whole(stored, body), files, flags=flags)
    before = dict(old)
    old |= {"flags": flags} | ({"poll": poll} if poll else {})
    try:
        fill(table, stored, body, files)
    except Exception:
        stored.body = before
        raise
    if not is_first:
        stored.body["edited_timestamp"] = table.now()
    gone = {a["id"] for a in before["attachments"]} - {a["id"] for a in stored.body["attachments"]}
    table.shelf.discard(gone)
    announce(table, "MESSAGE_UPDATE", stored)


def _whole(stored: StoredMessage, body: Json) -> Json:
    """All that the message will show: what is named anew, and what stays."""
    old = stored.body | {"embeds": stored.body["embeds"] + stored.hidden_embeds}
    kept = {key: old[key] for key in ("content", "embeds", "components", "message_snapshots") if key in old}
    named = ("content", "embeds", "components", "allowed_mentions", "poll")
    whole = kept | {key: body[key] for key in named if key in body}
    return whole | {"attachments": old["attachments"] if body.get("attachments") is None else body["attachments"]}


def delete(table: Table, stored: StoredMessage) -> None:
    facts = _remove(table, stored)
    if not stored.only_for:
        table.tell_bot("MESSAGE_DELETE", facts | told_facts(table, facts["channel_id"]))


def delete_together(table: Table, channel_id: str, gone: list[StoredMessage]) -> None:
    """Several at once, told to the bot as one (events/gateway-events.mdx, message delete bulk)."""
    ids = [_remove(table, stored)["id"] for stored in gone]
    if ids:
        facts = {"ids": ids, "channel_id": channel_id} | told_facts(table, channel_id)
        table.tell_bot("MESSAGE_DELETE_BULK", facts)


def _remove(table: Table, stored: StoredMessage) -> Json:
    """Take it away and tell those who saw it; `{id, channel_id}`."""
    message = stored.body
    del table.world.messages[message["channel_id"]][message["id"]]
    table.shelf.discard(a["id"] for a in message["attachments"])
    facts = {"id": message["id"], "channel_id": message["channel_id"]}
    if stored.only_for:
        table.tell_one("MESSAGE_DELETE", facts, stored.only_for)
    else:
        table.tell_people("MESSAGE_DELETE", facts, message["channel_id"])
    return facts


def announce(table: Table, event: str, stored: StoredMessage) -> None:
    """Tell those who may see it. An ephemeral message is told to its person alone, and never dispatched."""
    message = stored.body
    if stored.only_for:
        table.tell_one(event, dict(message), stored.only_for)
        return
    table.tell_people(event, dict(message), message["channel_id"])
    author = message["author"]["id"]
    member = {"member": table.world.members[author]} if author in table.world.members else {}
    table.tell_bot(event, message | told_facts(table, message["channel_id"]) | member)


def told_facts(table: Table, channel_id: str) -> Json:
    """What a dispatch about this channel says of the guild: nothing in a direct message."""
    is_dm = table.world.channel(channel_id)["type"] == DM
    return {} if is_dm else {"guild_id": table.world.guild_id}


def blank(table: Table, channel_id: str, author: Json) -> Json:
    return {
        "id": table.new_id(),
        "channel_id": channel_id,
        "author": author,
        "content": "",
        "timestamp": table.now(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
    }


def _count(table: Table, channel_id: str, message_id: str) -> None:
    channel = table.world.channel(channel_id)
    channel["last_message_id"] = message_id
    if is_thread(channel):
        channel["message_count"] += 1
        channel["total_message_sent"] += 1
