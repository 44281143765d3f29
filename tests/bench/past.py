"""A database as it is after long: a few matches that were really played, kept again and again, each time on a server,
in a channel and among people of its own.

Heads, seats and results go through the store. Answers and snapshots are ninety-nine rows in a hundred, so the database
copies them from the first match of each game, under the real schema with all its indexes.
"""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Table, text

from bot.engine import Chance, Game
from bot.engine.playout import any_choice
from bot.games import find_games
from bot.host import Host, Person
from bot.store import History, SeatRow, Store, commits, tables
from bot.store.backends import backend_at
from bot.store.rows import MatchRow, ResultRow
from bot.store.writer import Write

SEATS = 4
MOST_ANSWERS = 400  # whoever plays by chance goes on for ever at some games
AT_ONCE = 256  # matches on their way to the store
COPIED_AT_ONCE = 1000  # matches whose answers are copied in one transaction
CACHE = "PRAGMA cache_size = -400000"  # of SQLite's, in KiB
PEOPLE = 10  # who play on each server
FIRST_GUILD, FIRST_CHANNEL, FIRST_PERSON = 10**18, 2 * 10**18, 3 * 10**18
BEGUN = datetime(2025, 1, 1, tzinfo=UTC)
YEAR = timedelta(days=365)


class Past:
    """`await Past(store, where, matches, servers).fill()`; the last match ends a year after the first."""

    def __init__(self, store: Store, where: Path | str, matches: int, servers: int) -> None:
        self._store, self._where, self.matches, self.servers = store, where, matches, servers
        self.games = find_games()

    async def fill(self) -> None:
        templates = await self._played()
        copies = (self._copy(templates[number % len(templates)], number) for number in range(self.matches))
        while few := list(islice(copies, AT_ONCE)):
            await asyncio.gather(*map(self._store.writer.write, few))
        await asyncio.to_thread(self._multiply, templates)

    def _multiply(self, templates: Sequence[History]) -> None:
        """The answers and snapshots of all matches, in the order in which they ended."""
        for first in range(0, self.matches, COPIED_AT_ONCE):
            with backend_at(self._where).opened() as connection:
                if isinstance(self._where, Path):
                    connection.execute(text(CACHE))
                for number, template in enumerate(templates):
                    values = {"low": first, "high": first + COPIED_AT_ONCE, "number": number, "of": len(templates)}
                    for table in (tables.journal, tables.snapshots):
                        connection.execute(text(_copying(table)), values | {"template": template.head.id})

    def guild(self, number: int) -> int:
        """Where a match was played."""
        return FIRST_GUILD + number % self.servers

    def people(self, number: int) -> list[int]:
        """Who has played it, seat by seat."""
        first = FIRST_PERSON + number % self.servers * PEOPLE
        return [first + (number // self.servers + seat) % PEOPLE for seat in range(SEATS)]

    async def _played(self) -> list[History]:
        """One match of each game."""
        host = Host(self._store, self.games, automaton_delay=0)
        found = [await self._play(host, game, number) for number, game in enumerate(self.games.values(), 1)]
        await host.close()
        return found

    async def _play(self, host: Host, game: Game[Any, Any], channel: int) -> History:
        first, *others = [Person(person, f"Person {person}") for person in range(1, SEATS + 1)]
        table = await host.commands.open_lobby(
            game.key, guild=1, channel=channel, starter=first, options=game.options_type(), pace="relaxed"
        )
        for person in others:
            await host.commands.join(table.id, person)
        table, chance = await host.commands.begin(table.id, first), Chance(game.key.encode())
        for _ in range(MOST_ANSWERS):
            if not table.prompts:
                break
            prompt = table.prompts[0]
            choice = any_choice(prompt, chance)
            table = (await host.commands.answer(table.id, prompt.seat + 1, prompt.number, choice)).table
        history = await self._store.history(table.id)
        assert history is not None
        return history

    def _copy(self, of: History, number: int) -> Write:
        """As if it had been played again, all of it in one write."""
        people, ended = self.people(number), BEGUN + YEAR * number / self.matches
        head, write = self._head(of.head, number, people[0], ended), Write(f"past{number:06}")
        write.add(commits._NEW_MATCH, [commits._columns(head)])
        seats = [
            SeatRow(seat.seat, people[seat.seat], f"Person {people[seat.seat]}", is_away=False) for seat in of.seats
        ]
        write.add(commits._NEW_SEATS, [commits._columns(seat, match=head.id) for seat in seats])
        results = [ResultRow(seat.seat, seat.person, number % 7, has_won=seat.seat == number % SEATS) for seat in seats]
        write.add(commits._NEW_RESULTS, [commits._columns(result, match=head.id) for result in results])
        return write

    def _head(self, head: MatchRow, number: int, starter: int, ended: datetime) -> MatchRow:
        times = {"created": ended - timedelta(hours=1), "started": ended - timedelta(hours=1), "ended": ended}
        place = {"guild": self.guild(number), "channel": FIRST_CHANNEL + number % self.servers, "message": number + 1}
        who = {"starter": starter, "starter_name": f"Person {starter}"}
        return replace(head, id=f"past{number:06}", status="finished", notes=None, **times, **place, **who)


def _copying(table: Table) -> str:
    """Each row of a template's for each of its matches; `person` and `at` are theirs."""
    own = {"match": "m.id", "at": "m.ended", "person": "CASE WHEN t.person IS NULL THEN NULL ELSE s.person END"}
    names = [column.name for column in table.columns]
    found = ", ".join(own.get(name, f't."{name}"') for name in names)
    seat = "LEFT JOIN seats s ON s.match = m.id AND s.seat = t.seat" if "person" in names else ""
    quoted = ", ".join(f'"{name}"' for name in names)
    return (
        f"INSERT INTO {table.name} ({quoted}) SELECT {found} FROM matches m "  # noqa: S608 - our own names
        f"JOIN {table.name} t ON t.match = :template {seat} "
        "WHERE m.status = 'finished' AND m.message > :low AND m.message <= :high AND (m.message - 1) % :of = :number"
    )
