"""What can be chosen just now, as a picture lights it: whom one can attack, where one can go."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.engine import Prompt
from cogs.deckbox_dungeons.state.spots import PITCH, Spot, key_of
from cogs.deckbox_dungeons.view.lines import unseen
from cogs.deckbox_dungeons.view.view import DeckboxView

AIMING = {"menu", "spread", "share", "rally"}  # prompts in which a target is chosen
_TARGET = re.compile(r"(?:melee|ranged|cleave|spark|throw\d+|enemy)-(\d+)(?:-[a-z-]+)?|(?:use-\d+|ability)-e(\d+)")
_FAR = re.compile(r"go-(?:melee|ranged)-(\d+)")
_SPOT = re.compile(r"(?:to|explore)-([a-z]+\d+)")


class Lit(NamedTuple):
    """`near`: enemies that can be aimed at from here, `far` after a move, by whom: its seat; spaces one can choose.

    `dark`: what the one who chooses a target does not see.
    """

    near: tuple[tuple[int, int], ...] = ()
    far: frozenset[int] = frozenset()
    spots: frozenset[Spot] = frozenset()
    dark: frozenset[Spot] = frozenset()


def lit(prompts: Sequence[Prompt], view: DeckboxView) -> Lit:
    keys = [(prompt.seat, option.key) for prompt in prompts if not prompt.is_standing for option in prompt.options]
    near = {(seat, int(found[1] or found[2])): None for seat, key in keys if (found := _TARGET.fullmatch(key))}
    far = {int(found[1]) for _, key in keys if (found := _FAR.fullmatch(key))} - {enemy for _, enemy in near}
    by_key = {key_of(spot): spot for spot in _spots(view)}
    chosen = {by_key[found[1]] for _, key in keys if (found := _SPOT.fullmatch(key)) and found[1] in by_key}
    return Lit(tuple(near), frozenset(far), frozenset(chosen), _dark(prompts, view))


def _dark(prompts: Sequence[Prompt], view: DeckboxView) -> frozenset[Spot]:
    """Only while somebody may choose whom to attack: else light and shadow would say nothing."""
    seat = next((prompt.seat for prompt in prompts if prompt.word in AIMING), None)
    return frozenset() if seat is None or not view.enemies else unseen(view, view.heroes[seat].at)


def _spots(view: DeckboxView) -> Iterator[Spot]:
    """All that somebody could be asked to choose."""
    for tile in view.tiles:
        for r, row in enumerate(tile.rows):
            for c, mark in enumerate(row):
                if mark != "#":
                    yield PITCH * tile.y + r, PITCH * tile.x + c
    yield from view.doorways
    yield from (half.spot for half in view.halves)
