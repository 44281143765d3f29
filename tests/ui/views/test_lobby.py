"""The lobby: one bold button, what most people want now, and buttons that stay where they are."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.host import SeatInfo
from bot.local.protocol.component_types import ACTION_ROW, BUTTON, TEXT_DISPLAY, walk
from bot.ui.views.lobby import lobby_view
from bot.ui.views.scene import Scene
from cogs.death_over_the_kingdom.face import KingdomFace
from tests.ui.scenes import ADA, scene_of

PRIMARY = 1
KINGDOM = scene_of(KingdomFace(), KingdomFace().game.options_type(), 3)


def lobby(seats: int) -> list[dict[str, Any]]:
    """Its components, with so many seats taken."""
    taken = [SeatInfo(seat, ADA if seat == 0 else None, f"Guest {seat}") for seat in range(seats)]
    table = replace(KINGDOM.table, status="lobby", match=None, seats=taken)
    view: Any = lobby_view(Scene(table, KINGDOM.face, KINGDOM.words))
    return list(walk(view.to_components()))


@pytest.mark.parametrize(("seats", "bold"), [(1, "Join"), (2, "Join"), (3, "Start"), (7, "Start")])
async def test_one_button_is_bold(seats: int, bold: str) -> None:
    assert [part["label"] for part in lobby(seats) if part.get("style") == PRIMARY] == [bold]


async def test_buttons_stay_where_they_are_whoever_sits_down() -> None:
    """As many lines above them, and the same in each row."""
    shown = [lobby(seats) for seats in range(1, 8)]
    above = {sum(part["content"].count("\n") + 1 for part in one if part["type"] == TEXT_DISPLAY) for one in shown}
    rows = {
        tuple(tuple(button["label"] for button in part["components"]) for part in one if part["type"] == ACTION_ROW)
        for one in shown
    }
    assert len(above) == len(rows) == 1
    assert all(part["type"] == BUTTON for one in shown for part in one if part.get("label"))
