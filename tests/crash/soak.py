"""The crash harness: a bot that is killed again and again while four people play, and what is left after each kill."""

import asyncio
import os
import random
import sqlite3
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.local.protocol.message_flags import EPHEMERAL
from bot.local.rest.exchange import Exchange
from bot.local.server import LocalTable
from bot.local.world.seed import new_text_channel
from tests.client.descriptions import described
from tests.client.person import Person
from tests.crash.hourglass import Life
from tests.crash.inquest import FILES, Inquest
from tests.crash.ledger import ACCEPTED, Ledger
from tests.crash.moments import Moments
from tests.crash.monkey import BAG, KINGDOM, P52, Lobby, Monkey
from tests.crash.stutter import stutter
from tests.crash.victim import Victim, run_delay

NAMES = ("Ada", "Ben", "Cleo", "Dora")
Channels = Mapping[str, tuple[Lobby, ...]]
HEROES: Channels = {"game-night": P52, "lobby-chat": P52, "back-room": P52}
RECRUITS = ("brakka", "sable", "orrin", "maive", "rusk", "ysolde")  # everybody has one of each
CHANNELS: Channels = {"game-night": KINGDOM, "lobby-chat": BAG, "back-room": (*KINGDOM, *BAG)}
PATIENCE_S = 900.0  # a busy machine may take long to start a bot, several times over
PLAYS_ON_S = 120.0
WARM = 5  # answers before the first kill
LATE = "answered too late by a busy machine"
LATE_ALLOWED, LATE_SHARE = 5, 100  # some, and one click in so many
SLOW = 0.4  # of the lives have a slow disk
EVIL = ("Error id", "I do not know that button", "I could not write that down")


class Soak:
    """`await run(kills)` plays and kills; then `complaints` must be empty and `counts` say what happened."""

    def __init__(self, folder: Path, seed: int, say: Callable[[str], None], channels: Channels = CHANNELS) -> None:
        self._folder, self._seed, self._say, self._channels = folder, seed, say, channels
        self._ledger = Ledger()
        self._inquest = Inquest(folder, self._ledger)
        self._monkeys: list[Monkey] = []
        self._life = 0
        self._chance = random.Random(f"{seed}/disks")
        self._up: datetime | None = None  # since when the bot that lives is sure to be up
        self._lived: Life | None = None  # of the one before
        self._waited = 0.0  # seconds, until it came up: what the table waits for the machine, the bot does as well
        self._read = 0  # of the log
        self._complaints: list[str] = []
        self.kills: Counter[str] = Counter()
        self._has_heroes = P52 in channels.values()
        self.kept_buttons = 0  # messages of the past that still have theirs: harmless, but not tidy

    @property
    def counts(self) -> dict[str, int]:
        killed = {f"killed {kind}": count for kind, count in sorted(self.kills.items())}
        kept = {"old tables that kept their buttons": self.kept_buttons}
        return killed | dict(self._ledger.counts) | dict(self._inquest.counts) | kept

    @property
    def complaints(self) -> list[str]:
        ignored = [f"the bot was alive and did not answer: {u}" for m in self._monkeys for u in m.unanswered]
        late, clicks = self._ledger.counts[LATE], self._ledger.counts["clicks"]  # the bot did try: a slow disk, perhaps
        excused = min(late, LATE_ALLOWED + clicks // LATE_SHARE)
        return self._complaints + self._inquest.complaints + ignored[excused:]

    def _sees(self, exchange: Exchange) -> None:
        self._ledger.counts[LATE] += exchange.path.endswith("/callback") and exchange.status == 404

    async def run(self, kills: int) -> None:
        async with AsyncExitStack() as stack:
            local = await stack.enter_async_context(LocalTable())
            self._bot = Victim(local.base_url, self._folder)
            people = await self._seat(local, stack)
            stack.push_async_callback(self._bot.kill)
            local.requests.observers.append(self._sees)
            stutter(local, self._seed)
            moments = Moments(local, self._bot, self._ledger, self._seed, has_heroes=self._has_heroes)
            await self._bot.start()
            await self._recruit(people)
            playing = [asyncio.create_task(monkey.plays()) for monkey in self._monkeys]
            await people[0].waits_for(lambda: self._ledger.taken >= WARM, "play to begin")
            for number in range(1, kills + 1):
                await self._kill(number, moments, people[0])
                _are_well(playing)
                if self.complaints:
                    break
            await self._ends(playing, people)

    async def _ends(self, playing: list[asyncio.Task[None]], people: list[Person]) -> None:
        await self._comes_up(people[0])
        await self._left_alone(playing, people)
        await self._dies()
        await self._examine()

    async def _seat(self, local: LocalTable, stack: AsyncExitStack) -> list[Person]:
        _make_channels(local, self._channels)
        first = await stack.enter_async_context(await Person.sit(local.base_url, NAMES[0]))
        await first.act(kind="add_person", name=NAMES[-1])
        others = [await stack.enter_async_context(await Person.sit(local.base_url, name)) for name in NAMES[1:]]
        people = [first, *others]
        for person in people:
            person.patience = PATIENCE_S
        places = [(person, channel) for channel in self._channels for person in people]
        self._monkeys = [
            Monkey(*place, self._channels[place[1]], self._seed, self._ledger, lambda: self._life, self._bot.waited)
            for place in places
        ]
        return people

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
        await moments.come(kind, self._strike)
        await self._dies()
        self.kills[kind] += 1
        await self._examine()
        self._say(f"kill {number}, {kind}: {self._ledger.counts[ACCEPTED]} answers acknowledged so far")
        await self._bot.is_offline(person)
        self._life += 1  # what was pressed until now was pressed in vain
        await self._bot.start(is_slow=self._chance.random() < SLOW)

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
        self._complaints += [f"logged: {line}" for line in new.splitlines() if " ERROR " in line or "Traceback" in line]
        for monkey in self._monkeys:
            shown = map(described, monkey.person.messages(monkey.channel))
            self._complaints += [f"{monkey.person.name} was told: {text}" for text in shown for e in EVIL if e in text]

    async def _left_alone(self, playing: list[asyncio.Task[None]], people: list[Person]) -> None:
        """Nobody presses any more: deadlines alone play on, as if everybody had gone to bed."""
        for monkey in self._monkeys:
            monkey.is_tired = True
        await asyncio.gather(*playing)
        for channel in self._channels:
            await self._plays_on(people[0], channel)
            self.kept_buttons += max(0, len(_tables(people[0], channel)) - 1)

    async def _plays_on(self, person: Person, channel: str) -> None:
        table = _tables(person, channel)[-1:]
        if not table or not self._is_played_in(person, channel):
            return
        try:
            async with asyncio.timeout(PLAYS_ON_S):
                await person.waits_for(
                    lambda: _tables(person, channel) != table or _is_over(person, channel), "the deadlines to play on"
                )
        except TimeoutError:
            self._complaints.append(f"nobody pressed, and no deadline played on in {channel}")

    def _is_played_in(self, person: Person, channel: str) -> bool:
        """A table may look so though its match is over: the bot died as it ended, and nobody has come to it since."""
        (place,) = [known["id"] for known in person.sight.channels.values() if known["name"] == channel]
        with closing(sqlite3.connect(self._folder / FILES[0])) as connection:
            found = connection.execute("SELECT 1 FROM matches WHERE channel = ? AND status = 'open'", (int(place),))
            return found.fetchone() is not None


def _are_well(playing: list[asyncio.Task[None]]) -> None:
    """Whoever has stopped to play says why: with nobody left, nothing could be broken."""
    for task in playing:
        if task.done():
            task.result()


def _make_channels(local: LocalTable, names: Channels) -> None:
    """Those the world does not have yet."""
    world = local.table.world
    known = {channel["name"] for channel in world.channels.values()}
    for name in [name for name in names if name not in known]:
        channel = new_text_channel(local.table.new_id(), name, len(world.channels))
        world.channels[channel["id"]], world.messages[channel["id"]] = channel, {}


def _tables(person: Person, channel: str) -> list[dict[str, Any]]:
    """The public messages one can play at."""
    public = [message for message in person.messages(channel) if not message["flags"] & EPHEMERAL]
    return [message for message in public if "[Your Hand]" in described(message)]


def _is_over(person: Person, channel: str) -> bool:
    return any("The match is over" in described(message) for message in person.messages(channel)[-3:])
