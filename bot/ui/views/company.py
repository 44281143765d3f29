"""Who sits down with somebody who comes alone."""

from typing import Any

from bot.engine import Game

COMPANY = 2  # whoever comes alone finds at least as many automata, if the game takes them


def company(game: Game[Any, Any]) -> int:
    """Automata beside the one person: as many as a match needs, and some company."""
    seats = game.seats_for(game.options_type())
    return min(max(seats[0] - 1, COMPANY), seats[-1] - 1)
