"""The gateway's sessions: what was dispatched, to whom, and what can be replayed (events/gateway.mdx)."""

import secrets
from collections.abc import Callable

import msgspec

from bot.local.protocol.discord_json import Json
from bot.local.protocol.intents import MESSAGE_CONTENT, PRIVILEGED, is_wanted
from bot.local.protocol.limits import SESSION_STARTS, SESSION_STARTS_S
from bot.local.table.counting_window import CountingWindow
from bot.local.table.event_log import EventLog

REPLAY_KEPT = 5000
HEARTBEAT_MS = 41_250
UNSHARDED = (0, 1)  # shard 0 of 1: a client that says nothing of shards is the only one
GUILD_ITSELF = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")  # their `id` is the guild's


class Dispatch(msgspec.Struct, frozen=True):
    event: str
    data: Json


class Session:
    """One IDENTIFY and every RESUME of it."""

    def __init__(self, bot_id: str, intents: int, shard: tuple[int, int] = UNSHARDED, *, token: str = "") -> None:
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

    def dispatch(self, event: str, data: Json) -> None:
        """Log an event for this session, if its intents ask for it. Its shard was asked for before."""
        is_in_guild = "guild_id" in data or event in GUILD_ITSELF
        if self._is_about_itself(event, data) or is_wanted(self.intents, event, is_in_guild=is_in_guild):
            self.log.append(Dispatch(event, self._readable(event, data)))

    def _is_about_itself(self, event: str, data: Json) -> bool:
        """A client always hears of changes to its own member (events/gateway-events.mdx, guild member update)."""
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
    """All sessions of the bot, and how many more it may begin."""

    def __init__(
        self,
        bot_id: str,
        on_presence_change: Callable[[], None],
        *,
        token: str | None = None,
        privileged_intents: int = 0,
    ) -> None:
        self._bot_id = bot_id
        self._token = token
        self.sessions: dict[str, Session] = {}
        self.privileged_intents = privileged_intents
        self._on_presence_change = on_presence_change
        self._interrupters: dict[Session, Callable[[str], None]] = {}
        self.recommended_shards = 1
        self.requires_shards = False
        self.max_concurrency = 1  # how many shards may identify at once
        self.heartbeat_ms = HEARTBEAT_MS
        self.starts = CountingWindow(SESSION_STARTS, SESSION_STARTS_S)

    @property
    def is_connected(self) -> bool:
        return any(session.is_connected for session in self.sessions.values())

    def accepts(self, token: str) -> bool:
        """Whether a bot with this token may speak: the one token the table was given, else that of whoever is
        connected. While nobody is, any bot may come.
        """
        connected = (session.token for session in self.sessions.values() if session.is_connected)
        expected = next(connected, None) if self._token is None else self._token
        return expected is None or secrets.compare_digest(token.encode(), expected.encode())

    def allows(self, intents: int) -> bool:
        return not intents & PRIVILEGED & ~self.privileged_intents

    def take_start(self, now: float) -> bool:
        """Count one more IDENTIFY. False if the day has none left."""
        return not self.starts.take(now)

    def open_session(self, intents: int, shard: tuple[int, int] = UNSHARDED, *, token: str = "") -> Session:
        # One bot is one process: once it identifies again, its shard's sessions that lost their line serve nobody.
        for session in [s for s in self.sessions.values() if not s.is_connected and s.shard == shard]:
            del self.sessions[session.id]
        session = Session(self._bot_id, intents, shard, token=token)
        self.sessions[session.id] = session
        return session

    def connected(self, session: Session, interrupt: Callable[[str], None]) -> None:
        session.is_connected = True
        self._interrupters[session] = interrupt
        self._on_presence_change()

    def disconnected(self, session: Session) -> None:
        session.is_connected = False
        self._interrupters.pop(session, None)
        self._on_presence_change()

    def dispatch(self, event: str, data: Json) -> None:
        guild = data["id"] if event in GUILD_ITSELF else data.get("guild_id")
        for session in self.sessions.values():
            if session.owns(guild):
                session.dispatch(event, data)

    def interrupt(self, how: str) -> None:
        """Disturb every connection: "drop" closes it, "reconnect" is op 7, "invalid" and "resumable" are op 9,
        "exhausted" and a closing code (of `opcodes.FATAL`) end them all.
        """
        for interrupt in list(self._interrupters.values()):
            interrupt(how)
