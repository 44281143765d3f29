"""Why a client that identifies is turned away (topics/opcodes-and-status-codes.mdx, gateway close event codes)."""

from bot.local import opcodes as op
from bot.local.gateway import EVERY_INTENT, Gateway, is_token


def why_refused(gateway: Gateway, asked: op.Identify) -> tuple[int, str] | None:
    """The closing code and a reason; None for one that may come in."""
    number, count = asked.shard
    if not is_token(asked.token):
        return op.AUTHENTICATION_FAILED, "no token"
    if not 0 <= number < count:
        return op.INVALID_SHARD, "no such shard"
    if gateway.requires_shards and count < gateway.recommended_shards:
        return op.SHARDING_REQUIRED, f"at least {gateway.recommended_shards} shards"
    if asked.intents & ~EVERY_INTENT:
        return op.INVALID_INTENTS, "there is no such intent"
    if not gateway.allows(asked.intents):
        return op.DISALLOWED_INTENTS, "a privileged intent is not enabled for this application"
    return None
