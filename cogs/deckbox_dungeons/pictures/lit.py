"""What can be chosen just now, as a picture lights it: whom one can attack, where one can go."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.engine import Prompt
from cogs.deckbox_dungeons.state.spots import Spot, key_of

_TARGET = re.compile(r"(?:melee|ranged|cleave|spark|throw\d+|enemy)-(\d+)(?:-[a-z-]+)?|(?:use-\d+|ability)-e(\d+)")
_FAR = re.compile(r"go-(?:melee|ranged)-(\d+)")
_SPOT = re.compile(r"(?:to|explore)-([a-z]+\d+)")


class Lit(NamedTuple):
    """`near`: enemies that can be aimed at from here, `far` after a move, by whom: its seat; spaces one can choose."""

    near: tuple[tuple[int, int], ...] = ()
    far: frozenset[int] = frozenset()
    spots: frozenset[Spot] = frozenset()


def lit(prompts: Sequence[Prompt], spots: Iterable[Spot]) -> Lit:
    keys = [(prompt.seat, option.key) for prompt in prompts if not prompt.is_standing for option in prompt.options]
    near = {(seat, int(found[1] or found[2])): None for seat, key in keys if (found := _TARGET.fullmatch(key))}
    far = {int(found[1]) for _, key in keys if (found := _FAR.fullmatch(key))} - {enemy for _, enemy in near}
    by_key = {key_of(spot): spot for spot in spots}
    chosen = {by_key[found[1]] for _, key in keys if (found := _SPOT.fullmatch(key)) and found[1] in by_key}
    return Lit(tuple(near), frozenset(far), frozenset(chosen))
