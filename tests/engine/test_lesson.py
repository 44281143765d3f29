"""A lesson is a laid match: the learner's right answers lead on, others do what it says, and faults are told."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Amount, Answer, Choice, Field, Form, Option, PickSome, Prompt, Text
from bot.engine.lesson import BrokenLesson, Course, Lesson, Step, _choices, _read, _said
from tests.support.nim import GAME

FIRST = Step("take", ("3", "2"), say="begin", rest=("1",))
LAST = Step("take", ("*",), say="end")


def course(*steps: Step, answers: tuple[Any, ...] = (), **laid: Any) -> Course:
    """Nine are left; the learner begins, and the other seat takes as it is told."""
    lesson = Lesson(2, "nim", steps or (FIRST, LAST), state={"left": 9}, **laid)
    return Course(GAME, lesson, answers)


def test_it_is_laid_and_asks_its_first_question() -> None:
    begun = course()
    assert (begun.game, begun.lesson.seats, begun.options) == (GAME, 2, GAME.options_type())
    assert begun.match.state.left == 9
    assert (begun.number, begun.step, begun.prompt.seat) == (1, FIRST, 0)


def test_a_right_answer_leads_on_and_the_others_do_as_they_are_told() -> None:
    begun = course()
    assert [begun.is_right((key,)) for key in "123"] == [False, True, True]
    assert begun.solution() == ("2",)
    begun.take(("3",))
    assert begun.match.state.left == 9 - 3 - 1
    assert [(event.actor, event.count) for event in begun.news] == [(0, 3), (1, 1)]  # type: ignore[attr-defined]
    assert (begun.number, begun.step) == (2, LAST)
    begun.take(("1",))
    assert begun.step is None
    assert len(begun.news) == 2


def test_without_a_word_the_others_play_as_automata() -> None:
    played = course(Step("take", ("3",), say="begin"), LAST, answers=(("3",),))
    assert 2 <= played.match.state.left <= 5
    assert [answer.by for answer in played.match.answers if answer.seat == 1] in (["automaton"], [])


def test_where_somebody_stands_follows_from_their_answers() -> None:
    assert course(answers=(("3",),)).number == 2
    assert course(answers=(("3",), ("1",), ("1",))).step is None  # what is too much is left alone


def test_what_says_nothing_is_answered_for_the_learner() -> None:
    silent = course(Step("take", ("1",), rest=("1",)), LAST)
    assert (silent.match.state.left, silent.number, silent.lesson.said) == (7, 1, (LAST,))


def test_who_begins_later_sees_what_the_others_do_first() -> None:
    assert course(FIRST, own=(1,), rest=("2",)).match.state.left == 7


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ((Step("give", ("1",), say="begin"),), "step 1 .begin.: asks 'take', the lesson expects 'give'"),
        ((Step("take", ("4",), say="begin"),), "none of .* is legal"),
    ],
)
def test_what_no_longer_fits_the_rules_is_told(steps: tuple[Step, ...], said: str) -> None:
    with pytest.raises(BrokenLesson, match=said):
        course(*steps).solution()


def test_what_no_state_can_hold_is_told() -> None:
    with pytest.raises(BrokenLesson, match="lays what the state cannot hold"):
        Course(GAME, Lesson(2, "nim", (FIRST,), state={"left": "many"}))


def test_answers_are_said_and_read_alike() -> None:
    some = Prompt(0, "w", "R1", PickSome((Option("a"), Option("b")), 0, 2))
    assert (_said(("b", "a")), _read(some, "a+b"), _read(some, "")) == ("a+b", ("a", "b"), ())
    assert (_said(3), _read(Prompt(0, "w", "R1", Amount(1, 5)), "3")) == ("3", 3)
    assert _said({"give": ("a",)}) == "*"


def test_what_cannot_be_written_down_is_tried_as_a_time_out_would_answer_it() -> None:
    form: Choice = {"note": "so"}
    asked = Prompt(0, "w", "R1", Form((Field("note", Text(0, 9)),)), default=form)
    assert list(_choices(asked, Step("w", ("*",)))) == [form]
    assert list(_choices(replace(asked, default=None), Step("w", ("*",)))) == []
    assert Answer(1, 0, ("a",)).key == "a"
