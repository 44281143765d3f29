"""What a strip lies on: a strip of the table in its rail."""

from PIL import Image

from cogs.p52.pictures import colours as c
from images.palette import INK
from images.shapes import put_block
from images.sheet import Sheet

WIDTH, HEIGHT = 800, 256  # px


def strip_ground(height: int = HEIGHT, width: int = WIDTH) -> Image.Image:
    """RGB, to draw on."""
    ground = Sheet((width, height))
    put_block(ground, (0, 0, width, height), c.RAIL)
    put_block(ground, (8, 8, width - 8, height - 8), c.FELT, INK, 3)
    put_block(ground, (11, 11, width - 11, height - 11), c.FELT, c.ACCENT.metal, 2)
    return ground
