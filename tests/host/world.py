"""A host on a file of its own, what may happen to it, and how it is waited for."""

import asyncio
import shutil
from collections.abc import Awaitable
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hypothesis import note

from bot.engine import Game, Options
from bot.host import HostRefused, Person, Reason, Table
from bot.store import Store
from tests.host.bench import Bench
from tests.host.folk import DEEDS, PEOPLE, Deed, fitting
from tests.host.sound import check, facts

GUILD = 5
IN_MEMORY = Path("/dev/shm")  # noqa: S108 - what a step costs is mostly the disk; crashes are tried elsewhere
FULL = "CREATE TRIGGER full BEFORE {} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
FAILURES = ("failed", "storage", "shutting-down")


@cache
def empty_database() -> Path:
    """Made once: bringing a new file up to date takes longer than many steps."""
    path = Path(mkdtemp()) / "empty.sqlite"

    async def make() -> None:
        await (await Store.open(path)).close()

    asyncio.run(make())
    return path


async def refusal(doing: Awaitable[object]) -> Reason | None:
    """Why it was refused, if it was."""
    try:
        await doing
    except HostRefused as refused:
        return refused.reason
    return None


class World:
    """Automata answer when they are told to, and the clock stands still unless told."""

    def __init__(self, game: Game[Any, Any], options: Options) -> None:
        self.game, self.options = game, options
        self.folder = Path(mkdtemp(dir=IN_MEMORY if IN_MEMORY.is_dir() else None))
        self.bench = Bench(self.folder / "castellan.sqlite", game)
        shutil.copy(empty_database(), self.bench.path)
        self.matches: list[str] = []

    async def end(self) -> None:
        await self.bench.stop()
        shutil.rmtree(self.folder)

    async def start(self, last_seen: datetime | None) -> None:
        await self.bench.start(automaton_delay=3600, most_rooms=3, last_seen=last_seen)

    async def restart(self, passed: timedelta, *, is_known: bool) -> None:
        await self.bench.stop()
        last_seen = self.bench.clock.now
        self.bench.clock.pass_(passed)
        await self.start(last_seen if is_known else None)

    async def open(self, channel: int, pace: str, automata: int, guests: int, who: int = 0) -> Table | None:
        host, starter = self.bench.host, PEOPLE[who]
        if await host.table_in(channel) is not None:
            return None
        table = await host.open_lobby(
            self.game.key, guild=GUILD, channel=channel, starter=starter, options=self.options, pace=pace
        )
        self.matches.append(table.id)
        legal = self.game.seats_for(self.options)
        guests = min(guests, legal[-1] - 1)
        for guest in range(guests):
            table = await host.join(table.id, PEOPLE[(who + 1 + guest) % len(PEOPLE)])
        for number in range(max(min(automata, legal[-1] - 1 - guests), legal[0] - 1 - guests)):
            table = await host.add_automaton(table.id, starter, f"Clockwork {number}")
        return table

    async def begin(self, pace: str, automata: int, guests: int) -> None:
        table = await self.open(0, pace, automata, guests)
        assert table is not None
        await self.try_(0, Deed("begin", 0))

    async def does_what_fits(self, channel: int, pick: int) -> None:
        """Automata answer at once, twice out of three times."""
        table = await self.live(channel)
        if pick % 3:
            await self.automaton_answers(channel)
        if table is not None and (deeds := fitting(table)):
            note(repr(deeds[pick % len(deeds)]))
            await self.try_(channel, deeds[pick % len(deeds)])

    async def at_once(self, channel: int, picks: list[int], passed: timedelta) -> None:
        table = await self.live(channel)
        if table is None or not (deeds := fitting(table)):
            return
        self.bench.clock.pass_(passed)
        self.bench.host.tick()
        await asyncio.gather(*(self.try_(channel, deeds[pick % len(deeds)]) for pick in picks))

    async def try_(self, channel: int, deed: Deed) -> None:
        """Done, or refused for a good reason."""
        table = await self.live(channel)
        if table is not None:
            assert await refusal(DEEDS[deed.what](self.bench.host, table, deed)) not in FAILURES

    async def does_in_vain(self, channel: int, pick: int, where: str) -> None:
        """What could not be saved did not happen; what need not write there may."""
        table = await self.live(channel)
        if table is None or not (deeds := fitting(table)):
            return
        before = facts(table)
        self.bench.sql(FULL.format(where))
        deed = deeds[pick % len(deeds)]
        reason = await refusal(DEEDS[deed.what](self.bench.host, table, deed))
        self.bench.sql("DROP TRIGGER full")
        assert reason in (None, "storage") or reason not in FAILURES
        assert reason is None or facts(await self.bench.host.table(table.id)) == before, "refused, yet done"

    async def automaton_answers(self, channel: int) -> None:
        table = await self.live(channel)
        asked = [] if table is None else [p for p in table.prompts if table.seats[p.seat].is_automatic]
        if table is not None and asked:
            assert await self.bench.host._automata._answer(table.id, asked[0].number)

    async def forget(self, person: Person) -> None:
        await self.bench.host.forget(person.id, "Masked Guest")
        tables = ("matches", "seats", "journal", "results")
        kept = [str(row) for name in tables for row in self.bench.sql(f"SELECT * FROM {name}")]  # noqa: S608
        assert not [row for row in kept if str(person.id) in row or person.name in row], "somebody is remembered"

    async def live(self, channel: int) -> Table | None:
        """The match of that channel, or of the other one."""
        host = self.bench.host
        return await host.table_in(channel) or await host.table_in(1 - channel)

    async def settle(self) -> None:
        """Until all that is due is done, and told."""
        host = self.bench.host
        host._alarm.ring()
        while host._errands or host._herald._tasks:
            await asyncio.gather(*host._errands, *host._herald._tasks)
            host._alarm.ring()

    async def sound(self) -> None:
        await self.settle()
        await check(self.bench.host, self.matches, self.bench.heard.changes)
