"""The picture of a tile in hand: how the map would look with it, for each way and place it can be laid."""

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from cogs.bag_of_dungeon.pictures.board import WIDTH, put_frame
from cogs.bag_of_dungeon.pictures.colours import PALETTE
from cogs.bag_of_dungeon.pictures.ghosts import ways_to_lay
from cogs.bag_of_dungeon.pictures.heroes import hero_looks
from cogs.bag_of_dungeon.pictures.map import paint_map
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import BagView, TileView
from images.encode import to_png
from images.figures import Figure
from images.maps.marks import bright_frame
from images.maps.window import Window, close_up
from images.palette import INK, PAPER, PAPER_LIGHT
from images.shapes import stamp_centred
from images.tokens import plate
from images.type import HEAD, NAME, STRONG, fitting, write

HEIGHT = 260  # px: flat, so that the map above and the buttons below stay in one view
_EDGE, _GAP, _FRAME = 12, 12, 6  # px
_LABEL = 52
_TALL, _CELL = HEIGHT - 2 * _EDGE - _LABEL, 128  # px of a panel's map, and of a tile on it
_ABREAST = 3  # panels are no wider where there are fewer


def draw_laying(view: BagView, labels: Sequence[str], names: Sequence[str], words: MapWords) -> bytes:
    """A panel for each way, under its label, as PNG bytes; nothing being laid raises ValueError."""
    return to_png(paint_laying(view, labels, names, words), PALETTE)


def paint_laying(view: BagView, labels: Sequence[str], names: Sequence[str], words: MapWords) -> Image.Image:
    """The same as an RGB picture; `labels` in the order of the choices, as they stand on the buttons."""
    ways = ways_to_lay(view)
    looks = hero_looks(view, names, words)
    abreast = max(_ABREAST, len(ways))
    wide = (WIDTH - 2 * _EDGE - (abreast - 1) * _GAP) // abreast
    left = (WIDTH - len(ways) * (wide + _GAP) + _GAP) // 2
    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    for number, (ghost, label) in enumerate(zip(ways, labels, strict=True)):
        _draw_way(picture, (left + number * (wide + _GAP), _EDGE, wide), view, ghost, label, looks, words)
    return picture


def _draw_way(
    picture: Image.Image,
    box: tuple[int, int, int],
    view: BagView,
    tile: TileView,
    label: str,
    looks: Sequence[Figure],
    words: MapWords,
) -> None:
    """A label over a piece of the map, in a box of left, top and width."""
    left, top, width = box
    middle = left + width / 2, top + _LABEL / 2 - 4
    stamp_centred(picture, plate(width, _LABEL - 12, PAPER_LIGHT, INK), *middle)
    write(picture, label, *middle, fitting(label, width - 32, HEAD, NAME, STRONG), width=width - 32)
    put_frame(picture, tile.world, (left, top + _LABEL, left + width, top + _LABEL + _TALL))
    window = close_up(tile, width - 2 * _FRAME, _TALL - 2 * _FRAME, _CELL)
    part = paint_map(_close(view, window, tile), tile.world, window, looks, words)
    stamp_centred(part, bright_frame(_CELL), *window.middle(tile))
    picture.paste(part, (left + _FRAME, top + _LABEL + _FRAME))


def _close(view: BagView, window: Window, tile: TileView) -> BagView:
    """The view with the tile laid and nothing else in a frame; who stands beyond the window is of no matter here."""
    near = (other if window.shows(other) else replace(other, heroes=()) for other in view.tiles)
    return replace(view, tiles=(*near, tile), path=(), acting=None)
