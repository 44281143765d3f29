"""Where three rules meet: last cards of the deck, cards shown and moved on, powers that undo each other, the ends."""

from bot.engine import Chance
from cogs.death_over_the_kingdom.events.actions import CardReceived, Cut, CutDeclared
from cogs.death_over_the_kingdom.events.classic import LowestLost
from cogs.death_over_the_kingdom.events.powers import JesterTurned, QueenCharmed, RoundTurned
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.rules import classic as classic_rules
from cogs.death_over_the_kingdom.rules import court
from cogs.death_over_the_kingdom.rules.actions import actions
from cogs.death_over_the_kingdom.rules.powers import powers
from tests.cogs.death_over_the_kingdom.positions import (
    A,
    B,
    C,
    D,
    classic,
    codes,
    end_of_classic_round,
    end_of_round,
    holds,
    known,
    lying,
    open_keys,
    play,
    rest_of_round,
    scorers,
    table,
)
from tests.support.scripts import ScriptRun


def test_r6_r25_r28_a_thief_goes_round_and_each_knows_what_it_has_seen() -> None:
    """Each in turn robs with the Thief it was left; then the Dealer cuts."""
    state = table("THI DRA KNI KIN*", deck="MON", round=3)
    play(actions(state), A="thief-1", B="thief-2", C="thief-0", D="cut")
    assert lying(state) == "THI^ KNI DRA MON^"
    assert [known(state, viewer) for viewer in (A, B, C, D, None)] == [
        "THI ? DRA MON",
        "THI KNI DRA MON",
        "THI KNI DRA MON",
        "THI ? ? MON",
        "THI ? ? MON",
    ]
    play(end_of_round(state))
    assert state.values() == [3, 13, 9, 6]


def test_r20_r24_r27_the_last_card_of_the_deck_is_drawn_by_whom_the_dragon_burned() -> None:
    """Then there is no second Dragon and no cut; the card that came may be used, as its owner has not acted."""
    run = ScriptRun(actions(state := table("DRA DRA KIN*", deck="MER", round=3)))
    run.answer(A, "dragon-2")
    assert open_keys(run, B) == {"exchange", "fold"}
    run.answer(B, "fold")
    assert open_keys(run, C) == {"fold", "merchant-1"}
    run.answer(C, "merchant-1")
    run.answer(C, "swap")
    assert (lying(state), codes(state.discards), state.deck) == ("DRA^ MER^ DRA", "KIN", [])


def test_r18_r27_the_dealer_cuts_away_what_came_for_a_burned_card() -> None:
    state = table("DRA DEA KIN*", deck="MON QUE THI", round=3)
    play(actions(state), A="dragon-2", B="fold", C=["cut", 2])
    assert (lying(state), codes(state.discards), codes(state.deck)) == ("DRA^ DEA THI^", "KIN MON", "QUE")


def test_r18_r19_r20_the_last_card_of_the_deck_is_lifted_without_a_question() -> None:
    """And at a deck of none there is no cut."""
    run = play(actions(state := table("KIN DEA MON*", deck="QUE", round=3)), C="cut", otherwise="fold")
    received = CardReceived(to=(C,), seat=C, card="QUE")
    assert run.events[-3:] == [CutDeclared(actor=C), Cut(actor=C, depth=1, old="MON", new="QUE"), received]
    assert (lying(state), state.deck) == ("KIN DEA QUE^", [])


def test_r27_r38_the_slain_dragon_is_followed_by_the_other_one_which_still_rouses_the_knight() -> None:
    state = table("DRA KNI THI KIN*", deck="DRA")
    play(rest_of_round(state), A="dragon-1", otherwise="fold")
    assert (state.values(), scorers(state)) == ([9, 13, 3, 12], "B")


def test_r7_r26_all_see_where_the_juggler_throws_a_card_that_lies_open() -> None:
    state = table("KIN MER JUG DEA*", round=3)
    play(actions(state), A="fold", B=["merchant-0", "keep"], C="juggler-0-1", D="fold")
    assert lying(state) == "MER^ KIN JUG^ DEA"
    assert known(state, None) == "MER ? JUG ?"
    assert known(state, A) == known(state, B) == "MER KIN JUG ?"


def test_r7_r14_r23_an_open_thief_taken_into_the_hand_is_known_once_it_is_the_last_card() -> None:
    state = table("THI KIN MON*", hands={"A": "INN", "B": "QUE", "C": "MER"}, round=2, deck="DEA")
    play(rest_of_round(state), A="thief-1", B="hand-1", C="fold")
    run = ScriptRun(court.next_round(state, Chance(b"next")))
    assert (holds(state, None, B), known(state, None)) == ((), "? THI ?")
    run.answer(A, "exchange")
    assert (known(state, None), known(state, C)) == ("THI ? ?", "THI ? MER")


def test_r32_r40_r41_two_jesters_and_a_queen() -> None:
    """The first turns her before she laughs, so she does not; the second turns her back, and that decides."""
    run = play(end_of_round(state := table("JES QUE JES*", round=2)), A="seat-1", C="seat-1")
    assert (state.values(), scorers(state)) == ([4, 11, 4], "AC")
    assert [event.value for event in run.events if isinstance(event, JesterTurned)] == [4, 11]
    assert RoundTurned(actor=C, card="JES", before=(A, B, C)) in run.events
    assert not [event for event in run.events if isinstance(event, QueenCharmed)]


def test_r31_r33_r40_a_jester_moved_to_where_the_innkeeper_stood_amuses_and_is_not_asked() -> None:
    run = play(end_of_round(state := table("QUE INN JES*")), B="yes")
    assert (state.values(), scorers(state), len(run.asked)) == ([4, 4, 1], "AB", 1)


def test_r36_r37_r39_a_toad_knight_still_keeps_the_dragon_off() -> None:
    state = table("SOR PRI DRA KNI*")
    play(end_of_round(state), A="seat-3")
    assert (state.values(), scorers(state)) == ([7, 10, 9, 0], "B")


def test_r46_r47_three_who_catch_up_in_the_last_round_leave_the_win_to_the_last() -> None:
    hands = {"A": "KIN", "B": "DEA", "C": "MON", "D": "QUE"}
    state = table(hands=hands, turn=4, round=2, points=[4, 4, 3, 1], deck="INN")
    play(court.next_round(state, Chance(b"end")), otherwise="fold")
    outcome = GAME.outcome(state)
    assert state.totals == (4, 4, 4, 2)
    assert outcome is not None
    assert outcome.winners == (D,)


def test_r33_r36_r54_with_all_others_sealed_nobody_is_asked_for_a_power() -> None:
    state = classic("INN KIN KIN SOR*")
    play(actions(state), A="fold", B="seal", C="seal", D="fold")
    run = ScriptRun(powers(state))
    assert open_keys(run, D) == {"seat-0", "no"}
    assert [prompt.word for prompt in run.asked] == ["sorceress"]


def test_r52_r56_starter_and_dealer_go_out_together_and_who_is_left_of_them_deals() -> None:
    state = classic("DEA MON KIN DEA*", points=[1, 2, 2, 1], scoring="lives")
    run = play(end_of_classic_round(state))
    assert next(event.losers for event in run.events if hasattr(event, "losers")) == (A, D)
    assert not [event for event in run.events if isinstance(event, LowestLost)]
    ScriptRun(classic_rules.next_round(state, Chance(b"next")))
    assert (state.dealer, state.line) == (B, (C, B))
