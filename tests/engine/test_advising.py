"""Why automata chose as they did is found again from the record."""

from typing import Any, ClassVar

import pytest

from bot.engine import Advice, Answer, Chance, Match, Option, Prompt, Script, ask, leave
from bot.engine.advising import Reasons, advised
from tests.engine.scripted import Ledger, begin
from tests.support.harbour.game import GAME, DockView, Harbour, HarbourOptions

BOTH = 0b11


def begun() -> Match[Any]:
    return Match.start(GAME, 2, HarbourOptions(flares=BOTH), Chance(b"e"))


def played() -> list[Answer]:
    """Seat 0 is asked twice at once, then both are; automata think as soon as they are asked.

    With this seed a later thought would have come to something else.
    """
    match, answers = begun(), list[Answer]()
    while match.outcome is None:
        thought = [(prompt, advised(match, prompt)) for prompt in match.prompts]
        for prompt, advice in thought:
            answers.append(Answer(prompt.number, prompt.seat, advice.choice, "automaton"))
            match.answer(answers[-1])
    return answers


def found(answers: list[Answer], match: Match[Any]) -> list[Advice | None]:
    reasons, told = Reasons(), list[Advice | None]()
    for answer in answers:
        told.append(reasons.of(match, answer))
        match.answer(answer)
    return told


def test_each_has_its_reason_also_where_others_answered_meanwhile() -> None:
    answers = played()
    told = found(answers, begun())
    assert [advice.word for advice in told if advice] == ["breeze", "breeze", "flare", "flare", "calm"]
    assert [advice.choice for advice in told if advice] == [answer.choice for answer in answers]
    assert [advice.facts for advice in told if advice][2:4] == [{"seat": 0}, {"seat": 1}], "from its own view"


def test_neither_people_nor_time_outs_nor_defaults_have_one() -> None:
    answers = played()
    people = [
        Answer(one.prompt, one.seat, one.choice, "timeout" if place % 2 else "person")
        for place, one in enumerate(answers)
    ]
    assert found(people, begun()) == [None] * 5
    last = answers[-1]
    other = Answer(last.prompt, last.seat, ("drift",), "automaton")
    assert found([*answers[:-1], other], begun())[-1] is None, "its adviser would not have chosen that"


class PlayedOn(Harbour):
    is_played_on: ClassVar[bool] = True


@pytest.mark.parametrize(
    ("game", "reasons"), [(GAME, [None] * 5), (PlayedOn(), ["breeze"] * 2 + ["flare"] * 2 + ["calm"])]
)
def test_who_has_left_is_answered_for_without_reasons_unless_an_automaton_plays_on(
    game: Harbour, reasons: list[str | None]
) -> None:
    """Else the defaults answer, which may well be what the adviser would have said."""
    answers = played()
    match, told = Match.start(game, 2, HarbourOptions(flares=BOTH), Chance(b"e")), Reasons()
    for seat in range(2):
        told.of(match, leave(seat))
    found = list[Advice | None]()
    for answer in answers:
        found.append(told.of(match, answer))
        match.answer(answer)
    assert [advice and advice.word for advice in found] == reasons


def test_an_adviser_that_raises_gives_none() -> None:
    class Mute(Harbour):
        def advise(self, view: DockView, prompt: Prompt, chance: Chance) -> Advice:
            raise RuntimeError("no idea")

    match = Match.start(Mute(), 2, HarbourOptions(flares=BOTH), Chance(b"e"))
    assert found(played(), match) == [None] * 5


def test_an_adviser_that_says_no_word_gives_none() -> None:
    def play(state: Ledger) -> Script[None]:
        yield from ask(Prompt(0, "go", "R1", (Option("on"),)))

    match = begin(play)
    assert advised(match, match.prompts[0]).choice == ("on",)
    answer = Answer(match.prompts[0].number, 0, ("on",), "automaton")
    assert Reasons().of(match, answer) is None
