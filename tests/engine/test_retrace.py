"""Turns are played again from bytes: a whole match holds, and whatever does not come back is seen."""

from typing import Any

import pytest

from bot.engine import Answer, Chance, Match
from bot.engine.playout import playout, random_policy
from bot.engine.retrace import NotRebuilt, Retrace
from tests.support import nim


def play(seed: bytes, spoil: Any = None, at: int = -1) -> int:
    """Play nim under a retrace; `spoil` is done to the match after so many answers. How many were taken."""
    retrace = Retrace()

    def watch(match: Match[Any]) -> None:
        if match.answered == at:
            spoil(match)
        retrace.watch(match)

    return playout(nim.GAME, 2, nim.NimOptions(), seed, (random_policy,), watch).answered


def test_a_whole_match_is_played_again() -> None:
    assert play(b"whole") > 2


def test_a_state_changed_behind_the_scripts_back_is_seen() -> None:
    def take_one(match: Match[Any]) -> None:
        match.state.left -= 1

    with pytest.raises(NotRebuilt, match="after answer 0"):
        play(b"whole", take_one, 0)


def test_a_roll_nobody_made_is_seen() -> None:
    """Chance that was drawn from outside the script comes out different when the turn is played again."""

    def roll(match: Match[Any]) -> None:
        match.chance.die()

    with pytest.raises(NotRebuilt):
        play(b"whole", roll, 0)


def test_every_answer_of_a_turn_is_compared() -> None:
    """Only the middle of a turn is spoilt, and mended before the turn is over."""
    retrace = Retrace()
    match = Match.start(nim.GAME, 2, nim.NimOptions(), Chance(b"whole"))
    match.state.left += 1
    retrace.watch(match)
    match.state.left -= 1
    with pytest.raises(NotRebuilt, match="after answer 0"):
        play_on(match, retrace)


def play_on(match: Match[Any], retrace: Retrace) -> None:
    chance = Chance(b"choices")
    while match.outcome is None:
        prompt = match.prompts[0]
        match.answer(Answer(prompt.number, prompt.seat, random_policy(match, prompt, chance)))
        retrace.watch(match)
