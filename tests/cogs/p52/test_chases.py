"""Nobody runs for ever after an enemy that flees: automata leave it in peace, and it comes back."""

import pytest

from bot.engine import Answer, Chance, Match, over
from cogs.p52.game import GAME
from cogs.p52.options import P52Options

MOST_ANSWERS = 1500  # a match of two has some three hundred


@pytest.mark.parametrize("seed", [b"e0", b"e28", b"e54"])
def test_a_match_ends_though_somebody_flees(seed: bytes) -> None:
    """In these a captain of hounds with 1 HP was hunted round a pillar for 500 rounds."""
    match = Match.start(GAME, 2, P52Options(), Chance(seed))
    while match.outcome is None:
        assert match.answered < MOST_ANSWERS
        if not match.prompts:
            match.answer(over(match.pauses[0]))
            continue
        prompt = match.prompts[0]
        choice = GAME.advise(match.view(prompt.seat), prompt, Chance(b"")).choice
        match.answer(Answer(prompt.number, prompt.seat, choice))
