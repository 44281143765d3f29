"""Events name their facts so that the words can say them."""

from typing import Annotated, ClassVar

import msgspec
import pytest

from bot.engine import As, Event, Seat, Seats, Term, Who


class HandedOver(Event, rule="R9"):
    giver: Seat
    takers: Seats = ()
    card: Annotated[str, As("card")] | None = None
    count: int = 1


def test_its_word_and_facts() -> None:
    event = HandedOver(giver=1, takers=(0, 2), card="KIN")
    assert event.word == "handed-over"
    assert event.facts == {"giver": Who((1,)), "takers": Who((0, 2)), "card": Term("card", ("KIN",)), "count": 1}
    assert "card" not in HandedOver(giver=1).facts


def test_who_may_know_of_it() -> None:
    secret = HandedOver(giver=1, to=(1, 2))
    assert [secret.is_for(seat) for seat in (None, 0, 1, 2)] == [False, False, True, True]
    assert HandedOver(giver=1).is_for(None)


def test_it_travels_as_data() -> None:
    event = HandedOver(giver=1, to=(1,))
    assert msgspec.json.decode(msgspec.json.encode(event), type=HandedOver) == event
    assert b'"handed-over"' in msgspec.json.encode(event)


class AnyHanded(Event, kw_only=True):
    giver: Seat


class Returned(AnyHanded, rule="R10"): ...


class Kept(Event, frozen=True):
    """As games wrote it before."""

    rule: ClassVar[str] = "R11"
    giver: Seat


def test_it_names_its_rule_in_its_head_or_as_games_did_before() -> None:
    assert (HandedOver.rule, Returned.rule, Kept.rule) == ("R9", "R10", "R11")
    assert not hasattr(AnyHanded, "rule")
    assert Returned(giver=1) == Returned(giver=1)


def test_nobody_changes_what_happened() -> None:
    with pytest.raises(AttributeError):
        HandedOver(giver=1).giver = 2  # type: ignore[misc]
