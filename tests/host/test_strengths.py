"""How well an automaton plays is settled where it sits down, and kept with its seat."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.engine import Strength
from bot.host import Table
from tests.host.harness import ADA, BEN, MANAGER, Harness, number, refused
from tests.support.urn_game import DRAW, GAME, TAKE, UrnOptions


@pytest.fixture
async def urn(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "urn.sqlite3", GAME) as harness:
        yield harness


async def with_one(harness: Harness, strength: Strength) -> Table:
    options = UrnOptions()
    lobby = await harness.commands.open_lobby("urn", guild=5, channel=10, starter=ADA, options=options, pace="live")
    await harness.commands.add_automaton(lobby.id, ADA, "Tin", strength=strength)
    return await harness.commands.begin(lobby.id, ADA)


async def chosen(harness: Harness, table: Table) -> Any:
    """What the automaton answers after Ada."""
    await harness.commands.answer(table.id, ADA.id, number(table, 0), (TAKE,))
    await harness.heard.until(lambda change: change.table.match is not None and change.table.match.answered > 1)
    return harness.sql("SELECT choice FROM journal WHERE \"by\" = 'automaton'")[0][0]


@pytest.mark.parametrize(("strength", "key"), [("steady", DRAW), ("sharp", TAKE)])
async def test_a_sharp_one_does_what_looking_ahead_finds(urn: Harness, strength: Strength, key: str) -> None:
    table = await with_one(urn, strength)
    assert await chosen(urn, table) == f'["{key}"]'


async def test_its_strength_is_kept_with_its_seat(urn: Harness) -> None:
    table = await with_one(urn, "gentle")
    await urn.restart()
    kept = await urn.queries.table(table.id)
    assert [info.strength for info in kept.seats] == ["steady", "gentle"]


async def test_for_whoever_takes_the_seat_a_steady_one_stands_in(urn: Harness) -> None:
    table = await with_one(urn, "gentle")
    change = await urn.commands.swap(table.id, ADA, 1, BEN, server=MANAGER)
    change = await urn.commands.agree(table.id, BEN.id, change.table.notes.votes[0].number)
    assert [(info.person, info.strength) for info in change.table.seats] == [(ADA, "steady"), (BEN, "steady")]


async def test_no_sharp_one_sits_down_where_the_game_has_none(harness: Harness) -> None:
    lobby = await harness.lobby()
    assert await refused(harness.commands.add_automaton(lobby.id, ADA, "Tin", strength="sharp")) == "illegal"
    table = await harness.commands.add_automaton(lobby.id, ADA, "Tin", strength="gentle")
    assert table.seats[1].strength == "gentle"
