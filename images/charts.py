"""Numbers at a glance: bars with their counts, and a line through time."""

from collections.abc import Sequence

from PIL import Image

from images.palette import INK_SOFT, PAPER_SHADE, Accent
from images.shapes import Box, Pen, Sprite, put_block, stamp
from images.type import BODY, SMALL, STRONG, width_of, write

PITCH = 54  # px from one bar to the next
_BAR = 34  # px
_DOT = 7  # px; the radius of the last value
# Of pictures that belong to no game.
PLAIN = Accent((38, 44, 58), (58, 74, 104), (216, 222, 232), (206, 172, 104), (244, 224, 164))


def put_bars(board: Image.Image, box: Box, bars: Sequence[tuple[str, int]], accent: Accent) -> None:
    """A line for each: what it is, a bar, how many. The longest bar fills the room there is."""
    left, top, right, _ = box
    most = max((count for _, count in bars), default=0)
    named = min(round((right - left) * 0.45), max((width_of(name, BODY) for name, _ in bars), default=0))
    counted = max((width_of(str(count), STRONG) for _, count in bars), default=0)
    start, room = left + named + 20, right - left - named - counted - 40
    for number, (name, count) in enumerate(bars):
        y = top + (number + 0.5) * PITCH
        write(board, name, left, y, BODY, align="left", width=named)
        end = start + max(4.0, room * count / max(1, most))
        put_block(board, (start, y - _BAR / 2, end, y + _BAR / 2), accent.main)
        write(board, str(count), end + 14, y, STRONG, align="left")


def put_plot(board: Image.Image, box: Box, values: Sequence[float], accent: Accent) -> None:
    """Values from left to right, with the lowest and the highest at its side and a dot at the last."""
    left, top, right, bottom = box
    low, high = min(values), max(values)
    ends = (f"{high:.1f}", f"{low:.1f}")
    start = left + max(width_of(end, SMALL) for end in ends) + 20
    for end, y in zip(ends, (top, bottom), strict=True):
        write(board, end, left, y, SMALL, INK_SOFT, align="left")
        put_block(board, (start, y - 1, right, y + 1), PAPER_SHADE, PAPER_SHADE, 1)
    stamp(board, _line(values, right - start, bottom - top, accent), start - _DOT, top - _DOT)


def _line(values: Sequence[float], width: float, height: float, accent: Accent) -> Sprite:
    low, span = min(values), (max(values) - min(values)) or 1.0
    step = width / max(1, len(values) - 1)
    points = [(number * step, height - height * (value - low) / span) for number, value in enumerate(values)]
    pen = Pen(round(width) + 2 * _DOT, round(height) + 2 * _DOT, margin=0)
    shifted = [(x + _DOT, y + _DOT) for x, y in points]
    if len(shifted) > 1:
        pen.line(shifted, accent.main, 4)
    x, y = shifted[-1]
    pen.ellipse((x - _DOT, y - _DOT, x + _DOT, y + _DOT), accent.metal, accent.main, 2)
    return pen.sprite()
