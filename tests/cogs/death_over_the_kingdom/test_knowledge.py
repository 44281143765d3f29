"""What is known of a card that went into a hand, and what must be forgotten (the digest's "who knows what")."""

from pathlib import Path

import pytest

from bot.words import Catalogue
from cogs.death_over_the_kingdom.describe import nouns
from cogs.death_over_the_kingdom.rules import moves
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.view.sight import see
from tests.cogs.death_over_the_kingdom.positions import A, B, C, D, holds, known, table


def king_in_hand_of_b(hand: str = "QUE JES") -> State:
    """A gave B the King; B swapped it into its hand: A knows, C and D do not."""
    state = table("KIN MON DEA THI*", hands={"A": "INN MER", "B": hand, "C": "SOR PRI", "D": "DRA JUG"})
    moves.swap(state, A, B)
    moves.swap_with_hand(state, B, 0)
    return state


def lay_next(state: State, *places: int) -> None:
    """The next round: the table is cleared (all cards were shown) and everybody lays."""
    for seat in state.line:
        moves.show(state, seat)
    moves.clear_table(state)
    for seat, place in zip(state.line, places, strict=True):
        moves.lay(state, seat, place)


def test_a_card_in_the_hand_is_known_to_be_there() -> None:
    state = king_in_hand_of_b()
    assert [holds(state, viewer, B) for viewer in (A, B, C, None)] == [("KIN",), (), (), ()]
    assert known(state, A) == "MON ? ? ?"


def test_whoever_knows_of_a_card_finds_it_in_a_hand_and_nobody_else_does() -> None:
    """R6, R23: what can be looked up about the King, and whether it is in sight at all."""
    words, names = Catalogue(Path("cogs/death_over_the_kingdom/words")).words(), ("Ada", "Ben", "Cleo", "Dirk")
    state = king_in_hand_of_b()
    for viewer, found in ((A, ["with Ben, as far as you know"]), (C, []), (None, [])):
        view = see(state, viewer)
        assert nouns.now("card", "KIN", view, names, words) == found
        assert ("card.KIN" in nouns.in_sight(view)) is bool(found)


def test_once_laid_it_is_known_to_be_with_the_seat_but_not_where() -> None:
    for place in (0, 1):  # laid, or kept in the hand: A sees the same
        state = king_in_hand_of_b()
        lay_next(state, 0, place, 0, 0)
        assert holds(state, A, B) == ("KIN",)
        assert known(state, A) == "INN ? ? ?"


def test_it_is_forgotten_when_an_unknown_card_moves_away() -> None:
    """To keep it would tell that the card that moved was another one; the two who swapped know better."""
    for place in (0, 1):
        state = king_in_hand_of_b()
        lay_next(state, 0, place, 0, 0)
        moves.swap(state, B, C)
        assert holds(state, A, B) == holds(state, A, C) == ()
        assert known(state, A) == "INN ? ? ?"


@pytest.mark.parametrize("pair", [(A, B), (B, A)], ids=["their own move", "the other's"])
def test_who_receives_the_card_knows_which_it_was(pair: tuple[int, int]) -> None:
    state = king_in_hand_of_b()
    lay_next(state, 0, 0, 0, 0)  # B lays the King
    moves.swap(state, *pair)
    assert (known(state, A), holds(state, A, B)) == ("KIN INN ? ?", ())
    state = king_in_hand_of_b()
    lay_next(state, 0, 1, 0, 0)  # B lays the Jester and keeps the King
    moves.swap(state, *pair)
    assert (known(state, A), holds(state, A, B)) == ("JES INN ? ?", ("KIN",))


def test_the_last_card_laid_is_the_one_known() -> None:
    state = king_in_hand_of_b()
    lay_next(state, 0, 1, 0, 0)
    lay_next(state, 0, 0, 0, 0)
    assert known(state, A) == "MER KIN ? ?"
    assert (known(state, C), holds(state, A, B)) == ("? ? PRI ?", ())


def test_a_shown_card_tells_that_the_other_is_still_in_the_hand() -> None:
    state = king_in_hand_of_b()
    lay_next(state, 0, 1, 0, 0)
    moves.show(state, B)
    moves.swap(state, B, D)
    assert holds(state, A, B) == ("KIN",)


def test_twins_stay_twins() -> None:
    """B is known to have a King; a King is shown: it may be that one or its twin, so no second is known."""
    for place in (0, 1):  # its own King, or A's
        state = table("KIN MON DEA*", hands={"A": "INN MER", "B": "KIN JES", "C": "SOR PRI"})
        moves.swap(state, A, B)
        moves.swap_with_hand(state, B, 1)
        assert [card.code for card in state.hand(B)] == ["KIN", "KIN"]
        lay_next(state, 0, place, 0)
        assert holds(state, A, B) == ("KIN",)
        moves.show(state, B)
        assert (known(state, A), holds(state, A, B)) == ("INN KIN ?", ())


def test_a_burned_card_leaves_what_is_known_of_the_hand() -> None:
    state = king_in_hand_of_b()
    replacement = state.hand(D).pop()
    moves.replace(state, B, replacement)
    assert (holds(state, A, B), known(state, A)) == (("KIN",), "MON ? ? ?")
    assert state.discards[-1].code == "QUE"


def test_with_one_card_in_hand_a_known_pair_changes_places_before_all_eyes() -> None:
    """Everybody saw the King go to the hand; when the one hand card is swapped again, it can only be the King."""
    state = table("KIN MON DEA*", hands={"B": "QUE"})
    moves.show(state, B)
    moves.swap_with_hand(state, B, 0)
    assert (known(state, None), holds(state, None, B)) == ("? ? ?", ("MON",))
    moves.swap_with_hand(state, B, 0)
    assert (known(state, None), holds(state, None, B)) == ("? MON ?", ())


def test_an_old_card_shown_at_a_cut_tells_what_is_left_in_the_hand() -> None:
    for place, left in ((0, ()), (1, ("KIN",))):
        state = king_in_hand_of_b()
        lay_next(state, 0, place, 0, 0)
        moves.replace(state, B, state.hand(D).pop())
        assert (holds(state, A, B), known(state, A)) == (left, "INN ? ? ?")


def test_swapping_again_leaves_open_which_of_two_lies_on_the_table() -> None:
    for place in (0, 1):
        state = king_in_hand_of_b()
        moves.swap_with_hand(state, B, place)  # the King comes back, or the Jester goes out
        assert (holds(state, A, B), known(state, A)) == (("KIN",), "MON ? ? ?")
        moves.swap(state, B, C)
        assert holds(state, A, B) == holds(state, A, C) == ()
