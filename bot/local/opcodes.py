"""Opcodes and closing codes of the gateway, and what clients send (topics/opcodes-and-status-codes.mdx)."""

import msgspec

from bot.local.gateway import WHOLE
from bot.local.wire import Json

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK, REQUEST_SOUNDS = 8, 9, 10, 11, 31
UNKNOWN_ERROR, UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4000, 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SEQ, RATE_LIMITED, INVALID_SHARD = 4005, 4007, 4008, 4010
SESSION_TIMED_OUT, SHARDING_REQUIRED, INVALID_INTENTS, DISALLOWED_INTENTS = 4009, 4011, 4013, 4014

# How a session ends for good: by what happened, the closing code and why.
ENDINGS = {
    "zombie": (SESSION_TIMED_OUT, "no heartbeat came"),
    "exhausted": (AUTHENTICATION_FAILED, "the token was reset"),
}


class Payload(msgspec.Struct):
    """What a client sends; a heartbeat's `d` is a number."""

    op: int
    d: Json | int | bool | None = None


class Identify(msgspec.Struct):
    token: str = ""
    intents: int = 0
    shard: tuple[int, int] = WHOLE


class Resume(msgspec.Struct):
    token: str
    session_id: str
    seq: int
