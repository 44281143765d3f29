"""Plates and panels of all sizes: drawn small once, as between their corners they are the same throughout."""

import math
from collections.abc import Callable
from typing import Any, Concatenate, NamedTuple, ParamSpec

from PIL import Image

from images.part_cache import cached
from images.shapes import Pen
from images.sprites import Sprite, to_sprite, with_shadow

P = ParamSpec("P")
Draws = Callable[Concatenate[Pen, int, int, P], None]
Size = tuple[int, int]
_REACH = 18  # px from an edge to where its shadow has no end any more


class Frame(NamedTuple):
    """`corner`: px from an edge to where all is the same, its shadow aside."""

    corner: float
    margin: int = 0
    shadow: float = 0.0
    scale: int = 4


def framed(width: int, height: int, frame: Frame, draw: Draws[P], *args: P.args, **kwargs: P.kwargs) -> Sprite:
    """`draw` is given a pen and the width and height to draw in, then the rest; it is remembered by all that."""
    return _framed((width, height), frame, draw, args, tuple(kwargs.items()))


@cached
def _framed(size: Size, frame: Frame, draw: Draws[...], args: tuple[Any, ...], more: tuple[Any, ...]) -> Sprite:
    least = 2 * math.ceil(frame.corner) + 2 * _REACH + 1
    small = min(size[0], least), min(size[1], least)
    drawn = _drawn(small, frame, draw, args, more)
    return to_sprite(grown(drawn, size[0] - small[0], size[1] - small[1]), frame.margin)


@cached
def _drawn(size: Size, frame: Frame, draw: Draws[...], args: tuple[Any, ...], more: tuple[Any, ...]) -> Image.Image:
    pen = Pen(*size, scale=frame.scale, margin=frame.margin)
    draw(pen, *size, *args, **dict(more))
    return with_shadow(pen.finish(), frame.shadow) if frame.shadow else pen.finish()


def bordered(width: int, height: int, corner: float, draw: Callable[[Pen, int, int], None]) -> Image.Image:
    """The same around a whole picture, as RGBA, drawn for one use: it is not remembered."""
    least = 2 * math.ceil(corner) + 1
    small = min(width, least), min(height, least)
    pen = Pen(*small, scale=2)
    draw(pen, *small)
    return grown(pen.finish(), width - small[0], height - small[1])


def grown(image: Image.Image, across: int, down: int) -> Image.Image:
    """So many px wider and higher: the column and the row in its middle are repeated."""
    column, row = image.width // 2, image.height // 2
    wide = _repeated(image, (column, 0, column + 1, image.height), (across, 0)) if across else image
    return _repeated(wide, (0, row, wide.width, row + 1), (0, down)) if down else wide


def _repeated(image: Image.Image, line: tuple[int, int, int, int], more: Size) -> Image.Image:
    """A line, of the whole width or the whole height, is there so many times more."""
    (across, down), (left, top, right, bottom) = more, line
    larger = Image.new(image.mode, (image.width + across, image.height + down))
    larger.paste(image, (0, 0))
    after = (right, 0) if across else (0, bottom)
    larger.paste(image.crop((*after, image.width, image.height)), (after[0] + across, after[1] + down))
    size = right - left + across, bottom - top + down
    larger.paste(image.crop(line).resize(size, Image.Resampling.NEAREST), (left, top))
    return larger
