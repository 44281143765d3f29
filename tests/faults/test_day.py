"""A day of a server over the local table: a hundred members, ten tables at all paces, and the noise that comes of it.

People act through the host, each in their own manner; the clock is moved. What everybody sees and whom it calls is
counted at Discord's side.
"""

import random
from collections import Counter
from datetime import timedelta
from pathlib import Path

import pytest

from bot.engine import Chance
from bot.engine.playout import any_choice
from bot.host import PACES, HostRefused, Person, Table
from bot.local.protocol.component_types import walk
from bot.local.rest.exchange import Exchange
from bot.local.server import LocalTable
from bot.local.world.seed import new_text_channel
from tests.client.descriptions import described
from tests.support.hall import GUILD, Hall, more_members, settled
from tests.support.unhurried import UnhurriedClock
from tests.ui.alone import opened_at

MEMBERS, TABLES = 100, 10
STEP = timedelta(minutes=15)
STEPS = 24 * 4
MOST_CALLS = 2  # of one person at one table who has done nothing since
MANNERS = {
    "keen": 0.9,
    "busy": 0.3,
    "silent": 0.0,
    "unnamed": 0.3,
    "lettered": 0.3,
}  # how often somebody answers in a step


class Noise:
    """What Discord was asked to do for everybody, and whom it notified."""

    def __init__(self, local: LocalTable) -> None:
        self.counts: Counter[str] = Counter()
        self.calls: Counter[int] = Counter()
        self.most: dict[tuple[str, int], int] = {}  # by channel and person: the most calls since they acted
        self.tables = frozenset(local.table.world.channels)
        self._since: Counter[tuple[str, int]] = Counter()
        local.requests.observers.append(self._note)

    def acted(self, channel: int, person: int) -> None:
        self._since.pop((str(channel), person), None)

    def _note(self, exchange: Exchange) -> None:
        is_new = exchange.method == "POST" and exchange.path.endswith("/messages")
        if is_new and isinstance(exchange.answered, dict):
            is_letter = exchange.answered["channel_id"] not in self.tables
            self.counts["letters" if is_letter else "messages"] += 1
            for user in exchange.answered.get("mentions", []):
                key = exchange.answered["channel_id"], int(user["id"])
                self._since[key] += 1
                self.calls[key[1]] += 1
                self.most[key] = max(self.most.get(key, 0), self._since[key])
        elif exchange.method == "PATCH" and "/messages/" in exchange.path:
            self.counts["edits"] += 1
        elif exchange.method == "DELETE" and "/messages/" in exchange.path:
            self.counts["deletions"] += 1


class Day:
    def __init__(self, hall: Hall, noise: Noise, people: list[Person]) -> None:
        self.hall, self.noise, self.people = hall, noise, people
        self.chance, self.choices = random.Random("a day"), Chance(b"a day")
        self.manner = {one.id: list(MANNERS)[number % len(MANNERS)] for number, one in enumerate(people)}
        self.answers = 0

    async def begins(self) -> list[Table]:
        """Ten tables of four to a game, at one pace after the other; a few people sit at two."""
        games, tables = list(self.hall.bot.host.games.values()), []
        for number in range(TABLES):
            game, pace = games[number % len(games)], list(PACES)[number % len(PACES)]
            seated = self.chance.sample(self.people, 4)
            channel = self.hall.id_of(f"table-{number}")
            table = await self.hall.bot.host.commands.open_lobby(
                game.key, guild=GUILD, channel=channel, starter=seated[0], options=game.options_type(), pace=pace
            )
            for person in seated[1:]:
                table = await self.hall.bot.host.commands.join(table.id, person)
            tables.append(await self.hall.bot.host.commands.begin(table.id, seated[0]))
        return tables

    def told(self) -> str:
        calls, people = sum(self.noise.calls.values()), len(self.noise.calls)
        return f"{dict(self.noise.counts)}, {calls} calls of {people} people, {self.answers} answers"

    async def passes(self, tables: list[Table]) -> None:
        for table in tables:
            await self._acts(table.id)
        await self.hall.passes(STEP, *tables)

    async def _acts(self, match: str) -> None:
        """Whoever is asked answers in their own manner, or comes back first."""
        commands, table = self.hall.bot.host.commands, await self.hall.bot.host.queries.table(match)
        for person in table.people:
            if table.status != "open" or self.chance.random() > MANNERS[self.manner[person.id]]:
                continue
            if any(table.seats[seat].is_away for seat in table.seats_of(person.id)):
                table = await commands.come_back(match, person)
            prompt = next((one for one in table.prompts if one.seat in table.seats_of(person.id)), None)
            if prompt is None:
                continue
            try:
                change = await commands.answer(match, person.id, prompt.number, any_choice(prompt, self.choices))
            except HostRefused:  # automata have moved on meanwhile
                table = await self.hall.bot.host.queries.table(match)
                continue
            table, self.answers = change.table, self.answers + 1
            self.noise.acted(table.channel, person.id)


@pytest.mark.long
async def test_nobody_is_called_too_often_and_every_table_says_what_is_true(tmp_path: Path) -> None:
    async with LocalTable(clock=UnhurriedClock()) as local:
        world = local.table.world
        for number in range(TABLES):
            channel = str(1_500_000_000_000_000_000 + number)
            world.channels[channel], world.messages[channel] = new_text_channel(channel, f"table-{number}", number), {}
        people = more_members(local, MEMBERS)
        async with opened_at(local, tmp_path, automaton_delay=0.0) as (ada, bot):
            noise, hall = Noise(local), Hall(local, ada, bot)
            day = Day(hall, noise, people)
            unnamed = {person for person, manner in day.manner.items() if manner == "unnamed"}
            for person in unnamed:
                await bot.context.wishes.change(person, pings="never", is_unlisted=True)
            lettered = {person for person, manner in day.manner.items() if manner == "lettered"}
            for person in lettered:
                await bot.context.wishes.change(person, has_letters=True)
            tables = await day.begins()
            for _ in range(STEPS):
                await day.passes(tables)
            for table in tables:
                await settled(bot, table.id)
            print(day.told())  # noqa: T201 - the figures are what it is for
            assert day.answers > 100
            assert max(noise.most.values()) <= MOST_CALLS, noise.most
            assert not unnamed & noise.calls.keys(), "they wished never to be called"
            assert not lettered & noise.calls.keys(), "they are written to instead"
            assert noise.counts["letters"] > 0
            assert noise.counts["messages"] <= 2 * day.answers + 10 * TABLES
            for table in tables:
                await is_true(hall, table.id)


async def is_true(hall: Hall, match: str) -> None:
    """The newest message of a table names whom it waits for, and offers nothing once it is over."""
    table = await hall.bot.host.queries.table(match)
    stored = hall.local.table.world.messages[str(table.channel)]
    assert table.message is not None
    body = stored[str(table.message)].body
    ids = [part["custom_id"] for part in walk(body["components"]) if part.get("custom_id", "").startswith("c1:")]
    if table.status == "open":
        asked = hall.bot.context.public(table).asked_people()
        assert all(f"<@{person}>" in described(body) for person in asked), described(body)
    else:
        assert not any(one.split(":")[2] for one in ids), "questions of a match that is over"
