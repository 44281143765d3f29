"""Which moments stand above the board of which message."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Answer, Chance, Event, Match
from bot.host import Change, Table
from bot.ui.messages.moments import Moments
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import Docked, Fired, HarbourOptions, Steered
from tests.ui.scenes import scene_of

STEERED, FIRED, DOCKED = Steered(actor=0, course="north", knots=1), Fired(actor=1), Docked(actor=0)
OPTIONS = HarbourOptions(turns=9)
TABLE = scene_of(HarbourFace(), OPTIONS, 2).table
TURN = ("north",), 1, ("drop",)  # a whole one: two questions at once, then one


def after(*choices: Any) -> Table:
    """The table once so much was answered."""
    match = Match.start(HarbourFace().game, 2, OPTIONS, Chance(b"a scene"))
    for choice in choices:
        match.answer(Answer(match.prompts[0].number, match.prompts[0].seat, choice))
    return replace(TABLE, match=match)


def noted(moments: Moments, *events: Event, kind: Any = "answered", table: Table = TABLE) -> None:
    moments.note(Change(table=table, kind=kind), events)


def edited(moments: Moments, table: Table = TABLE) -> tuple[Event, ...]:
    moments.shown(part := moments.part(is_fresh=False), table, is_fresh=False)
    return part


def posted(moments: Moments, table: Table = TABLE) -> tuple[Event, ...]:
    moments.shown(part := moments.part(is_fresh=True), table, is_fresh=True)
    return part


def test_they_stay_with_their_message_and_the_next_has_none() -> None:
    moments = Moments()
    noted(moments, STEERED)
    assert posted(moments) == (STEERED,)
    noted(moments)
    assert edited(moments) == (STEERED,)
    assert posted(moments) == ()
    assert edited(moments) == ()


def test_what_nobody_has_seen_adds_up() -> None:
    moments = Moments()
    noted(moments, STEERED)
    noted(moments, FIRED, DOCKED)
    assert posted(moments) == (STEERED, FIRED, DOCKED)


def test_what_was_seen_makes_way_for_what_is_new() -> None:
    moments = Moments()
    noted(moments, STEERED)
    assert edited(moments) == (STEERED,)
    noted(moments, FIRED)
    assert edited(moments) == (FIRED,)
    assert posted(moments) == (FIRED,), "whoever is called now may not have seen it"


def test_what_comes_while_they_are_sent_is_not_lost() -> None:
    moments = Moments()
    noted(moments, STEERED)
    part = moments.part(is_fresh=True)
    noted(moments, FIRED)
    moments.shown(part, TABLE, is_fresh=True)
    assert edited(moments) == (FIRED,)


@pytest.mark.parametrize("kind", ["undone", "stepped-back", "resumed"])
def test_what_is_taken_back_is_shown_no_more(kind: str) -> None:
    moments = Moments()
    noted(moments, STEERED)
    posted(moments)
    noted(moments, FIRED)
    noted(moments, kind=kind)
    assert edited(moments) == ()


def test_a_strip_goes_once_whoever_was_asked_below_it_has_answered() -> None:
    moments = Moments()
    noted(moments, STEERED, table=after(*TURN[:2]))
    assert edited(moments, after(*TURN[:2])) == (STEERED,)
    noted(moments, kind="reminded", table=after(*TURN[:2]))
    assert edited(moments, after(*TURN[:2])) == (STEERED,), "Ada is still asked"
    noted(moments, table=after(*TURN))
    assert edited(moments, after(*TURN)) == ()
    assert posted(moments, after(*TURN)) == (STEERED,), "Ben is called and may not have seen it"
    noted(moments, table=after(*TURN, ("north",)))
    assert edited(moments, after(*TURN, ("north",))) == (STEERED,), "Ben has a second question open"
    noted(moments, table=after(*TURN, *TURN[:2]))
    assert edited(moments, after(*TURN, *TURN[:2])) == ()


def test_a_strip_that_has_gone_does_not_come_back_with_the_next_edit() -> None:
    moments = Moments()
    noted(moments, STEERED, table=after(*TURN[:2]))
    assert posted(moments, after(*TURN[:2])) == (STEERED,)
    noted(moments, table=after(*TURN))
    assert [edited(moments, after(*TURN)) for _ in range(2)] == [(), ()]


def test_what_is_answered_before_a_strip_is_seen_takes_it_from_nobody() -> None:
    moments = Moments()
    noted(moments, STEERED, table=after(*TURN[:2]))
    noted(moments, table=after(*TURN))
    assert edited(moments, after(*TURN)) == (STEERED,)


def test_a_new_message_shows_nothing_that_is_more_than_a_turn_old() -> None:
    moments = Moments()
    for done in (after(*TURN[:2]), after(*TURN), after(*TURN, *TURN)):
        noted(moments, *([STEERED] if done.match.answered == 2 else []), table=done)  # type: ignore[union-attr]
        edited(moments, done)
    assert posted(moments, after(*TURN, *TURN)) == ()
