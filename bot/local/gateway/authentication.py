"""Which session a client gets that identifies or resumes, and why it is turned away."""

from bot.local.gateway import opcodes as op
from bot.local.gateway.incoming import CloseConnection
from bot.local.gateway.payloads import Identify, Resume
from bot.local.protocol.intents import EVERY_INTENT
from bot.local.table.gateway_sessions import Gateway, Session
from bot.local.table.table import Table


def begun_session(table: Table, asked: Identify) -> Session | None:
    """A new session, or None where the client came too early and is told to identify again (op 9)."""
    gateway, now = table.gateway, table.clock.now()
    if (refusal := why_refused(gateway, asked)) is not None:
        raise CloseConnection(*refusal)
    if table.rate_limits.identify(asked.shard[0] % gateway.max_concurrency, now):
        return None
    if not gateway.take_start(now):
        # Discord resets the token of a bot that begins too often, which ends the sessions it has (events/gateway.mdx).
        gateway.interrupt("exhausted")
        raise CloseConnection(op.AUTHENTICATION_FAILED, "more sessions were started than a day allows")
    return gateway.open_session(asked.intents or 0, asked.shard, token=asked.token)


def resumed_session(table: Table, asked: Resume) -> Session | None:
    """The session the client had, or None where it cannot go on and the client is told to identify anew (op 9)."""
    session = table.gateway.sessions.get(asked.session_id)
    if session is None:
        return None
    if asked.token != session.token or not table.gateway.accepts(asked.token):
        raise CloseConnection(op.AUTHENTICATION_FAILED, "another token")
    if asked.seq > session.log.seq:
        raise CloseConnection(op.INVALID_SEQ, "this sequence lies ahead")
    return session if session.log.holds(asked.seq) and not session.is_connected else None


def why_refused(gateway: Gateway, asked: Identify) -> tuple[int, str] | None:
    """The closing code and a reason (topics/opcodes-and-status-codes.mdx); None for a client that may come in."""
    number, count = asked.shard
    if not is_token(asked.token):
        return op.AUTHENTICATION_FAILED, "no token"
    if not gateway.accepts(asked.token):
        return op.AUTHENTICATION_FAILED, "not the token of this table's bot"
    if not 0 <= number < count:
        return op.INVALID_SHARD, "no such shard"
    if gateway.requires_shards and count < gateway.recommended_shards:
        return op.SHARDING_REQUIRED, f"at least {gateway.recommended_shards} shards"
    if asked.intents is None or asked.intents & ~EVERY_INTENT:
        return op.INVALID_INTENTS, "there is no such intent"
    if not gateway.allows(asked.intents):
        return op.DISALLOWED_INTENTS, "a privileged intent is not enabled for this application"
    return None


def is_token(text: str) -> bool:
    """Any text could be a token that is not empty, and has not the word before it that REST asks for ("Bot x")."""
    return bool(text) and " " not in text
