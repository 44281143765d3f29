"""R49 to R53, R57: the classic game, its frame and its tokens (T52, T53, T57, T59)."""

from itertools import pairwise

import pytest

from bot.engine import Chance, Outcome
from cogs.death_over_the_kingdom.events.classic import (
    CardDealt,
    DealBegan,
    FewestTokensNow,
    FewestTokensWon,
    LengthSet,
    LowestLost,
    TokensTaken,
)
from cogs.death_over_the_kingdom.events.rounds import DealerDrawn
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.rules import classic as rules
from cogs.death_over_the_kingdom.rules.actions import actions
from cogs.death_over_the_kingdom.rules.classic_scoring import losses
from cogs.death_over_the_kingdom.rules.outcome import outcome
from cogs.death_over_the_kingdom.rules.setup import new_classic_match
from cogs.death_over_the_kingdom.view.sight import see
from tests.cogs.death_over_the_kingdom.positions import (
    A,
    B,
    C,
    classic,
    end_of_classic_round,
    open_keys,
    play,
    told_by_a_match,
)
from tests.support.scripts import ScriptRun


@pytest.mark.parametrize(("seats", "length", "rounds"), [(5, 3, 15), (3, 2, 6), (4, 6, 24)])
def test_t52_so_many_rounds_for_each_player(seats: int, length: int, rounds: int) -> None:
    match, told = told_by_a_match(seats, KingdomOptions("classic", length))
    deals = [event for event in told if isinstance(event, DealBegan)]
    assert [(deal.round, deal.rounds) for deal in deals] == [(number, rounds) for number in range(1, rounds + 1)]
    assert all(later.dealer == earlier.starter for earlier, later in pairwise(deals)), "R50: the Dealer moves on"
    assert [event.rounds for event in told if isinstance(event, LengthSet)] == [rounds]
    assert [event.dealer for event in told if isinstance(event, DealerDrawn)] == [deals[0].dealer]
    assert match.outcome is not None


def test_t52_three_rounds_each_unless_the_host_says_otherwise() -> None:
    assert KingdomOptions("classic").length == 3


@pytest.mark.parametrize(("seats", "deck"), [(3, 23), (5, 21), (16, 10)])
def test_t52_one_card_each_and_no_hand_swap(seats: int, deck: int) -> None:
    state = new_classic_match(seats, Chance(b"deal"))
    run = ScriptRun(rules.next_round(state, Chance(b"shuffle")))
    dealt = {event.to: event.card for event in run.events if isinstance(event, CardDealt)}
    assert dealt == {(seat,): state.table(seat).code for seat in range(seats)}
    assert len(state.deck) == deck
    GAME.check(state)
    assert [card.number for card in state.deck] != sorted(card.number for card in state.deck), "R2: shuffled"
    first = state.starter
    assert {"exchange", "fold"} <= open_keys(run, first)
    assert not any(key.startswith("hand") for key in open_keys(run, first))
    public = see(state, None)
    assert all(seat.table is not None and seat.table.code is None and seat.hand == 0 for seat in public.seats)
    assert see(state, first).seats[first].table != public.seats[first].table, "each looks at the own card"


def test_t53_all_who_are_lowest_take_a_token() -> None:
    state = classic("MER MER KNI QUE SOR*", points=[1, 0, 0, 0, 4])
    run = play(end_of_classic_round(state), otherwise="no")
    assert state.values() == [2, 2, 8, 11, 7]
    assert state.totals == (2, 1, 0, 0, 4)
    assert LowestLost(losers=(A, B), value=2) in run.events
    last = see(state, None).last_round
    assert last is not None
    assert [seat.took for seat in last.seats] == [1, 1, 0, 0, 0]


def test_r52_a_toad_loses_with_death_and_a_burned_death_does_not() -> None:
    state = classic("SOR KIN DEA*")
    play(end_of_classic_round(state), A=f"seat-{B}")
    assert state.totals == (0, 1, 1)
    state = classic("DRA DEA KNI*", deck="QUE")
    play(actions(state), A=f"dragon-{B}", otherwise="fold")
    play(end_of_classic_round(state), otherwise="no")
    assert state.values() == [9, 11, 13]
    assert state.totals == (1, 0, 0)


def test_t57_the_fewest_tokens_share_the_win() -> None:
    state = classic("KIN KIN QUE QUE*", points=[2, 4, 2, 5])
    assert play(rules.end_match(state)).events == [FewestTokensWon(winners=(A, C), tokens=2)]
    assert outcome(state) == Outcome((A, C), (2, 4, 2, 5), (1, 2, 1, 3))


@pytest.mark.parametrize(
    ("values", "costs"),
    [
        pytest.param([0, 0, 4, 7, 12], [3, 3, 2, 1, 0], id="t59-1"),
        pytest.param([4, 4, 9], [3, 3, 0], id="t59-2"),
        pytest.param([5, 5, 5], [3, 3, 3], id="all-equal"),
        pytest.param([1, 5, 9], [3, 2, 0], id="three"),
        pytest.param([9, 5, 1, 2, 5, 12], [0, 1, 3, 2, 1, 0], id="shared-third"),
    ],
)
def test_t59_death_over_all(values: list[int], costs: list[int]) -> None:
    lost = losses(dict(enumerate(values)), "death-over-all")
    assert [lost.get(seat, 0) for seat in range(len(values))] == costs


def test_t59_the_tokens_are_told_by_value() -> None:
    state = classic("DEA THI MER QUE KNI*", points=[0, 0, 0, 2, 0], scoring="death-over-all")
    run = play(end_of_classic_round(state), otherwise="no")
    assert state.totals == (3, 1, 2, 2, 0)
    assert [event for event in run.events if isinstance(event, TokensTaken)] == [
        TokensTaken(losers=(A,), value=0, tokens=3),
        TokensTaken(losers=(C,), value=2, tokens=2),
        TokensTaken(losers=(B,), value=3, tokens=1),
    ]


@pytest.mark.parametrize(("at_best", "told"), [(1, 1), (3, 1), (4, 0)])
def test_of_those_who_stand_best_a_crowd_is_not_named(at_best: int, told: int) -> None:
    state = new_classic_match(5, Chance(b"standings"))
    for seat, place in enumerate(state.places):
        place.points = 0 if seat < at_best else 2
    events = ScriptRun(rules._standings(state)).events
    assert events == [FewestTokensNow(seats=tuple(range(at_best)), tokens=0)] * told
