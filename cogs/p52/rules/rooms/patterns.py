"""R13: the pattern of a random room: a template, or a text grid of the layer's own. Cards are dealt in its order."""

from typing import Literal

from bot.kit.paths import distances
from cogs.p52.content.places import GAP, START, Cell, cells_of
from cogs.p52.content.tables import TEMPLATES
from cogs.p52.rules.rooms.spots import Ground, around

MOST_COLUMNS, MOST_ROWS = 9, 7
GridMistake = Literal["letters", "wide", "tall", "start", "small", "large", "islands"]


def rows_of(template: str, *, is_mirrored: bool) -> tuple[str, ...]:
    rows = TEMPLATES[template].rows
    return tuple(row[::-1] for row in rows) if is_mirrored else rows


def filled(rows: tuple[str, ...], count: int) -> list[Cell]:
    """So many spots from the start on, the nearest first: neighbours up, left, right, down."""
    ground: Ground = frozenset(cells_of(rows))
    return list(distances(_start(rows), lambda cell: around(ground, cell)))[:count]


def rows_in(text: str) -> tuple[str, ...]:
    """A text as rows: empty lines and the space around it fall away, and a gap may be written as a space."""
    lines = [line.rstrip().upper().replace(" ", GAP) for line in text.splitlines()]
    kept = [line for line in lines if line]
    width = max((len(line) for line in kept), default=0)
    return tuple(line.ljust(width, GAP) for line in kept)


def grid_mistake(rows: tuple[str, ...], count: int) -> GridMistake | None:
    """What is wrong with a text grid for so many spots: all edge-connected, no islands."""
    if not rows or set("".join(rows)) - set(".S#"):
        return "letters"
    if len(rows[0]) > MOST_COLUMNS or len(rows) > MOST_ROWS:
        return "wide" if len(rows[0]) > MOST_COLUMNS else "tall"
    if "".join(rows).count(START) != 1:
        return "start"
    spots = spots_in(rows)
    if spots != count:
        return "small" if spots < count else "large"
    return None if len(filled(rows, count)) == count else "islands"


def spots_in(rows: tuple[str, ...]) -> int:
    return len(cells_of(rows))


def _start(rows: tuple[str, ...]) -> Cell:
    return next(cell for cell, letter in cells_of(rows).items() if letter == START)
