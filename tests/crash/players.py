"""Those who play while bots are killed: some people in each channel, who press at random."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager
from typing import Any

from bot.local.protocol.message_flags import EPHEMERAL
from bot.local.server import LocalTable
from bot.local.world.seed import new_text_channel
from tests.client.descriptions import described
from tests.client.person import Person
from tests.crash.ledger import Ledger
from tests.crash.monkey import Lobby, Monkey

NAMES = ("Ada", "Ben", "Cleo", "Dora")
Channels = Mapping[str, tuple[Lobby, ...]]
PATIENCE_S = 900.0  # a busy machine may take long to start a bot, several times over
PLAYS_ON_S = 120.0
EVIL = ("Error id", "I do not know that button")


class Players:
    """`people` and their `monkeys`, one for each channel. `life` and `waited` are those of the bots.

    `heard` is called when somebody is answered.
    """

    def __init__(
        self,
        channels: Channels,
        seed: object,
        ledger: Ledger,
        life: Callable[[], int],
        waited: Callable[[], float],
        heard: Callable[[], None] = lambda: None,
    ) -> None:
        self._heard = heard
        self._channels, self._seed, self._ledger, self._life, self._waited = channels, seed, ledger, life, waited
        self.people: list[Person] = []
        self.monkeys: list[Monkey] = []
        self._playing: list[asyncio.Task[None]] = []

    async def sit(self, local: LocalTable, stack: AsyncExitStack) -> None:
        _make_channels(local, self._channels)
        first = await stack.enter_async_context(await Person.sit(local.base_url, NAMES[0]))
        await first.act(kind="add_person", name=NAMES[-1])
        others = [await stack.enter_async_context(await Person.sit(local.base_url, name)) for name in NAMES[1:]]
        self.people = [first, *others]
        for person in self.people:
            person.patience = PATIENCE_S
        self.sit_down(self.people)

    def sit_down(self, people: list[Person]) -> None:
        """Those who are here already play in these channels as well."""
        self.people = people
        self.monkeys = [
            Monkey(person, channel, lobbies, self._seed, self._ledger, self._life, self._waited, self._heard)
            for channel, lobbies in self._channels.items()
            for person in self.people
        ]

    def begin(self) -> None:
        self._playing = [asyncio.create_task(monkey.plays()) for monkey in self.monkeys]

    @contextmanager
    def resting(self) -> Iterator[None]:
        """Nobody presses meanwhile, but for what they have begun."""
        for monkey in self.monkeys:
            monkey.may_press.clear()
        try:
            yield
        finally:
            for monkey in self.monkeys:
                monkey.may_press.set()

    def are_well(self) -> None:
        """Whoever has stopped to play says why: with nobody left, nothing could be broken."""
        for task in self._playing:
            if task.done():
                task.result()

    async def go_to_bed(self, is_played_in: Callable[[int], bool]) -> list[str]:
        """Nobody presses any more: deadlines alone play on. What is wrong where they do not.

        `is_played_in` looks into the database: a table may look open though its match is over, as the bot died when it
        ended, and nobody has come to it since.
        """
        for monkey in self.monkeys:
            monkey.is_tired = True
        await asyncio.gather(*self._playing)
        stood = [channel for channel in self._channels if not await self._plays_on(channel, is_played_in)]
        return [f"nobody pressed, and no deadline played on in {channel}" for channel in stood]

    @property
    def kept_buttons(self) -> int:
        """Messages of the past that still have theirs: harmless, but not tidy."""
        return sum(max(0, len(tables(self.people[0], channel)) - 1) for channel in self._channels)

    async def _plays_on(self, channel: str, is_played_in: Callable[[int], bool]) -> bool:
        """Is anything done in this channel, or is nothing to be done?"""
        if all(options.get("pace") == "none" for _, options in self._channels[channel]):
            return True
        person = self.people[0]
        (place,) = [known["id"] for known in person.sight.channels.values() if known["name"] == channel]
        table = tables(person, channel)[-1:]
        if not table or not is_played_in(int(place)):
            return True
        try:
            async with asyncio.timeout(PLAYS_ON_S):
                await person.waits_for(
                    lambda: tables(person, channel) != table or is_over(person, channel), "the deadlines to play on"
                )
        except TimeoutError:
            return False
        return True

    def were_told(self, evil: tuple[str, ...]) -> list[str]:
        """What nobody should ever be shown, and somebody was."""
        return [
            f"{monkey.person.name} was told: {text}"
            for monkey in self.monkeys
            for text in map(described, monkey.person.messages(monkey.channel))
            for one in evil
            if one in text
        ]

    @property
    def unanswered(self) -> list[str]:
        return [f"the bot was alive and did not answer: {what}" for one in self.monkeys for what in one.unanswered]


def tables(person: Person, channel: str) -> list[dict[str, Any]]:
    """The public messages one can play at."""
    public = [message for message in person.messages(channel) if not message["flags"] & EPHEMERAL]
    return [message for message in public if "[Your Hand]" in described(message)]


def is_over(person: Person, channel: str) -> bool:
    return any("The match is over" in described(message) for message in person.messages(channel)[-3:])


def _make_channels(local: LocalTable, names: Channels) -> None:
    """Those the world does not have yet."""
    world = local.table.world
    known = {channel["name"] for channel in world.channels.values()}
    for name in [name for name in names if name not in known]:
        channel = new_text_channel(local.table.new_id(), name, len(world.channels))
        world.channels[channel["id"]], world.messages[channel["id"]] = channel, {}
