"""Events name their facts so that the words can say them."""

from typing import Annotated

import msgspec

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
