"""R56: the classic game for lives (T58)."""

import pytest
from msgspec import structs

from bot.engine import Chance, Outcome
from cogs.death_over_the_kingdom.events.classic import (
    DealBegan,
    Eliminated,
    LastOneWon,
    LivesGiven,
    LivesLost,
    RoundVoided,
)
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.rules import classic as rules
from cogs.death_over_the_kingdom.rules.classic_scoring import last_alive
from cogs.death_over_the_kingdom.rules.outcome import outcome
from cogs.death_over_the_kingdom.view.sight import see
from tests.cogs.death_over_the_kingdom.positions import (
    A,
    B,
    C,
    D,
    classic,
    end_of_classic_round,
    play,
    told_by_a_match,
)
from tests.support.scripts import ScriptRun


def test_t58_who_has_no_life_left_is_out_and_the_last_one_wins() -> None:
    state = classic("KNI THI THI*", points=[2, 1, 1], scoring="lives")
    run = play(end_of_classic_round(state), otherwise="no")
    assert state.values() == [8, 3, 3]
    assert run.events[-2:] == [LivesLost(losers=(B, C), value=3), Eliminated(seats=(B, C))]
    assert rules.is_decided(state)
    assert play(rules.end_match(state)).events == [LastOneWon(winner=A, lives=2)]
    assert outcome(state) == Outcome((A,), (2, 0, 0), (1, 2, 2))


def test_t58_a_round_that_would_leave_nobody_is_void() -> None:
    state = classic("THI THI*", points=[1, 1], scoring="lives")
    run = play(end_of_classic_round(state), otherwise="no")
    assert state.totals == (1, 1)
    assert run.events[-1] == RoundVoided(value=3)
    assert not rules.is_decided(state)


def test_r56_a_void_round_keeps_its_picture() -> None:
    """All see with which cards it was void, and that it was."""
    state = classic("THI THI*", points=[1, 1], scoring="lives")
    play(end_of_classic_round(state), otherwise="no")
    kept = see(state, None).last_round
    assert kept is not None
    assert [seat.table and seat.table.code for seat in kept.seats] == ["THI", "THI"]
    assert kept.is_void


def test_r56_a_round_that_cost_a_life_is_not_void() -> None:
    state = classic("KNI THI*", points=[2, 2], scoring="lives")
    play(end_of_classic_round(state), otherwise="no")
    kept = see(state, None).last_round
    assert kept is not None
    assert not kept.is_void


def test_t58_a_void_round_is_dealt_again_by_the_same_dealer() -> None:
    """Found by trying seeds: the last two fall together, and the same round begins anew."""
    for number in range(400):
        match, told = told_by_a_match(3, KingdomOptions("classic", scoring="lives"), b"%d" % number)
        deals = [event for event in told if isinstance(event, DealBegan | RoundVoided)]
        for before, void, after in zip(deals, deals[1:], deals[2:], strict=False):
            if isinstance(void, RoundVoided):
                assert structs.replace(before, wording=0) == structs.replace(after, wording=0)
                assert match.outcome is not None
                return
    pytest.fail("no void round in 400 matches")


def test_r56_the_dealer_is_the_next_living_seat_and_the_dead_are_skipped() -> None:
    state = classic("KNI THI MON QUE*", points=[2, 1, 2, 2], scoring="lives")
    play(end_of_classic_round(state), otherwise="no")
    assert list(state.line) == [A, C, D]
    assert (state.left_of(A), state.right_of(C), state.left_of(D)) == (C, A, None)
    state.places[A].out_round = 1
    ScriptRun(rules.next_round(state, Chance(b"next")))
    assert state.dealer == C
    assert list(state.line) == [D, C]
    assert state.places[A].table is state.places[B].table is None


def test_r56_a_match_with_lives_ends_with_one_alive() -> None:
    match, told = told_by_a_match(6, KingdomOptions("classic", scoring="lives"))
    assert LivesGiven(lives=4, wording=1) in told
    assert match.outcome is not None
    assert sorted(match.outcome.scores)[:5] == [0] * 5
    (winner,) = match.outcome.winners
    assert match.outcome.scores[winner] > 0
    gone = [seat for event in told if isinstance(event, Eliminated) for seat in event.seats]
    assert sorted([*gone, winner]) == list(range(6))
    assert [match.outcome.rank(seat) for seat in gone] == sorted(map(match.outcome.rank, gone), reverse=True)


def test_r56_who_lasts_longer_comes_in_before() -> None:
    assert last_alive([0, 3, 7, 3]) == (1, 3, 2, 3)
