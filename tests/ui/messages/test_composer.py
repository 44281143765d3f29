"""What stands in a message is drawn side by side, as a person waits for all of it."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.messages import composer
from bot.ui.messages.composer import Composer
from bot.ui.messages.story import Story
from bot.ui.views.picture import Picture
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions, Steered
from tests.ui.scenes import scene_of

BOARD, STRIP = Picture(b"board", "The board."), Picture(b"strip", "What has just happened.")
CONTEXT: Any = SimpleNamespace(can_attach=lambda _: True)


async def test_the_board_and_what_has_just_happened_are_drawn_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    both = asyncio.Barrier(2)

    async def board_picture(_: Any) -> Picture:
        await both.wait()
        return BOARD

    async def moment_picture(*_: Any) -> Picture:
        await both.wait()
        return STRIP

    monkeypatch.setattr(Composer._picture, "__defaults__", (board_picture,))
    monkeypatch.setattr(composer, "moment_picture", moment_picture)
    scene, part = scene_of(HarbourFace(), HarbourOptions(), 2), Story().part(is_fresh=False)
    async with asyncio.timeout(20):
        page = await Composer(CONTEXT).table(scene, part, None, (Steered(actor=0, course="north", knots=1),))
    assert (page.picture, page.strip) == (BOARD, STRIP)
