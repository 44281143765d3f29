"""The public picture: the land around who acts, a chart of all of it, and everybody at the table."""

from collections.abc import Sequence

from PIL import Image

from bot.engine import Prompt
from bot.words import Words
from cogs.dead_throne.pictures import boards, chart, head, people, quests
from cogs.dead_throne.pictures.colours import ACCENT, PALETTE
from cogs.dead_throne.pictures.lit import Lit, lit
from cogs.dead_throne.pictures.looks import looks
from cogs.dead_throne.pictures.map import paint_map
from cogs.dead_throne.pictures.window import Window, around, whole
from cogs.dead_throne.view.view import ThroneView
from images.encode import to_png
from images.paper import page
from images.shapes import put_outline

WIDTH = 1200
EDGE, _GAP = 48, 14  # px
_INNER = WIDTH - 2 * EDGE
_MAP = 800  # px of the neighbourhood's height
_TOP = head.TOP + head.HEIGHT + _GAP


def draw_board(view: ThroneView, names: Sequence[str], prompts: Sequence[Prompt], words: Words) -> bytes:
    """PNG bytes, 1200 px wide: the neighbourhood of who acts."""
    return to_png(paint_board(view, names, prompts, words), PALETTE)


def draw_whole(view: ThroneView, names: Sequence[str], prompts: Sequence[Prompt], words: Words) -> bytes:
    """The same with the whole land."""
    return to_png(_paint(view, names, lit(view, prompts), whole(_INNER), words), PALETTE)


def paint_board(view: ThroneView, names: Sequence[str], prompts: Sequence[Prompt], words: Words) -> Image.Image:
    """As an RGB picture."""
    light = lit(view, prompts)
    return _paint(view, names, light, _window(view, light), words)


def _window(view: ThroneView, light: Lit) -> Window:
    """Around who acts, and wide enough for where they may go. Before anybody is on the map: all of it."""
    acting = view.players[view.active] if view.active is not None else None
    if view.phase != "play" or acting is None or not acting.at:
        return whole(_INNER)
    return around(acting.at, (*light.stops, *light.path), _INNER, _MAP)


def _paint(view: ThroneView, names: Sequence[str], light: Lit, window: Window, words: Words) -> Image.Image:
    shown = looks(view, names, words)
    more = boards.height(view)
    asked = quests.height(view)
    below = window.height + _GAP + (more + _GAP if more else 0) + (asked + _GAP if asked else 0)
    picture = page(WIDTH, _TOP + below + people.height(len(view.players)) + EDGE + 4, ACCENT)
    head.draw_head(picture, EDGE, _INNER, view, words)
    picture.paste(paint_map(view, window, shown, light, words), (EDGE, _TOP))
    put_outline(picture, (EDGE, _TOP, EDGE + _INNER, _TOP + window.height), ACCENT.deep, 5)
    if window != whole(_INNER):
        left, top = chart.corner_for(view, window, light)
        chart.draw_chart(picture, EDGE + left, _TOP + top, view, window, light, shown)
    y = _TOP + window.height + _GAP
    if more:
        boards.draw_boards(picture, (EDGE, y, _INNER), view, words)
        y += more + _GAP
    if asked:
        quests.draw_quests(picture, (EDGE, y, _INNER), view, words)
        y += asked + _GAP
    people.draw_people(picture, (EDGE, y, _INNER), view, shown, words)
    return picture
