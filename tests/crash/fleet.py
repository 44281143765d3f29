"""Several processes at one PostgreSQL: killed, ended, stalled, and the server taken from under them, while people play.

Whatever happens, somebody serves the server again within a lease and a little; no acknowledged answer is lost, none is
there twice, and whoever was replaced changes nothing and says nothing any more.
"""

import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psycopg

from bot.cli.exit_codes import FAILED
from bot.cli.handover import hand_over
from bot.local.rest.exchange import Exchange
from bot.local.server import LocalTable
from bot.settings import Settings
from bot.store.backends import backend_at
from bot.store.copying import copy
from bot.tenure import LOST as REPLACED
from bot.ui.wire.limits import ACKNOWLEDGE_SECONDS
from tests.crash.inquest import FILES, Inquest
from tests.crash.ledger import ACCEPTED, Ledger
from tests.crash.member import LEASE, SHARD, Member
from tests.crash.moments import Moments
from tests.crash.players import EVIL, Channels, Players
from tests.crash.soak import CHANNELS, WARM
from tests.crash.victim import run_delay
from tests.support.postgres import Server

NAMES = ("first", "second", "third", "fourth")
SILENCE_S = LEASE + 5.0  # nobody is left without an answer for longer, the machine's own delays aside
MOST_AWAY_S = 2.5  # for which the database is gone
PATIENCE_S, END_S = 120.0, 60.0
HEARD_LATE = timedelta(seconds=ACKNOWLEDGE_SECONDS)  # for so long a refusal may be on its way
# What a process may log as an error: that it has been replaced, and that its database is gone.
EXPECTED = (REPLACED, "could not be saved", "could not be read", "the store could not be read")
LOOK_S = 0.02


class Fleet:
    """`await run(chosen(40))`; then `complaints` must be empty and `counts` say what happened."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        say: Callable[[str], None],
        server: Server,
        processes: int,
        channels: Channels = CHANNELS,
    ) -> None:
        self._folder, self._seed, self._say, self._server, self._channels = folder, seed, say, server, channels
        self._url = server.new_database()
        self._processes = processes
        self._ledger = Ledger()
        self._inquest = Inquest(folder, self._ledger, self._copy, has_hourglass=False)
        self._inquest.is_excused = self._was_troubled
        self._chance = random.Random(f"{seed}/incidents")
        self._life = 0
        self._is_silent = False
        self._struck: float | None = None  # when the last incident began, until somebody is answered again
        self._heard = asyncio.Event()
        self._troubles: list[tuple[datetime, datetime]] = []
        self._trouble_began: datetime | None = None
        self._complaints: list[str] = []
        self._longest = 0.0  # silence, in seconds
        self.incidents: Counter[str] = Counter()
        self._kinds: dict[str, tuple[float, Callable[[], Awaitable[None]]]] = {
            "killed": (4.0, self._is_killed),
            "told to end": (2.0, self._is_ended),
            "asked to hand over": (2.0, self._is_asked),
            "stood still": (2.0, self._stands_still),
            "the spare killed": (1.0, self._spare_is_killed),
            "all killed": (1.0, self._all_are_killed),
            "the database killed": (3.0, self._database_is_killed),
        }

    @property
    def counts(self) -> dict[str, int]:
        incidents = {kind: self.incidents[kind] for kind in self._kinds}
        silence = {"ms was the longest silence after one": round(self._longest * 1000)}
        return incidents | dict(self._ledger.counts) | dict(self._inquest.counts) | silence

    @property
    def complaints(self) -> list[str]:
        return self._complaints + self._inquest.complaints + self._players.unanswered

    def chosen(self, incidents: int) -> list[str]:
        """So many, of all kinds."""
        return self._chance.choices(list(self._kinds), [weight for weight, _ in self._kinds.values()], k=incidents)

    async def run(self, kinds: Sequence[str]) -> None:
        async with AsyncExitStack() as stack:
            local = await stack.enter_async_context(LocalTable())
            local.requests.observers.append(self._sees)
            names = NAMES[: self._processes]
            self._members = [Member(local.base_url, self._folder, name, self._url) for name in names]
            for member in self._members:
                stack.push_async_callback(member.kill)
            self._players = Players(self._channels, self._seed, self._ledger, self._which_life, self._waited)
            await self._players.sit(local, stack)
            self._moments = Moments(local, lambda: self._serving, self._ledger, self._seed)
            await self._all_come_up()
            self._players.begin()
            await self._players.people[0].waits_for(lambda: self._ledger.taken >= WARM, "play to begin")
            for number, kind in enumerate(kinds, 1):
                await self._incident(number, kind)
                if self.complaints:
                    return
            self._complaints += await self._players.go_to_bed(self._is_played_in)
            await self._examine()
            for member in self._members:
                if member.is_alive and (code := await member.stop()):
                    self._complaints.append(f"{member.name} ended with {code}")

    async def _incident(self, number: int, kind: str) -> None:
        await self._kinds[kind][1]()
        await self._all_are_well()
        self.incidents[kind] += 1
        self._players.are_well()
        await self._examine()
        self._say(f"{number}, {kind}: {self._ledger.counts[ACCEPTED]} answers acknowledged so far")

    # What happens

    async def _is_killed(self) -> None:
        async with self._trouble() as strike:
            dead = self._serving
            await self._moments.come(self._moments.choose(), lambda: strike(dead.strike))
            await dead.dies()
            await self._another_serves(dead)

    async def _is_ended(self) -> None:
        async with self._trouble() as strike:
            ended = self._serving
            await self._moments.come(self._moments.choose_from_outside(), lambda: strike(_term(ended)))
            await self._ends(ended, 0)
            await self._another_serves(ended)

    async def _is_asked(self) -> None:
        async with self._trouble() as strike:
            asked = self._serving
            strike(lambda: None)
            settings = Settings(data=asked.data, database_url=self._url)
            await asyncio.to_thread(hand_over, settings, SHARD)
            await self._ends(asked, 0)
            await self._another_serves(asked)

    async def _stands_still(self) -> None:
        """Longer than its lease; it comes to when another has been playing for a while."""
        async with self._trouble() as strike:
            still = self._serving
            await self._moments.come(
                self._moments.choose_from_outside(), lambda: strike(lambda: still.signal(signal.SIGSTOP))
            )
            await self._another_serves(still)
        await self._answers_go_on()
        still.signal(signal.SIGCONT)
        await self._ends(still, FAILED)

    async def _spare_is_killed(self) -> None:
        """Nobody who plays may notice."""
        for spare in [member for member in self._members if member is not self._serving]:
            await spare.kill()
        await self._answers_go_on()

    async def _all_are_killed(self) -> None:
        async with self._trouble() as strike:
            strike(self._strike_all)
            await asyncio.gather(*(member.dies() for member in self._members))
            await self._all_are_well()

    def _strike_all(self) -> None:
        for member in self._members:
            member.strike()

    async def _database_is_killed(self) -> None:
        """Whoever presses meanwhile is told so."""
        async with self._trouble(is_silent=False) as strike:
            gone = self._chance.uniform(0, MOST_AWAY_S)
            process = self._server.process
            await self._moments.come(
                self._moments.choose_from_outside(), lambda: strike(lambda: os.kill(process, signal.SIGKILL))
            )
            await asyncio.sleep(gone)
            await asyncio.to_thread(self._server.start_again)
        await self._answers_go_on()

    # What must come of it

    async def _another_serves(self, than: Member) -> None:
        others = [member for member in self._members if member is not than]
        if not others:
            await than.start()
        await self._until(lambda: any(member.is_serving for member in others or [than]), "a successor")

    async def _one_serves(self) -> None:
        await self._until(lambda: any(member.is_serving for member in self._members), "somebody to serve")

    async def _all_are_well(self) -> None:
        """Who has died is started anew; one serves, the others wait."""
        for member in self._members:
            if not member.is_alive:
                await member.start()
        await self._one_serves()
        serving = self._serving
        await self._until(lambda: all(m.is_waiting for m in self._members if m is not serving), "the others to wait")

    async def _answers_go_on(self) -> None:
        """Somebody hears something after this moment."""
        self._heard.clear()
        await self._hears("anything")

    async def _all_come_up(self) -> None:
        for member in self._members:
            await member.start()
            await self._until(lambda one=member: one.is_serving or one.is_waiting, "all to come up")  # type: ignore[misc]

    @property
    def _serving(self) -> Member:
        serving = [member for member in self._members if member.is_serving]
        if len(serving) != 1:
            raise AssertionError(f"{len(serving)} processes say that they serve the server")
        return serving[0]

    @asynccontextmanager
    async def _trouble(self, *, is_silent: bool = True) -> AsyncIterator[Callable[[Callable[[], object]], None]]:
        """From the strike until somebody is answered again answers may come to nothing; it must not last.

        `is_silent`: clicks may not even be answered.
        """
        starved = run_delay(os.getpid())

        def strike(how: Callable[[], object]) -> None:
            self._is_silent = is_silent
            self._trouble_began = datetime.now(UTC)
            self._struck = time.monotonic()
            how()
            self._heard.clear()

        yield strike
        self._heard.clear()  # whoever is to serve now does
        await self._hears("an answer after it")
        assert self._struck is not None
        assert self._trouble_began is not None
        silence = self._answered - self._struck
        self._longest = max(self._longest, silence)
        if silence > SILENCE_S + run_delay(os.getpid()) - starved:
            self._complaints.append(f"nobody was answered for {silence:.1f} s")
        self._troubles.append((self._trouble_began, datetime.now(UTC) + HEARD_LATE))
        self._trouble_began, self._is_silent = None, False

    def _which_life(self) -> int:
        """While nobody need answer no two moments are of one life."""
        self._life += self._is_silent
        return self._life

    def _sees(self, exchange: Exchange) -> None:
        if exchange.path.endswith("/callback") and exchange.status < 400:
            self._answered = time.monotonic()
            self._heard.set()

    async def _hears(self, what: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._heard.wait()
        except TimeoutError:
            raise AssertionError(f"nobody heard {what}; {self._logs()}") from None

    async def _until(self, condition: Callable[[], bool], what: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not condition():  # noqa: ASYNC110 - a log file rings no bell
                    await asyncio.sleep(LOOK_S)
        except TimeoutError:
            raise AssertionError(f"we waited for {what}; {self._logs()}") from None

    async def _ends(self, member: Member, wanted: int) -> None:
        try:
            async with asyncio.timeout(END_S):
                code = await member.dies()
        except TimeoutError:
            self._complaints.append(f"{member.name} goes on, though another is to serve")
            await member.kill()
        else:
            if code != wanted:
                self._complaints.append(f"{member.name} ended with {code}, not with {wanted}")

    def _logs(self) -> str:
        return "\n".join(f"{member.name}: {member.said()[-2000:]}" for member in self._members)

    # What is looked at

    async def _examine(self) -> None:
        await self._inquest.hold(self._folder / f"copy-{self.incidents.total()}", None)
        for member in self._members:
            lines = [line for line in member.new_lines() if " ERROR " in line]
            self._complaints += [f"{member.name} logged: {one}" for one in lines if not any(e in one for e in EXPECTED)]
        self._complaints += self._players.were_told(EVIL)

    def _copy(self, folder: Path) -> None:
        """All that is in the database at one moment, in a file."""
        folder.mkdir()
        copy(backend_at(self._url), backend_at(folder / FILES[0]))

    def _is_played_in(self, channel: int) -> bool:
        with psycopg.connect(self._url) as connection:
            found = connection.execute("SELECT 1 FROM matches WHERE channel = %s AND status = 'open'", (channel,))
            return found.fetchone() is not None

    def _was_troubled(self, at: datetime) -> bool:
        """Could an answer be refused at that moment, as its process was about to end, or had no database?"""
        began = self._trouble_began
        return (began is not None and began <= at) or any(start <= at <= end for start, end in self._troubles)

    def _waited(self) -> float:
        """Seconds for which those who live, and the table they speak to, were not let run."""
        return run_delay(os.getpid()) + sum(member.waited() for member in self._members if member.is_alive)


def _term(member: Member) -> Callable[[], None]:
    return lambda: member.signal(signal.SIGTERM)
