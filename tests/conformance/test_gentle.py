"""Gentle automata play every game to its end, and choose nothing that is not on offer."""

from typing import Any

import pytest

from bot.engine import Chance, Choice, Game, Match, Prompt
from bot.engine.advising import advised
from bot.engine.playout import playout
from bot.engine.strength import SLIPPED
from tests.conformance.tables import GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_gentle_automata_end_every_game(game: Game[Any, Any]) -> None:
    """Illegal choices are refused by the match, and one that goes to and fro for ever is told of."""
    slips, ranks = 0, False

    def gentle(match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
        nonlocal slips, ranks
        ranks |= bool(game.advise(match.view(prompt.seat), prompt, chance.aside("ranks")).others)
        advice = advised(match, prompt, strength="gentle")
        slips += advice.word == SLIPPED
        return advice.choice

    options = game.rehearsed()
    match = playout(game, game.seats_for(options)[0], options, b"gentle", (gentle,))
    assert match.outcome is not None
    assert slips or not ranks, "its adviser ranks what could be done, and the second best was never taken"
