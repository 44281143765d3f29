"""What the enemies would do now, on the map: a dotted way, a number by its turn, an arrow at whom it would attack."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from cogs.deckbox_dungeons.pictures.plots import place
from cogs.deckbox_dungeons.state.spots import Spot
from cogs.deckbox_dungeons.view.view import DeckboxView
from images.maps.window import Window
from images.palette import BLOOD, INK, PAPER_LIGHT
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp_centred
from images.tokens import chevron, coin

BADGE = 30  # px: its number is read on a phone
_DENSE = 3  # dots for each space
_TURN = 15  # degrees: few angles, few sprites


class Intent(NamedTuple):
    """`turn`: which of those who act. `path` begins where it stands. `targets`: where those stand whom it attacks."""

    turn: int
    path: tuple[Spot, ...]
    targets: tuple[Spot, ...]


def intents(view: DeckboxView) -> list[Intent]:
    """Of those who would go anywhere or attack anybody, while the heroes can still do something about it."""
    if view.phase != "heroes" or view.result:
        return []
    plans = [(enemy.at, enemy.plan) for enemy in view.enemies if enemy.plan and (enemy.plan.path or enemy.plan.targets)]
    return sorted(
        Intent(plan.turn, (at, *plan.path), tuple(view.heroes[seat].at for seat in plan.targets)) for at, plan in plans
    )


def draw_ways(picture: Image.Image, window: Window, found: Sequence[Intent]) -> None:
    """Under the pieces: where each would go, and from there at whom."""
    for one in found:
        for start, goal in pairwise(one.path):
            _draw_dots(picture, window, start, goal)


def draw_blows(picture: Image.Image, window: Window, found: Sequence[Intent]) -> None:
    """Over the pieces: arrows at those who would be attacked, and the numbers."""
    for one in found:
        for target in one.targets:
            _draw_arrow(picture, window, one.path[-1], target)
    for one in found:
        if window.shows(place(one.path[-1])):
            x, y = window.middle(place(one.path[-1]))
            reach = window.size * 0.34
            stamp_centred(picture, coin(str(one.turn), BADGE, BLOOD, PAPER_LIGHT), x - reach, y - reach)


def _draw_dots(picture: Image.Image, window: Window, start: Spot, goal: Spot) -> None:
    if not (window.shows(place(start)) or window.shows(place(goal))):
        return
    (x, y), (to_x, to_y) = window.middle(place(start)), window.middle(place(goal))
    mark = _dot(max(9, window.size // 6))
    for number in range(_DENSE):
        share = (number + 0.5) / _DENSE
        stamp_centred(picture, mark, x + (to_x - x) * share, y + (to_y - y) * share)


def _draw_arrow(picture: Image.Image, window: Window, start: Spot, goal: Spot) -> None:
    """Its head just before the one it points at; a shot's line is thin and runs all the way."""
    if not window.shows(place(goal)):
        return
    (x, y), (to_x, to_y) = window.middle(place(start)), window.middle(place(goal))
    length = max(1.0, math.hypot(to_x - x, to_y - y))
    mark = _dot(max(6, window.size // 10))
    for number in range(1, round(length / window.size * 4) - 2):
        share = number * window.size / 4 / length
        stamp_centred(picture, mark, x + (to_x - x) * share, y + (to_y - y) * share)
    angle = round(math.degrees(math.atan2(to_y - y, to_x - x)) / _TURN) * _TURN
    share = 1 - window.size * 0.52 / length
    head = chevron(angle, max(22, round(window.size * 0.4)), BLOOD, PAPER_LIGHT)
    stamp_centred(picture, head, x + (to_x - x) * share, y + (to_y - y) * share)


@cached
def _dot(size: int) -> Sprite:
    pen = Pen(size, size, scale=3)
    pen.ellipse((0, 0, size, size), BLOOD, INK, 1)
    return pen.sprite()
