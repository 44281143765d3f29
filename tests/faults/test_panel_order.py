"""Whoever presses while their panel is being drawn anew sees how things stand after that, not before."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.host import Person as Someone
from bot.host import Table
from tests.e2e.player import Player, answers
from tests.support.hall import ADA, BEN, CLEO, Hall, opened_hall, settled
from tests.support.unhurried import in_vain


@pytest_asyncio.fixture(loop_scope="package")
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened_hall(tmp_path) as hall:
        yield hall


def asked_at(table: Table) -> list[Someone]:
    """Who has to decide something, out of Ada, Ben and Cleo."""
    seats = {prompt.seat for prompt in table.prompts}
    return [person for person in (ADA, BEN, CLEO) if seats.intersection(table.seats_of(person.id))]


async def test_an_older_drawing_never_comes_after_the_answer(hall: Hall) -> None:
    table = await hall.begun()
    ada = Player(hall.ada)
    await ada.open_panel()
    opened = hall.bot.publisher.panels._open
    before = opened[table.id, int(hall.ada.id)]
    async with before.lock:  # a drawing is under way
        await ada.plays(1)
        await settled(hall.bot, table.id)  # what was told lets those who press go first, so hers waits to be drawn
        assert opened[table.id, int(hall.ada.id)] is not before
        before._is_due = True  # and another was asked for in the midst of it
        before._request()
    now = opened[table.id, int(hall.ada.id)]
    assert before._task is not None
    assert now._task is not None
    await asyncio.gather(before._task, now._task)
    channel = hall.local.table.world.messages[str(hall.id_of("game-night"))]
    shown = channel[ada.panel["id"]].body
    assert {part["custom_id"] for part in answers(shown)}.isdisjoint(part["custom_id"] for part in answers(ada.panel))


@pytest.mark.parametrize("opens_anew", [True, False])
async def test_a_click_that_could_not_be_answered_does_not_stop_the_panel(hall: Hall, opens_anew: bool) -> None:
    """Nothing can be changed through it; whatever was shown before it, or asked for since, goes on as ever."""
    table = await hall.begun()
    ada = Player(hall.ada)
    await ada.open_panel()
    await hall.ada.fault("hold", method="POST", route="/callback")
    await in_vain(hall.local, ada.plays(1), hall.local.table.faults.holds(1))
    if opens_anew:
        await ada.open_panel()
    hall.local.table.faults.lift()
    await hall.bot.context.in_flight.until_served(hall.ada.patience)
    table = await hall.decides(table, BEN, CLEO)
    while ADA not in (asked := asked_at(table)):
        table = await hall.decides(table, asked[0])
    await ada.becomes_asked()
