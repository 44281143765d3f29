"""How far answers can be taken back, and how many that are as people count them."""

from typing import Any

from bot.engine import Position


def is_within_reach(match: Position[Any], kept: int) -> bool:
    """May all answers but the first `kept` be taken back?"""
    return _horizon(match) <= kept < match.answered


def taken_back(match: Position[Any], kept: int) -> int:
    """How many answers that would cost: standing orders are left out, as they are nobody else's business."""
    return sum(not answer.is_order for answer in match.answers[kept - match.snapshot.answers :])


def _horizon(match: Position[Any]) -> int:
    """What the match has settled, or what came before a seat was handed on.

    Else the orders of who had that seat would be in force again, for somebody else.
    """
    first = match.snapshot.answers + 1
    lifted = [first + place for place, answer in enumerate(match.answers) if answer.is_order and answer.by != "person"]
    return max([match.horizon, *lifted])
