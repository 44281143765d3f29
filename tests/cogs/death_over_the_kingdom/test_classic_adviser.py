"""The automaton plays the classic game sensibly, and clearly better than chance."""

import pytest

from bot.engine import Chance, Choice
from bot.engine.playout import adviser_policy, playout, random_policy
from cogs.death_over_the_kingdom.adviser.advise import reasoned
from cogs.death_over_the_kingdom.adviser.classic_odds import keeping
from cogs.death_over_the_kingdom.adviser.foresight import costs
from cogs.death_over_the_kingdom.adviser.odds import Odds
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.rules import moves
from cogs.death_over_the_kingdom.rules.actions import action, actions
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.view.sight import see
from tests.cogs.death_over_the_kingdom.positions import A, B, C, classic
from tests.support.scripts import ScriptRun


def advice(state: State, run: ScriptRun[None], seat: int) -> Choice:
    return reasoned(see(state, seat), run.open[seat], Chance(b"tie")).choice


def test_it_pushes_death_on() -> None:
    state = classic("DEA MON JUG KNI*", deck="SOR")
    assert advice(state, ScriptRun(action(state, A)), A) == ("exchange",)


def test_it_seals_its_king() -> None:
    state = classic("KIN MON JUG KNI*", deck="SOR")
    assert advice(state, ScriptRun(action(state, A)), A) == ("seal",)


def test_a_dealer_with_death_cuts_the_deck() -> None:
    state = classic("KIN MON DEA*", deck="SOR QUE PRI")
    assert advice(state, ScriptRun(action(state, C)), C) == ("cut",)


def test_it_keeps_a_high_card() -> None:
    state = classic("QUE MON JUG KNI*", deck="SOR")
    assert advice(state, ScriptRun(action(state, A)), A) == ("fold",)


def test_the_thief_flees_from_an_open_king() -> None:
    """It would hang; what it leaves behind hangs."""
    state = classic("KIN THI MON QUE*", deck="SOR")
    run = ScriptRun(actions(state))
    run.answer(A, "seal")
    assert advice(state, run, B) in {("exchange",), ("thief-2",), ("thief-3",)}
    odds = Odds(see(state, B))
    assert odds.spread({"THI": 1.0})[0] == 1.0


def test_the_thief_takes_no_death_that_lies_open() -> None:
    state = classic("THI DEA MON QUE*", deck="SOR")
    moves.show(state, B)
    assert advice(state, ScriptRun(action(state, A)), A) not in {("exchange",), ("thief-1",)}


def test_the_innkeeper_moves_away_from_the_foot_of_the_table() -> None:
    state = classic("INN KIN MER*")
    assert advice(state, ScriptRun(powers(state)), A) == ("yes",)


def test_the_sorceress_saves_herself_by_a_toad() -> None:
    """At 7 she is lowest; a toad is lower."""
    state = classic("SOR KIN QUE*")
    run = ScriptRun(powers(state))
    assert advice(state, run, A) in {("seat-1",), ("seat-2",)}
    assert costs(see(state, A), "no") == {A: 1}
    assert costs(see(state, A), "seat-1") == {B: 1}


def test_it_hits_whoever_stands_best() -> None:
    state = classic("SOR KIN QUE DEA*", points=[3, 5, 1, 2])
    assert advice(state, ScriptRun(powers(state)), A) == ("seat-2",)
    state = classic("SOR KIN QUE DEA*", points=[3, 4, 1, 2], scoring="lives")
    assert advice(state, ScriptRun(powers(state)), A) == ("seat-1",)


def test_the_powers_are_foreseen_without_those_who_are_out() -> None:
    state = classic("SOR MER KIN QUE*", points=[3, 0, 1, 2], scoring="lives")
    state.places[B].out_round, state.places[B].table = 1, None
    run = ScriptRun(powers(state))
    assert costs(see(state, A), "seat-2") == {C: 1}
    assert advice(state, run, A) in {("seat-2",), ("seat-3",)}


def test_keeping_counts_those_below() -> None:
    """Against one 3 and one 5 for sure: by own value, the share of the worst loss that is spared."""
    three, five = [[float(value == known) for value in range(14)] for known in (3, 5)]
    assert [keeping([three, five], "tokens")[value] for value in (2, 3, 4, 6)] == [0, 0, 1, 1]
    doa = keeping([three, five], "death-over-all")
    assert [doa[value] for value in (2, 4, 6)] == pytest.approx([0, 1 / 3, 2 / 3])


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("classic", 2.0),
        pytest.param("lives", 1.5, marks=pytest.mark.long),
        pytest.param("death-over-all", 2.0, marks=pytest.mark.long),
    ],
)
def test_it_beats_chance(name: str, least: float) -> None:
    """Two advisers among eight, the others at random: how many times the share of the others they win."""
    advisers, others = 0, 0
    policies = (adviser_policy, random_policy, random_policy, random_policy)
    for number in range(24):
        match = playout(GAME, 8, GAME.variants()[name], b"%d" % number, policies)
        assert match.outcome is not None
        for seat in match.outcome.winners:
            advisers += seat % 4 == 0
            others += seat % 4 != 0
    assert advisers * 3 > least * others, (advisers, others)
