"""The way out: a leaf of wood in a frame, ajar, barred, or with a lock on it."""

from cogs.p52.pictures import colours as c
from images.palette import INK
from images.part_cache import cached
from images.shapes import Pen, Sprite
from images.tokens import MARGIN


@cached
def door_sign(width: int, height: int, lock: str) -> Sprite:
    """`lock`: open, barred or locked."""
    pen = Pen(width, height, margin=MARGIN)
    pen.rounded((0, 0, width, height), width * 0.12, c.WOOD_DARK, INK, 3)
    if lock == "open":
        _open(pen, width, height)
        return pen.sprite(shadow=0.3)
    pen.rounded((width * 0.1, height * 0.08, width * 0.9, height - 2), 3, c.WOOD, None)
    for share in (0.36, 0.63):
        pen.line([(width * share, height * 0.1), (width * share, height - 4)], c.WOOD_DARK, max(1.5, width * 0.03))
    if lock == "barred":
        for share in (0.32, 0.68):
            box = (-width * 0.04, height * (share - 0.08), width * 1.04, height * (share + 0.08))
            pen.rounded(box, 3, c.IRON, INK, 2)
    else:
        _put_lock(pen, width / 2, height * 0.56, width * 0.26)
    return pen.sprite(shadow=0.3)


def _open(pen: Pen, width: int, height: int) -> None:
    """Light falls in beside the leaf."""
    left, top, low = width * 0.1, height * 0.08, height - 2
    pen.rounded((left, top, width * 0.9, low), 3, c.ACCENT.metal_light, None)
    pen.polygon([(left, top), (width * 0.46, height * 0.2), (width * 0.46, height * 0.97), (left, low)], c.WOOD, INK, 2)


def _put_lock(pen: Pen, x: float, y: float, reach: float) -> None:
    shackle = (x - reach * 0.7, y - reach * 1.5, x + reach * 0.7, y + reach * 0.2)
    pen.arc(shackle, 180, 360, INK, max(3, reach * 0.4))
    pen.rounded((x - reach, y - reach * 0.6, x + reach, y + reach), 4, c.ACCENT.metal, INK, 2)
