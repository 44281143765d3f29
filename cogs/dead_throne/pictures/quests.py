"""The Tavern quests that lie open to all, under the map."""

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from bot.words import Words
from cogs.dead_throne.pictures import icons
from cogs.dead_throne.pictures.colours import ACCENT
from cogs.dead_throne.view.view import ThroneView
from images.icons import put_icon
from images.palette import INK_SOFT
from images.plates import slip
from images.shapes import stamp
from images.type import BODY, SMALLEST, STRONG, Style, fitting, width_of, wrap, write

_LINE, _PAD, _SECOND = 42, 14, 30  # px: of a quest, around them all, and from a task's first line to its second
_NAME, _TASK = 64, 80  # px from the left edge, and from there to the task behind a name
_LONGEST = 330  # px of a name
_SMALL = Style(SMALLEST)


class Row(NamedTuple):
    """A quest as it is written: its task in a line, or in two where one is too short for it."""

    name: str
    task: tuple[str, ...]
    room: int  # px of a line

    @property
    def height(self) -> int:
        return _LINE + _SECOND * (len(self.task) - 1)


def height(view: ThroneView, width: int, words: Words) -> int:
    """0 where none lies open."""
    return sum(row.height for row in _rows(view, width, words)) + 2 * _PAD if view.quests else 0


def draw_quests(board: Image.Image, box: tuple[float, float, int], view: ThroneView, words: Words) -> None:
    """`box`: left, top, width. Each with its name, and what it asks for and brings."""
    left, top, width = box
    stamp(board, slip(width, height(view, width, words)), left, top)
    y = top + _PAD - 1
    for row in _rows(view, width, words):
        middle = y + row.height / 2
        put_icon(board, icons.QUEST, left + 36, middle, 34, ACCENT.main)
        wide = write(board, row.name, left + _NAME, middle, STRONG, align="left", width=_LONGEST)
        style = fitting(row.task[0], row.room, BODY, Style(28), _SMALL) if len(row.task) == 1 else _SMALL
        for number, line in enumerate(row.task):
            at = middle + (number - (len(row.task) - 1) / 2) * _SECOND
            write(board, line, left + _TASK + wide, at, style, INK_SOFT, align="left", width=row.room)
        y += row.height


def _rows(view: ThroneView, width: int, words: Words) -> Iterator[Row]:
    for quest in view.quests:
        name, task = words.say(f"quest-{quest.key}"), words.say(f"quest-{quest.key}.task")
        room = width - _TASK - 16 - min(_LONGEST, width_of(name, STRONG))
        yield Row(name, (task,) if width_of(task, _SMALL) <= room else wrap(task, _SMALL, room, 2), room)
