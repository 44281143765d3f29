"""What fits a phone's screen: how many rows lines of text take there, and which of them have room."""

import textwrap
from collections.abc import Sequence

from bot.words import unmarked

ROW = 40  # letters across a message on a phone


def rows_of(lines: Sequence[str]) -> int:
    """How many rows of a phone's screen they take."""
    return sum(max(1, len(textwrap.wrap(unmarked(line), ROW))) for line in lines)


def fitting_lines(lines: Sequence[str], room: int) -> tuple[str, ...]:
    """Those, from the first on, for which there is room, in rows; a line that is too long is left out."""
    kept = list[str]()
    for line in lines:
        if rows_of([*kept, line]) <= room:
            kept.append(line)
    return tuple(kept)
