"""The payloads of the gateway: what clients send, and the envelope of what they are sent (events/gateway.mdx)."""

import msgspec

from bot.local.protocol.discord_json import Json
from bot.local.table.gateway_sessions import UNSHARDED


class Payload(msgspec.Struct):
    """What a client sends; a heartbeat's `d` is a number."""

    op: int
    d: Json | int | bool | None = None


class Identify(msgspec.Struct):
    token: str = ""
    intents: int | None = None  # to be said, if only 0
    shard: tuple[int, int] = UNSHARDED


class RequestMembers(msgspec.Struct):
    """Members by `user_ids`, or by a `query` (how a name begins) with a `limit`; all where neither is named."""

    guild_id: str | int | None = None
    query: str | None = None
    limit: int | None = None
    presences: bool | None = None
    user_ids: str | int | list[str | int] | None = None
    nonce: str | None = None


class Resume(msgspec.Struct):
    token: str
    session_id: str
    seq: int


def payload(op: int, data: object = None, *, seq: int | None = None, event: str | None = None) -> Json:
    """What a client is sent. Only dispatches have a sequence number and an event."""
    return {"op": op, "d": data, "s": seq, "t": event}
