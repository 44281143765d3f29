"""Replies and forwards: messages that refer to another (resources/message.mdx, message reference types)."""

from bot.local.checks.complaints import Complaints
from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Call
from bot.local.rest.permission_checks import need
from bot.local.world.permissions import Permission
from bot.local.world.world import DM, StoredMessage

REPLY_TYPE = 19
REPLY, FORWARD = 0, 1
OWN = ("content", "embeds", "components", "poll")
SNAPSHOT_KEPT = (
    *("type", "content", "mentions", "mention_roles", "attachments", "embeds"),
    *("timestamp", "edited_timestamp", "flags", "components"),
)


def reference_facts(call: Call, channel: Json) -> Json:
    """What the server sets on a message because of what it refers to."""
    reference = call.json.get("message_reference")
    if not reference:
        return {}
    kind = int(reference.get("type") or REPLY)
    complaints = Complaints()
    complaints.among(("message_reference", "type"), kind, (REPLY, FORWARD))
    complaints.refuse_if_any()
    return _forwarded(call, reference) if kind == FORWARD else _replied(call, channel, reference)


def _replied(call: Call, channel: Json, reference: Json) -> Json:
    """A reply names a message of this channel, which then comes along."""
    need(call, channel, Permission.READ_MESSAGE_HISTORY)
    if reference.get("channel_id") not in (None, channel["id"]):
        _refuse("REPLIES_CANNOT_REFERENCE_OTHER_CHANNEL", "Cannot reply to a message in a different channel")
    named = _referenced_message(call, channel["id"], reference)
    if named is None:
        if reference.get("fail_if_not_exists", True):
            _refuse("REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return {}
    return {
        "type": REPLY_TYPE,
        "message_reference": _reference_to(channel, named, REPLY),
        "referenced_message": named.body,
    }


def _forwarded(call: Call, reference: Json) -> Json:
    """A forward may come from any channel that the bot can read; it carries what the message was just then."""
    complaints = Complaints()
    complaints.required(("message_reference", "channel_id"), reference.get("channel_id"))
    complaints.refuse_if_any()
    source = call.table.world.channel(str(reference["channel_id"]))
    if not call.table.world.can_see(call.bot_id, source["id"]):
        raise Refusal(Code.MISSING_ACCESS)
    need(call, source, Permission.READ_MESSAGE_HISTORY)
    named = _referenced_message(call, source["id"], reference)
    if named is None:
        raise Refusal(Code.UNKNOWN_MESSAGE)
    if "poll" in named.body or call.files or any(call.json.get(key) for key in OWN):
        _refuse("MESSAGE_REFERENCE_FORWARD_INVALID", "A forward has no content of its own, and no poll")
    snapshot = {key: named.body[key] for key in SNAPSHOT_KEPT}
    return {"message_reference": _reference_to(source, named, FORWARD), "message_snapshots": [{"message": snapshot}]}


def _referenced_message(call: Call, channel_id: str, reference: Json) -> StoredMessage | None:
    found = call.table.world.messages.get(channel_id, {}).get(str(reference.get("message_id")))
    return None if found is None or found.only_for else found


def _reference_to(channel: Json, named: StoredMessage, kind: int) -> Json:
    about = {"type": kind, "message_id": named.body["id"], "channel_id": channel["id"]}
    return about if channel["type"] == DM else about | {"guild_id": channel["guild_id"]}


def _refuse(code: str, message: str) -> None:
    complaints = Complaints()
    complaints.add(("message_reference",), code, message)
    complaints.refuse_if_any()
