"""Several things at once: a seat may be asked more than one, and every answer counts."""

import pytest

from bot.engine import (
    NOBODY,
    Amount,
    Answer,
    Option,
    Pause,
    Prompt,
    Refused,
    Script,
    Text,
    ask_all,
    ask_first,
    interleave,
    over,
)
from bot.engine.playout import rebuilds
from bot.engine.waits import Together
from tests.engine.scripted import Ledger, begin, say, seats_asked

YES = (Option("yes"), Option("no"))


def test_the_answers_come_in_the_order_of_the_prompts_whoever_is_asked() -> None:
    def play(state: Ledger) -> Script[None]:
        asked = [
            Prompt(0, "name", "R1", Text(1, 9)),
            Prompt(1, "age", "R1", Amount(1, 99)),
            Prompt(0, "sure", "R1", YES),
        ]
        name, age, sure = yield from ask_all(asked)
        state.lines += [name.text, str(age.amount), sure.key]

    match = begin(play)
    assert seats_asked(match) == [0, 1, 0]
    say(match, 0, ("no",), "sure")
    say(match, 0, "Oda", "name")
    assert rebuilds(match)
    say(match, 1, 30)
    assert match.state.lines == ["Oda", "30", "no"]


def test_side_by_side_a_seat_has_a_prompt_in_each_script() -> None:
    def counted(state: Ledger, word: str) -> Script[None]:
        answers = yield from ask_all([Prompt(0, f"{word}-{n}", "R1", Amount(0, 9)) for n in range(2)])
        state.lines.append(f"{word} {[answer.amount for answer in answers]}")

    def play(state: Ledger) -> Script[None]:
        yield from interleave([counted(state, "left"), counted(state, "right")])

    match = begin(play)
    for word, amount in (("right-1", 4), ("left-0", 1), ("right-0", 3), ("left-1", 2)):
        say(match, 0, amount, word)
    assert match.state.lines == ["right [3, 4]", "left [1, 2]"]


def test_a_number_is_never_used_twice_even_where_the_same_prompt_is_asked_again() -> None:
    def play(state: Ledger) -> Script[None]:
        prompt = Prompt(0, "again", "R1", YES)
        while (yield from ask_first([prompt])).key == "yes":
            state.lines.append(str(prompt.number))

    match = begin(play)
    say(match, 0, ("yes",))
    say(match, 0, ("yes",))
    assert (match.state.lines, match.prompts[0].number) == (["1", "2"], 3)


def test_a_pause_stays_open_until_its_time_is_over() -> None:
    def play(state: Ledger) -> Script[None]:
        yield Pause(15, "dusk")
        state.lines.append("night")

    match = begin(play, turns=2)
    (pause,) = match.pauses
    assert (pause.seconds, pause.word, pause.number, match.prompts) == (15, "dusk", 1, ())
    assert rebuilds(match)
    match.answer(over(pause))
    assert (match.state.lines, match.pauses[0].number) == (["night"], 2)


def test_nobody_but_the_clock_ends_a_pause() -> None:
    def play(state: Ledger) -> Script[None]:
        yield Together((Pause(9), Prompt(0, "meanwhile", "R1", YES)))

    match = begin(play)
    (pause,) = match.pauses
    for seat in (0, 1):
        with pytest.raises(Refused, match="not-yours"):
            match.answer(Answer(pause.number, seat, ()))
    with pytest.raises(Refused, match="illegal"):
        match.answer(Answer(pause.number, NOBODY, ("yes",), "timeout"))
    say(match, 0, ("yes",))
    assert match.outcome is None
    match.answer(over(pause))
    assert match.outcome is not None


def test_one_script_pauses_while_the_other_is_asked() -> None:
    def waits(state: Ledger) -> Script[None]:
        yield Pause(15)
        state.lines.append("waited")

    def asks(state: Ledger) -> Script[None]:
        answers = yield from ask_all([Prompt(0, "go", "R1", YES)])
        state.lines.append(answers[0].key)

    def play(state: Ledger) -> Script[None]:
        yield from interleave([waits(state), asks(state)])

    match = begin(play)
    pause = match.pauses[0].number
    say(match, 0, ("yes",))
    assert match.pauses[0].number == pause
    match.undo(0)
    assert (match.state.lines, rebuilds(match)) == ([], True)
    match.answer(over(match.pauses[0]))
    assert match.state.lines == ["waited"]
    say(match, 0, ("no",))
    assert match.state.lines == ["waited", "no"]
