"""Panels wait for their table, and not for one that lags behind."""

import asyncio

import pytest

from bot.ui.messages import painted
from bot.ui.messages.painted import Painted


async def test_what_is_shown_is_not_waited_for() -> None:
    assert await Painted().comes(0)


async def test_a_table_that_is_drawn_is_waited_for() -> None:
    table = Painted()
    table.note_change()
    waiting = asyncio.create_task(table.comes())
    await asyncio.sleep(0)
    assert not waiting.done()
    table.note_painted()
    assert await waiting


async def test_a_table_that_cannot_be_shown_keeps_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much happens meanwhile, it is the first change that counts."""
    monkeypatch.setattr(painted, "PATIENCE", 0.0)
    table = Painted()
    table.note_change()
    table.note_change()
    assert not await table.comes(60)
