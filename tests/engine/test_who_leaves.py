"""A seat whose person leaves, in the middle of a turn; and answers given side by side reach whoever asked."""

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec import Struct

from bot.engine import (
    Advice,
    Amount,
    Answer,
    Chance,
    Choice,
    Event,
    Game,
    Match,
    Option,
    Options,
    Outcome,
    Prompt,
    Refused,
    Script,
    Seat,
    ask,
    ask_all,
    interleave,
    leave,
)


class Diary(Struct):
    left: list[int]
    named: list[tuple[int, int]]  # seat, amount
    turns: int = 0


class Left(Event, rule="R1"):
    seat: Seat


class TwoRooms(Game[Diary, Diary]):
    """Seats 0 and 1 name a number in one room, seats 2 and 3 in another; then seat 0 goes on."""

    key = "two-rooms"
    seats = range(4, 5)
    state_type = Diary

    def setup(self, seats: int, options: Options, chance: Chance) -> Diary:
        return Diary([], [])

    def turn(self, state: Diary, chance: Chance) -> Script[None]:
        yield from interleave([self.room(state, (0, 1)), self.room(state, (2, 3))])
        yield from ask(Prompt(0, "on", "R1", (Option("on"),)))
        state.turns += 1

    def room(self, state: Diary, seats: tuple[int, ...]) -> Script[None]:
        answers = yield from ask_all([Prompt(seat, "number", "R1", Amount(0, 9)) for seat in seats])
        state.named += [(answer.seat, answer.amount) for answer in answers]

    def leave(self, state: Diary, seat: int, chance: Chance) -> Iterable[Event]:
        state.left.append(seat)
        yield Left(seat=seat)

    def outcome(self, state: Diary) -> Outcome | None:
        return Outcome((0,), (1, 0, 0, 0)) if state.turns == 2 else None

    def view(self, state: Diary, seat: int | None) -> Diary:
        return state

    def advise(self, view: Diary, prompt: Prompt, chance: Chance) -> Advice:
        return Advice(0)


def begun() -> Match[Any]:
    return Match.start(TwoRooms(), 4, Options(), Chance(b"rooms"))


def give(match: Match[Any], seat: int, choice: Choice) -> list[Event]:
    prompt = next(prompt for prompt in match.prompts if prompt.seat == seat)
    return match.answer(Answer(prompt.number, seat, choice))


def play_turn(match: Match[Any]) -> list[Event]:
    for seat in range(4):
        give(match, seat, seat + 1)
    return give(match, 0, ("on",))


def test_each_room_gets_its_own_answers_as_they_were_given() -> None:
    match = begun()
    for seat, amount in ((2, 7), (1, 5), (3, 8), (0, 6)):
        give(match, seat, amount)
    assert match.state.named == [(2, 7), (3, 8), (0, 6), (1, 5)]


def test_who_leaves_is_gone_when_the_turn_is_over() -> None:
    """Until then the seat is asked as ever."""
    match = begun()
    assert match.answer(leave(2)) == []
    assert match.state.left == []
    assert {prompt.seat for prompt in match.prompts} == {0, 1, 2, 3}
    assert play_turn(match) == [Left(seat=2)]
    assert match.state.left == [2]
    assert play_turn(match) == []
    assert match.state.left == [2]


def test_two_leave_in_the_order_in_which_they_said_so() -> None:
    match = begun()
    match.answer(leave(3))
    match.answer(leave(1))
    play_turn(match)
    assert match.state.left == [3, 1]


def test_nobody_leaves_a_match_that_is_over() -> None:
    match = begun()
    play_turn(match)
    play_turn(match)
    assert match.outcome is not None
    with pytest.raises(Refused):
        match.answer(leave(1))
    assert match.state.left == []
