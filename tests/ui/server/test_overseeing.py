"""What a manager is told of each seat at a table."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.host import SeatInfo, Table
from bot.local.protocol.component_types import STRING_SELECT, TEXT_DISPLAY, walk
from bot.ui.server.overseeing import Overseeing, _state
from bot.ui.views.scene import Scene
from bot.words import Catalogue
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import ADA, scene_of
from tests.ui.server.managing import Managed


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (SeatInfo(0, ADA, "Ada"), "Ada"),
        (SeatInfo(0, None, "Tin"), "automaton"),
        (SeatInfo(0, ADA, "Ada", is_away=True), "Ada, away: an automaton plays"),
        (SeatInfo(0, ADA, "Ada", has_left=True), "Ada, left for good"),
        (SeatInfo(0, None, "Ada", has_left=True), "Ada, left for good"),
    ],
)
def test_it_is_said_who_plays_there(seat: SeatInfo, said: str) -> None:
    assert said in Catalogue().words().say(_state(seat), number=1, name=seat.name)


@pytest.mark.parametrize(("count", "lines", "offered"), [(0, 1, 0), (1, 1, 1), (25, 25, 25), (26, 26, 25)])
async def test_all_tables_of_the_server_are_listed_and_25_can_be_picked(count: int, lines: int, offered: int) -> None:
    """Of those beyond there is a line that says how many they are; games that are not here are left out."""
    table = scene_of(HarbourFace(), HarbourOptions(), 2).table
    tables = [replace(table, id=str(number), status="lobby", match=None) for number in range(count)]

    async def open_tables_on(_: int) -> list[Table]:
        return [*tables, replace(table, game="gone")]

    context = Managed().context
    context.host.queries = SimpleNamespace(open_tables_on=open_tables_on)
    context.faces = {"harbour": HarbourFace()}
    context.public = lambda one: Scene(one, HarbourFace(), Catalogue().words())
    view: Any = await Overseeing(context)._list(Managed().reply)
    shown = list(walk(view.to_components()))
    title, said = (part["content"] for part in shown if part["type"] == TEXT_DISPLAY)
    assert str(count) in title or not count
    assert len(said.splitlines()) == lines
    assert sum(len(part["options"]) for part in shown if part["type"] == STRING_SELECT) == offered
