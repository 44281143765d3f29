"""What a strip lies on: a strip of the table in its rail, and panels let into it."""

from functools import lru_cache

from PIL import Image

from cogs.p52.pictures import colours as c
from images.palette import INK, Colour
from images.shapes import Pen, Sprite

WIDTH, HEIGHT = 800, 256  # px


@lru_cache(maxsize=4)
def strip_ground(height: int = HEIGHT) -> Image.Image:
    """RGB. Treat it as read-only."""
    pen = Pen(WIDTH, height, scale=2)
    pen.rounded((0, 0, WIDTH, height), 0, c.RAIL, INK, 4)
    pen.rounded((8, 8, WIDTH - 8, height - 8), 14, c.FELT, INK, 3)
    pen.rounded((10, 10, WIDTH - 10, height - 10), 13, None, c.ACCENT.metal, 2)
    return pen.finish().convert("RGB")


@lru_cache(maxsize=24)
def panel(width: int, height: int, fill: Colour) -> Sprite:
    pen = Pen(width, height, scale=2, margin=14)
    pen.rounded((0, 0, width, height), 14, fill, INK, 3)
    return pen.sprite(shadow=0.25)
