"""Six-sided dice, thrown or still in the hand."""

from collections.abc import Sequence

from PIL import Image

from images.palette import INK, PAPER_LIGHT, Colour
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp

MARGIN = 14  # px of shadow around a die
UNTHROWN = 0  # pips of a die still in the hand
_PIPS = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@cached
def die(pips: int, size: int, fill: Colour = PAPER_LIGHT, ink: Colour = INK) -> Sprite:
    """A die showing 1 to 6; 0 leaves its face empty, for a die not yet thrown. Another number raises KeyError."""
    pen = Pen(size, size, margin=MARGIN)
    pen.rounded((0, 0, size, size), size * 0.22, fill, INK)
    reach, step = size * 0.095, size * 0.25
    for column, row in _PIPS[pips]:
        x, y = size / 2 + column * step, size / 2 + row * step
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), ink, None)
    return pen.sprite(shadow=0.4)


def put_dice(board: Image.Image, left: float, y: float, pips: Sequence[int], size: int, pitch: float) -> float:
    """A throw in a row, the dice `pitch` px apart; returns where the last one ends."""
    for number, shown in enumerate(pips):
        stamp(board, die(shown, size), left + number * pitch, y - size / 2)
    return left + (len(pips) - 1) * pitch + size if pips else left
