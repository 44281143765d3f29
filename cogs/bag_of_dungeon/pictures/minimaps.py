"""Small maps of the worlds the large one does not show, or not wholly: in a column beside it, hiding nothing."""

from collections.abc import Iterator, Sequence

from PIL import Image

from cogs.bag_of_dungeon.content import WORLDS, World
from cogs.bag_of_dungeon.pictures.beyond import signs
from cogs.bag_of_dungeon.pictures.plots import TERRAINS, passages, tiles_of
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import BagView, TileView
from images.figures import Figure
from images.maps.minimap import AROUND, Mark, Minimap
from images.maps.window import Window
from images.palette import BLOOD
from images.pieces import marker

_SIGN, _ASIDE = 26, 16  # px of a boss, the Ring or the goal, and how far they stand beside others
ASIDE, _GAP = 250, 12  # px of the column, and around what stands in it
_FEW = 3  # tiles of another world that are no news while nobody is there


def aside_of(view: BagView, window: Window, here: World) -> int:
    """The px of width they need beside the map; none where it shows all there is."""
    worlds = tuple(_worlds(view, window, here))
    return ASIDE if worlds else 0


def draw_aside(
    board: Image.Image,
    box: tuple[int, int, int, int],
    view: BagView,
    window: Window,
    here: World,
    looks: Sequence[Figure],
    words: MapWords,
) -> None:
    """One below the other, in a box of left, top, width and height: of each world the window does not show all of."""
    left, top, width, height = box
    board.paste(TERRAINS[here].ground, (left, top, left + width, top + height))
    worlds = tuple(_worlds(view, window, here))
    room = (height - _GAP) // len(worlds) - _GAP
    most = ASIDE - 2 * _GAP - AROUND[0], room - AROUND[1]
    maps = [Minimap(TERRAINS[world], passages(tiles), words.worlds[world], most) for world, tiles in worlds]
    gap = (height - sum(one.height for one in maps)) / (len(maps) + 1)
    y = top + gap
    for one, (world, tiles) in zip(maps, worlds, strict=True):
        shown = window if window.is_cropped and world == here else None
        one.draw(board, left + (width - one.width) / 2, y, _marks(view, tiles, looks, one.cell), shown)
        y += one.height + gap


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
