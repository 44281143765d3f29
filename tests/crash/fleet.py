"""Several processes at one PostgreSQL: killed, ended, stalled, and robbed of their database, while people play; or it
hangs, with a word to nobody.

Whatever happens, somebody serves the server again within a lease and a little; no acknowledged answer is lost, none is
there twice, and whoever was replaced changes nothing and says nothing any more. A process of its own serves another
server meanwhile, and nobody who plays there may notice.
"""

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psycopg

from bot.cli.exit_codes import FAILED
from bot.cli.handover import hand_over
from bot.cluster.shard_lease import LOST as REPLACED
from bot.local.server import LocalTable
from bot.settings import Settings
from bot.store.backends import backend_at
from bot.store.copying import copy
from tests.crash.inquest import FILES, Inquest
from tests.crash.ledger import ACCEPTED, Ledger
from tests.crash.member import LEASE, SHARD, SHARDS, Member
from tests.crash.moments import Moments
from tests.crash.monkey import KINGDOM
from tests.crash.players import EVIL, Channels, Players
from tests.crash.soak import CHANNELS, WARM
from tests.crash.trouble import PATIENCE_S, Trouble
from tests.crash.victim import run_delay
from tests.support import relay
from tests.support.postgres import Server
from tests.support.relay import BREAKS

NEXT_DOOR: Channels = {"game-night-2": KINGDOM}
NAMES = ("first", "second", "third", "fourth")
MOST_AWAY_S = 1.5  # for which the database is gone; it takes a while to come up, and all that is well within a lease
HANGS_S = (6.0, 11.0)  # longer than a lease, and mostly than anybody waits for it
FRESH = timedelta(seconds=LEASE * 2 / 3)
END_S = 60.0
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
        self._trouble = Trouble()
        self._inquest.is_excused = self._trouble.was_there
        self._chance = random.Random(f"{seed}/incidents")
        self._complaints: list[str] = []
        self.incidents: Counter[str] = Counter()
        self._next_door = asyncio.Event()  # somebody there has been answered
        self._hung, self._is_hung = 0, False  # as `Trouble.which_life` counts
        self._kinds: dict[str, tuple[float, Callable[[], Awaitable[None]]]] = {
            "killed": (4.0, self._is_killed),
            "told to end": (2.0, self._is_ended),
            "asked to hand over": (2.0, self._is_asked),
            "stood still": (2.0, self._stands_still),
            "the spare killed": (1.0, self._spare_is_killed),
            "all killed": (1.0, self._all_are_killed),
            "the database killed": (3.0, self._database_is_killed),
            "a COMMIT without an answer": (3.0, self._commit_is_unanswered),
            "the database hung": (1.0, self._database_hangs),
        }

    @property
    def counts(self) -> dict[str, int]:
        incidents = {kind: self.incidents[kind] for kind in self._kinds}
        silence = {"ms was the longest silence after one": round(self._trouble.longest * 1000)}
        return incidents | dict(self._ledger.counts) | dict(self._inquest.counts) | silence

    @property
    def complaints(self) -> list[str]:
        unanswered = self._players.unanswered + self._neighbours.unanswered
        return self._complaints + self._trouble.complaints + self._inquest.complaints + unanswered

    @property
    def _all(self) -> list[Member]:
        return [*self._members, self._neighbour]

    def chosen(self, incidents: int) -> list[str]:
        """So many, of all kinds."""
        return self._chance.choices(list(self._kinds), [weight for weight, _ in self._kinds.values()], k=incidents)

    async def run(self, kinds: Sequence[str]) -> None:
        async with AsyncExitStack() as stack:
            local = await stack.enter_async_context(LocalTable(guilds=SHARDS))
            self._way = await stack.enter_async_context(relay.to(self._server))
            url = self._url.replace(str(self._server.folder), str(self._way.folder))
            names = NAMES[: self._processes]
            self._members = [Member(local.base_url, self._folder, name, url) for name in names]
            self._neighbour = Member(local.base_url, self._folder, "neighbour", url, 1 - SHARD)
            for member in self._all:
                stack.push_async_callback(member.kill)
            self._players = Players(
                self._channels, self._seed, self._ledger, self._trouble.which_life, self._waited, self._trouble.hear
            )
            await self._players.sit(local, stack)
            self._neighbours = Players(
                NEXT_DOOR, self._seed, self._ledger, self._life_next_door, self._waited, self._next_door.set
            )
            self._neighbours.sit_down(self._players.people)
            self._moments = Moments(local, lambda: self._serving, self._ledger, self._seed)
            await self._all_come_up()
            self._players.begin()
            self._neighbours.begin()
            await self._players.people[0].waits_for(lambda: self._ledger.taken >= WARM, "play to begin")
            for number, kind in enumerate(kinds, 1):
                await self._incident(number, kind)
                if self.complaints:
                    return
            for players in (self._players, self._neighbours):
                self._complaints += await players.go_to_bed(self._is_played_in)
            await self._examine()
            for member in self._all:
                if member.is_alive and (code := await member.stop()):
                    self._complaints.append(f"{member.name} ended with {code}")

    async def _incident(self, number: int, kind: str) -> None:
        await self._until(self._are_leases_fresh, "all leases to be renewed")
        await self._kinds[kind][1]()
        await self._all_are_well()
        self.incidents[kind] += 1
        self._players.are_well()
        self._neighbours.are_well()
        await self._examine()
        self._say(f"{number}, {kind}: {self._ledger.counts[ACCEPTED]} answers acknowledged so far")

    # What happens

    async def _is_killed(self) -> None:
        async with self._trouble.lasting() as strike:
            dead = self._serving
            await self._moments.come(self._moments.choose(), lambda: strike(dead.strike))
            await dead.dies()
            await self._another_serves(dead)

    async def _is_ended(self) -> None:
        async with self._trouble.lasting() as strike:
            ended = self._serving
            await self._moments.come(self._moments.choose_from_outside(), lambda: strike(_term(ended)))
            await self._ends(ended, 0)
            await self._another_serves(ended)

    async def _is_asked(self) -> None:
        async with self._trouble.lasting() as strike:
            asked = self._serving
            strike(lambda: None)
            settings = Settings(data=asked.data, database_url=self._url)
            await asyncio.to_thread(hand_over, settings, SHARD)
            await self._ends(asked, 0)
            await self._another_serves(asked)

    async def _stands_still(self) -> None:
        """Longer than its lease; it comes to when another has been playing for a while."""
        async with self._trouble.lasting() as strike:
            still = self._serving
            await self._moments.come(
                self._moments.choose_from_outside(), lambda: strike(lambda: still.signal(signal.SIGSTOP))
            )
            await self._another_serves(still)
        await self._trouble.passes()
        still.signal(signal.SIGCONT)
        await self._ends(still, FAILED)

    async def _spare_is_killed(self) -> None:
        """Nobody who plays may notice."""
        for spare in [member for member in self._members if member is not self._serving]:
            await spare.kill()
        await self._trouble.passes()

    async def _all_are_killed(self) -> None:
        async with self._trouble.lasting() as strike:
            strike(self._strike_all)
            await asyncio.gather(*(member.dies() for member in self._members))
            await self._all_are_well()

    def _strike_all(self) -> None:
        for member in self._members:
            member.strike()

    async def _database_is_killed(self) -> None:
        """Whoever presses meanwhile is told so."""
        async with self._trouble.lasting(is_silent=False) as strike:
            gone = self._chance.uniform(0, MOST_AWAY_S)
            process = self._server.process
            await self._moments.come(
                self._moments.choose_from_outside(), lambda: strike(lambda: os.kill(process, signal.SIGKILL))
            )
            await asyncio.sleep(gone)
            await asyncio.to_thread(self._server.start_again)
        await self._trouble.passes()

    async def _commit_is_unanswered(self) -> None:
        """The way to the database breaks over it, before or after it has been kept, and is gone for a while."""
        async with self._trouble.lasting(is_silent=False) as strike:
            gone = self._chance.uniform(0, MOST_AWAY_S)
            strike(lambda: self._way.break_at_commit(self._chance.choice(BREAKS)))
            await self._way.has_broken.wait()
            await asyncio.sleep(gone)
            self._way.is_down = False
        await self._trouble.passes()

    async def _database_hangs(self) -> None:
        """Nobody may speak once the leases have run out. Either process may serve afterwards, and the other waits."""
        hangs = self._chance.uniform(*HANGS_S)
        async with self._trouble.lasting(seconds=hangs) as strike:
            with ExitStack() as stack:
                self._is_hung = True
                await self._moments.come(
                    self._moments.choose_from_outside(),
                    lambda: strike(lambda: stack.enter_context(self._server.hanging())),
                )
                await asyncio.sleep(hangs)
            self._next_door.clear()
            await asyncio.wait_for(self._next_door.wait(), PATIENCE_S)
        self._is_hung = False
        await self._until(self._who_holds_serves, "one to serve, and the other to give way")

    def _life_next_door(self) -> int:
        """There nobody need answer while the database hangs, and at no other time."""
        self._hung += self._is_hung
        return self._hung

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

    async def _all_come_up(self) -> None:
        for member in self._all:
            await member.start()
            await self._until(lambda one=member: one.is_serving or one.is_waiting, "all to come up")  # type: ignore[misc]

    def _are_leases_fresh(self) -> bool:
        """Else two outages, one right after the other, could outlast one."""
        with psycopg.connect(self._url) as connection:
            (until,) = connection.execute("SELECT min(until) FROM leases WHERE holder <> ''").fetchone() or (None,)
        return until is not None and until.replace(tzinfo=UTC) > datetime.now(UTC) + FRESH

    def _who_holds_serves(self) -> bool:
        """Whoever has served before does not know at once that another has come in between."""
        with psycopg.connect(self._url) as connection:
            held = connection.execute("SELECT holder, until FROM leases WHERE shard = %s", (SHARD,)).fetchone()
        if held is None or held[1].replace(tzinfo=UTC) < datetime.now(UTC):
            return False
        pid = int(held[0].split()[1])  # a holder's name is host, number of the process, and a token
        return [member.pid for member in self._members if member.is_serving] == [pid]

    @property
    def _serving(self) -> Member:
        serving = [member for member in self._members if member.is_serving]
        if len(serving) != 1:
            raise AssertionError(f"{len(serving)} processes say that they serve the server")
        return serving[0]

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
        for member in self._all:
            lines = [line for line in member.new_lines() if " ERROR " in line]
            self._complaints += [f"{member.name} logged: {one}" for one in lines if not any(e in one for e in EXPECTED)]
        self._complaints += self._players.were_told(EVIL) + self._neighbours.were_told(EVIL)

    def _copy(self, folder: Path) -> None:
        """All that is in the database at one moment, in a file."""
        folder.mkdir()
        copy(backend_at(self._url), backend_at(folder / FILES[0]))

    def _is_played_in(self, channel: int) -> bool:
        with psycopg.connect(self._url) as connection:
            found = connection.execute("SELECT 1 FROM matches WHERE channel = %s AND status = 'open'", (channel,))
            return found.fetchone() is not None

    def _waited(self) -> float:
        """Seconds for which those who live, and the table they speak to, were not let run."""
        return run_delay(os.getpid()) + sum(member.waited() for member in self._all if member.is_alive)


def _term(member: Member) -> Callable[[], None]:
    return lambda: member.signal(signal.SIGTERM)
