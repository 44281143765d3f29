"""Two scripts side by side ask a seat the same: one question comes after the other, and nobody is asked it twice."""

import pytest

from bot.engine import Answer, Fact, Option, Prompt, Script, ask, ask_all, interleave
from tests.support.scripts import ScriptRun

KEYS = (Option("left"), Option("right"))


def spoil(told: list[str], victor: str, seat: int = 0, victim: int | None = None) -> Script[None]:
    facts: dict[str, Fact] = {} if victim is None else {"victim": victim}
    answer = yield from ask(Prompt(seat, "spoil", "R1", KEYS, facts=facts))
    told.append(f"{victor} {answer.key}")


def test_the_later_of_two_questions_that_look_alike_waits_for_the_other() -> None:
    told: list[str] = []
    run = ScriptRun(interleave([spoil(told, "first"), spoil(told, "second")]))
    assert len(run.prompts) == 1
    run.answer(0, "left")
    assert len(run.prompts) == 1
    run.answer(0, "right")
    assert run.is_over
    assert told == ["first left", "second right"]


@pytest.mark.parametrize(("seat", "victim"), [(1, None), (0, 2)], ids=["another seat", "other facts"])
def test_what_can_be_told_apart_is_asked_at_once(seat: int, victim: int | None) -> None:
    told: list[str] = []
    run = ScriptRun(interleave([spoil(told, "first"), spoil(told, "second", seat, victim)]))
    assert len(run.prompts) == 2


def test_what_is_open_is_not_taken_away_for_what_comes_before_it() -> None:
    """The first script comes to the same question later, so it is the one that waits."""
    told: list[str] = []

    def thinks() -> Script[None]:
        yield from ask(Prompt(1, "think", "R1", KEYS))
        yield from spoil(told, "slow")

    run = ScriptRun(interleave([thinks(), spoil(told, "quick")]))
    (open_one,) = (prompt for prompt in run.prompts if prompt.seat == 0)
    run.answer(1, "left")
    assert run.prompts == [open_one]
    run.answer(0, "left")
    run.answer(0, "right")
    assert told == ["quick left", "slow right"]


def test_the_answers_of_a_group_wait_for_a_twin_elsewhere() -> None:
    """Two are asked at once, and one of them was asked the same before."""
    told: list[str] = []

    def both() -> Script[None]:
        answers: list[Answer] = yield from ask_all([Prompt(seat, "spoil", "R1", KEYS) for seat in (0, 1)])
        told.extend(answer.key for answer in answers)

    run = ScriptRun(interleave([spoil(told, "first"), both()]))
    assert [prompt.seat for prompt in run.prompts] == [0, 1]
    for seat, said in ((1, "left"), (0, "left"), (0, "right")):
        run.answer(seat, said)
    assert told == ["first left", "right", "left"]
