"""The steps of the land as dots with their numbers, and the names of what they are."""

from PIL import Image

from bot.words import Words
from cogs.dead_throne.pictures.colours import SEPIA
from cogs.dead_throne.pictures.frames import Frame
from cogs.dead_throne.pictures.geometry import REACH, TILES, at, place, spot_of
from cogs.dead_throne.pictures.paths import STEPS
from images.kept import kept
from images.palette import GLOW, INK, PAPER, PAPER_LIGHT, Colour
from images.shapes import Pen, Sprite, stamp_centred
from images.type import SMALL, Style, Weight, label, write

_NUMBER = Style(26, Weight.BOLD)
_NAME, _SMALL_NAME = Style(42, Weight.ITALIC), Style(27, Weight.ITALIC)
_LIT_FILL: Colour = (255, 238, 150)
_TOWN = ("market", "tavern", "inn")


def put_steps(picture: Image.Image, frame: Frame, lit: frozenset[str], words: Words) -> None:
    """Names first, for whatever stands above them must be seen whole."""
    _put_tile_names(picture, frame, words)
    for step in STEPS:
        spot = spot_of(step)
        if frame.shows(spot):
            _put_step(picture, frame, step, is_lit=step in lit)
    if frame.is_large:
        _put_houses(picture, frame, lit, words)


def _put_step(picture: Image.Image, frame: Frame, step: str, *, is_lit: bool) -> None:
    here = place(step)
    x, y = frame.at(spot_of(step))
    if here.spot in _TOWN and frame.is_large:
        return  # their names are their signs
    size = (40 if frame.is_large else 30) if not here.is_gate else (34 if frame.is_large else 15)
    said = str(here.side) if here.side and (frame.is_large or not here.is_gate) else ""
    if not here.side and not frame.is_large:
        size = 17
    if not here.side and frame.is_large:
        size = 22
    if is_lit:
        stamp_centred(picture, lit_rim(size + 22), x, y)
    stamp_centred(picture, dot(said, size, is_gate=here.is_gate, is_lit=is_lit), x, y)


def _put_houses(picture: Image.Image, frame: Frame, lit: frozenset[str], words: Words) -> None:
    for tile in TILES:
        for name in _TOWN if tile.startswith("T") else ():
            step = f"{tile}.{name}"
            x, y = frame.at(spot_of(step))
            if frame.shows(spot_of(step)):
                stamp_centred(picture, name_plate(words.say(f"picture-{name}"), is_lit=step in lit), x, y + 2)


@kept
def dot(said: str, size: int, *, is_gate: bool, is_lit: bool) -> Sprite:
    """A ring step is round; a gate stands on a corner."""
    pen = Pen(size, size, margin=3)
    fill = _LIT_FILL if is_lit else PAPER_LIGHT
    if is_gate:
        half = size / 2
        pen.polygon([(half, -1), (size + 1, half), (half, size + 1), (-1, half)], fill, SEPIA, 3)
    else:
        pen.ellipse((0, 0, size, size), fill, SEPIA, 3.5)
    if said:
        shown = label(said, _NUMBER)
        pen.mask(shown.mask, (size - shown.width) / 2 - 2, size / 2 - shown.middle, INK)
    return pen.sprite()


@kept
def lit_rim(size: int) -> Sprite:
    """Around a step where one may stop."""
    pen = Pen(size, size, margin=3)
    pen.ellipse((0, 0, size, size), GLOW, INK, 3)
    return pen.sprite()


@kept
def name_plate(said: str, *, is_lit: bool) -> Sprite:
    shown = label(said, SMALL)
    width = shown.width + 18
    pen = Pen(width, 34, margin=6)
    if is_lit:
        pen.rounded((-5, -5, width + 5, 39), 13, GLOW, INK, 3)
    pen.rounded((0, 0, width, 34), 9, _LIT_FILL if is_lit else PAPER_LIGHT, SEPIA, 2.5)
    pen.mask(shown.mask, 7, 17 - shown.middle, INK)
    return pen.sprite()


def _put_tile_names(picture: Image.Image, frame: Frame, words: Words) -> None:
    style = _NAME if frame.is_large else _SMALL_NAME
    for tile in TILES:
        x, y = frame.at(at(tile, -90, 0.8))
        if -0.3 * REACH < x < frame.width + 0.3 * REACH and -40 < y < frame.height + 40:
            put_lettering(picture, words.say(f"tile-{tile.lower()}"), x, y, style)


def put_lettering(picture: Image.Image, said: str, x: float, y: float, style: Style) -> None:
    """Ink with a rim of paper around it: it can be read over whatever is drawn below."""
    for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 3), (-2, -2), (2, -2), (-2, 2), (2, 2)):
        write(picture, said, x + dx, y + dy, style, PAPER)
    write(picture, said, x, y, style, INK)
