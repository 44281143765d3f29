"""The gateway's sessions: what was dispatched, to whom, and what can be replayed (events/gateway.mdx)."""

import secrets
from collections.abc import Callable

import msgspec

from bot.local.eventlog import EventLog
from bot.local.limits import SESSION_STARTS, SESSION_STARTS_S
from bot.local.window import Window
from bot.local.wire import Json

REPLAY_KEPT = 5000
HEARTBEAT_MS = 41_250

GUILDS, GUILD_MEMBERS, GUILD_MESSAGES = 1 << 0, 1 << 1, 1 << 9
PRESENCES, REACTIONS, TYPING, MESSAGE_CONTENT, EXPRESSIONS = 1 << 8, 1 << 10, 1 << 11, 1 << 15, 1 << 3
POLLS, DIRECT_POLLS = 1 << 24, 1 << 25
MODERATION, WEBHOOKS = 1 << 2, 1 << 5
DIRECT_MESSAGES, DIRECT_REACTIONS, DIRECT_TYPING = 1 << 12, 1 << 13, 1 << 14
EVERY_INTENT = (1 << 17) - 1 | 1 << 20 | 1 << 21 | POLLS | DIRECT_POLLS  # events/gateway.mdx, list of intents
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT

# Events by how they begin: the intent in the guild, and in direct messages. Asked for chunks always come.
INTENT_OF_PREFIX = {
    "GUILD_MEMBERS_CHUNK": (-1, -1),
    "GUILD_MEMBER_": (GUILD_MEMBERS, 0),
    "GUILD_EMOJIS_": (EXPRESSIONS, 0),
    "GUILD_BAN_": (MODERATION, 0),
    "GUILD_": (GUILDS, 0),
    "WEBHOOKS_": (WEBHOOKS, 0),
    "CHANNEL_PINS_": (GUILDS, DIRECT_MESSAGES),
    "CHANNEL_": (GUILDS, DIRECT_MESSAGES),
    "THREAD_": (GUILDS, 0),
    "MESSAGE_REACTION_": (REACTIONS, DIRECT_REACTIONS),
    "MESSAGE_POLL_": (POLLS, DIRECT_POLLS),
    "MESSAGE_": (GUILD_MESSAGES, DIRECT_MESSAGES),
    "TYPING_": (TYPING, DIRECT_TYPING),
}
# With every connection of every shard comes what no guild owns (events/gateway.mdx, sharding).
WHOLE = (0, 1)


GUILD_ITSELF = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")


class Dispatch(msgspec.Struct, frozen=True):
    event: str
    data: Json


class Session:
    """One IDENTIFY and every RESUME of it."""

    def __init__(self, bot_id: str, intents: int, shard: tuple[int, int] = WHOLE, *, token: str = "") -> None:
        self._bot_id = bot_id
        self.token = token
        self.shard = shard
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.log: EventLog[Dispatch] = EventLog(REPLAY_KEPT)
        self.is_connected = False

    def owns(self, guild_id: str | None) -> bool:
        """Whether a guild belongs to this shard; direct messages come to shard 0 (events/gateway.mdx, sharding)."""
        number, count = self.shard
        return (int(guild_id) >> 22) % count == number if guild_id else number == 0

    def wants(self, event: str, data: Json) -> bool:
        for prefix, (in_guild, direct) in INTENT_OF_PREFIX.items():
            if event.startswith(prefix):
                return bool(self.intents & (in_guild if "guild_id" in data or event in GUILD_ITSELF else direct))
        return True

    def dispatch(self, event: str, data: Json) -> None:
        """What was meant for this session alone (READY …), or passed `owns` before."""
        if self._is_told_own_joining(event, data) or self.wants(event, data):
            self.log.append(Dispatch(event, self._readable(event, data)))

    def _is_told_own_joining(self, event: str, data: Json) -> bool:
        """A client always hears of changes to itself (events/gateway-events.mdx, guild member update)."""
        return event == "GUILD_MEMBER_UPDATE" and bool(data["user"]["id"] == self._bot_id)

    def _readable(self, event: str, data: Json) -> Json:
        """Without the content intent, what others say to others arrives blank (events/gateway.mdx)."""
        is_message = event in ("MESSAGE_CREATE", "MESSAGE_UPDATE")
        if not is_message or self.intents & MESSAGE_CONTENT or "guild_id" not in data:
            return data
        names_bot = any(user["id"] == self._bot_id for user in data["mentions"])
        if data["author"]["id"] == self._bot_id or names_bot:
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}


class Gateway:
    def __init__(self, bot_id: str, came_or_went: Callable[[], None], *, privileged_intents: int = 0) -> None:
        self._bot_id = bot_id
        self.sessions: dict[str, Session] = {}
        self.privileged_intents = privileged_intents
        self._came_or_went = came_or_went
        self._closers: dict[Session, Callable[[str], None]] = {}
        self.recommended_shards = 1
        self.requires_shards = False
        self.heartbeat_ms = HEARTBEAT_MS
        self.starts = Window(SESSION_STARTS, SESSION_STARTS_S)

    @property
    def is_connected(self) -> bool:
        return any(session.is_connected for session in self.sessions.values())

    def allows(self, intents: int) -> bool:
        return not intents & PRIVILEGED & ~self.privileged_intents

    def take_start(self, now: float) -> bool:
        """One more IDENTIFY, if the day has one left."""
        return not self.starts.take(now)

    def open_session(self, intents: int, shard: tuple[int, int] = WHOLE, *, token: str = "") -> Session:
        # One bot, one process: a new IDENTIFY makes its shard's sessions of dead predecessors useless.
        for session in [s for s in self.sessions.values() if not s.is_connected and s.shard == shard]:
            del self.sessions[session.id]
        session = Session(self._bot_id, intents, shard, token=token)
        self.sessions[session.id] = session
        return session

    def connected(self, session: Session, close: Callable[[str], None]) -> None:
        session.is_connected = True
        self._closers[session] = close
        self._came_or_went()

    def disconnected(self, session: Session) -> None:
        session.is_connected = False
        self._closers.pop(session, None)
        self._came_or_went()

    def dispatch(self, event: str, data: Json) -> None:
        guild = data["id"] if event in GUILD_ITSELF else data.get("guild_id")
        for session in self.sessions.values():
            if session.owns(guild):
                session.dispatch(event, data)

    def interrupt(self, how: str) -> None:
        """Disturb every connection: "drop" closes it, "reconnect" is op 7, "invalid" and "resumable" are op 9,
        "exhausted" ends them all.
        """
        for close in list(self._closers.values()):
            close(how)


def frame(op: int, data: object = None, *, seq: int | None = None, event: str | None = None) -> Json:
    return {"op": op, "d": data, "s": seq, "t": event}


def is_token(text: str) -> bool:
    """Any will do that could be one: not empty, and without the word that goes before it in REST."""
    return bool(text) and " " not in text
