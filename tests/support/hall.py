"""A bot in this very process at a local table, whose clock is moved: matches are played through the host."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from bot.app import Castellan
from bot.engine import Chance
from bot.engine.playout import any_choice
from bot.host import Person as Someone
from bot.host import Table, utcnow
from bot.local.rest.exchange import Exchange
from bot.local.server import LocalTable
from bot.local.world.seed import GUILD_ID, PEOPLE, new_member, new_user
from tests.client.person import Person
from tests.support.unhurried import UnhurriedClock
from tests.ui.alone import opened_at

GUILD = int(GUILD_ID)
ADA, BEN, CLEO = (Someone(int(number), name) for name, number in PEOPLE.items())
CHANNELS = ("game-night", "lobby-chat")


class Later:
    """The time, but later by what has passed."""

    def __init__(self) -> None:
        self.by = timedelta()

    def __call__(self) -> datetime:
        return utcnow() + self.by


def moved_by(bot: Castellan, clock: Later) -> None:
    """All the host's clocks are this one."""
    bot.host._clock = bot.host._alarm._clock = bot.host.commands._clock = clock


def more_members(local: LocalTable, count: int) -> list[Someone]:
    """On the server of the local table, besides its own people."""
    world, found = local.table.world, [Someone(1_400_000_000_000_000_000 + n, f"Member {n}") for n in range(count)]
    for one in found:
        world.users[str(one.id)] = new_user(str(one.id), one.name)
        world.members[str(one.id)] = new_member([])
    return found


async def settled(bot: Castellan, match: str) -> None:
    """Until what has happened is shown."""
    is_idle = False
    while not is_idle:
        await asyncio.gather(*bot.host._background, *bot.host._notifier._tasks, return_exceptions=True)
        updater = bot.publisher._updaters.get(match)
        if updater is not None and updater._task is not None:
            await asyncio.wait([updater._task])
        is_idle = not bot.host._background and not bot.host._notifier._tasks and (updater is None or updater.is_idle)


class Hall:
    """Ada looks on; what she and the others decide goes to the host."""

    def __init__(self, local: LocalTable, ada: Person, bot: Castellan) -> None:
        self.local, self.ada, self.bot, self.clock = local, ada, bot, Later()
        self._chance = Chance(b"in the hall")
        self._calls: list[tuple[str, str]] = []  # channel and person
        local.requests.observers.append(self._note)
        moved_by(bot, self.clock)

    async def lobby(self, channel: str = CHANNELS[0], pace: str = "correspondence", *guests: Someone) -> Table:
        rules = self.bot.host.games["death-over-the-kingdom"]
        table = await self.bot.host.commands.open_lobby(
            rules.key, guild=GUILD, channel=self.id_of(channel), starter=ADA, options=rules.options_type(), pace=pace
        )
        for guest in guests:
            table = await self.bot.host.commands.join(table.id, guest)
        await settled(self.bot, table.id)
        return table

    async def begun(self, channel: str = CHANNELS[0], pace: str = "correspondence") -> Table:
        """A match of Ada, Ben and Cleo, who all choose a card now; people were called when a minute has passed."""
        table = await self.lobby(channel, pace, BEN, CLEO)
        vacations = self.bot.context.wishes.vacations(self.bot.host.now)
        table = await self.bot.host.commands.begin(table.id, ADA, vacations=vacations)
        await settled(self.bot, table.id)
        return table

    async def decides(self, table: Table, *people: Someone) -> Table:
        for person in people:
            table = await self.bot.host.queries.table(table.id)
            prompt = next(p for p in table.prompts if p.seat in table.seats_of(person.id))
            choice = any_choice(prompt, self._chance)
            await self.bot.host.commands.answer(table.id, person.id, prompt.number, choice)
            await settled(self.bot, table.id)
        return await self.bot.host.queries.table(table.id)

    async def passes(self, time: timedelta, *tables: Table) -> None:
        self.clock.by += time
        self.bot.host._alarm.fire()
        for table in tables:
            await settled(self.bot, table.id)

    def id_of(self, channel: str) -> int:
        return next(int(one["id"]) for one in self.ada.sight.channels.values() if one["name"] == channel)

    def public(self, channel: str = CHANNELS[0]) -> list[dict[str, Any]]:
        """What stands in a channel for everybody, as the table has it."""
        stored = self.local.table.world.messages[str(self.id_of(channel))].values()
        return [message.body for message in stored if message.only_for is None]

    def called(self, channel: str = CHANNELS[0]) -> list[str]:
        """Who was notified so far, call by call: those whom Discord says a new message mentions."""
        names = {number: name for name, number in PEOPLE.items()}
        return [names[person] for place, person in self._calls if place == str(self.id_of(channel))]

    def called_anywhere(self) -> Counter[str]:
        """The same in all channels and threads."""
        names = {number: name for name, number in PEOPLE.items()}
        return Counter(names[person] for _, person in self._calls)

    def _note(self, exchange: Exchange) -> None:
        if exchange.method == "POST" and exchange.path.endswith("/messages") and isinstance(exchange.answered, dict):
            found = exchange.answered
            self._calls += [(found["channel_id"], user["id"]) for user in found.get("mentions", [])]


@asynccontextmanager
async def opened_hall(data: Path) -> AsyncIterator[Hall]:
    async with LocalTable(clock=UnhurriedClock()) as local, opened_at(local, data, automaton_delay=0.0) as (ada, bot):
        yield Hall(local, ada, bot)
