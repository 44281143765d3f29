"""What a manager is told of each seat at a table."""

import pytest

from bot.host import SeatInfo
from bot.ui.server.overseeing import _state
from bot.words import Catalogue
from tests.ui.scenes import ADA


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
