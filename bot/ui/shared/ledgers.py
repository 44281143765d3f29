"""The ledgers of the games people have asked for, in memory; a new result is added to what is known."""

import asyncio
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.host import Queries
from bot.host.model.ledger import Ledger, Worth
from bot.store import PAGE
from bot.ui.shared.server_settings import Season
from bot.ui.views.face import Face

T = TypeVar("T")
Key: TypeAlias = tuple[int, str, Season | None]
MOST_LEDGERS = 50
EVER = datetime(2000, 1, 1, tzinfo=UTC)


class Ledgers:
    def __init__(self, queries: Queries, faces: Mapping[str, Face[Any]]) -> None:
        self._queries, self._faces = queries, faces
        self._kept: dict[Key, Ledger] = {}
        self._adding = WeakValueDictionary[Key, asyncio.Lock]()  # by ledger: a long one keeps none of the others
        self._forgotten = 0  # how often: what was read before is not kept

    async def look(self, guild: int, game: str, season: Season | None, look: Callable[[Ledger], T]) -> T:
        """What `look`, in a thread, makes of a game's ledger; no season: of all time. Raises HostRefused.

        Only matches that ended since the last question are read.
        """
        key = guild, game, season
        async with self._adding.setdefault(key, asyncio.Lock()):
            known = self._kept.pop(key, None) or Ledger(self._worth(game), season.ends if season else None)
            since = known.since or (season.begins if season else EVER)
            if season is not None:
                since = max(since, season.begins)
            forgotten = self._forgotten
            await self._read_on(known, guild, game, since)
            while len(self._kept) >= MOST_LEDGERS:
                del self._kept[next(iter(self._kept))]
            if forgotten == self._forgotten:
                self._kept[key] = known
            return await asyncio.to_thread(look, known)

    async def _read_on(self, ledger: Ledger, guild: int, game: str, since: datetime) -> None:
        """A page at a time, so that clicks come between."""
        while True:
            found = await self._queries.over_since(guild, game, since)
            await asyncio.to_thread(ledger.add, found)
            if len(found) < PAGE or found[-1].ended == since:
                return
            since = found[-1].ended

    def forget(self) -> None:
        """Somebody was forgotten, or a server: derive all of it again."""
        self._kept.clear()
        self._forgotten += 1

    def _worth(self, game: str) -> Worth:
        return worth_of(self._faces[game])


def worth_of(face: Face[Any]) -> Worth:
    """By its options, how much a match of this game is worth in which all win or lose together."""

    def worth(given: dict[str, Any]) -> int | None:
        try:
            options = msgspec.convert(given, face.game.options_type)
        except msgspec.ValidationError:
            return 0  # it was played in a way that is no longer there
        return face.difficulty(options) if face.is_together(options) else None

    return worth
