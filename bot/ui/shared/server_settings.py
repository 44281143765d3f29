"""What a server's managers have settled with /gm settings; kept in the store, read once."""

from datetime import datetime, timedelta
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.host import Openers, Stoppers
from bot.store import Store
from bot.ui.shared.wishes import Pings

KEY = "customs"  # as it stands in databases since the first version


LONGEST_REASON = 300  # characters that a manager may write about a bar
LONGEST_SEASON = 40  # of a season's name


class Bar(Struct, frozen=True):
    """Somebody who sits down at no new table of the server until then, and why."""

    person: int
    until: datetime
    reason: str = ""

    def holds(self, person: int, now: datetime) -> bool:
        return self.person == person and self.until > now


class Season(Struct, frozen=True):
    """A span of time in which all ratings begin anew; it goes on until there is an end."""

    name: str
    begins: datetime
    ends: datetime | None = None


class ServerSettings(Struct, frozen=True, omit_defaults=True):
    """One server's. Empty means: as Discord or the game has it."""

    language: str = ""  # of what is public
    pace: str = ""
    channels: tuple[int, ...] = ()  # where matches may be opened; none: everywhere
    openers: Openers = "everyone"
    opener_roles: tuple[int, ...] = ()  # who may open tables where it is settled by roles
    stoppers: Stoppers = "starter"  # besides those who manage the server
    has_threads: bool = False  # a match gets a thread of its own
    has_stories: bool = True  # what people write in their own words is told to all
    has_roster: bool = False  # characters that live on are made here and stay here
    lobby_hours: int = 24  # after so many without anything new a lobby is struck
    tables_each: int = 10  # lobbies and open matches one person may have laid out at a time; 0: any number
    tables: int = 100  # and all of them together
    cooldown: int = 30  # seconds each further table takes, for who has just laid out some; 0: none
    pings: Pings = "every"  # of everybody who has settled nothing else for themselves
    games_off: tuple[str, ...] = ()
    games_off_here: tuple[tuple[int, str], ...] = ()  # a channel, a thread or a forum, and a game
    callers: tuple[tuple[str, int], ...] = ()  # a game, and the role that is called where a lobby looks for players
    call_hours: int = 6  # between two such calls for a game
    log_channel: int = 0  # where the bot writes what managers did; 0: nowhere
    bars: tuple[Bar, ...] = ()
    has_ratings: bool = False
    shows_reliability: bool = False  # of those who join, to whoever opened the table
    seasons: tuple[Season, ...] = ()  # the newest last
    keep_days: int = 365  # so long after its end a match is kept whole, then its record alone; 0: for ever

    @property
    def lobby_life(self) -> timedelta:
        return timedelta(hours=self.lobby_hours)

    def caller(self, game: str) -> int | None:
        """The role that is called for it."""
        return dict(self.callers).get(game)

    def is_off(self, game: str, *places: int | None) -> bool:
        """Is the game not played on the server, or not in any of these places, a channel and its forum or so?"""
        return game in self.games_off or any((place, game) in self.games_off_here for place in places)

    def bar_of(self, person: int, now: datetime) -> Bar | None:
        return next((bar for bar in self.bars if bar.holds(person, now)), None)

    def season(self, name: str = "") -> Season | None:
        """By its name; without one, the season that is on."""
        found = [one for one in self.seasons if (one.name == name if name else one.ends is None)]
        return found[-1] if found else None

    @property
    def channel_mentions(self) -> list[str]:
        return [f"<#{channel}>" for channel in self.channels]


class SettingsBook:
    """The settings of all servers. `load` it once before use."""

    def __init__(self, store: Store, *, has_limits: bool = True) -> None:
        self._store = store
        self._usual = ServerSettings() if has_limits else ServerSettings(tables_each=0, tables=0, cooldown=0)
        self._known: dict[int, ServerSettings] = {}

    async def load(self) -> None:
        rows = await self._store.setting(KEY)
        usual = msgspec.to_builtins(self._usual)
        given = {guild: msgspec.json.decode(text) for guild, text in rows.items()}
        self._known = {guild: msgspec.convert(usual | one, ServerSettings) for guild, one in given.items()}

    def of(self, guild: int | None) -> ServerSettings:
        return self._known.get(guild or 0, self._usual)

    def forget(self, guild: int) -> None:
        self._known.pop(guild, None)

    def bars_on(self, person: int) -> list[tuple[int, Bar]]:
        """Where somebody is or was barred, with the server of each."""
        return [
            (guild, bar) for guild, settings in self._known.items() for bar in settings.bars if bar.person == person
        ]

    async def forget_person(self, person: int) -> None:
        """They are barred nowhere any more. Raises StorageFailed."""
        for guild, settings in list(self._known.items()):
            kept = tuple(bar for bar in settings.bars if bar.person != person)
            if kept != settings.bars:
                await self.change(guild, bars=kept)

    async def change(self, guild: int, **changes: Any) -> ServerSettings:
        """Settle something anew. Raises StorageFailed, and then nothing has changed."""
        settings = replace(self.of(guild), **changes)
        await self._store.put_setting(guild, KEY, msgspec.json.encode(settings).decode())
        self._known[guild] = settings
        return settings
