"""R16 to R23: exchange, cut, fold and hand swap (T8 to T15)."""

import pytest

from bot.engine import Refused
from cogs.death_over_the_kingdom.events.actions import CardReceived, Exchanged, HandSwapped
from cogs.death_over_the_kingdom.rules.actions import action, actions
from cogs.death_over_the_kingdom.rules.moves import show
from tests.cogs.death_over_the_kingdom.positions import (
    A,
    B,
    C,
    D,
    codes,
    holds,
    known,
    lying,
    play,
    rest_of_round,
    scorers,
    table,
)
from tests.support.scripts import ScriptRun


def test_t8_an_exchange_cannot_be_refused_and_both_know_both_cards() -> None:
    state = table("KIN DEA MON*")
    run = play(action(state, A), A="exchange")
    assert lying(state) == "DEA KIN MON"
    assert [prompt.seat for prompt in run.asked] == [A], "B is not asked"
    assert (known(state, A), known(state, B), known(state, C), known(state, None)) == (
        "DEA KIN ?",
        "DEA KIN ?",
        "? ? MON",
        "? ? ?",
    )
    assert run.heard_by(None) == [Exchanged(actor=A, target=B)]
    assert run.heard_by(B)[1:] == [CardReceived(to=(B,), seat=B, card="KIN")]


def test_t9_cards_are_handed_down_the_line_and_the_dealer_cuts() -> None:
    state = table("INN MER KNI QUE*", deck="MON DEA")
    play(rest_of_round(state), A="exchange", B="exchange", C="exchange", D=["cut", 2])
    assert lying(state) == "MER^ KNI^ QUE^ DEA^"
    assert (codes(state.discards), codes(state.deck)) == ("INN", "MON")
    assert state.values() == [2, 8, 11, 0]
    assert scorers(state) == "C"


def test_t10_the_dealer_cannot_exchange() -> None:
    state = table("INN MER QUE*", deck="MON")
    run = play(action(state, C), C="fold")
    assert [option.key for option in run.asked[0].options] == ["cut", "fold"]
    with pytest.raises(Refused, match="illegal"):
        play(action(state, C), C="exchange")


def test_t11_the_cut_card_lies_open_and_gives_no_ability() -> None:
    state = table("INN KNI QUE THI*", deck="MON THI QUE")
    run = play(actions(state), A="fold", B="fold", C="fold", D=["cut", 2])
    assert lying(state) == "INN KNI QUE THI^"
    assert (codes(state.discards), codes(state.deck)) == ("THI", "MON QUE")
    assert state.table(D).number != state.discards[0].number
    assert [prompt.word for prompt in run.asked if prompt.seat == D] == ["action", "cut"]
    assert known(state, None) == "? ? ? THI"


@pytest.mark.parametrize("depth", [0, 4, -1])
def test_t12_a_cut_stays_within_the_deck(depth: int) -> None:
    state = table("INN KNI QUE*", deck="MON DEA KIN")
    with pytest.raises(Refused, match="illegal"):
        play(action(state, C), C=["cut", depth])


def test_t12_every_depth_within_the_deck_is_legal() -> None:
    for depth, new, left in [(1, "MON", "DEA KIN"), (2, "DEA", "MON KIN"), (3, "KIN", "MON DEA")]:
        state = table("INN KNI QUE*", deck="MON DEA KIN")
        play(action(state, C), C=["cut", depth])
        assert (lying(state), codes(state.deck)) == (f"INN KNI {new}^", left)


def test_t12_an_empty_deck_offers_neither_cut_nor_dragon() -> None:
    state = table("INN DRA DRA*")
    run = play(actions(state), otherwise="fold")
    assert [[option.key for option in prompt.options] for prompt in run.asked] == [
        ["exchange", "fold"],
        ["exchange", "fold"],
        ["fold"],
    ]


def test_t13_who_folds_keeps_what_was_pushed_over() -> None:
    state = table("DEA KIN MON*")
    play(actions(state), A="exchange", B="fold", C="fold")
    assert lying(state) == "KIN DEA MON"


def test_t14_a_hand_swap_is_seen_but_not_its_cards() -> None:
    state = table("THI MON QUE*", hands={"A": "JES KIN"})
    run = play(action(state, A), A="hand-2")
    assert lying(state) == "KIN MON QUE"
    assert sorted(codes(state.hand(A)).split()) == ["JES", "THI"]
    assert run.heard_by(None) == run.heard_by(B) == [HandSwapped(actor=A)]
    assert run.heard_by(A)[-1] == CardReceived(to=(A,), seat=A, card="KIN")
    assert (known(state, None), holds(state, None, A), holds(state, B, A)) == ("? ? ?", (), ())


def test_t15_a_shown_card_is_known_to_be_in_the_hand() -> None:
    state = table("KIN MER MON*", hands={"B": "QUE"})
    show(state, B)
    play(action(state, B), B="hand-1")
    assert lying(state) == "KIN QUE MON"
    for viewer in (None, A, C):
        assert holds(state, viewer, B) == ("MER",)
    assert known(state, None) == "? ? ?"


def test_r7_a_shown_card_stays_up_on_the_table() -> None:
    state = table("KIN MER MON*")
    show(state, A)
    play(action(state, A), A="exchange")
    assert lying(state) == "MER KIN^ MON"
    assert known(state, C) == "? KIN MON"


def test_r17_who_passed_a_card_on_knows_where_it_went() -> None:
    """A gave B the King; B passes it on to C: A still knows it, D does not."""
    state = table("KIN MON DEA QUE*")
    play(actions(state), A="exchange", B="exchange", otherwise="fold")
    assert lying(state) == "MON DEA KIN QUE"
    assert known(state, A) == "MON ? KIN ?"
    assert known(state, B) == "MON DEA KIN ?"
    assert known(state, C) == "? DEA KIN ?"
    assert known(state, D) == "? ? ? QUE"


def test_r23_who_knew_the_old_card_knows_it_to_be_in_the_hand() -> None:
    state = table("KIN MON DEA*", hands={"B": "QUE JES"})
    play(actions(state), A="exchange", B="hand-1", C="fold")
    assert lying(state) == "MON QUE DEA"
    assert (holds(state, A, B), known(state, A)) == (("KIN",), "MON ? ?")
    assert holds(state, C, B) == holds(state, None, B) == ()


def test_to_fold_is_the_one_answer_that_stands_out() -> None:
    """Whatever else there is: a button that shines only at times would tell what somebody holds (R60)."""
    for cards in ("THI MER KIN*", "KIN MER THI*"):
        run = ScriptRun(action(table(cards, deck="MON"), A))
        assert run.open[A].main == "fold"
