"""R42 to R48: who wins a round, who wins the match (T44 to T51)."""

import pytest

from cogs.death_over_the_kingdom.content.terms import Goal
from cogs.death_over_the_kingdom.events.scores import HighestWon, NobodyBetween, NobodyWon, SecondPlaceWon
from cogs.death_over_the_kingdom.pictures.markers import markers
from cogs.death_over_the_kingdom.rules.court import end_match
from cogs.death_over_the_kingdom.rules.outcome import outcome
from cogs.death_over_the_kingdom.rules.scoring import match_winners, round_winners
from cogs.death_over_the_kingdom.view.sight import see
from tests.cogs.death_over_the_kingdom.positions import A, C, end_of_round, play, scorers, table


@pytest.mark.parametrize(
    ("goal", "values", "winners"),
    [
        pytest.param("highest", [12, 12, 0, 0, 5], (0, 1), id="t44-1"),
        pytest.param("lowest", [12, 12, 0, 0, 5], (2, 3), id="t44-2"),
        pytest.param("between", [12, 12, 0, 0, 5], (4,), id="t44-3"),
        pytest.param("between", [0, 4, 6, 8, 12], (1, 2, 3), id="t45"),
        pytest.param("highest", [4, 4, 4], (0, 1, 2), id="t46-1"),
        pytest.param("lowest", [4, 4, 4], (0, 1, 2), id="t46-2"),
        pytest.param("between", [4, 4, 4], (), id="t46-3"),
        pytest.param("between", [12, 12, 0, 0], (), id="t47-1"),
        pytest.param("between", [3, 8, 3], (), id="t47-2"),
        pytest.param("between", [6, 6, 6, 6, 6, 9, 2], (0, 1, 2, 3, 4), id="t48"),
        pytest.param("between", [1, 5, 9], (1,), id="three"),
        pytest.param("between", [0, 5, 6, 9], (1, 2), id="four"),
        pytest.param("between", [0, 7, 7, 12], (1, 2), id="four-a-pair"),
        pytest.param("between", [2, 2, 7, 7, 11, 13], (2, 3, 4), id="six"),
    ],
)
def test_t44_to_t48_who_wins_a_round(goal: Goal, values: list[int], winners: tuple[int, ...]) -> None:
    assert round_winners(goal, values) == winners


@pytest.mark.parametrize("number", [1, 2, 3])
def test_t46_all_equal_all_win_or_nobody_does(number: int) -> None:
    state = table("JES JES QUE*", round=number)
    run = play(end_of_round(state), otherwise="no")
    assert state.values() == [4, 4, 4]
    assert scorers(state) == ("ABC" if number < 3 else "")
    assert (NobodyBetween() in run.events) == (number == 3)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ([9, 7, 5], [7]),
        ([9, 9, 7, 3], [7]),
        ([9, 7, 7, 3], [7, 7]),
        ([5, 3, 3], [3, 3]),
        ([6, 6, 6, 2], [2]),
        ([5, 5, 5], []),
        ([5, 5, 2, 2], []),
        ([8, 8, 8, 3, 3], []),
        ([4, 4, 2], [2]),
        ([7, 7, 5, 5, 5, 1], [5, 5, 5]),
        ([0, 0, 0], []),
        ([1, 0, 0], [0, 0]),
    ],
)
def test_t49_the_second_highest_total_wins(totals: list[int], winners: list[int]) -> None:
    for shuffled in (totals, totals[::-1], totals[1:] + totals[:1]):
        found = match_winners(shuffled)
        assert [shuffled[seat] for seat in found] == winners
        assert list(found) == sorted(found)


def test_t49_the_winners_are_told_with_their_points() -> None:
    state = table(hands=dict.fromkeys("ABCD", ""), points=[9, 7, 7, 3])
    run = play(end_match(state))
    assert run.events == [SecondPlaceWon(winners=(1, 2), points=7)]
    told = see(state, None).outcome
    assert told is not None
    assert (told.winners, told.scores) == ((1, 2), (9, 7, 7, 3))


@pytest.mark.parametrize("totals", [[5, 5, 5], [5, 5, 2, 2]])
def test_t50_all_tied_nobody_wins(totals: list[int]) -> None:
    state = table(hands=dict.fromkeys("ABCD"[: len(totals)], ""), points=totals)
    assert play(end_match(state)).events == [NobodyWon()]
    told = outcome(state)
    assert told is not None
    assert told.winners == ()


@pytest.mark.parametrize(("points", "shown"), [(7, (1, 2)), (0, (0, 0)), (5, (1, 0)), (4, (0, 4)), (21, (4, 1))])
def test_t51_the_fewest_markers(points: int, shown: tuple[int, int]) -> None:
    assert markers(points) == shown


def test_r45_each_winner_takes_one_point() -> None:
    state = table("KIN DEA KIN*", points=[4, 4, 0])
    run = play(end_of_round(state))
    assert state.totals == (5, 4, 1)
    assert HighestWon(winners=(A, C), value=12) in run.events
    last = see(state, None).last_round
    assert last is not None
    assert [seat.has_won_round for seat in last.seats] == [True, False, True]
