"""Somebody has their panel on two devices, and one gives way while they press or fill in something in the other."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.client.descriptions import described
from tests.e2e.player import Player, answers
from tests.support.hall import ADA, Hall, opened_hall


@pytest_asyncio.fixture(loop_scope="package")
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened_hall(tmp_path) as hall:
        yield hall


async def test_a_click_in_a_panel_that_gave_way_is_answered_with_a_new_message(hall: Hall) -> None:
    """The button is of a question that is answered on the other device, and the panel goes while the bot says so."""
    table = await hall.begun()
    panel = await Player(hall.ada).open_panel()
    kept = hall.bot.publisher.panels._open[table.id, ADA.id]
    async with kept.lock:  # a drawing is under way
        await hall.decides(table, ADA)
        pressing = asyncio.create_task(hall.ada.click(panel, answers(panel)[0]["custom_id"]))
        while len(kept.lock._waiters or ()) < 2:  # noqa: ASYNC110 - of two drawings; a lock tells nobody who waits
            await asyncio.sleep(0)
        await hall.ada.dismiss(panel)
    await pressing  # raises InteractionFailed where nothing answers
    said = await hall.ada.sees("That moment has passed")
    assert said["id"] != panel["id"]
    assert said["flags"] & 64


async def test_a_form_whose_panel_gave_way_is_answered_with_a_new_message(hall: Hall) -> None:
    table = await hall.begun()
    first = await Player(hall.ada).open_panel()
    await hall.ada.click(first, "Orders")
    orders = await hall.ada.sees(lambda one: "Standing orders" in described(one))
    form = await hall.ada.click(orders, "Change")
    await hall.ada.dismiss(orders)
    await hall.ada.submit(form, {})
    said = await hall.ada.sees("Saved. Nobody else can tell")
    assert said["flags"] & 64
    assert table.status == "open"
