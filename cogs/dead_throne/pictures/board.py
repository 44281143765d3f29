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
from cogs.dead_throne.pictures.window import Window, around, whole, whole_in
from cogs.dead_throne.view.view import ThroneView
from images.encode import to_png
from images.figures import Figure
from images.paper import page
from images.shapes import Box, put_outline

WIDTH = 1200
EDGE, _GAP = 48, 14  # px
_INNER = WIDTH - 2 * EDGE
_MOST_HIGH = 900  # px of the near sheet
_FOOT = EDGE + 4
_TOP = head.TOP + head.HEIGHT + _GAP


def draw_board(view: ThroneView, names: Sequence[str], prompts: Sequence[Prompt], words: Words) -> bytes:
    """PNG bytes, 1200 px wide: the neighbourhood of who acts."""
    return to_png(paint_board(view, names, prompts, words), PALETTE)


def draw_whole(view: ThroneView, names: Sequence[str], prompts: Sequence[Prompt], words: Words) -> bytes:
    """The same with the whole land."""
    return to_png(_paint_whole(view, names, lit(view, prompts), words), PALETTE)


def paint_board(view: ThroneView, names: Sequence[str], prompts: Sequence[Prompt], words: Words) -> Image.Image:
    """As an RGB picture."""
    light = lit(view, prompts)
    acting = view.players[view.active] if view.active is not None else None
    here = acting.at if view.phase == "play" and acting is not None else ""
    return _paint_near(view, names, light, here, words)


def _paint_near(view: ThroneView, names: Sequence[str], light: Lit, here: str, words: Words) -> Image.Image:
    """Around who acts; below it one strip of plates and the board of the mode. Quests are on the whole map."""
    shown, more = looks(view, names, words), boards.height(view)
    below = (more + _GAP if more else 0) + people.SLIM + _GAP
    high = _MOST_HIGH - _TOP - below - _FOOT
    window = around(here, (*light.stops, *light.path), _INNER, high) if here else whole_in(high)
    picture = page(WIDTH, _MOST_HIGH, ACCENT)
    head.draw_head(picture, EDGE, _INNER, view, words)
    corner = chart.corner_for(view, window, light) if here else None
    _put_map(picture, view, window, shown, light, words, chart.covered(corner) if corner else None)
    if corner:
        chart.draw_chart(picture, EDGE + corner[0], _TOP + corner[1], view, window, light, shown)
    y = _TOP + window.height + _GAP
    if more:
        boards.draw_boards(picture, (EDGE, y, _INNER), view, words)
        y += more + _GAP
    people.draw_strip(picture, (EDGE, y, _INNER), view, shown)
    return picture


def _put_map(
    picture: Image.Image,
    view: ThroneView,
    window: Window,
    shown: Sequence[Figure],
    light: Lit,
    words: Words,
    hidden: Box | None = None,
) -> None:
    left = (WIDTH - window.width) // 2
    picture.paste(paint_map(view, window, shown, light, words, hidden), (left, _TOP))
    put_outline(picture, (left, _TOP, left + window.width, _TOP + window.height), ACCENT.deep, 5)


def _paint_whole(view: ThroneView, names: Sequence[str], light: Lit, words: Words) -> Image.Image:
    window = whole(_INNER)
    shown = looks(view, names, words)
    more = boards.height(view)
    asked = quests.height(view, _INNER, words)
    below = window.height + _GAP + (more + _GAP if more else 0) + (asked + _GAP if asked else 0)
    picture = page(WIDTH, _TOP + below + people.height(len(view.players)) + EDGE + 4, ACCENT)
    head.draw_head(picture, EDGE, _INNER, view, words)
    _put_map(picture, view, window, shown, light, words)
    y = _TOP + window.height + _GAP
    if more:
        boards.draw_boards(picture, (EDGE, y, _INNER), view, words)
        y += more + _GAP
    if asked:
        quests.draw_quests(picture, (EDGE, y, _INNER), view, words)
        y += asked + _GAP
    people.draw_people(picture, (EDGE, y, _INNER), view, shown, words)
    return picture
