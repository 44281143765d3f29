"""The map as far as a window shows it, with all that moves."""

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from cogs.bag_of_dungeon.content import MORNA, World
from cogs.bag_of_dungeon.pictures.beyond import plates_beyond
from cogs.bag_of_dungeon.pictures.plots import TERRAINS, plots, tiles_of
from cogs.bag_of_dungeon.pictures.tile import Standing, draw_standing
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import BagView, MonsterView, TileView
from images.figures import Figure
from images.maps.ground import map_ground
from images.maps.marks import bright_frame, draw_beyond, draw_name, draw_step
from images.maps.window import Window
from images.palette import BLOOD
from images.shapes import stamp_centred

_NAMED = 100  # px of a tile from which on monsters' names are written


def paint_map(view: BagView, world: World, window: Window, looks: Sequence[Figure], words: MapWords) -> Image.Image:
    """The window as an RGB picture."""
    tiles = tiles_of(view.tiles, world)
    picture = map_ground(TERRAINS[world], window, plots(tiles))
    shown = [tile for tile in tiles if window.touches(tile)]
    acting = view.acting
    for tile in shown:
        if acting is not None and acting in tile.heroes:
            stamp_centred(picture, bright_frame(window.size), *window.middle(tile))
    _draw_path(picture, view, world, window)
    _draw_hunt(picture, view, world, window)
    for tile in shown:
        here = looks if window.shows(tile) else ()
        draw_standing(picture, *window.middle(tile), window.size, _standing(view, tile, here))
    if window.size >= _NAMED:
        _draw_names(picture, view, window, shown, words)
    for plate in plates_beyond(view, tiles, window, looks):
        draw_beyond(picture, plate)
    return picture


def monster_on(view: BagView, tile: TileView) -> MonsterView | None:
    """The monster one sees there; Morna Gul and what comes out of webs and pits stand there too."""
    if view.morna is not None and view.morna.at == tile.label:
        return view.morna.monster
    if tile.monster is None and view.fight is not None and view.fight.at == tile.label:
        return view.fight.monster
    return tile.monster


def _standing(view: BagView, tile: TileView, looks: Sequence[Figure]) -> Standing:
    """`looks` of all adventurers, or none where they are drawn at the window's edge instead."""
    acting = looks[view.acting] if looks and view.acting is not None else None
    heroes = tuple(looks[index] for index in tile.heroes) if looks else ()
    return Standing(tile, monster_on(view, tile), heroes, acting)


def _draw_path(picture: Image.Image, view: BagView, world: World, window: Window) -> None:
    """The way of the last move, with an arrow head between each two tiles."""
    by_label = {tile.label: tile for tile in view.tiles}
    way = [by_label[label] for label in view.path if label in by_label]
    for start, goal in pairwise(way):
        if start.world == goal.world == world:
            draw_step(picture, window.middle(start), window.middle(goal), window.size)


def _draw_hunt(picture: Image.Image, view: BagView, world: World, window: Window) -> None:
    """Morna Gul's next way, as far as somebody stops him."""
    plan = view.morna.hunts if view.morna is not None and view.outcome is None else None
    if view.morna is None or plan is None or world != "forest":
        return
    by_label = {tile.label: tile for tile in view.tiles}
    way = [by_label[label] for label in (view.morna.at, *plan.way[: plan.meets])]
    for start, goal in pairwise(way):
        draw_step(picture, window.middle(start), window.middle(goal), window.size, BLOOD)


def _draw_names(
    picture: Image.Image, view: BagView, window: Window, shown: Sequence[TileView], words: MapWords
) -> None:
    for tile in shown:
        monster = monster_on(view, tile)
        if monster is not None:
            x, y = window.middle(tile)
            name = words.hunts if monster.key == MORNA and words.hunts else words.monsters[monster.key]
            draw_name(picture, name, x, y + window.size * 0.46, round(window.size * 1.25))
