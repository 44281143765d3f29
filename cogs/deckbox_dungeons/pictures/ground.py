"""What changes only when a tile is laid: stone, walls, ways, the names of the rooms."""

from PIL import Image, ImageDraw

from cogs.deckbox_dungeons.pictures import colours as c
from cogs.deckbox_dungeons.pictures.icons import START
from cogs.deckbox_dungeons.pictures.plots import place, tile_spots
from cogs.deckbox_dungeons.pictures.stones import arch, shade, space
from cogs.deckbox_dungeons.state.spots import PITCH, Spot
from cogs.deckbox_dungeons.view.view import HalfView, TileView
from images.icons import put_icon
from images.maps.window import Window
from images.palette import PAPER_LIGHT
from images.part_cache import cached
from images.shapes import stamp
from images.type import SMALL, width_of, write

Marks = dict[Spot, str]
_NAMED = 44  # px of a space from which on a room's name has room in its wall
_ROOM, _BEFORE, _BEHIND = 3.6, 0.35, 5.1  # spaces: for the name; where it begins left and right of the way north


@cached
def map_ground(
    window: Window,
    tiles: tuple[TileView, ...],
    doorways: tuple[Spot, ...],
    halves: tuple[HalfView, ...],
    names: tuple[str, ...],
) -> Image.Image:
    """The map without anything that moves, RGB, read-only. `names` of the rooms, by tile."""
    picture = Image.new("RGB", (window.width, window.height), c.NIGHT)
    _strew(picture)
    marks = marks_of(tiles, doorways)
    for spot, mark in marks.items():
        if window.touches(place(spot)):
            _put_space(picture, window, spot, mark, marks)
    for half in halves:
        stamp(picture, arch(window.size, half.side), *window.corner(place(half.spot)))
    if window.size >= _NAMED:
        for tile, name in zip(tiles, names, strict=True):
            if name:
                _put_name(picture, window, tile, name)
    return picture


def _strew(picture: Image.Image) -> None:
    """Faint sparks in the rock nobody has dug through; the same on every machine."""
    draw = ImageDraw.Draw(picture)
    for number in range(picture.width * picture.height // 2600):
        x, y = number * 7919 % picture.width, number * 104729 % picture.height
        reach = 1 + number % 3
        draw.line([(x, y), (x + 2 * reach, y - reach)], c.ROCK, 2)


def marks_of(tiles: tuple[TileView, ...], doorways: tuple[Spot, ...]) -> Marks:
    """What each space is, walls included; a wall of one tile never hides another's floor."""
    marks = {spot: mark for tile in tiles for spot, mark in tile_spots(tile)}
    return marks | dict.fromkeys(doorways, "=")


def _put_space(picture: Image.Image, window: Window, spot: Spot, mark: str, marks: Marks) -> None:
    row, column = spot
    corner = window.corner(place(spot))
    picture.paste(space(mark, window.size, (row * 31 + column * 17 + row * column * 7) % 28), corner)
    if mark in "#?":
        return
    if marks.get((row - 1, column), "#") == "#":
        stamp(picture, shade(window.size, is_top=True), *corner)
    if marks.get((row, column - 1), "#") == "#":
        stamp(picture, shade(window.size, is_top=False), *corner)
    if mark == "E":
        put_icon(picture, START, *window.middle(place(spot)), window.size // 2, c.START_DARK)


def _put_name(picture: Image.Image, window: Window, tile: TileView, name: str) -> None:
    """In the wall over the room, left of its way north; right of it where the edge of the picture would cut it."""
    left, top = window.corner(place((PITCH * tile.y - 1, PITCH * tile.x - 1)))
    if not 0 <= top + window.size / 2 < window.height:
        return
    room = round(window.size * _ROOM)
    needed = min(room, width_of(name, SMALL))
    starts = (left + window.size * share for share in (_BEFORE, _BEHIND))
    x = next((start for start in starts if start >= 0 and start + needed <= window.width), None)
    if x is not None:
        ink = c.ACCENT.metal_light if tile.is_goal else PAPER_LIGHT
        write(picture, name, x, top + window.size / 2, SMALL, ink, align="left", width=room)
