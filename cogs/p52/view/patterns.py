"""What a pattern comes to in a room of so many spots, for whoever chooses one (R13)."""

from typing import NamedTuple

from cogs.p52.content.places import cells_of
from cogs.p52.content.tables import TEMPLATES
from cogs.p52.rules.rooms.patterns import filled
from cogs.p52.state.places import Place


class Sketch(NamedTuple):
    """`laid`: where the room would lie, the start first; `more`: where the pattern goes on."""

    columns: int
    rows: int
    laid: tuple[Place, ...]
    more: tuple[Place, ...]


def sketch(key: str, count: int | None = None) -> Sketch:
    """Without a number the whole pattern."""
    rows = TEMPLATES[key].rows
    cells = cells_of(rows)
    laid = filled(rows, len(cells) if count is None else count)
    return Sketch(len(rows[0]), len(rows), tuple(laid), tuple(at for at in cells if at not in laid))
