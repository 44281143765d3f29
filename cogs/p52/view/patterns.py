"""What a pattern comes to in a room of so many spots, for whoever chooses one (R13)."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine import Prompt
from cogs.p52.content.places import cells_of
from cogs.p52.content.tables import TEMPLATES
from cogs.p52.rules.rooms.patterns import filled
from cogs.p52.state.places import Place
from cogs.p52.view.view import P52View


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


def laying(prompts: Sequence[Prompt], view: P52View) -> int:
    """Of so many spots is the room whose pattern is asked for. One's own grid is written, and needs none to look at."""
    counts = (prompt.facts["count"] for prompt in prompts if prompt.options and "count" in prompt.facts)
    return next((count for count in counts if isinstance(count, int)), 0) if view.phase == "lay" else 0
