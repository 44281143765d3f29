"""The patterns for a random room in words: what each comes to, for whoever chooses one without seeing it (R13)."""

from collections.abc import Iterator
from itertools import groupby

from bot.words import Words
from cogs.p52.content.tables import TEMPLATES
from cogs.p52.view.patterns import Sketch, sketch

APART = " + "  # between what a gap divides


def pattern_lines(count: int, words: Words) -> Iterator[str]:
    """Row by row from the start on; nothing where no pattern is asked for."""
    if not count:
        return
    yield words.say("describe-patterns", count=count)
    for key in TEMPLATES:
        yield words.say("describe-pattern", pattern=words.say(f"template-{key}"), rows=rows_of(sketch(key, count)))


def rows_of(shown: Sketch) -> list[str]:
    """How many spots of a row stand side by side, the start's own row first."""
    rows = sorted({row for _, row in shown.laid}, key=lambda row: abs(row - shown.laid[0][1]))
    return [APART.join(map(str, _side_by_side(sorted(x for x, y in shown.laid if y == row)))) for row in rows]


def _side_by_side(columns: list[int]) -> list[int]:
    """Columns that follow each other differ from their own places by the same."""
    return [len(list(run)) for _, run in groupby(enumerate(columns), key=lambda place: place[1] - place[0])]
