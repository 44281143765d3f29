"""R14: where the exit of a random room is, by a Room card."""

from typing import Literal

from cogs.p52.content.cards import Card, value
from cogs.p52.content.places import Cell
from cogs.p52.rules.rooms.spots import Ground, farthest

Side = Literal["left", "opposite", "right"]


def side_of(card: Card) -> Side:
    """2 to 4 left of the entrance, 5 to 7 opposite, 8 to 10 right; an ace says nothing of it (R15)."""
    return "left" if value(card) <= 4 else "opposite" if value(card) <= 7 else "right"


def exit_at(ground: Ground, start: Cell, side: Side) -> Cell:
    """If it would be the start itself, it is the spot farthest from it in the whole room."""
    found = _opposite(ground, start) if side == "opposite" else _beside(ground, start, side)
    return farthest(ground, start) if found == start else found


def _opposite(ground: Ground, start: Cell) -> Cell:
    """The farthest row, its leftmost spot."""
    row = min({y for _, y in ground}, key=lambda y: (-abs(y - start[1]), y))
    return min(cell for cell in ground if cell[1] == row)


def _beside(ground: Ground, start: Cell, side: Side) -> Cell:
    """The outermost column on that side, its spot farthest from the start."""
    column = (min if side == "left" else max)(x for x, _ in ground)
    return farthest([cell for cell in ground if cell[0] == column], start)
