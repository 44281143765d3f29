"""The patterns for a random room as sketches: which spots are laid if there are so many, and the first one (R13)."""

from PIL import Image

from bot.words import Words
from cogs.p52.content.tables import TEMPLATES
from cogs.p52.pictures import colours as c
from cogs.p52.state.places import Place
from cogs.p52.view.patterns import Sketch, sketch
from images.palette import INK, PAPER_LIGHT
from images.shapes import put_block, put_outline
from images.type import SMALL, write

HEIGHT = 430  # px of them all
_COLUMNS, _PITCH, _NAME = 3, 25, 36  # in a row; px from a spot to the next, and for a name
_GAP, _DOT = 2, 0.3  # px between two spots; the part of a spot around the dot of the first

Box = tuple[float, float, float, float]


def draw_patterns(board: Image.Image, left: float, top: float, width: float, count: int, words: Words) -> None:
    """All of them, each under its name, for a room of so many spots."""
    across, down = width / _COLUMNS, HEIGHT / 2
    for number, key in enumerate(TEMPLATES):
        row, column = divmod(number, _COLUMNS)
        x, y = left + (column + 0.5) * across, top + row * down
        write(board, words.say(f"template-{key}"), x, y + _NAME / 2, SMALL, PAPER_LIGHT, width=round(across) - 12)
        put_pattern(board, x, y + _NAME, sketch(key, count), _PITCH)


def put_pattern(board: Image.Image, x: float, top: float, shown: Sketch, pitch: int) -> None:
    """Cards where the room would lie, an outline where the pattern goes on; the first spot is white and has a dot."""
    left = x - shown.columns * pitch / 2
    for at in shown.more:
        put_outline(board, _box(at, left, top, pitch), c.ACCENT.metal, 1)
    for at in shown.laid:
        put_block(board, _box(at, left, top, pitch), c.BACK.main, c.BACK.metal_light, 2)
    start = _box(shown.laid[0], left, top, pitch)
    put_block(board, start, c.FACE, INK, 2)
    put_block(board, _within(start, round(pitch * _DOT)), INK)


def _box(at: Place, left: float, top: float, pitch: int) -> Box:
    x, y = left + at[0] * pitch, top + at[1] * pitch
    return x, y, x + pitch - _GAP, y + pitch - _GAP


def _within(box: Box, margin: int) -> Box:
    return box[0] + margin, box[1] + margin, box[2] - margin, box[3] - margin
