"""Whoever presses while their panel is being drawn anew sees how things stand after that, not before."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.e2e.player import Player, answers
from tests.support.hall import Hall, opened_hall, settled


@pytest_asyncio.fixture(loop_scope="package")
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened_hall(tmp_path) as hall:
        yield hall


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
    assert before._task is not None
    await before._task
    channel = hall.local.table.world.messages[str(hall.id_of("game-night"))]
    shown = channel[ada.panel["id"]].body
    assert {part["custom_id"] for part in answers(shown)}.isdisjoint(part["custom_id"] for part in answers(ada.panel))
