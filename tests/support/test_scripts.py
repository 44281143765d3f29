"""The runner of scripts is strict: it takes what a match would take and misses nothing."""

import pytest

from bot.engine import Option, Prompt, Refused, Script, ask, ask_all, ask_first, interleave
from tests.support.scripts import ScriptRun, run_script
from tests.support.shapes import look_at_words


def question(seat: int) -> Prompt:
    return Prompt(seat, "which", "R1", (Option("this"), Option("that")))


def two_questions() -> Script[str]:
    first = yield from ask(question(0))
    second = yield from ask(question(1))
    return first.key + second.key


def test_it_runs_to_the_end_and_gives_the_result() -> None:
    assert run_script(two_questions(), {0: ["this"], 1: ["that"]}).result == "thisthat"
    assert run_script(two_questions(), {}, otherwise="that").result == "thatthat"


def test_missing_left_over_and_illegal_answers_are_noticed() -> None:
    with pytest.raises(AssertionError, match="no answer for seat 1"):
        run_script(two_questions(), {0: ["this"]})
    with pytest.raises(AssertionError, match="never asked for"):
        run_script(two_questions(), {0: ["this", "that"], 1: ["that"]})
    with pytest.raises(Refused, match="illegal"):
        run_script(two_questions(), {0: ["those"]})


def test_all_are_waited_for_and_the_first_is_enough() -> None:
    def all_of_them() -> Script[list[int]]:
        return [answer.seat for answer in (yield from ask_all([question(0), question(1)]))]

    def the_first() -> Script[int]:
        return (yield from ask_first([question(0), question(1)])).seat

    run = ScriptRun(all_of_them())
    run.answer(1, "this")
    assert (list(run.open), run.is_over) == ([0], False)
    with pytest.raises(Refused, match="not-yours"):
        run.answer(1, "this")
    run.answer(0, "this")
    assert run.result == [0, 1]
    assert run_script(the_first(), {1: ["that"]}).result == 1


def test_scripts_side_by_side_keep_their_prompts() -> None:
    def one(seat: int) -> Script[None]:
        yield from ask(question(seat))

    run = ScriptRun(interleave([one(0), one(1)]))
    number = run.open[0].number
    run.answer(1, "this")
    assert (run.open[0].number, len(run.asked)) == (number, 2)
    run.answer(0, "that")
    assert run.is_over


def test_what_nobody_has_written_is_noticed_where_a_game_has_words() -> None:
    with pytest.raises(AssertionError, match="nobody has written prompt-which"):
        look_at_words(question(0), "p52")
    look_at_words(question(0), "rules_alone")
    look_at_words(question(0), "")
