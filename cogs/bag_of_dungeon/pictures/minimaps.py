"""Small maps of the worlds that the large one does not show, or not wholly: in the corner where they hide least."""

from collections.abc import Iterator, Sequence

from PIL import Image

from cogs.bag_of_dungeon.content import WORLDS, World
from cogs.bag_of_dungeon.pictures.beyond import has_morna, plates_beyond, signs
from cogs.bag_of_dungeon.pictures.plots import TERRAINS, passages, tiles_of
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import BagView, TileView
from images.figures import Figure
from images.maps.corner import GAP, Hidden, best_corner
from images.maps.minimap import Mark, Minimap
from images.maps.window import Window
from images.palette import BLOOD
from images.pieces import marker
from images.tokens import MARGIN

_SIGN, _ASIDE = 26, 16  # px of a boss, the Ring or the goal, and how far they stand beside others
_PLATE = 40  # how much it matters that a plate at the edge is seen
_FEW = 3  # tiles of another world that are no news while nobody is there


def draw_minimaps(
    picture: Image.Image,
    view: BagView,
    window: Window,
    focus: TileView,
    looks: Sequence[Figure],
    words: MapWords,
) -> None:
    """One of each world of which the window, in the world of `focus`, does not show all."""
    worlds = dict(_worlds(view, window, focus.world))
    if not worlds:
        return
    maps = {world: Minimap(TERRAINS[world], passages(tiles), words.worlds[world]) for world, tiles in worlds.items()}
    width = sum(one.width + GAP for one in maps.values()) - GAP
    height = max(one.height for one in maps.values())
    here = tiles_of(view.tiles, focus.world)
    things = [_hidden(tile, window, focus, is_vital=has_morna(view, tile)) for tile in here]
    things += [Hidden(plate.x, plate.y, plate.width / 2, _PLATE) for plate in plates_beyond(view, here, window, looks)]
    left, top = best_corner((window.width, window.height), (width, height), things)
    for world, one in maps.items():
        is_low = top > GAP
        shown = window if window.is_cropped and world == focus.world else None
        marks = _marks(view, worlds[world], looks, one.cell)
        one.draw(picture, left, top + (height - one.height if is_low else 0), marks, shown)
        left += one.width + GAP


def _worlds(view: BagView, window: Window, here: World) -> Iterator[tuple[World, tuple[TileView, ...]]]:
    for world in WORLDS:
        tiles = tiles_of(view.tiles, world)
        if world == here:
            if window.is_cropped:
                yield world, tiles
        elif len(tiles) > _FEW or any(tile.heroes for tile in tiles):
            yield world, tiles


def _marks(view: BagView, tiles: Sequence[TileView], looks: Sequence[Figure], cell: int) -> Iterator[Mark]:
    """Monsters, whoever is there, and over them bosses, the Ring and the goal."""
    for tile in tiles:
        if tile.monster is not None and not tile.monster.is_boss:
            yield Mark(tile.x, tile.y, marker("disc", max(9, cell // 2), BLOOD))
    yield from (mark for tile in tiles for mark in _people(tile, looks))
    for tile in tiles:
        start = -_ASIDE if tile.heroes else 0
        for number, sign in enumerate(signs(view, tile, _SIGN)):
            yield Mark(tile.x, tile.y, sign, start - number * _ASIDE)


def _people(tile: TileView, looks: Sequence[Figure]) -> Iterator[Mark]:
    for number, index in enumerate(tile.heroes):
        yield Mark(tile.x, tile.y, marker(looks[index].form, 20, looks[index].fill), number * 9)


def _hidden(tile: TileView, window: Window, focus: TileView, *, is_vital: bool) -> Hidden:
    """More weight where somebody stands, far more at the tile the picture is about; a map's shadow hides as well."""
    weight = 1000 if tile.label == focus.label else 400 if is_vital else 6 if tile.heroes else 2 if tile.monster else 1
    return Hidden(*window.middle(tile), window.size / 2 + MARGIN, weight)
