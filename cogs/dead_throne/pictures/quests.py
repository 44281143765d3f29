"""The Tavern quests that lie open to all, under the map."""

from PIL import Image

from bot.words import Words
from cogs.dead_throne.pictures import icons
from cogs.dead_throne.pictures.colours import ACCENT
from cogs.dead_throne.view.view import ThroneView
from images.icons import put_icon
from images.palette import INK_SOFT
from images.plates import slip
from images.shapes import stamp
from images.type import BODY, STRONG, Style, fitting, write

_LINE, _PAD = 42, 14  # px


def height(view: ThroneView) -> int:
    """0 where none lies open."""
    return len(view.quests) * _LINE + 2 * _PAD if view.quests else 0


def draw_quests(board: Image.Image, box: tuple[float, float, int], view: ThroneView, words: Words) -> None:
    """`box`: left, top, width. Each in a line: its name, and what it asks for and brings."""
    left, top, width = box
    stamp(board, slip(width, height(view)), left, top)
    for number, quest in enumerate(view.quests):
        y = top + _PAD + (number + 0.5) * _LINE - 1
        put_icon(board, icons.QUEST, left + 36, y, 34, ACCENT.main)
        wide = write(board, words.say(f"quest-{quest.key}"), left + 64, y, STRONG, align="left", width=330)
        task, room = words.say(f"quest-{quest.key}.task"), width - 96 - wide
        write(
            board,
            task,
            left + 80 + wide,
            y,
            fitting(task, room, BODY, Style(28), Style(26)),
            INK_SOFT,
            align="left",
            width=room,
        )
