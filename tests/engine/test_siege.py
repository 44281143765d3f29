"""A battle beside the round: fifty turns of both, and snapshots, undo and resume stay as short as at the first."""

import sys
from types import FrameType
from typing import Any

import pytest

from bot.engine import Answer, Chance, Match, Options, over
from bot.engine.playout import any_choice, playout, random_policy, rebuilds, standing
from bot.engine.retrace import Retrace
from tests.support.siege import GAME, Field

LONGEST = 7  # answers of one engine turn: a walker's, a blow, four who defend, and perhaps a pause


def answered(match: Match[Field], chance: Chance) -> None:
    if match.pauses and chance.die(2) == 1:
        match.answer(over(match.pauses[0]))
        return
    wait = chance.pick(match.waits)
    prompt = match.prompt(wait.number)
    if prompt is not None:
        match.answer(Answer(prompt.number, prompt.seat, any_choice(prompt, chance)))
    else:
        match.answer(over(match.pauses[0]))


@pytest.mark.parametrize("seats", [4, 5])
def test_a_snapshot_is_never_far_away(seats: int) -> None:
    match = Match.start(GAME, seats, Options(), Chance(b"siege"))
    chance, lengths, taken_back = Chance(b"blows"), list[int](), 0
    while match.outcome is None:
        before = standing(match)
        count = match.answered
        answered(match, chance)
        assert rebuilds(match)
        lengths.append(len(match.answers))
        if match.snapshot.answers <= count < match.answered and chance.die(5) == 1:
            match.undo(count)
            assert standing(match) == before
            taken_back += 1
    assert match.state.turns == 50
    assert match.answered > 100
    assert max(lengths) <= LONGEST
    assert taken_back > 10


def test_resuming_takes_as_long_after_fifty_turns_as_after_five() -> None:
    """By the calls it makes: a clock tells another time where much else is done."""
    snapshots: list[tuple[int, Any, list[Answer]]] = []

    def watch(match: Match[Field]) -> None:
        if match.outcome is None:
            snapshots.append((match.turn, match.snapshot, list(match.answers)))

    playout(GAME, 5, Options(), b"long", (random_policy,), watch)
    early = [one for one in snapshots if one[0] <= 10]
    late = [one for one in snapshots if one[0] > 40]
    assert max(len(answers) for *_, answers in late) <= LONGEST
    assert max(len(snapshot.state) for _, snapshot, _ in late) <= 2 * max(len(s.state) for _, s, _ in early)
    assert _calls(late) / len(late) < 1.5 * _calls(early) / len(early)


def _calls(cases: list[tuple[int, Any, list[Answer]]]) -> int:
    """How many functions are called to resume them all."""
    made = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal made
        made += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        for _, snapshot, answers in cases:
            Match.load(GAME, Chance(b"long"), snapshot, answers)
    finally:
        sys.setprofile(before)
    return made


def test_every_turn_can_be_played_again() -> None:
    for number in range(4):
        retrace = Retrace()
        match = playout(GAME, 5, Options(), b"siege %d" % number, (random_policy,), retrace.watch)
        assert match.state.blows >= 40


def test_the_round_goes_on_while_the_battle_thinks_and_waits_for_it_at_the_end_of_its_turn() -> None:
    """B's turn ends first: the engine turn ends only when the fighter has answered, too; then D and C have theirs."""
    match = Match.start(GAME, 4, Options(), Chance(b"siege"))
    assert [(p.seat, p.word) for p in match.prompts] == [(1, "turn"), (0, "blow")]
    match.answer(Answer(match.prompts[0].number, 1, ("walk",)))
    assert [(p.seat, p.word) for p in match.prompts] == [(0, "blow")]
    assert (match.turn, match.state.walked[1]) == (1, 1)
    match.answer(Answer(match.prompts[0].number, 0, ("parry",)))
    assert [(p.seat, p.word) for p in match.prompts] == [(3, "turn"), (2, "blow")]
    assert (match.turn, match.answers) == (2, [])
