"""What must hold of every state, whatever was played: no card is lost, and what befalls one is seen and forgotten."""

from collections.abc import Iterable
from typing import Final

from bot.kit.pieces import check_pieces
from cogs.death_over_the_kingdom.state.cards import Card, full_deck
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.state.place import Place


def check(state: State) -> None:
    """Raise AssertionError where one is broken."""
    lying = [place.table for place in state.places if place.table is not None]
    hidden = [*state.deck, *(card for place in state.places for card in place.hand)]
    check_pieces("The cards", _named([*hidden, *lying, *state.discards]), BOX)
    for card in hidden:
        assert not card.is_up, f"a {card.code} in a hand or the deck lies face up (R7)"
        assert not _is_marked(card), f"a {card.code} in a hand or the deck is not like any other (R7)"
    for card in lying:
        _check_table_card(card)
    _check_places(state)


def _named(cards: Iterable[Card]) -> list[tuple[int, str]]:
    return [(card.number, card.code) for card in cards]


def _is_marked(card: Card) -> bool:
    return card.is_turned or card.is_toad or card.is_hanged or card.is_sealed


def _check_table_card(card: Card) -> None:
    assert card.is_up or not _is_marked(card), f"something has befallen a {card.code} that lies face down (R29)"
    assert card.is_two_valued or not card.is_turned, f"a {card.code} is turned, and has one value (R41)"
    assert card.code == "KIN" or not card.is_sealed, f"a {card.code} is sealed (R54)"
    assert card.code == "THI" or not card.is_hanged, f"a {card.code} is hanged (R55)"


def _check_places(state: State) -> None:
    if state.mode == "court":
        held = {_count(place) for place in state.places}
        assert len(held) == 1, "not all have as many cards as each other (R11, R14)"
        return
    assert not any(place.hand for place in state.places), "somebody has a hand in the classic game (R50)"
    if state.scoring == "lives":
        assert all(place.is_out == (place.points == 0) for place in state.places), (
            "somebody is out with a life, or has none and is in (R56)"
        )


def _count(place: Place) -> int:
    return len(place.hand) + (place.table is not None)


BOX: Final = _named(full_deck())
