"""What is for sale: three cards with their prices."""

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.pictures.colours import ACCENT
from cogs.deckbox_dungeons.pictures.icons import MARKET
from cogs.deckbox_dungeons.view.view import DeckboxView, ItemView
from images.icons import put_icon
from images.palette import GOLD, INK_SOFT
from images.plates import slip
from images.shapes import stamp, stamp_centred
from images.tokens import coin
from images.type import SMALL, STRONG, fitting, is_cut, wrap, write

HEIGHT = 72
_GAP, _SIGN, _LINE = 14, 64, 28


def draw_market(board: Image.Image, left: float, top: float, width: int, view: DeckboxView, words: Words) -> None:
    put_icon(board, MARKET, left + 28, top + HEIGHT / 2, 48, ACCENT.main)
    each = (width - _SIGN - _GAP * (len(view.market) - 1)) // max(1, len(view.market))
    for number, item in enumerate(view.market):
        draw_item(board, left + _SIGN + number * (each + _GAP), top, each, item, words)


def shelf_height(view: DeckboxView) -> int:
    return len(view.market) * (HEIGHT + _GAP)


def draw_shelf(board: Image.Image, left: float, top: float, width: int, view: DeckboxView, words: Words) -> None:
    """The same cards one below the other."""
    for number, item in enumerate(view.market):
        draw_item(board, left, top + number * (HEIGHT + _GAP), width, item, words)


def draw_item(board: Image.Image, left: float, top: float, width: int, item: ItemView | None, words: Words) -> None:
    y = top + HEIGHT / 2
    stamp(board, slip(width, HEIGHT, is_dark=item is None), left, top)
    if item is None:
        write(board, words.say("board-sold"), left + width / 2, y, SMALL, INK_SOFT, width=width - 40)
        return
    stamp_centred(board, coin(str(item.cost), 46, GOLD), left + 40, y)
    _put_name(board, words.say(f"item-{item.key}"), left + 76, y, width - 96)


def _put_name(board: Image.Image, name: str, left: float, y: float, room: int) -> None:
    """In one line, or where that would cut it off in two."""
    style = fitting(name, room, STRONG, SMALL)
    lines = wrap(name, style, room, 2) if is_cut(name, wrap(name, style, room, 1)) else (name,)
    for number, line in enumerate(lines):
        write(board, line, left, y + (number - (len(lines) - 1) / 2) * _LINE, style, align="left", width=room)
