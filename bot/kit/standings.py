"""Who is ahead, and who comes in on which place.

Bag of Dungeon's survivor with the most points wins (R129), as does Death Over the Kingdom's highest value (R42). The
Kingdom's classic game ranks everybody, by tokens or by who went out when (R53, R56).
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

S = TypeVar("S")


def leaders(scores: Mapping[S, Any]) -> tuple[S, ...]:
    """All with the highest score, in their order; a tuple as score breaks ties by its later parts."""
    best = max(scores.values(), default=None)
    return tuple(one for one, score in scores.items() if score == best)


def ranks(scores: Sequence[Any]) -> tuple[int, ...]:
    """The place each score comes in on, the highest on 1; equal scores share one, and none is left out."""
    ladder = sorted(set(scores), reverse=True)
    return tuple(1 + ladder.index(score) for score in scores)
