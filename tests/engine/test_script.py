"""Several scripts side by side: each goes on at its own answers."""

from typing import Any

import pytest
from msgspec import Struct

from bot.engine import (
    SETTLED,
    Advice,
    Answer,
    Chance,
    Event,
    Game,
    Match,
    Option,
    Options,
    Outcome,
    Prompt,
    Script,
    Seat,
    ask,
    ask_all,
    interleave,
)
from bot.engine.script import told

YES = (Option("yes"),)


class Said(Event, rule="R1"):
    seat: Seat


class Talk(Struct):
    said: list[int]
    is_over: bool = False


class TwoTables(Game[Talk, Talk]):
    """Seats 0 and 1 answer one after the other; seats 2 and 3 at once; the two tables do not wait for each other."""

    key = "two-tables"
    seats = range(4, 5)
    state_type = Talk

    def setup(self, seats: int, options: Options, chance: Chance) -> Talk:
        return Talk([])

    def turn(self, state: Talk, chance: Chance) -> Script[None]:
        yield from interleave([self.in_turn(state), self.at_once(state)])
        state.is_over = True

    def in_turn(self, state: Talk) -> Script[None]:
        for seat in (0, 1):
            yield from ask(Prompt(seat, "talk", "R1", YES))
            state.said.append(seat)
            yield Said(seat=seat)

    def at_once(self, state: Talk) -> Script[None]:
        answers = yield from ask_all([Prompt(seat, "talk", "R1", YES) for seat in (2, 3)])
        state.said += [answer.seat for answer in answers]
        yield Said(seat=2)

    def outcome(self, state: Talk) -> Outcome | None:
        return Outcome((), ()) if state.is_over else None

    def view(self, state: Talk, seat: int | None) -> Talk:
        return state

    def advise(self, view: Talk, prompt: Prompt, chance: Chance) -> Any:
        return Advice(("yes",))


def say(match: Match[Talk], seat: int) -> list[Event]:
    prompt = next(prompt for prompt in match.prompts if prompt.seat == seat)
    return match.answer(Answer(prompt.number, seat, ("yes",)))


def test_each_script_goes_on_at_its_own_answers() -> None:
    match = Match.start(TwoTables(), 4, Options(), Chance(b"seed"))
    assert [prompt.seat for prompt in match.prompts] == [0, 2, 3]
    assert say(match, 3) == []
    assert say(match, 0) == [Said(seat=0, wording=1)]
    assert say(match, 2) == [Said(seat=2, wording=2)]
    assert match.outcome is None
    assert say(match, 1) == [Said(seat=1, wording=3)]
    assert match.outcome is not None


def test_prompts_that_stay_open_keep_their_number() -> None:
    match = Match.start(TwoTables(), 4, Options(), Chance(b"seed"))
    numbers = {prompt.seat: prompt.number for prompt in match.prompts}
    say(match, 0)
    assert {prompt.seat: prompt.number for prompt in match.prompts} == {1: 4, 2: numbers[2], 3: numbers[3]}


def test_what_asks_nobody_is_told_at_once_and_what_asks_is_a_mistake() -> None:
    def script(asked: tuple[Prompt, ...] = ()) -> Script[None]:
        yield Said(seat=1)
        yield SETTLED
        yield Said(seat=0)
        yield from asked

    assert told(script()) == [Said(seat=1), Said(seat=0)]
    with pytest.raises(AssertionError, match="nobody can be asked now"):
        told(script((Prompt(0, "talk", "R1", YES),)))
