"""The leagues of all servers: read once, kept with a server's settings."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.host import Person
from bot.store import Store
from bot.ui.actions.league.model import Entry, League

KEY = "leagues"
MOST_CACHED = 10  # on a server; of those that are over the oldest go


class Book:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, tuple[League, ...]] = {}
        self._one_at_a_time = asyncio.Lock()

    async def load(self) -> None:
        """Raises StorageFailed."""
        rows = await self._store.setting(KEY)
        self._known = {guild: msgspec.json.decode(text, type=tuple[League, ...]) for guild, text in rows.items()}

    def on(self, guild: int) -> tuple[League, ...]:
        """The newest last."""
        return self._known.get(guild, ())

    def __iter__(self) -> Iterator[League]:
        for leagues in list(self._known.values()):
            yield from leagues

    def find(self, league: str) -> League | None:
        return next((one for one in self if one.id == league), None)

    def of_match(self, match: str) -> tuple[League, int, int] | None:
        """The league in which it is played, the round and the table."""
        for league in self:
            for number, place, table in league.tables():
                if table.match == match:
                    return league, number, place
        return None

    async def add(self, league: League) -> None:
        """Raises StorageFailed."""
        async with self._one_at_a_time:
            before = list(await self._read(league.guild))
            while len(before) >= MOST_CACHED and (old := next((one for one in before if one.status == "over"), None)):
                before.remove(old)
            await self._keep(league.guild, (*before, league))

    async def change(self, league: str, how: Callable[[League], League | None]) -> League | None:
        """As it is after that; None where it is gone, or `how` lets it be forgotten. Raises StorageFailed."""
        async with self._one_at_a_time:
            if (known := self.find(league)) is None:
                return None
            leagues = await self._read(known.guild)
            if (now := next((one for one in leagues if one.id == league), None)) is None:
                return None
            then = how(now)
            others = [then if one.id == league else one for one in leagues]
            await self._keep(now.guild, tuple(one for one in others if one is not None))
            return then

    async def forget(self, person: int, name: str) -> None:
        """Their entries stay for the sake of the others, without them."""
        for league in list(self):
            if any(person in _ids(entry) for entry in league.entries) or league.starter.id == person:
                await self.change(league.id, lambda one: _without(one, person, name))

    def about(self, person: int) -> dict[str, Any]:
        """The leagues they have entered, and what their tables came to."""
        return {"leagues": [_told(league, entry) for league in self if (entry := league.entry_of(person))]}

    async def _read(self, guild: int) -> tuple[League, ...]:
        """As they are kept now: another process may have changed them, as where somebody was forgotten."""
        text = (await self._store.settings(guild)).get(KEY, "[]")
        self._known[guild] = msgspec.json.decode(text, type=tuple[League, ...])
        return self._known[guild]

    async def _keep(self, guild: int, leagues: tuple[League, ...]) -> None:
        await self._store.put_setting(guild, KEY, msgspec.json.encode(leagues).decode() if leagues else None)
        self._known[guild] = leagues

    def purge(self, guild: int) -> None:
        """What the store has forgotten of a server."""
        self._known.pop(guild, None)


def _told(league: League, entry: Entry) -> dict[str, Any]:
    points = [
        table.points[table.entries.index(entry.number)]
        for _, _, table in league.tables()
        if table.points is not None and entry.number in table.entries
    ]
    return {"guild": league.guild, "game": league.game, "opened": league.created, "points": points}


def _ids(entry: Entry) -> set[int]:
    return {one.id for one in (entry.person, entry.first) if one is not None}


def _without(league: League, person: int, name: str) -> League:
    nobody = Person(0, name)

    def mended(one: Person) -> Person:
        return nobody if one.id == person else one

    entries = tuple(
        replace(entry, person=mended(entry.person), first=None if entry.first is None else mended(entry.first))
        for entry in league.entries
    )
    return replace(league, entries=entries, starter=mended(league.starter))
