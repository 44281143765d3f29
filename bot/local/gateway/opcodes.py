"""Opcodes and closing codes of the gateway (topics/opcodes-and-status-codes.mdx)."""

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK, REQUEST_SOUNDS = 8, 9, 10, 11, 31
UNKNOWN_ERROR, UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4000, 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SEQ, RATE_LIMITED, INVALID_SHARD = 4005, 4007, 4008, 4010
SESSION_TIMED_OUT, SHARDING_REQUIRED, INVALID_API_VERSION = 4009, 4011, 4012
INVALID_INTENTS, DISALLOWED_INTENTS = 4013, 4014

# Closing codes after which a client must not come back as it is.
FATAL = {
    AUTHENTICATION_FAILED: "the token is not valid",
    INVALID_SHARD: "no such shard",
    SHARDING_REQUIRED: "more shards are needed",
    INVALID_API_VERSION: "no such version",
    INVALID_INTENTS: "there is no such intent",
    DISALLOWED_INTENTS: "an intent is not enabled",
}
# What ends a session for good -> the closing code, and the reason that goes with it.
ENDINGS = {
    "zombie": (SESSION_TIMED_OUT, "no heartbeat came"),
    "exhausted": (AUTHENTICATION_FAILED, "the token was reset"),
    **{str(code): (code, reason) for code, reason in FATAL.items()},
}
