"""Coordinates as people read them, on small dark plates: on the tiles, or along the edge of a small map."""

from collections.abc import Iterable

from PIL import Image

from images.palette import INK, PAPER_LIGHT, blend
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp
from images.type import Style, Weight, width_of, write

COORDINATE = Style(26, Weight.BOLD)
TAG = 32  # px, height


@cached
def tag(text: str) -> Sprite:
    """A coordinate on a small dark plate."""
    width = width_of(text, COORDINATE) + 12
    pen = Pen(width, TAG)
    pen.rounded((0, 0, width, TAG), 8, blend(INK, PAPER_LIGHT, 0.12), None)
    plate = pen.finish()
    write(plate, text, width / 2, TAG / 2, COORDINATE, PAPER_LIGHT)
    return Sprite(plate.convert("RGB"), plate.getchannel("A"), 0)


def put_rulers(base: Image.Image, labels: Iterable[tuple[str, float, float]]) -> None:
    """The columns' letters above, the rows' numbers at the left; each label (M20) with the middle of its cell."""
    for label, x, y in labels:
        letters = label.rstrip("0123456789")
        for text, spot in ((letters, (x, TAG / 2 + 4)), (label[len(letters) :], (30.0, y))):
            mark = tag(text)
            stamp(base, mark, spot[0] - mark.width / 2, spot[1] - TAG / 2)
