"""Whatever people do, and whatever happens to the bot: the roster is what the records say its matches made of it."""

import random
from pathlib import Path

import pytest

from bot.host import HostRefused, Person, Table
from bot.store import Store
from tests.host.harness import ADA, BEN, CLEO, Harness
from tests.host.rosters import fighter
from tests.support.arena import Arena, ArenaOptions
from tests.support.chronicle import complaints
from tests.support.sampled import sampled

PEOPLE = (ADA, BEN, CLEO)
CHANNELS = 3
DEEDS = ("strike", "strike", "strike", "strike", "bring", "bring", "undo", "leave", "away", "swap", "vote", "stop")
EXPECTED = {  # refusals that random deeds meet; a fault of the rules or of the memory is none of them
    *("not-seated", "already-seated", "not-in-lobby", "lobby-full", "character-playing", "character-retired", "stale"),
    *("no-undo", "nothing-to-undo", "question-open", "other-seated", "knows-a-hand", "left", "away", "not-starter"),
    *("finished", "not-open", "not-yours", "settled", "not-asked", "not-your-seat", "too-few-seats", "no-character"),
    "past-horizon",
}


class Arenas:
    """Tables in a few channels, people who do anything, and characters that are wanted everywhere."""

    def __init__(self, harness: Harness, seed: int) -> None:
        self.harness, self.chance = harness, random.Random(seed)
        self.over = 0

    async def make_fighters(self) -> None:
        for person in PEOPLE:
            for number in (1, 2):
                await fighter(self.harness, person, f"{person.name}'s {number}")

    async def step(self) -> None:
        channel = self.chance.randrange(CHANNELS)
        table = await self.harness.queries.table_in(channel) or await self._laid(channel)
        person = self.chance.choice(PEOPLE)
        try:
            await (self._before(table, person) if table.status == "lobby" else self._during(table, person))
        except HostRefused as refused:
            if refused.reason not in EXPECTED:
                raise
        self.over += not (await self.harness.queries.table(table.id)).is_live

    async def _laid(self, channel: int) -> Table:
        options = ArenaOptions(self.chance.choice((1, 1, 2, 3)))
        return await self.harness.commands.open_lobby(
            "arena", guild=5, channel=channel, starter=self.chance.choice(PEOPLE), options=options, pace="none"
        )

    async def _before(self, table: Table, person: Person) -> None:
        commands = self.harness.commands
        match self.chance.choice(("join", "bring", "bring", "leave", "begin", "begin", "begin")):
            case "join":
                await commands.join(table.id, person)
            case "bring":
                mine = await self.harness.host.characters.in_game(person.id, "arena")
                chosen = self.chance.sample(mine, self.chance.randint(0, len(mine)))
                await commands.bring(table.id, person, [one.id for one in chosen])
            case "leave":
                await commands.leave_lobby(table.id, person)
            case _:
                await commands.begin(table.id, table.starter)

    async def _during(self, table: Table, person: Person) -> None:
        commands = self.harness.commands
        match self.chance.choice(DEEDS):
            case "undo":
                await commands.undo(table.id, person)
            case "leave":
                await commands.leave(table.id, person)
            case "away":
                await commands.go_away(table.id, person)
            case "swap":
                await commands.swap(table.id, person, None, self.chance.choice(PEOPLE))
            case "vote":
                for vote in table.notes.votes:
                    await commands.agree(table.id, person.id, vote.number)
            case "stop":
                await commands.stop(table.id, table.starter)
            case _:
                await self._strike(table)

    async def _strike(self, table: Table) -> None:
        for prompt in table.prompts[:1]:
            holder = table.seats[prompt.seat].person
            if holder is not None and not table.seats[prompt.seat].is_automatic:
                blow = (self.chance.choice(("care", "bold")),)
                await self.harness.commands.answer(table.id, holder.id, prompt.number, blow)


async def play(path: Path, seed: int, steps: int) -> int:
    """How many matches were over; at every restart and at the end the records are held against the roster."""
    async with Harness(path, Arena()) as harness:
        arenas = Arenas(harness, seed)
        await arenas.make_fighters()
        for number in range(1, steps + 1):
            await arenas.step()
            if number % 50 == 0:
                await harness.stop()  # nobody plays while the two are compared
                assert await _complaints(path) == []
                await harness.start()
        return arenas.over


async def _complaints(path: Path) -> list[str]:
    store = await Store.open(path)
    found = await complaints(store, Arena(), path)
    await store.close()
    return found


@pytest.mark.parametrize("seed", sampled(range(2), 1))
async def test_the_roster_is_what_its_matches_made_of_it(tmp_path: Path, seed: int) -> None:
    assert await play(tmp_path / "castellan.sqlite", seed, 150) >= 3


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 30))
async def test_so_it_is_after_very_many(tmp_path: Path, seed: int) -> None:
    assert await play(tmp_path / "castellan.sqlite", seed, 600) >= 10
