"""The whole table: the room, the order with its initiative, the party with all that is open about it."""

from collections.abc import Sequence

from PIL import Image

from bot.words import Words
from cogs.p52.pictures import head, order, party, patterns
from cogs.p52.pictures.colours import PALETTE
from cogs.p52.pictures.decks import draw_decks
from cogs.p52.pictures.felt import table
from cogs.p52.pictures.lit import Lit
from cogs.p52.pictures.looks import hero_looks, is_dark
from cogs.p52.pictures.plan import Plan, plan_of
from cogs.p52.pictures.room import draw_room
from cogs.p52.pictures.turns import draw_turns
from cogs.p52.view.view import P52View
from images.encode import to_png

WIDTH, TALLEST = 1200, 1300  # px
EDGE, _GAP = 48, 14
_INNER = WIDTH - 2 * EDGE
_BARE = 250  # px for the decks where no room is laid
_TABLE_TOP = head.TOP + head.HEIGHT + _GAP


def draw_whole(view: P52View, names: Sequence[str], light: Lit, words: Words) -> bytes:
    """PNG bytes, 1200 px wide."""
    return to_png(paint_whole(view, names, light, words), PALETTE)


def paint_whole(view: P52View, names: Sequence[str], light: Lit, words: Words) -> Image.Image:
    """The same as an RGB picture."""
    looks = hero_looks(view, names, words)
    plan = _plan(view)
    middle = plan.height if plan is not None else patterns.HEIGHT if light.laying else _BARE
    board = table(WIDTH, _TABLE_TOP + middle + _below(view), is_dark=is_dark(view))
    head.draw_head(board, EDGE, _INNER, view, words)
    if plan is not None:
        draw_room(board, plan, view, looks, light, words)
    elif light.laying:
        patterns.draw_patterns(board, EDGE, _TABLE_TOP, _INNER, light.laying, words)
    else:
        draw_decks(board, WIDTH / 2, _TABLE_TOP, view, words)
    y = _TABLE_TOP + middle + _GAP
    if plan is not None:
        draw_turns(board, (EDGE, y, _INNER), view, looks, words)
        y += order.HEIGHT + _GAP
    party.draw_party(board, (EDGE, y, _INNER), view, looks, words)
    return board


def _plan(view: P52View) -> Plan | None:
    """None while no room is laid."""
    room = view.room
    if not room.spots:
        return None
    return plan_of(room.width, room.height, (EDGE, _TABLE_TOP, _INNER, TALLEST - _TABLE_TOP - _below(view)))


def _below(view: P52View) -> int:
    """Px under the room."""
    turns = order.HEIGHT + _GAP if view.room.spots else 0
    return _GAP + turns + party.height(len(view.heroes)) + EDGE + 4
