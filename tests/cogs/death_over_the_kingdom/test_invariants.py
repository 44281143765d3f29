"""What must hold of every state is noticed when it does not: each law with a fault of its own."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from bot.engine import Chance, Match
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.state.match import State

Fault: TypeAlias = Callable[[State], object]
COURT, LIVES = KingdomOptions(), KingdomOptions("classic", scoring="lives")


def up(state: State, code: str) -> None:
    """In front of the first seat, face up."""
    card = next(card for card in state.deck if card.code == code)
    state.deck.remove(card)
    state.deck.append(state.table(0))
    card.is_up, state.places[0].table = True, card


def turn(state: State) -> None:
    up(state, "KIN")
    state.table(0).is_turned = True


def seal(state: State) -> None:
    up(state, "THI")
    state.table(0).is_sealed = True


def hang(state: State) -> None:
    up(state, "KIN")
    state.table(0).is_hanged = True


FAULTS: dict[str, tuple[KingdomOptions, Fault]] = {
    "lies face up": (COURT, lambda state: setattr(state.hand(0)[0], "is_up", True)),
    "is not like any other": (COURT, lambda state: setattr(state.deck[0], "is_toad", True)),
    "that lies face down": (LIVES, lambda state: setattr(state.table(0), "is_toad", True)),
    "is turned": (LIVES, turn),
    "is sealed": (LIVES, seal),
    "is hanged": (LIVES, hang),
    "as many cards": (COURT, lambda state: state.deck.append(state.hand(0).pop())),
    "has a hand": (LIVES, lambda state: state.hand(0).append(state.deck.pop())),
    "is out with a life": (LIVES, lambda state: setattr(state.places[0], "out_round", 1)),
    "has none and is in": (LIVES, lambda state: setattr(state.places[0], "points", 0)),
}


@pytest.mark.parametrize("said", FAULTS)
def test_a_broken_law_is_noticed(said: str) -> None:
    options, plant = FAULTS[said]
    state = Match.start(GAME, 3, options, Chance(b"laws")).state
    GAME.check(state)
    plant(state)
    with pytest.raises(AssertionError, match=said):
        GAME.check(state)
