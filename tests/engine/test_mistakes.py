"""What a game may not ask is found when it asks, with a sentence that names game, prompt and rule."""

from typing import Any

import pytest

from bot.engine import (
    Amount,
    Chance,
    Event,
    GameMistake,
    Match,
    Option,
    Options,
    Order,
    Pick,
    Prompt,
    Script,
    ScriptFailed,
    Seat,
    ask,
    ask_all,
    ask_first,
    leave,
    order,
    playing,
)
from bot.engine.playout import playout, random_policy
from tests.engine.scripted import Ledger, Scripted, begin, say

YES = (Option("yes"),)


class Counted(Event):
    seat: Seat


def asks(*prompts: Prompt) -> Any:
    def play(state: Ledger) -> Script[None]:
        yield from ask_all(prompts)

    return play


@pytest.mark.parametrize(
    ("prompt", "why"),
    [
        (Prompt(1, "fold", "R7"), "scripted asks seat 1 for 'fold' (R7), but there is no option."),
        (Prompt(0, "fold", "R7", (Option("a"), Option("a"))), "but the option 'a' is there twice."),
        (Prompt(0, "fold", "R7", (Option("No way"),)), "but the option 'No way' is not of 1 to 50"),
        (Prompt(0, "fold", "R7", YES, default=("no",)), "but its default ('no',) is not legal."),
        (Prompt(0, "fold", "R7", YES, main="no"), "but the main option 'no' is not there for all to see."),
        (Prompt(0, "fold", "R7", (Option("yes", is_secret=True),), main="yes"), "'yes' is not there for all to see."),
        (Prompt(0, "cut", "R19", Amount(5, 1)), "for 'cut' (R19), but its bounds are the wrong way round"),
    ],
)
def test_a_prompt_that_nobody_could_answer(prompt: Prompt, why: str) -> None:
    with pytest.raises(GameMistake) as found:
        begin(asks(prompt))
    assert why in str(found.value)


def test_two_prompts_where_one_was_meant() -> None:
    with pytest.raises(GameMistake, match=r"seat 2 for 'defend' \(R58\) twice at once, and nothing"):
        begin(asks(Prompt(2, "defend", "R58", YES), Prompt(1, "defend", "R58", YES), Prompt(2, "defend", "R58", YES)))
    begin(asks(*(Prompt(2, "defend", "R58", YES, facts={"hero": hero}) for hero in (1, 2))))


def test_nobody_is_asked_at_all() -> None:
    def play(state: Ledger) -> Script[None]:
        yield from ask_first([])

    with pytest.raises(GameMistake, match="waits for nobody"):
        begin(play)


def test_it_is_found_in_the_middle_of_a_match_too_which_stands_as_it_stood() -> None:
    def play(state: Ledger) -> Script[None]:
        yield from ask(Prompt(0, "first", "R1", YES))
        yield from ask(Prompt(0, "second", "R2"))

    match = begin(play)
    with pytest.raises(ScriptFailed) as failed:
        say(match, 0, ("yes",))
    assert isinstance(failed.value.__cause__, GameMistake)
    assert match.prompts[0].word == "first"


def test_a_turn_that_tells_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_STEPS", 50)

    def play(state: Ledger) -> Script[None]:
        while True:
            yield Counted(seat=0)

    with pytest.raises(GameMistake, match=r"A turn of scripted does not end: 50 steps, the last of them Counted"):
        begin(play)


def test_a_turn_that_orders_answer_for_ever_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is refused and the match stands: the order can be withdrawn."""
    monkeypatch.setattr(playing, "MOST_STEPS", 50)

    def play(state: Ledger) -> Script[None]:
        yield from ask(Prompt(0, "begin", "R1", YES))
        while (yield from ask(Prompt(0, "again", "R1", YES))).key == "yes":
            pass

    match = begin(play, orders=(Order("again", "R1", Pick(YES)),))
    match.answer(order(0, {"again": ("yes",)}))
    with pytest.raises(ScriptFailed) as failed:
        say(match, 0, ("yes",))
    assert "does not end" in str(failed.value.__cause__)
    assert match.prompts[0].word == "begin"


@pytest.mark.parametrize(
    "step", ["hello", [Prompt(0, "w", "R1", YES)], ["hello", "you"]], ids=lambda step: type(step).__name__
)
def test_a_turn_that_yields_anything_else_is_named(step: Any) -> None:
    def play(state: Ledger) -> Script[None]:
        yield step

    with pytest.raises(GameMistake, match=r"A turn of scripted yields .*, which is no event, prompt or pause"):
        begin(play)


def test_whoever_leaves_is_asked_nothing() -> None:
    class Asking(Scripted):
        def leave(self, state: Ledger, seat: int, chance: Chance) -> Any:
            yield Prompt(seat, "really", "R1", YES)

    def play(state: Ledger) -> Script[None]:
        yield from ask(Prompt(0, "w", "R1", YES))

    match = Match.start(Asking(play, 2), 3, Options(), Chance(b"seed"))
    match.answer(leave(1))
    with pytest.raises(ScriptFailed) as failed:
        say(match, 0, ("yes",))
    assert "as seat 1 leaves, where nobody can be asked anything" in str(failed.value.__cause__)


def test_a_playout_that_does_not_end_is_stopped_with_a_sentence() -> None:
    def play(state: Ledger) -> Script[None]:
        while True:
            yield from ask(Prompt(0, "again", "R1", YES))

    taken: list[int] = []

    def watch(match: Match[Ledger]) -> None:
        taken.append(match.answered)
        assert match.answered <= 20_000

    with pytest.raises(GameMistake, match=r"scripted: a turn took 5,000 answers .* 'again' \(R1\)"):
        playout(Scripted(play), 2, Options(), b"seed", (random_policy,), watch)
    assert taken[-1] == 5_000
    with pytest.raises(GameMistake, match=r"scripted did not end within 20,000 answers"):
        playout(Scripted(asks(Prompt(0, "w", "R1", YES)), turns=10**9), 2, Options(), b"seed", (random_policy,), watch)
    assert taken[-1] == 20_000


def test_a_mistake_at_the_very_start_is_not_hidden_in_another() -> None:
    with pytest.raises(GameMistake):
        Match.start(Scripted(asks(Prompt(0, "w", "R1"))), 2, Options(), Chance(b"seed"))
