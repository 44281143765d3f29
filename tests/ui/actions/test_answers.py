"""An answer is acknowledged as soon as it is kept: what is put in order afterwards nobody waits for."""

import asyncio
from pathlib import Path

import pytest

from bot.ui.messages.panels import Panels
from tests.ui.actions.test_watching import begun
from tests.ui.alone import game_alone, opened
from tests.ui.arena.game import GAME


async def test_a_click_is_acknowledged_before_panels_are_put_away(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    may_go_on, asked = asyncio.Event(), list[str]()

    async def put_away(_: Panels, match: str, person: int) -> None:
        asked.append(match)
        await may_go_on.wait()

    monkeypatch.setattr(Panels, "put_away", put_away)
    monkeypatch.setattr("bot.ui.wire.reply.ACKNOWLEDGE_SECONDS", 3600)  # so that no timer does it instead
    async with opened(tmp_path) as ada:
        await begun(ada)
        reply = await ada.click(await ada.sees("Room 1"), "care")
        assert (reply.state, len(asked)) == ("acknowledged", 1)
        may_go_on.set()
