"""A host on a file of its own, and everything the state machine lets happen to it."""

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
from tests.host.harness import Harness
from tests.host.invariants import check, facts
from tests.host.random_commands import COMMANDS, PEOPLE, Command, fitting

GUILD = 5
IN_MEMORY = Path("/dev/shm")  # noqa: S108 - what a step costs is mostly the disk; crashes are tried elsewhere
FULL = "CREATE TRIGGER full BEFORE {} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
FAILURES = ("failed", "storage", "shutting-down")


@cache
def empty_database() -> Path:
    """An empty file, made once, as to bring a new one up to date takes longer than many steps."""
    path = Path(mkdtemp()) / "empty.sqlite"

    async def make() -> None:
        await (await Store.open(path)).close()

    asyncio.run(make())
    return path


async def refusal(doing: Awaitable[object]) -> Reason | None:
    """The reason for which it was refused; None if it was not."""
    try:
        await doing
    except HostRefused as refused:
        return refused.reason
    return None


class RandomPlay:
    """Automata answer when they are told to, and the clock stands still unless told."""

    def __init__(self, game: Game[Any, Any], options: Options) -> None:
        self.game, self.options = game, options
        self.folder = Path(mkdtemp(dir=IN_MEMORY if IN_MEMORY.is_dir() else None))
        self.harness = Harness(self.folder / "castellan.sqlite", game)
        shutil.copy(empty_database(), self.harness.path)
        self.matches: list[str] = []

    async def end(self) -> None:
        await self.harness.stop()
        shutil.rmtree(self.folder)

    async def start(self, last_seen: datetime | None) -> None:
        await self.harness.start(automaton_delay=3600, most_mailboxes=3, last_seen=last_seen)

    async def restart(self, passed: timedelta, *, is_known: bool) -> None:
        await self.harness.stop()
        last_seen = self.harness.clock.now
        self.harness.clock.pass_(passed)
        await self.start(last_seen if is_known else None)

    async def open(self, channel: int, pace: str, automata: int, guests: int, who: int = 0) -> Table | None:
        host, starter = self.harness.host, PEOPLE[who]
        if await host.queries.table_in(channel) is not None:
            return None
        table = await host.commands.open_lobby(
            self.game.key, guild=GUILD, channel=channel, starter=starter, options=self.options, pace=pace
        )
        self.matches.append(table.id)
        legal = self.game.seats_for(self.options)
        guests = min(guests, legal[-1] - 1)
        for guest in range(guests):
            table = await host.commands.join(table.id, PEOPLE[(who + 1 + guest) % len(PEOPLE)])
        for number in range(max(min(automata, legal[-1] - 1 - guests), legal[0] - 1 - guests)):
            table = await host.commands.add_automaton(table.id, starter, f"Clockwork {number}")
        return table

    async def begin(self, pace: str, automata: int, guests: int) -> None:
        table = await self.open(0, pace, automata, guests)
        assert table is not None
        await self.try_(0, Command("begin", 0))

    async def does_what_fits(self, channel: int, pick: int) -> None:
        """Automata answer at once, twice out of three times."""
        table = await self.live(channel)
        if pick % 3:
            await self.automaton_answers(channel)
        if table is not None and (commands := fitting(table)):
            note(repr(commands[pick % len(commands)]))
            await self.try_(channel, commands[pick % len(commands)])

    async def at_once(self, channel: int, picks: list[int], passed: timedelta) -> None:
        table = await self.live(channel)
        if table is None or not (commands := fitting(table)):
            return
        self.harness.clock.pass_(passed)
        self.harness.host.tick()
        await asyncio.gather(*(self.try_(channel, commands[pick % len(commands)]) for pick in picks))

    async def try_(self, channel: int, command: Command) -> None:
        """Somebody tries something: it is done, or refused for a reason that is not a failure."""
        table = await self.live(channel)
        if table is not None:
            assert await refusal(COMMANDS[command.what](self.harness.host, table, command)) not in FAILURES

    async def does_in_vain(self, channel: int, pick: int, where: str) -> None:
        """The disk is full for one table: what could not be saved did not happen; what writes elsewhere is done."""
        table = await self.live(channel)
        if table is None or not (commands := fitting(table)):
            return
        before = facts(table)
        self.harness.sql(FULL.format(where))
        command = commands[pick % len(commands)]
        reason = await refusal(COMMANDS[command.what](self.harness.host, table, command))
        self.harness.sql("DROP TRIGGER full")
        assert reason in (None, "storage") or reason not in FAILURES
        assert reason is None or facts(await self.harness.queries.table(table.id)) == before, "refused, yet done"

    async def automaton_answers(self, channel: int) -> None:
        table = await self.live(channel)
        asked = [] if table is None else [p for p in table.prompts if table.seats[p.seat].is_automatic]
        if table is not None and asked:
            assert await self.harness.host._automata._answer(table.id, asked[0].number)

    async def forget(self, person: Person) -> None:
        await self.harness.commands.forget(person.id, "Masked Guest")
        tables = ("matches", "seats", "journal", "results")
        kept = [str(row) for name in tables for row in self.harness.sql(f"SELECT * FROM {name}")]  # noqa: S608
        assert not [row for row in kept if str(person.id) in row or person.name in row], "somebody is remembered"

    async def live(self, channel: int) -> Table | None:
        """The match of that channel, or of the other one."""
        host = self.harness.host
        return await host.queries.table_in(channel) or await host.queries.table_in(1 - channel)

    async def settle(self) -> None:
        """Wait until all that is due is done, and the audience has heard of it."""
        host = self.harness.host
        host._alarm.fire()
        while host._background or host._notifier._tasks:
            await asyncio.gather(*host._background, *host._notifier._tasks)
            host._alarm.fire()

    async def sound(self) -> None:
        await self.settle()
        await check(self.harness.host, self.matches, self.harness.heard.changes)
