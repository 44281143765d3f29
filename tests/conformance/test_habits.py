"""What only playing shows: it is told in a sentence, and a simulation ends with an error."""

from typing import Any

import pytest
from rich.console import Console

from bot.cli.simulate import Plan, simulate
from bot.conformance.habits import MOST_OF_A_ROUND, MOST_WITHOUT_A_CHOICE, has_choice
from bot.engine import Amount, Option, Pick, PickSome
from bot.engine.kinds import Kind
from tests.support.dithering import GAME, PATIENT, Dithering, DitheringOptions

UP, DOWN = Option("up", "push"), Option("down", "push")


def errors(policy: str = "random", game: Dithering = GAME, **options: Any) -> list[str]:
    plan = Plan(game, 1, 2, 1, policy, False, DitheringOptions(**options))
    return [failure.error for failure in simulate(plan, Console(quiet=True)).errors]


def test_a_seat_that_answers_too_often_in_a_round_is_told_of() -> None:
    assert errors(asked=MOST_OF_A_ROUND) == []
    (said,) = errors(asked=MOST_OF_A_ROUND + 1)
    assert "seat 1 answers more than 60 times in one round, at last 'push' (R1)" in said


def test_a_form_that_is_filled_in_by_presses_counts_as_one_answer() -> None:
    """One question that stays, with other answers after each press, and nothing is told before it is sent."""
    assert errors(asked=2 * MOST_OF_A_ROUND, form=("keeps", "changes")) == []
    for form in ("keeps",), ("changes",), ("keeps", "changes", "tells"):
        (said,) = errors(asked=MOST_OF_A_ROUND + 1, form=form)
        assert "seat 1 answers more than 60 times in one round" in said


def test_a_lawyer_may_do_what_is_free_without_end() -> None:
    assert errors("lawyer", asked=MOST_OF_A_ROUND + 1) == []
    (said,) = errors("lawyer", PATIENT, asked=MOST_WITHOUT_A_CHOICE + 1, levers=1)
    assert "with one legal answer" in said


def test_a_question_with_one_answer_is_told_of() -> None:
    (said,) = errors(levers=1)
    assert "asks seat 1 'push' (R1) with one legal answer" in said


def test_a_game_may_ask_it_on_purpose_but_not_without_end() -> None:
    assert errors(game=PATIENT, asked=MOST_WITHOUT_A_CHOICE, levers=1) == []
    (said,) = errors(game=PATIENT, asked=MOST_WITHOUT_A_CHOICE + 1, levers=1)
    assert "asks seat 1 'push' (R1) more than 50 times with one legal answer" in said


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (Pick((UP,)), False),
        (Pick((UP, DOWN)), True),
        (PickSome((UP,), 1, 1), False),
        (PickSome((UP,), 0, 1), True),
        (PickSome((UP, DOWN), 2, 2), True),  # in which order
        (Amount(3, 3), False),
        (Amount(0, 1), True),
    ],
)
def test_where_there_is_a_choice(kind: Kind, expected: bool) -> None:
    assert has_choice(kind) is expected


def test_in_secret_it_may_be_asked() -> None:
    """Else one would learn from a wait who holds something."""
    assert errors(asked=MOST_WITHOUT_A_CHOICE + 1, levers=1, is_secret=True) == []


def test_an_automaton_that_undoes_what_it_did_is_told_of() -> None:
    (said,) = errors("adviser", counts=False)
    assert "the automaton of seat 1 has undone what it did and is asked 'push' (R1) again" in said


def test_what_is_not_as_before_is_not_undone() -> None:
    assert errors("adviser") == []


@pytest.mark.parametrize("policy", ["random", "mixed"])
def test_who_acts_on_a_whim_may_undo_it(policy: str) -> None:
    assert errors(policy, counts=False) == []
