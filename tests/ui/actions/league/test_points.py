"""What a table of a league is worth, and how the league stands."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Outcome
from bot.host import Person
from bot.ui.actions.league.book import _without as without
from bot.ui.actions.league.model import Entry, Round, Seating
from bot.ui.actions.league.points import points_of, standing
from tests.ui.actions.league.made import NOON, league

in_league = partial(league, people=5)


def ended(outcome: Outcome, gone: int | None = None, status: str = "finished") -> Any:
    seats = [SimpleNamespace(seat=seat, is_automatic=seat == gone) for seat in range(len(outcome.scores))]
    return SimpleNamespace(status=status, seats=seats, match=SimpleNamespace(outcome=outcome))


@pytest.mark.parametrize(
    ("outcome", "points"),
    [
        (Outcome((0,), (9, 5, 1)), (100, 50, 0)),
        (Outcome((0, 1), (9, 9, 1)), (75, 75, 0)),
        (Outcome((1,), (9, 9)), (0, 100)),
        (Outcome((0,), (4, 2, 2, 2, 1)), (100, 50, 50, 50, 0)),
    ],
)
def test_the_first_has_all_the_last_none_and_who_is_level_shares(outcome: Outcome, points: tuple[int, ...]) -> None:
    assert points_of(ended(outcome)) == points


def test_whoever_lets_an_automaton_finish_has_none() -> None:
    assert points_of(ended(Outcome((0,), (9, 5, 1)), gone=0)) == (0, 50, 0)


def test_a_match_that_was_called_off_is_shared() -> None:
    assert points_of(ended(Outcome((0,), (9, 5, 1)), status="stopped")) == (50, 50, 50)


def one(*tables: tuple[tuple[int, ...], tuple[int, ...] | None], resting: tuple[int, ...] = ()) -> Round:
    seated = tuple(Seating(entries=entries, points=points) for entries, points in tables)
    return Round(at=NOON, tables=seated, resting=resting)


def test_points_then_wins_then_opponents_then_who_entered_first() -> None:
    found = standing(
        in_league(
            one(((1, 2), (100, 0)), ((3, 4), (100, 0)), resting=(5,)),
            one(((1, 3), (0, 100)), ((2, 5), (100, 0)), resting=(4,)),
        )
    )
    assert [(line.entry, line.points, line.won) for line in found] == [
        (3, 200, 2),
        (1, 100, 1),
        (2, 100, 1),
        (4, 50, 0),
        (5, 50, 0),
    ]
    assert found[1].strength == 300
    assert found[2].strength == 150


def test_a_rest_counts_once_its_round_is_over() -> None:
    found = standing(in_league(one(((1, 2), None), ((3, 4), (100, 0)), resting=(5,))))
    assert {line.entry: line.points for line in found}[5] == 0


def test_whoever_is_forgotten_leaves_their_place_to_the_others() -> None:
    whole = replace(in_league(), entries=(Entry(number=1, person=Person(7, "Heir"), first=Person(1, "P1")),))
    gone = without(whole, 1, "Somebody")
    assert gone.entries[0].person == Person(7, "Heir")
    assert gone.entries[0].first == Person(0, "Somebody")
    assert gone.starter == Person(0, "Somebody")
