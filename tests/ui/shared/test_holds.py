"""How long moments are held: as long as their face says, not for ever, and nobody's time is eaten up."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.engine import Event
from bot.host import Deadline, utcnow
from bot.ui.shared.holds import Holds
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import Docked, Fired, HarbourOptions
from tests.ui.scenes import scene_of

MOST_BEFORE_NEXT = 3.0
MOST_SECONDS = 6.0
SHOT, SECRET, DOCKED = Fired(actor=0), Fired(actor=0, to=(0,)), Docked(actor=0)
TABLE = scene_of(HarbourFace(), HarbourOptions(), 2).table


class Watched(HarbourFace):
    def moment(self, event: Event) -> float:
        return 2.0 if isinstance(event, Fired) else 0.0


class Wrong(HarbourFace):
    def moment(self, event: Event) -> float:
        raise ZeroDivisionError


HOLDS = Holds({"harbour": Watched()}, is_on=True)


def test_moments_are_public_and_have_a_time() -> None:
    assert HOLDS.moments(TABLE, [SECRET, DOCKED, SHOT]) == [SHOT]


def test_they_add_up_to_a_limit() -> None:
    assert [HOLDS.seconds(TABLE, [SHOT] * count) for count in (0, 1, 2, 9)] == [0, 2, 4, MOST_SECONDS]


def test_where_automata_do_not_pause_nothing_is_held_but_all_is_shown() -> None:
    holds = Holds({"harbour": Watched()}, is_on=False)
    assert holds.seconds(TABLE, [SHOT]) == holds.before_next(TABLE, [SHOT]) == 0
    assert holds.moments(TABLE, [SHOT]) == [SHOT]


def test_the_hurried_lose_a_tenth_of_their_time_at_most() -> None:
    assert HOLDS.before_next(TABLE, [SHOT]) == 2
    assert HOLDS.before_next(TABLE, [SHOT] * 9) == MOST_BEFORE_NEXT
    due = utcnow() + timedelta(seconds=10)
    hurried = replace(TABLE, deadlines={1: Deadline(1, 0, due, due)})
    assert 0.9 < HOLDS.before_next(hurried, [SHOT]) <= 1


def test_a_face_that_fails_holds_nobody_up(caplog: pytest.LogCaptureFixture) -> None:
    assert Holds({"harbour": Wrong()}, is_on=True).seconds(TABLE, [SHOT]) == 0
    assert "cannot say how long fired lasts" in caplog.text


def test_a_game_that_is_not_here_holds_nobody_up() -> None:
    elsewhere = Holds({}, is_on=True)
    assert (elsewhere.seconds(TABLE, [SHOT]), elsewhere.moments(TABLE, [SHOT])) == (0, [])
