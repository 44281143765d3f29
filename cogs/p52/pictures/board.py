"""The public picture: the room as large as there is room for it, whose turn it is, a slim plate for each character."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from bot.words import Words
from cogs.p52.pictures import head, order, plates, turns, whole
from cogs.p52.pictures.colours import PALETTE
from cogs.p52.pictures.felt import table
from cogs.p52.pictures.lit import Lit
from cogs.p52.pictures.looks import hero_looks, is_dark
from cogs.p52.pictures.party import plate_of
from cogs.p52.pictures.plan import Plan, plan_of
from cogs.p52.pictures.plates import put_slim_plate, put_thin_plate
from cogs.p52.pictures.room import draw_room
from cogs.p52.view.view import P52View
from images.encode import to_png
from images.figures import Figure

WIDTH, TALLEST = 1200, 900  # px
_LOW, _FEW = 800, 8  # px of height, and for how many who take turns: on a phone more stands above and below it
_EDGE, _GAP = 34, 8
_INNER = WIDTH - 2 * _EDGE
_TOP = _EDGE + head.SLIM + _GAP  # px over the room
_FOOT = _GAP + order.SLIM + _GAP + plates.SLIM + _EDGE  # px under it where the rest stands at the foot
_SIDE = 252  # px that the rest takes beside the room
_WIDEST_PLATE = 460
_LOWEST = 80  # px of a place
_UPRIGHT = 1.1  # a place so much wider than high is as good as a square
_BETTER = 1.1  # so much larger its places must be for the rest to leave the foot


class Layout(NamedTuple):
    """The room, and whether the rest stands beside it or below."""

    plan: Plan
    is_beside: bool


def draw_board(view: P52View, names: Sequence[str], light: Lit, words: Words) -> bytes:
    """PNG bytes, 1200 px wide and at most 900 px high."""
    return to_png(paint_board(view, names, light, words), PALETTE)


def paint_board(view: P52View, names: Sequence[str], light: Lit, words: Words) -> Image.Image:
    """The same as an RGB picture."""
    if not view.room.spots:
        return whole.paint_whole(view, names, light, words)
    looks = hero_looks(view, names, words)
    few = len(view.heroes) + len(view.room.enemies) <= _FEW
    plan, is_beside = layout_of(view.room.width, view.room.height, _LOW if few else TALLEST)
    under = max(plan.height, _side_height(view, looks)) + _EDGE if is_beside else plan.height + _FOOT
    board = table(WIDTH, _TOP + under, is_dark=is_dark(view))
    head.draw_slim_head(board, (_EDGE, _EDGE, _INNER), view, words)
    draw_room(board, plan, view, looks, light, words)
    if is_beside:
        _put_beside(board, view, looks, words)
    else:
        _put_below(board, _TOP + plan.height + _GAP, view, looks, words)
    return board


def layout_of(columns: int, rows: int, tallest: int = TALLEST) -> Layout:
    """Whichever leaves its places larger: a high room has the rest beside it, a broad one below."""
    beside = plan_of(columns, rows, (_EDGE, _TOP, _INNER - _SIDE - _GAP, tallest - _TOP - _EDGE), _LOWEST)
    below = plan_of(columns, rows, (_EDGE, _TOP, _INNER, tallest - _TOP - _FOOT), _LOWEST)
    return Layout(beside, is_beside=True) if _size(beside) > _BETTER * _size(below) else Layout(below, is_beside=False)


def _size(plan: Plan) -> float:
    return min(plan.across, plan.down * _UPRIGHT)


def _put_below(board: Image.Image, y: int, view: P52View, looks: Sequence[Figure], words: Words) -> None:
    said, places = turns.said(view, words), turns.places(view, looks)
    order.put_slim_order(board, (_EDGE, y, _INNER), said, places, is_dark=is_dark(view))
    y += order.SLIM + _GAP
    count = len(view.heroes)
    width = min(_WIDEST_PLATE, (_INNER - _GAP * (count - 1)) // count)
    left = (WIDTH - (width + _GAP) * count + _GAP) / 2
    for number, hero in enumerate(view.heroes):
        at = (left + number * (width + _GAP), y, width)
        put_slim_plate(board, at, plate_of(hero, looks[number], view, words))


def _put_beside(board: Image.Image, view: P52View, looks: Sequence[Figure], words: Words) -> None:
    left, y = WIDTH - _EDGE - _SIDE, _TOP
    said, places = turns.said(view, words), turns.places(view, looks)
    order.put_order_column(board, (left, y, _SIDE), said, places, is_dark=is_dark(view))
    y += order.column_height(len(places)) + _GAP
    is_thin, pitch = _plates_beside(len(view.heroes), len(places))
    put = put_thin_plate if is_thin else put_slim_plate
    for number, hero in enumerate(view.heroes):
        put(board, (left, y + number * pitch, _SIDE), plate_of(hero, looks[number], view, words))


def _plates_beside(heroes: int, places: int) -> tuple[bool, int]:
    """Are they thin ones, as there is no room for others? And px from one to the next."""
    room = TALLEST - _EDGE - _TOP - order.column_height(places)
    is_thin = heroes * (plates.SLIM + _GAP) > room
    return is_thin, (plates.THIN if is_thin else plates.SLIM) + _GAP


def _side_height(view: P52View, looks: Sequence[Figure]) -> int:
    places = len(turns.places(view, looks))
    return order.column_height(places) + _plates_beside(len(view.heroes), places)[1] * len(view.heroes)
