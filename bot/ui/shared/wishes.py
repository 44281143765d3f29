"""What people have settled for themselves with /gm pings, on all servers; kept in the store, read once."""

import re
from datetime import UTC, datetime, time, timedelta, timezone, tzinfo
from typing import Any, Literal
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Choice
from bot.store import Store

Pings = Literal["every", "waited", "end", "never"]
Closed = Literal["", "unsaid", "said"]
KEY = "pings"
_AHEAD = re.compile(r"[+-](\d{1,2})(?::([0-5]\d))?", re.ASCII)


class Quiet(Struct, frozen=True):
    """From when to when somebody is not to be called, by the clocks of where they live."""

    begins: str  # "22:00"
    ends: str
    zone: str = "UTC"

    def until(self, now: datetime) -> datetime | None:
        """When the quiet hours end that it is now; None where it is none of them."""
        there = now.astimezone(zone_of(self.zone))
        begins, ends = time.fromisoformat(self.begins), time.fromisoformat(self.ends)
        for day in (there - timedelta(days=1), there):
            start = day.replace(hour=begins.hour, minute=begins.minute, second=0, microsecond=0)
            end = start.replace(hour=ends.hour, minute=ends.minute)
            end += timedelta(days=end <= start)
            if start <= there < end:
                return end.astimezone(UTC)
        return None


class Digest(Struct, frozen=True):
    """Once a day a message with what waits, when clocks there say so; `last`: when it went out, or was asked for."""

    at: str  # "08:00"
    zone: str
    last: datetime

    @property
    def due(self) -> datetime:
        there, at = self.last.astimezone(zone_of(self.zone)), time.fromisoformat(self.at)
        due = there.replace(hour=at.hour, minute=at.minute, second=0, microsecond=0)
        return (due if due > there else due + timedelta(days=1)).astimezone(UTC)


class Wishes(Struct, frozen=True, omit_defaults=True):
    """One person's. `pings` None: as the server has it."""

    pings: Pings | None = None
    quiet: Quiet | None = None
    vacation: datetime | None = None  # until when
    has_letters: bool = False  # called by direct message instead of in the channel
    digest: Digest | None = None  # instead of calls to slow tables
    closed: Closed = ""  # Discord took no direct message to them the last time: have they been told?
    letter: int = 0  # the last one, which the next one replaces
    is_unlisted: bool = False  # others do not see them in standings
    language: str = ""  # spoken to them, on all servers; empty: as their Discord is set
    lessons: dict[str, tuple[Choice, ...]] = {}  # by game, the answers given in its lesson so far

    @property
    def has_digest(self) -> bool:
        """And does it reach them?"""
        return self.digest is not None and not self.closed


class WishBook:
    """The wishes of all people. `load` it once before use."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, Wishes] = {}

    async def load(self) -> None:
        rows = await self._store.wishes(KEY)
        self._known = {person: msgspec.json.decode(text, type=Wishes) for person, text in rows.items()}

    def of(self, person: int) -> Wishes:
        return self._known.get(person, Wishes())

    async def change(self, person: int, **changes: Any) -> Wishes:
        """Settle something anew. Raises StorageFailed, and then nothing has changed."""
        wishes = replace(self.of(person), **changes)
        await self._store.put_wish(person, KEY, msgspec.json.encode(wishes).decode())
        self._known[person] = wishes
        return wishes

    def digests(self) -> list[tuple[int, Digest]]:
        """Who wishes one."""
        return [(person, wishes.digest) for person, wishes in self._known.items() if wishes.digest is not None]

    def vacations(self, now: datetime) -> dict[int, datetime]:
        """Who is on vacation, and until when."""
        found = {person: wishes.vacation for person, wishes in self._known.items()}
        return {person: until for person, until in found.items() if until is not None and until > now}

    def forget(self, person: int) -> None:
        self._known.pop(person, None)


def zone_of(name: str) -> tzinfo:
    """`Europe/Berlin`, `UTC`, `+2` or `-03:30`. Raises ValueError for what is no place and no difference."""
    if name[:1] in ("+", "-"):
        if not (found := _AHEAD.fullmatch(name)):
            raise ValueError(name)
        ahead = timedelta(hours=int(found[1]), minutes=int(found[2] or 0))
        return timezone(ahead if name[0] == "+" else -ahead)
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (KeyError, OSError) as error:
        raise ValueError(name) from error
