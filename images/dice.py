"""Six-sided dice, thrown or still in the hand."""

from functools import lru_cache

from images.palette import INK, PAPER_LIGHT, Colour
from images.shapes import Pen, Sprite

MARGIN = 14  # px of shadow around a die
_PIPS = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@lru_cache(maxsize=64)
def die(pips: int, size: int, fill: Colour = PAPER_LIGHT, ink: Colour = INK) -> Sprite:
    """A die showing 1 to 6; 0 leaves its face empty, for a die not yet thrown. Another number raises KeyError."""
    pen = Pen(size, size, margin=MARGIN)
    pen.rounded((0, 0, size, size), size * 0.22, fill, INK)
    reach, step = size * 0.095, size * 0.25
    for column, row in _PIPS[pips]:
        x, y = size / 2 + column * step, size / 2 + row * step
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), ink, None)
    return pen.sprite(shadow=0.4)
