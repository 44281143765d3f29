"""A campaign on one host: the same heroes through several adventures, played as automata advise, with restarts."""

from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.engine import Chance
from bot.host import HostRefused, Table
from cogs.p52.game import GAME
from cogs.p52.options import P52Options
from tests.cogs.p52.rosters import recruit, setting_out, sheet
from tests.host.harness import ADA, BEN, Harness
from tests.host.rosters import now
from tests.support.chronicle import complaints

ADVENTURES = ("lamp", "lamp", "gaol")
EVERY = 60  # answers between two restarts


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "castellan.sqlite", GAME) as harness:
        yield harness
        assert await complaints(harness.store, harness.game, harness.path) == []


async def played(harness: Harness, table: Table) -> Table:
    """To its end, as the automaton would; the bot is restarted now and then, and right after the last answer."""
    chance, given = Chance(b"campaign"), 0
    while table.status == "open":
        for prompt in table.prompts[:1]:
            person = table.seats[prompt.seat].person
            assert person is not None
            choice = GAME.advise(table.view(prompt.seat), prompt, chance).choice
            with suppress(HostRefused):
                await harness.commands.answer(table.id, person.id, prompt.number, choice)
        given += 1
        if given % EVERY == 0:
            await harness.restart()
        table = await harness.queries.table(table.id)
    await harness.restart()
    return await harness.queries.table(table.id)


@pytest.mark.long
async def test_heroes_grow_over_several_adventures(harness: Harness) -> None:
    heroes = [await recruit(harness, who, key) for who, key in ((ADA, "brakka"), (BEN, "sable"))]
    for number, adventure in enumerate(ADVENTURES, start=1):
        options = P52Options(adventure=adventure, difficulty="gentle")  # type: ignore[arg-type] # they are
        before = [await sheet(harness, hero) for hero in heroes]
        table = await played(harness, await setting_out(harness, *heroes, options=options))
        assert table.status == "finished"
        for hero, was in zip(heroes, before, strict=True):
            kept = await sheet(harness, hero)
            assert (kept.won + kept.lost, len(kept.records)) == (number, number)
            assert [one.adventure for one in kept.records] == list(ADVENTURES[:number])
            assert kept.cores.total == was.cores.total + kept.raised - was.raised
            assert kept.level >= was.level
            assert (await now(harness, hero)).revision == number + 1
            assert not any(gear.key in {"key", "wind-relic"} for gear in kept.gear)
    assert max([(await sheet(harness, hero)).level for hero in heroes]) > 1
