"""Other worlds for the conformance tests: hidden cards lie otherwise, and the viewer sees the same."""

from bot.engine import Chance
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.rules.moves import show
from cogs.death_over_the_kingdom.state.match import State
from tests.cogs.death_over_the_kingdom.positions import A, B, codes, known, table


def worlds(state: State, viewer: int | None) -> set[str]:
    """What lies before everybody, over many tries; each world is seen alike."""
    seen, found = GAME.view(state, viewer), set()
    for number in range(60):
        GAME.reshuffle_hidden(state, viewer, Chance(bytes([number])))
        assert GAME.view(state, viewer) == seen
        found.add(" ".join(card.code for card in state.in_play))
    return found


def test_cards_nobody_has_seen_lie_otherwise() -> None:
    assert len(worlds(table("KIN DEA MON*", deck="THI JES QUE"), None)) > 10


def test_ones_own_card_stays() -> None:
    found = worlds(table("KIN DEA MON*", deck="THI JES QUE"), A)
    assert {world.split()[0] for world in found} == {"KIN"}
    assert len(found) > 5


def test_what_all_or_the_viewer_know_stays() -> None:
    state = table("KIN DEA MON*", deck="THI JES QUE")
    show(state, A)
    state.note(A, B).see("DEA")
    assert known(state, A) == "KIN DEA ?"
    assert {world.split()[1] for world in worlds(state, A)} == {"DEA"}


def test_a_card_known_to_be_in_a_hand_stays_with_its_seat() -> None:
    state = table("KIN DEA MON*", deck="THI JES QUE", hands={"B": "DRA PRI"})
    state.note(A, B).hand.append("PRI")
    for number in range(60):
        GAME.reshuffle_hidden(state, A, Chance(bytes([number])))
        assert "PRI" in codes(state.hand(B))
    assert "DRA" not in codes(state.hand(B))


def test_where_all_lies_open_nothing_moves() -> None:
    state = table("KIN DEA MON*")
    for seat in state.line:
        show(state, seat)
    assert worlds(state, None) == {"KIN DEA MON"}
