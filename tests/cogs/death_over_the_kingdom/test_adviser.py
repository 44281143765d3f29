"""The automaton plays sensibly in every prompt, and clearly better than chance."""

import pytest

from bot.engine import Chance, Choice, Match
from bot.engine.playout import adviser_policy, playout, random_policy
from cogs.death_over_the_kingdom.adviser.advise import reasoned
from cogs.death_over_the_kingdom.adviser.outlook import CHEER, hope
from cogs.death_over_the_kingdom.adviser.stakes import Stakes
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.rules import moves
from cogs.death_over_the_kingdom.rules.actions import action, actions
from cogs.death_over_the_kingdom.rules.court import pick
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.view.sight import see
from tests.cogs.death_over_the_kingdom.positions import A, B, C, D, table
from tests.support.scripts import ScriptRun

BEHIND = [1, 4, 5]  # whoever is first of these wants points


def advice(state: State, run: ScriptRun[None], seat: int) -> Choice:
    return reasoned(see(state, seat), run.open[seat], Chance(b"tie")).choice


def test_what_makes_no_difference_is_not_said_to_be_better_than_the_rest() -> None:
    """R20: with an empty deck this Dealer can only fold, and that was called the best of 1."""
    state = table("JES DEA KIN*", round=3)
    run = ScriptRun(actions(state))
    run.answer(A, "fold")
    run.answer(B, "fold")
    assert [option.key for option in run.open[C].options] == ["fold"]
    assert reasoned(see(state, C), run.open[C], Chance(b"tie")).word == "alike"


@pytest.mark.parametrize(("number", "laid"), [(1, "KIN"), (2, "DEA")])
def test_it_lays_what_the_round_asks_for(number: int, laid: str) -> None:
    hand = ["KIN", "DEA", "JUG"][: 4 - number]
    state = table(
        hands={"A": " ".join(hand), "B": "MON THI QUE", "C": "MER JES PRI"},
        deck="SOR DRA",
        round=number,
        points=BEHIND,
        turn=2,
    )
    run = ScriptRun(pick(state, A))
    assert advice(state, run, A) == (f"hand-{hand.index(laid) + 1}",)


def test_it_pushes_death_away_when_the_highest_wins() -> None:
    state = table("DEA MON JUG*", deck="SOR", points=BEHIND, turn=2)
    assert advice(state, ScriptRun(action(state, A)), A) == ("exchange",)


def test_it_folds_with_the_king() -> None:
    state = table("KIN MON JUG*", deck="SOR", hands={"A": "DEA JUG"}, points=BEHIND, turn=2)
    assert advice(state, ScriptRun(action(state, A)), A) == ("fold",)


def test_it_robs_whoever_shows_the_king() -> None:
    state = table("MON THI JUG KIN*", deck="SOR", points=[4, 1, 4, 5], turn=2)
    moves.show(state, 3)
    assert advice(state, ScriptRun(action(state, B)), B) == ("thief-3",)


def test_the_merchant_takes_a_king_and_leaves_a_death() -> None:
    for code, choice in (("KIN", "swap"), ("DEA", "keep")):
        state = table(f"MER {code} JUG*", deck="SOR", points=BEHIND, turn=2)
        run = ScriptRun(actions(state))
        run.answer(A, "merchant-1")
        assert advice(state, run, A) == (choice,)


def test_the_merchant_goes_to_look_where_there_is_something_to_take() -> None:
    state = table("JUG KIN MER*", deck="SOR", points=[5, 4, 1], turn=2)
    moves.show(state, B)
    assert advice(state, ScriptRun(action(state, C)), C) == ("merchant-1",)


def test_it_minds_what_it_gives_away() -> None:
    """The Thief leaves a 3 behind, so even the Monk is between; with the King A would be highest."""
    state = table("THI QUE KIN MON*", deck="SOR", points=[1, 4, 4, 5], turn=2, round=3)
    for seat in (B, C, D):
        moves.show(state, seat)
    run = ScriptRun(action(state, A))
    advised = {reasoned(see(state, A), run.open[A], Chance(bytes([n]))).choice for n in range(20)}
    assert advised <= {("exchange",), ("thief-1",), ("thief-3",)}


def test_the_sorceress_makes_a_toad_of_whoever_is_above() -> None:
    state = table("SOR KIN JUG*", points=BEHIND, turn=2)
    assert advice(state, ScriptRun(powers(state)), A) == ("seat-1",)


def test_the_innkeeper_moves_in_with_the_king() -> None:
    state = table("INN KIN JUG*", points=BEHIND, turn=2)
    assert advice(state, ScriptRun(powers(state)), A) == ("yes",)
    state = table("INN KIN JUG*", round=2, points=BEHIND, turn=2)
    assert advice(state, ScriptRun(powers(state)), A) == ("no",)


def test_the_jester_spoils_the_queen_when_the_lowest_wins() -> None:
    """She took 4 and would share the win: the Jester turns her back."""
    state = table("QUE JES KIN*", points=[4, 1, 5], turn=2, round=2)
    run = ScriptRun(powers(state))
    assert advice(state, run, B) == ("seat-0",)


def test_in_the_last_round_it_counts_exactly() -> None:
    """At 5, 5, 3 one more point for A makes it the only leader; one more for B makes A the second."""
    view = see(table("INN KIN JUG*", points=[5, 5, 3], turn=3, round=3), A)
    assert [hope(view, gains) - CHEER for gains in ((1, 0, 0), (0, 1, 0), (0, 0, 0))] == pytest.approx([0, 1, 0])


def test_a_match_that_all_lose_is_the_worst() -> None:
    view = see(table("INN KIN JUG*", points=[3, 3, 2], turn=3, round=3), A)
    assert hope(view, (0, 0, 1)) == 0
    assert hope(view, (1, 0, 0)) == CHEER


def test_with_a_round_to_go_it_weighs_what_may_come() -> None:
    """At 6, 6, 3 A wins as second if B scores once more, and not C (a half) nor A itself (85 in 100)."""
    view = see(table("INN KIN JUG*", points=[6, 6, 3], turn=3, round=2), A)
    assert hope(view, (0, 0, 0)) - CHEER == pytest.approx(0.85 / 2)


def test_nobody_is_juggled_without_an_aim() -> None:
    state = table("KIN JUG MON QUE DEA*", deck="SOR", points=[1, 4, 4, 5, 2], turn=2)
    assert advice(state, ScriptRun(action(state, B)), B) in [("fold",), ("exchange",)]


def test_it_minds_who_else_scores() -> None:
    """In the last round B, with 6, comes second where C goes ahead of it; D would but draw level."""
    state = table("DEA JUG QUE MON KIN*", points=[3, 6, 6, 5, 3], turn=5, round=3)
    points = Stakes(see(state, B)).points
    assert points[C] > points[D]


def test_at_the_end_it_leaves_the_point_to_a_rival() -> None:
    """A toad of the King puts A's 7 on top and B's 3 between: B leads, and A wins as second."""
    state = table("SOR THI KIN*", points=[5, 5, 0], turn=3, round=3)
    assert advice(state, ScriptRun(powers(state)), A) == ("seat-2",)


@pytest.mark.long
def test_it_beats_chance() -> None:
    """One adviser among three who play at random wins about twice its share."""
    wins = [0] * 4

    def count(match: Match[State]) -> None:
        assert match.outcome is not None
        for seat in match.outcome.winners:
            wins[seat] += 1

    policies = (adviser_policy, random_policy, random_policy, random_policy)
    for number in range(120):
        count(playout(GAME, 4, KingdomOptions(), b"%d" % number, policies))
    assert wins[A] > 1.6 * max(wins[B], wins[C], wins[3]), wins
