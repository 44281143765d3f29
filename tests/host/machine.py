"""A table where anything may happen in any order: people, automata, the clock, restarts, a full disk."""

import asyncio
import random
import shutil
from collections.abc import Awaitable
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, ClassVar

from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bot.engine import Game, Options
from bot.host import PACES, HostRefused, Person, Reason, Table
from bot.store import Store
from tests.host.bench import Bench
from tests.host.folk import DEEDS, PEOPLE, Deed, fitting, people, wild_deeds
from tests.host.medley import Medley, MedleyOptions
from tests.host.sound import check, facts

GUILD = 5
ROUNDS = 4
MANY = 20  # deeds in a row
IN_MEMORY = Path("/dev/shm")  # noqa: S108 - what a step costs is mostly the disk; crashes are tried elsewhere
CHANNELS = st.integers(0, 1)
PICKS = st.integers(0, 199)
TIMES = tuple(timedelta(seconds=s) for s in (1, 30, 50, 100, 150, 700, 4000, 90_000, 700_000))
FULL = "CREATE TRIGGER full BEFORE {} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
FAILURES = ("failed", "storage", "shutting-down")
WRITES = ("UPDATE ON matches", "INSERT ON journal", "INSERT ON seats", "INSERT ON deadlines", "INSERT ON snapshots")


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


class Tables(RuleBasedStateMachine):
    """One host with two channels; automata answer when they are told to, the clock stands still unless told."""

    game: ClassVar[Game[Any, Any]] = Medley()
    options: ClassVar[Options] = MedleyOptions(ROUNDS)

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(mkdtemp(dir=IN_MEMORY if IN_MEMORY.is_dir() else None))
        self.runner = asyncio.Runner()
        self.bench = Bench(self.folder / "castellan.sqlite", self.game)
        shutil.copy(empty_database(), self.bench.path)
        self.runner.run(self.start(None))
        self.matches: list[str] = []

    @initialize(pace=st.sampled_from(sorted(PACES)), automata=st.integers(0, 2), guests=st.integers(1, 3))
    def a_match_is_on(self, pace: str, automata: int, guests: int) -> None:
        self.runner.run(self.begin(pace, automata, guests))

    @rule(channel=CHANNELS, pace=st.sampled_from(sorted(PACES)), who=people, automata=st.integers(0, 2))
    def opens(self, channel: int, pace: str, who: int, automata: int) -> None:
        self.runner.run(self.open(channel, pace, automata, 1, who))

    @rule(channel=CHANNELS, seed=st.integers(0, 9999), many=st.integers(1, MANY))
    def people_do_what_fits(self, channel: int, seed: int, many: int) -> None:
        """Far into a match, as single steps would seldom come."""
        chance = random.Random(seed)
        for _ in range(many):
            self.runner.run(self.does_what_fits(channel, chance.randrange(10_000)))

    @rule(channel=CHANNELS, deed=wild_deeds)
    def somebody_does_anything(self, channel: int, deed: Deed) -> None:
        self.runner.run(self.try_(channel, deed))

    @rule(
        channel=CHANNELS, picks=st.lists(PICKS, min_size=2, max_size=3), passed=st.sampled_from((timedelta(), *TIMES))
    )
    def several_at_once(self, channel: int, picks: list[int], passed: timedelta) -> None:
        """In the same moment, perhaps the one in which a time runs out."""
        self.runner.run(self.at_once(channel, picks, passed))

    @rule(channel=CHANNELS, pick=PICKS, where=st.sampled_from(WRITES))
    def the_disk_is_full(self, channel: int, pick: int, where: str) -> None:
        self.runner.run(self.does_in_vain(channel, pick, where))

    @rule(passed=st.sampled_from(TIMES))
    def time_passes(self, passed: timedelta) -> None:
        self.bench.clock.pass_(passed)
        self.runner.run(self.settle())

    @rule(passed=st.sampled_from((timedelta(), *TIMES)), is_known=st.booleans())
    def restarts(self, passed: timedelta, is_known: bool) -> None:
        self.runner.run(self.restart(passed, is_known=is_known))

    @rule(channel=CHANNELS, many=st.integers(1, 6))
    def automata_answer(self, channel: int, many: int) -> None:
        for _ in range(many):
            self.runner.run(self.automaton_answers(channel))

    @rule(who=people)
    def is_forgotten(self, who: int) -> None:
        self.runner.run(self.forget(PEOPLE[who]))

    @invariant()
    def all_is_sound(self) -> None:
        self.runner.run(self.sound())

    def teardown(self) -> None:
        self.runner.run(self.bench.stop())
        self.runner.close()
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
