"""A match again, as one of its own."""

from typing import Any

from bot.engine import Chance, Match


def copy(match: Match[Any], answered: int | None = None) -> Match[Any]:
    """The match after so many answers (None: after all of them)."""
    count = len(match.answers) if answered is None else answered - match.snapshot.answers
    leaps = {after: above for after, above in match.leaps.items() if after <= match.snapshot.answers + count}
    return Match.load(match.game, Chance(match.chance.seed), match.snapshot, match.answers[:count], leaps)
