"""Messages come, change and go: checked, stored, and told to the bot and to those who may see them."""

from bot.local.checks.message import check_message, check_uploads
from bot.local.checks.new_media import check_no_new_media
from bot.local.messages.announcing import announce, guild_facts
from bot.local.messages.contents import Files, fill
from bot.local.messages.custom_emojis import check_custom_emojis
from bot.local.messages.new_message import new_message
from bot.local.messages.polls import new_poll
from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.protocol.message_flags import COMPONENTS_V2, EPHEMERAL, LOADING, SENDABLE_FLAGS, SUPPRESS_EMBEDS
from bot.local.table.table import Table
from bot.local.table.threads import add_member
from bot.local.world.world import StoredMessage, is_thread


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
    check_new(body, files, facts)
    check_custom_emojis(table.world, body)
    message = new_message(table, channel_id, author) | {"flags": flags} | (facts or {})
    stored = StoredMessage(message, only_for)
    if body.get("poll"):
        message["poll"] = new_poll(table, body["poll"])
    fill(table, stored, body, files)
    table.world.messages.setdefault(channel_id, {})[message["id"]] = stored
    if not only_for:
        _count_in_channel(table, channel_id, message["id"])
    announce(table, "MESSAGE_CREATE", stored)
    _add_to_thread(table, stored)
    return stored


def check_new(body: Json, files: Files, facts: Json | None = None) -> None:
    """Refuse a message that Discord would not send."""
    flags = int(body.get("flags") or 0) & SENDABLE_FLAGS
    check_message(body | (facts or {}), files, flags=flags)
    check_uploads(body.get("attachments") or [], files)


def _add_to_thread(table: Table, stored: StoredMessage) -> None:
    """Whoever is mentioned in a thread becomes a member of it (topics/threads.mdx)."""
    thread = table.world.channel(stored.body["channel_id"])
    if is_thread(thread) and not stored.only_for:
        for user in [stored.body["author"], *stored.body["mentions"]]:
            if table.world.can_see(user["id"], thread["parent_id"]):
                add_member(table, thread, user["id"])


def post_loading(table: Table, channel_id: str, author: Json, *, only_for: str | None, facts: Json) -> StoredMessage:
    """The "thinking…" message of a deferred answer."""
    flags = LOADING | (EPHEMERAL if only_for else 0)
    stored = StoredMessage(new_message(table, channel_id, author) | {"flags": flags} | facts, only_for)
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
    if table.refuses_new_media == "all":
        check_no_new_media(body, files)
    poll = new_poll(table, body["poll"]) if is_first and body.get("poll") else None
    check_message(_after_edit(stored, body), files, flags=flags)
    check_custom_emojis(table.world, body)
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


def _after_edit(stored: StoredMessage, body: Json) -> Json:
    """All that the message will show: what `body` names, and what stays of the old message."""
    old = stored.body | {"embeds": stored.body["embeds"] + stored.hidden_embeds}
    kept = {key: old[key] for key in ("content", "embeds", "components", "message_snapshots") if key in old}
    named = ("content", "embeds", "components", "allowed_mentions", "poll")
    whole = kept | {key: body[key] for key in named if key in body}
    return whole | {"attachments": old["attachments"] if body.get("attachments") is None else body["attachments"]}


def delete(table: Table, stored: StoredMessage) -> None:
    facts = _remove(table, stored)
    if not stored.only_for:
        table.tell_bot("MESSAGE_DELETE", facts | guild_facts(table, facts["channel_id"]))


def delete_together(table: Table, channel_id: str, gone: list[StoredMessage]) -> None:
    """Delete several, which the bot is told in one event (events/gateway-events.mdx, message delete bulk)."""
    ids = [_remove(table, stored)["id"] for stored in gone]
    if ids:
        facts = {"ids": ids, "channel_id": channel_id} | guild_facts(table, channel_id)
        table.tell_bot("MESSAGE_DELETE_BULK", facts)


def _remove(table: Table, stored: StoredMessage) -> Json:
    """Take it away and tell those who saw it. Answers `{id, channel_id}`."""
    message = stored.body
    del table.world.messages[message["channel_id"]][message["id"]]
    table.shelf.discard(a["id"] for a in message["attachments"])
    facts = {"id": message["id"], "channel_id": message["channel_id"]}
    if stored.only_for:
        table.tell_one("MESSAGE_DELETE", facts, stored.only_for)
    else:
        table.tell_people("MESSAGE_DELETE", facts, message["channel_id"])
    return facts


def _count_in_channel(table: Table, channel_id: str, message_id: str) -> None:
    channel = table.world.channel(channel_id)
    channel["last_message_id"] = message_id
    if is_thread(channel):
        channel["message_count"] += 1
        channel["total_message_sent"] += 1
