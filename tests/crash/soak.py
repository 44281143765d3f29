"""The crash harness: a bot that is killed again and again while four people play, and what is left after each kill."""

import os
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.local.rest.exchange import Exchange
from bot.local.server import LocalTable
from tests.client.person import Person
from tests.crash.hourglass import Life
from tests.crash.inquest import FILES, Inquest, copy_of
from tests.crash.ledger import ACCEPTED, Ledger
from tests.crash.look import Look
from tests.crash.moments import Moments
from tests.crash.monkey import BAG, CLOCKLESS, KINGDOM, P52
from tests.crash.players import EVIL, Channels, Players
from tests.crash.stutter import stutter
from tests.crash.victim import Victim, run_delay

HEROES: Channels = {"game-night": P52, "lobby-chat": P52, "back-room": P52}
RECRUITS = ("brakka", "sable", "orrin", "maive", "rusk", "ysolde")  # everybody has one of each
CHANNELS: Channels = {
    "game-night": KINGDOM,
    "lobby-chat": BAG,
    "back-room": (*KINGDOM, *BAG),
    "attic": CLOCKLESS,
}
WARM = 5  # answers before the first kill
LATE = "answered too late by a busy machine"
LATE_ALLOWED, LATE_SHARE = 5, 100  # some, and one click in so many
SLOW = 0.4  # of the lives have a slow disk
LOOKS, CLICKS_SEEN = 4, 6  # in a calm life, and clicks before each
CALM = 0.5  # of the lives leave time to look at all messages
LOST = "I could not save that"
LOGGED = (" ERROR ", "Traceback", "was not true")  # what the bot should not have to say


class Soak:
    """`await run(kills)` plays and kills; then `complaints` must be empty and `counts` say what happened."""

    def __init__(self, folder: Path, seed: int, say: Callable[[str], None], channels: Channels = CHANNELS) -> None:
        self._folder, self._seed, self._say, self._channels = folder, seed, say, channels
        self._ledger = Ledger()
        self._inquest = Inquest(folder, self._ledger, copy_of(folder))
        self._life = 0
        self._chance = random.Random(f"{seed}/disks")
        self._up: datetime | None = None  # since when the bot that lives is sure to be up
        self._lived: Life | None = None  # of the one before
        self._waited = 0.0  # seconds, until it came up: what the table waits for the machine, the bot does as well
        self._read = 0  # of the log
        self._complaints: list[str] = []
        self.kills: Counter[str] = Counter()
        self._is_calm = False
        self._has_heroes = P52 in channels.values()

    @property
    def counts(self) -> dict[str, int]:
        killed = {f"killed {kind}": count for kind, count in sorted(self.kills.items())}
        kept = {"old tables that kept their buttons": self._players.kept_buttons}
        return killed | dict(self._ledger.counts) | dict(self._inquest.counts) | kept

    @property
    def complaints(self) -> list[str]:
        late, clicks = self._ledger.counts[LATE], self._ledger.counts["clicks"]  # the bot did try: a slow disk, perhaps
        excused = min(late, LATE_ALLOWED + clicks // LATE_SHARE)
        return self._complaints + self._inquest.complaints + self._players.unanswered[excused:]

    def _sees(self, exchange: Exchange) -> None:
        self._ledger.counts[LATE] += exchange.path.endswith("/callback") and exchange.status == 404

    async def run(self, kills: int) -> None:
        async with AsyncExitStack() as stack:
            local = await stack.enter_async_context(LocalTable())
            self._bot = Victim(local.base_url, self._folder)
            self._players = Players(self._channels, self._seed, self._ledger, lambda: self._life, self._bot.waited)
            await self._players.sit(local, stack)
            people = self._players.people
            stack.push_async_callback(self._bot.kill)
            local.requests.observers.append(self._sees)
            stutter(local, self._seed)
            self._look = Look(local, self._inquest.counts, self._bot.waited)
            self._inquest.look = self._look.ahead
            moments = Moments(local, lambda: self._bot, self._ledger, self._seed, has_heroes=self._has_heroes)
            await self._bot.start()
            await self._recruit(people)
            self._players.begin()
            await people[0].waits_for(lambda: self._ledger.taken >= WARM, "play to begin")
            for number in range(1, kills + 1):
                await self._kill(number, moments, people[0])
                self._players.are_well()
                if self.complaints:
                    break
            await self._ends(people)

    async def _ends(self, people: list[Person]) -> None:
        await self._comes_up(people[0])
        self._complaints += await self._players.go_to_bed(self._is_played_in)
        await self._dies()
        await self._examine()

    async def _recruit(self, people: list[Person]) -> None:
        if not self._has_heroes:
            return
        await self._comes_up(people[0])
        for person in people:
            for hero in RECRUITS:
                await person.slash("p52 hero recruit", who=hero)

    async def _kill(self, number: int, moments: Moments, person: Person) -> None:
        kind = moments.choose()
        if kind != "while it starts":
            await self._comes_up(person)
            await self._looks()
            for _ in range(LOOKS if self._is_calm else 0):  # at what this bot has shown, and not renewed at its start
                await moments.clicks(CLICKS_SEEN)
                await self._looks()
        await moments.come(kind, self._strike)
        await self._dies()
        self.kills[kind] += 1
        await self._examine()
        self._say(f"kill {number}, {kind}: {self._ledger.counts[ACCEPTED]} answers acknowledged so far")
        await self._bot.is_offline(person)
        self._life += 1  # what was pressed until now was pressed in vain
        self._is_calm = self._chance.random() < CALM
        await self._bot.start(is_slow=self._chance.random() < SLOW, is_calm=self._is_calm)

    async def _looks(self) -> None:
        """In a calm life: do all messages come true by themselves?"""
        if self._is_calm:
            with self._players.resting():
                self._complaints += await self._look.settles(self._folder / FILES[0], self._players.people[0])

    async def _comes_up(self, person: Person) -> None:
        await self._bot.comes_up(person)
        self._up, self._waited = datetime.now(UTC), run_delay(os.getpid())

    async def _dies(self) -> None:
        """Nothing of it is written any more when this returns."""
        await self._bot.kill()
        self._lived = None if self._up is None else (self._up, datetime.now(UTC))
        self._up = None

    def _strike(self) -> None:
        self._life += 1
        self._bot.strike()

    async def _examine(self) -> None:
        starved = timedelta(seconds=run_delay(os.getpid()) - self._waited)
        await self._inquest.hold(self._folder / f"copy-{self._life}", self._lived, starved)
        said = self._bot.said()
        new, self._read = said[self._read :], len(said)
        self._complaints += [f"logged: {line}" for line in new.splitlines() if any(evil in line for evil in LOGGED)]
        self._complaints += self._players.were_told((*EVIL, LOST))

    def _is_played_in(self, channel: int) -> bool:
        with closing(sqlite3.connect(self._folder / FILES[0])) as connection:
            found = connection.execute("SELECT 1 FROM matches WHERE channel = ? AND status = 'open'", (channel,))
            return found.fetchone() is not None
