"""Pinned messages of a channel, newest pin first (resources/message.mdx, get channel pins)."""

from datetime import datetime

from bot.local.checks.complaints import Complaints
from bot.local.messages.announcing import announce, guild_facts
from bot.local.protocol import limits
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.call import Answer, Call, Route
from bot.local.rest.permission_checks import need, need_open, seen_channel
from bot.local.world.permissions import Permission
from bot.local.world.world import StoredMessage


def list_pins(call: Call) -> Answer:
    """`{items: [{pinned_at, message}], has_more}`; `before` is a moment, `limit` at most 50."""
    before, number = call.query.get("before"), int(call.query.get("limit", limits.PINS_PAGE))
    complaints = Complaints()
    complaints.among(("limit",), number, tuple(range(1, limits.PINS_PAGE + 1)))
    complaints.refuse_if_any()
    pinned = [m for m in _pinned(call) if before is None or _moment(m) < datetime.fromisoformat(before)]
    items = [{"pinned_at": m.pinned_at, "message": m.body} for m in pinned[:number]]
    return {"items": items, "has_more": len(pinned) > number}


def list_pins_at_once(call: Call) -> Answer:
    """The older route, which gives the messages alone."""
    return [stored.body for stored in _pinned(call)]


def pin(call: Call) -> Answer:
    channel = seen_channel(call)
    need(call, channel, Permission.PIN_MESSAGES)
    need_open(channel)
    stored = call.public_message()
    if stored.body["pinned"]:
        return None
    if len(_pinned(call)) >= limits.PINS:
        raise Refusal(Code.TOO_MANY_PINS)
    _set_pinned(call, stored, call.table.now())
    return None


def unpin(call: Call) -> Answer:
    channel = seen_channel(call)
    need(call, channel, Permission.PIN_MESSAGES)
    need_open(channel)
    _set_pinned(call, call.public_message(), None)
    return None


def _pinned(call: Call) -> list[StoredMessage]:
    channel = seen_channel(call)
    if Permission.READ_MESSAGE_HISTORY not in call.table.world.permissions(call.bot_id, channel["id"]):
        return []
    messages = call.table.world.messages[channel["id"]].values()
    return sorted((m for m in messages if m.body["pinned"]), key=_moment, reverse=True)


def _moment(stored: StoredMessage) -> datetime:
    """When it was pinned. State files of earlier versions do not say."""
    stored.pinned_at = stored.pinned_at or stored.body["timestamp"]
    return datetime.fromisoformat(stored.pinned_at or "")


def _set_pinned(call: Call, stored: StoredMessage, at: str | None) -> None:
    stored.body["pinned"], stored.pinned_at = at is not None, at
    announce(call.table, "MESSAGE_UPDATE", stored)
    channel_id = stored.body["channel_id"]
    facts = {"channel_id": channel_id, "last_pin_timestamp": at} | guild_facts(call.table, channel_id)
    call.table.tell_bot("CHANNEL_PINS_UPDATE", facts)


PINS = "/channels/{channel}/messages/pins"
OLD_PINS = "/channels/{channel}/pins"
ROUTES = [
    Route("GET", PINS, list_pins),
    Route("PUT", PINS + "/{message}", pin),
    Route("DELETE", PINS + "/{message}", unpin),
    Route("GET", OLD_PINS, list_pins_at_once),
    Route("PUT", OLD_PINS + "/{message}", pin),
    Route("DELETE", OLD_PINS + "/{message}", unpin),
]
