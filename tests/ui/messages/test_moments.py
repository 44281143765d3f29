"""Which moments stand above the board of which message."""

from dataclasses import dataclass
from typing import Any

import pytest

from bot.engine import Event
from bot.ui.messages.moments import Moments
from tests.support.harbour.game import Docked, Fired, Steered

STEERED, FIRED, DOCKED = Steered(actor=0, course="north", knots=1), Fired(actor=1), Docked(actor=0)


@dataclass
class Happened:
    """All that is read of a change."""

    kind: str = "answered"


def noted(moments: Moments, *events: Event, kind: Any = "answered") -> None:
    moments.note(Happened(kind), events)  # type: ignore[arg-type]


def edited(moments: Moments) -> tuple[Event, ...]:
    moments.shown(part := moments.part(is_fresh=False), is_fresh=False)
    return part


def posted(moments: Moments) -> tuple[Event, ...]:
    moments.shown(part := moments.part(is_fresh=True), is_fresh=True)
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
    moments.shown(part, is_fresh=True)
    assert edited(moments) == (FIRED,)


@pytest.mark.parametrize("kind", ["undone", "stepped-back", "resumed"])
def test_what_is_taken_back_is_shown_no_more(kind: str) -> None:
    moments = Moments()
    noted(moments, STEERED)
    posted(moments)
    noted(moments, FIRED)
    noted(moments, kind=kind)
    assert edited(moments) == ()
