"""R29 to R41: the reveal and the powers at the end of the round (T24 to T43)."""

import pytest

from bot.engine import Refused
from cogs.death_over_the_kingdom.events.powers import CardRevealed
from cogs.death_over_the_kingdom.rules.powers import powers
from tests.cogs.death_over_the_kingdom.positions import (
    A,
    B,
    C,
    end_of_round,
    known,
    lying,
    play,
    scorers,
    table,
)


def asked(cards: str, **answers: str) -> list[str]:
    """Which questions the powers of this table ask."""
    return [prompt.word for prompt in play(powers(table(cards)), otherwise="no", **answers).asked]


def test_r29_all_cards_are_turned_up_together_and_told_in_line_order() -> None:
    state = table("KIN DEA THI*")
    run = play(powers(state))
    assert known(state, None) == "KIN DEA THI"
    shown = [(event.seat, event.card, event.value) for event in run.events if isinstance(event, CardRevealed)]
    assert shown == [(A, "KIN", 12), (B, "DEA", 0), (C, "THI", 3)]


def test_t24_the_innkeeper_swaps_to_the_left() -> None:
    state = table("INN KIN MON*")
    play(end_of_round(state), A="yes")
    assert lying(state) == "KIN^ INN^ MON^"
    assert (state.values(), scorers(state)) == ([12, 1, 6], "A")


def test_t25_the_dealers_innkeeper_does_nothing() -> None:
    state = table("KIN MON INN*")
    run = play(end_of_round(state))
    assert not run.asked
    assert scorers(state) == "A"


def test_t26_the_innkeeper_may_stay() -> None:
    state = table("INN THI MON*", round=2)
    play(end_of_round(state), A="no")
    assert (state.values(), scorers(state)) == ([1, 3, 6], "A")


def test_t27_the_jester_turns_the_knight() -> None:
    state = table("JES KNI KIN*")
    play(end_of_round(state), A="seat-1")
    assert (state.values(), scorers(state)) == ([4, 13, 12], "B")


def test_t28_the_jester_turns_a_risen_knight_back() -> None:
    state = table("KNI JES DRA*")
    play(end_of_round(state), B="seat-0")
    assert (state.values(), scorers(state)) == ([8, 4, 9], "C")


def test_t29_a_turned_knight_stays_at_13() -> None:
    state = table("JES KNI DRA*")
    run = play(end_of_round(state), A="seat-1")
    assert (state.values(), scorers(state)) == ([4, 13, 9], "B")
    assert "knight-roused" not in [event.word for event in run.events], "nothing changed, nothing to tell"


def test_t30_no_two_valued_card_no_question() -> None:
    state = table("JES DEA DRA*", round=3)
    run = play(end_of_round(state))
    assert not run.asked
    assert (state.values(), scorers(state)) == ([4, 0, 9], "A")


def test_t31_monk_rises_and_sorceress_flees() -> None:
    state = table("MON SOR KNI*")
    run = play(end_of_round(state))
    assert not run.asked
    assert (state.values(), scorers(state)) == ([10, 1, 8], "A")


def test_t32_the_sorceress_flees_from_a_monk_to_come() -> None:
    state = table("SOR MON THI INN*", round=2)
    play(end_of_round(state), otherwise="no")
    assert (state.values(), scorers(state)) == ([1, 10, 3, 1], "AD")


def test_t33_a_toad_counts_nothing() -> None:
    state = table("KIN SOR PRI THI*")
    play(end_of_round(state), B="seat-0")
    assert (state.values(), scorers(state)) == ([0, 7, 10, 3], "C")


def test_t34_the_toad_may_be_declined() -> None:
    state = table("SOR THI JUG*", round=2)
    play(end_of_round(state), A="no")
    assert (state.values(), scorers(state)) == ([7, 3, 5], "B")
    state = table("SOR THI JUG*", round=2)
    play(end_of_round(state), A="seat-2")
    assert (state.values(), scorers(state)) == ([7, 3, 0], "C")


def test_t35_the_knight_rises_against_a_dragon() -> None:
    state = table("KIN KNI DRA MON*")
    play(end_of_round(state))
    assert (state.values(), scorers(state)) == ([12, 13, 9, 6], "B")


def test_t36_a_dragon_takes_the_princess_unless_a_knight_is_there() -> None:
    state = table("PRI DRA THI*")
    play(end_of_round(state))
    assert (state.values(), scorers(state)) == ([2, 9, 3], "B")
    state = table("PRI DRA KNI*", round=3)
    play(end_of_round(state))
    assert (state.values(), scorers(state)) == ([10, 9, 13], "A")


def test_t37_the_queen_is_fond_of_the_jester() -> None:
    state = table("QUE JES KNI*", round=2)
    play(end_of_round(state), B="no")
    assert (state.values(), scorers(state)) == ([4, 4, 8], "AB")


def test_t38_a_card_moved_to_a_visited_seat_does_not_resolve() -> None:
    state = table("JES INN QUE THI*")
    play(end_of_round(state), A="no", B="yes")
    assert lying(state) == "JES^ QUE^ INN^ THI^"
    assert (state.values(), scorers(state)) == ([4, 11, 1, 3], "B")
    state = table("JES INN QUE THI*")
    play(end_of_round(state), A="no", B="no")
    assert (state.values(), scorers(state)) == ([4, 1, 4, 3], "AC")


def test_r31_a_card_resolves_once_though_it_moved_on() -> None:
    """A's Innkeeper moves to B: B is not asked with it, and C not by way of B."""
    assert asked("INN THI KIN MON*", A="yes") == ["innkeeper"]


def test_t39_a_toads_own_power_is_lost() -> None:
    state = table("SOR KNI DRA KIN*")
    play(end_of_round(state), A="seat-1")
    assert (state.values(), scorers(state)) == ([7, 0, 9, 12], "D")


def test_t40_a_toad_still_counts_as_in_play() -> None:
    state = table("SOR DRA KNI*")
    play(end_of_round(state), A="seat-1")
    assert (state.values(), scorers(state)) == ([7, 0, 13], "C")


def test_t41_the_jester_turns_the_queen_back() -> None:
    state = table("QUE JES KIN*")
    play(end_of_round(state), B="seat-0")
    assert (state.values(), scorers(state)) == ([11, 4, 12], "C")


def test_t42_both_monks_rise() -> None:
    state = table("MON MON SOR PRI KIN*", round=3)
    play(end_of_round(state))
    assert (state.values(), scorers(state)) == ([10, 10, 1, 10, 12], "ABD")


def test_t43_the_jester_frees_the_princess() -> None:
    state = table("PRI JES DRA DEA*", round=3)
    play(end_of_round(state), B="seat-0")
    assert (state.values(), scorers(state)) == ([10, 4, 9, 0], "BC")


def test_r37_a_toad_is_neither_turned_nor_toaded_again_but_moves() -> None:
    state = table("SOR INN JES SOR KNI*")
    run = play(powers(state), A="seat-4", B="no", C="no", D="no")
    jester, second = run.asked[2], run.asked[3]
    assert [option.key for option in jester.options] == ["seat-0", "seat-3", "no"], "C may turn the Sorceresses only"
    assert [option.key for option in second.options] == ["seat-0", "seat-1", "seat-2", "no"]
    state = table("SOR INN KIN THI*")
    play(powers(state), A="seat-2", B="yes")
    assert (lying(state), state.values()) == ("SOR^ KIN^ INN^ THI^", [7, 0, 1, 3])


def test_r36_a_toad_is_made_of_others_only() -> None:
    state = table("KIN SOR PRI*")
    with pytest.raises(Refused, match="illegal"):
        play(powers(state), B="seat-1")


def test_r36_two_sorceresses_cast_both_and_a_toad_sorceress_casts_nothing() -> None:
    assert asked("SOR SOR KIN*", A="no") == ["sorceress", "sorceress"]
    assert asked("SOR SOR KIN*", A="seat-1") == ["sorceress"]


def test_r37_an_innkeeper_made_a_toad_swaps_nothing() -> None:
    assert asked("SOR INN KIN*", A="seat-1") == ["sorceress"]


def test_r34_a_jester_sees_the_values_it_would_give() -> None:
    run = play(powers(table("KNI JES DRA PRI QUE MON SOR*")), B="no")
    (jester,) = run.asked
    values = {option.key: option.facts.get("value") for option in jester.options}
    assert values == {"seat-0": 8, "seat-3": 2, "seat-4": 4, "seat-5": 10, "seat-6": 1, "no": None}


@pytest.mark.parametrize(
    ("cards", "values"),
    [
        ("MON THI KIN*", [6, 3, 12]),  # R35: no Sorceress
        ("KNI THI KIN*", [8, 3, 12]),  # R38: no Dragon
        ("PRI THI KIN*", [10, 3, 12]),  # R39: no Dragon
        ("QUE THI KIN*", [11, 3, 12]),  # R40: no Jester
        ("PRI KNI DRA*", [10, 13, 9]),  # R39: the Knight protects
        ("PRI PRI DRA QUE*", [2, 2, 9, 11]),
    ],
)
def test_r35_to_r40_the_second_value_needs_its_reason(cards: str, values: list[int]) -> None:
    state = table(cards)
    play(powers(state), otherwise="no")
    assert state.values() == values
