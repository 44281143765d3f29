"""The map as far as a window shows it, with all that moves."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from cogs.bag_of_dungeon.board_ground import map_ground, plots, tag
from cogs.bag_of_dungeon.board_heroes import GLOW, HeroLook
from cogs.bag_of_dungeon.board_tile import Standing, draw_name, draw_standing
from cogs.bag_of_dungeon.board_window import Window, tiles_of
from cogs.bag_of_dungeon.board_words import MapWords
from cogs.bag_of_dungeon.view import BagView, MonsterView, TileView
from images.palette import INK, PAPER_LIGHT
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.tokens import chevron, coin, plate

Spot = tuple[float, float]

_NAMED = 110  # px of a tile from which on monsters' names are written
_EDGE, _PLATE = 8, 58  # px: from the window's edge to a plate about what lies beyond, and that plate's height


def paint_map(view: BagView, window: Window, looks: Sequence[HeroLook], words: MapWords) -> Image.Image:
    """The window as an RGB picture."""
    tiles = tiles_of(view.tiles, window.world)
    picture = map_ground(window, plots(tiles)).copy()
    shown = [tile for tile in tiles if _is_near(window, tile)]
    acting = view.acting
    for tile in shown:
        if acting is not None and acting in tile.heroes:
            stamp_centred(picture, bright_frame(window.size), *window.middle(tile))
    _draw_path(picture, view, window)
    for tile in shown:
        here = looks if window.shows(tile) else ()
        draw_standing(picture, *window.middle(tile), window.size, _standing(view, tile, here))
    if window.size >= _NAMED:
        _draw_names(picture, view, window, shown, words)
    _draw_absent(picture, window, tiles, looks)
    return picture


def monster_on(view: BagView, tile: TileView) -> MonsterView | None:
    """The monster one sees there; Morna Gul and what comes out of webs and pits stand there too."""
    if view.morna is not None and view.morna.at == tile.label:
        return view.morna.monster
    if tile.monster is None and view.fight is not None and view.fight.at == tile.label:
        return view.fight.monster
    return tile.monster


def _standing(view: BagView, tile: TileView, looks: Sequence[HeroLook]) -> Standing:
    """`looks` of all adventurers, or none where they are drawn at the window's edge instead."""
    acting = looks[view.acting] if looks and view.acting is not None else None
    heroes = tuple(looks[index] for index in tile.heroes) if looks else ()
    return Standing(tile, monster_on(view, tile), heroes, acting)


def _is_near(window: Window, tile: TileView) -> bool:
    x, y = window.middle(tile)
    return -window.size < x < window.width + window.size and -window.size < y < window.height + window.size


@lru_cache(maxsize=16)
def bright_frame(size: int) -> Sprite:
    """A bright frame around the tile."""
    pen = Pen(size + 20, size + 20, scale=2)
    pen.rounded((0, 0, size + 20, size + 20), 12, None, INK, 11)
    pen.rounded((3, 3, size + 17, size + 17), 10, None, GLOW, 6)
    return pen.sprite()


def _draw_path(picture: Image.Image, view: BagView, window: Window) -> None:
    """The way of the last move, with an arrow head between each two tiles."""
    by_label = {tile.label: tile for tile in view.tiles}
    way = [by_label[label] for label in view.path if label in by_label]
    for start, goal in pairwise(way):
        if start.world == goal.world == window.world:
            _draw_step(picture, window.middle(start), window.middle(goal), window.size)


def _draw_step(picture: Image.Image, start: Spot, goal: Spot, size: int) -> None:
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    length = max(1.0, math.hypot(dx, dy))
    dots = max(2, round(length / size * 3))
    for number in range(dots):
        share = (number + 0.5) / dots
        stamp_centred(picture, coin("", max(10, size // 11), GLOW), start[0] + dx * share, start[1] + dy * share)
    angle = round(math.degrees(math.atan2(dy, dx)) / 15) * 15  # few angles, few sprites
    head = chevron(angle, max(22, size // 5), GLOW)
    stamp_centred(picture, head, start[0] + dx / 2, start[1] + dy / 2)


def _draw_names(
    picture: Image.Image, view: BagView, window: Window, shown: Sequence[TileView], words: MapWords
) -> None:
    for tile in shown:
        monster = monster_on(view, tile)
        if monster is not None:
            x, y = window.middle(tile)
            draw_name(picture, words.monsters[monster.key], x, y + window.size * 0.46, round(window.size * 1.25))


def _draw_absent(picture: Image.Image, window: Window, tiles: Sequence[TileView], looks: Sequence[HeroLook]) -> None:
    """Adventurers beyond the window: on a plate at its edge, with the coordinate they are at."""
    for tile in tiles:
        if window.shows(tile) or not tile.heroes:
            continue
        mark = tag(tile.label)
        width = mark.width + 50 * len(tile.heroes) + 24
        x, y = window.middle(tile)
        x = max(_EDGE + width / 2, min(window.width - _EDGE - width / 2, x))
        y = max(_EDGE + _PLATE / 2, min(window.height - _EDGE - _PLATE / 2, y))
        stamp_centred(picture, plate(width, _PLATE, PAPER_LIGHT, INK), x, y)
        left = x - width / 2 + 12
        stamp(picture, mark, left, y - mark.height / 2)
        for number, index in enumerate(tile.heroes):
            stamp_centred(picture, looks[index].piece(40), left + mark.width + 28 + number * 50, y)
