"""What can be chosen just now, as the picture lights it: enemies to strike or aim at, spots to go to, patterns."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from bot.engine import Prompt
from cogs.p52.state.places import Place, key_of
from cogs.p52.view.patterns import laying
from cogs.p52.view.view import P52View

_ENEMY = re.compile(r"(?:hit-[a-z-]+|aim)-(\d+)(?:-s)?")
_SPOT = re.compile(r"(?:to|march)-([a-i]\d)")


class Lit(NamedTuple):
    """`enemies` by their numbers; `laying`: of so many spots is the room whose pattern is asked for (R13)."""

    enemies: frozenset[int] = frozenset()
    spots: frozenset[Place] = frozenset()
    laying: int = 0


def lit(prompts: Sequence[Prompt], view: P52View) -> Lit:
    """Offers light nothing: they stand open all the time."""
    keys = [option.key for prompt in prompts if not prompt.is_standing for option in prompt.options]
    by_key = {key_of(spot.at): spot.at for spot in view.room.spots}
    enemies = {int(found[1]) for key in keys if (found := _ENEMY.fullmatch(key))}
    spots = {by_key[found[1]] for key in keys if (found := _SPOT.fullmatch(key)) and found[1] in by_key}
    return Lit(frozenset(enemies), frozenset(spots), laying(prompts, view))
