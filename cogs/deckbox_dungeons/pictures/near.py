"""The public picture: the map around what matters now, and beside or below it who is there. Always of one shape."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.pictures.colours import ACCENT
from cogs.deckbox_dungeons.pictures.head import STRIP, draw_strip
from cogs.deckbox_dungeons.pictures.legend import draw_legend, legend_height
from cogs.deckbox_dungeons.pictures.lit import Lit
from cogs.deckbox_dungeons.pictures.map import RULER, paint_map
from cogs.deckbox_dungeons.pictures.market import draw_shelf, shelf_height
from cogs.deckbox_dungeons.pictures.party import SLIM, draw_slim_plate
from cogs.deckbox_dungeons.pictures.plots import Space, covered, is_cropped, window_on
from cogs.deckbox_dungeons.view.view import DeckboxView
from images.figures import Figure
from images.maps.window import Window
from images.shapes import put_block
from images.sheet import Sheet

WIDTH, HEIGHT = 1200, 900  # px: what a chat shows large, with the buttons below it in sight
_FRAME, _GAP, _COLUMN = 10, 8, 326  # px
_LEFT, _TOP, _RIGHT, _FOOT = _FRAME, _FRAME + STRIP, WIDTH - _FRAME, HEIGHT - _FRAME
_ABREAST = 5  # kinds of enemies under the map


class Plan(NamedTuple):
    """Where the map lies, and what the party has: a column at its right, or a row below it."""

    window: Window
    has_column: bool


def paint_near(view: DeckboxView, looks: Sequence[Figure], light: Lit, words: Words) -> Image.Image:
    """The surroundings of what matters, as an RGB picture."""
    board = Sheet((WIDTH, HEIGHT), ACCENT.deep)
    put_block(board, (0, 0, WIDTH, HEIGHT), ACCENT.metal)
    board.paste(ACCENT.deep, (_LEFT, _FRAME, _RIGHT, _FOOT))
    draw_strip(board, _LEFT, _FRAME, _RIGHT - _LEFT, view, words)
    plan = plan_of(view, light)
    picture = paint_map(view, plan.window, looks, light, words)
    room = _room(view, has_column=plan.has_column)
    left, top = _LEFT + (room.x + RULER[0] - picture.width) // 2, _TOP + (room.y + RULER[1] - picture.height) // 2
    board.paste(picture, (left, top))
    draw = _draw_column if plan.has_column else _draw_row
    draw(board, view, looks, words)
    return board


def is_part(view: DeckboxView) -> bool:
    """Is there more of the map than the near sheet shows?"""
    return all(is_cropped(view, _room(view, has_column=has_column)) for has_column in (False, True))


def plan_of(view: DeckboxView, light: Lit) -> Plan:
    """Whichever shows more of the tiles that lie there."""
    aimed = {enemy for _, enemy in light.near} | light.far
    plans = [Plan(window_on(view, _room(view, has_column=one), light.spots, aimed), one) for one in (True, False)]
    return max(plans, key=lambda plan: covered(view, plan.window))


def _room(view: DeckboxView, *, has_column: bool) -> Space:
    """Px for spaces."""
    wide, high = _RIGHT - _LEFT - RULER[0], _FOOT - _TOP - RULER[1]
    if has_column:
        return Space(wide - _COLUMN, high)
    return Space(wide, high - SLIM - 2 * _GAP - legend_height(view, _ABREAST))


def _draw_column(board: Image.Image, view: DeckboxView, looks: Sequence[Figure], words: Words) -> None:
    """The party, the enemies' signs, and where room is left what is for sale."""
    left, y, width = _RIGHT - _COLUMN + _GAP, _TOP + _GAP, _COLUMN - 2 * _GAP
    for hero, look in zip(view.heroes, looks, strict=True):
        draw_slim_plate(board, (left, y, width), hero, look, words, is_active=hero.seat == view.active)
        y += SLIM + _GAP
    draw_legend(board, left, y, width, view, words, abreast=1)
    y += legend_height(view, 1) + _GAP
    if y + shelf_height(view) <= _FOOT:
        draw_shelf(board, left, _FOOT - shelf_height(view), width, view, words)


def _draw_row(board: Image.Image, view: DeckboxView, looks: Sequence[Figure], words: Words) -> None:
    """The enemies' signs under the map, the party under them."""
    top = _FOOT - SLIM - _GAP
    draw_legend(board, _LEFT, top - _GAP - legend_height(view, _ABREAST), _RIGHT - _LEFT, view, words, abreast=_ABREAST)
    count = len(view.heroes)
    width = (_RIGHT - _LEFT - _GAP * (count + 1)) // count
    for number, (hero, look) in enumerate(zip(view.heroes, looks, strict=True)):
        box = (_LEFT + _GAP + number * (width + _GAP), top, width)
        draw_slim_plate(board, box, hero, look, words, is_active=hero.seat == view.active)
