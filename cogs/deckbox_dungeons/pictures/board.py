"""The whole map with its title, the party and the market; and what of it the public picture leaves out."""

from collections.abc import Sequence

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.pictures import market as board_market
from cogs.deckbox_dungeons.pictures import party as board_party
from cogs.deckbox_dungeons.pictures.colours import ACCENT, PALETTE
from cogs.deckbox_dungeons.pictures.head import HEAD_HEIGHT, STRIP, draw_head, draw_strip
from cogs.deckbox_dungeons.pictures.heroes import hero_looks
from cogs.deckbox_dungeons.pictures.legend import LINE, draw_legend, legend_height
from cogs.deckbox_dungeons.pictures.lit import Lit
from cogs.deckbox_dungeons.pictures.map import RULER, paint_map
from cogs.deckbox_dungeons.pictures.market import draw_market
from cogs.deckbox_dungeons.pictures.near import is_part, paint_near
from cogs.deckbox_dungeons.pictures.party import draw_plate
from cogs.deckbox_dungeons.pictures.plots import Space, whole_window
from cogs.deckbox_dungeons.view.view import DeckboxView
from images.encode import to_png
from images.figures import Figure
from images.maps.window import Window
from images.paper import page
from images.shapes import put_block

WIDTH, TALLEST_MAP = 1200, 1400  # px
_EDGE, _FRAME, _GAP = 46, 8, 16
_INNER = WIDTH - 2 * _EDGE
_WIDE = _INNER - 2 * _FRAME - RULER[0]  # px for the spaces of the map


def draw_board(view: DeckboxView, names: Sequence[str], light: Lit, words: Words) -> bytes:
    """What matters now as PNG bytes, 1200 × 900 px."""
    return to_png(paint_board(view, names, light, words), PALETTE)


def draw_whole(view: DeckboxView, names: Sequence[str], light: Lit, words: Words) -> bytes:
    """All there is: the map, the party, the market."""
    return to_png(paint_whole(view, names, light, words), PALETTE)


def has_whole(view: DeckboxView) -> bool:
    """Is there more than the near sheet shows: more of the map, or what is for sale?"""
    return is_part(view) or any(view.market)


def paint_board(view: DeckboxView, names: Sequence[str], light: Lit, words: Words) -> Image.Image:
    """The board as an RGB picture."""
    return paint_near(view, hero_looks(view, names, words), light, words)


def paint_whole(view: DeckboxView, names: Sequence[str], light: Lit, words: Words) -> Image.Image:
    """The whole map as an RGB picture, the party and the market below it."""
    looks = hero_looks(view, names, words)
    window = whole_window(view, Space(_WIDE, TALLEST_MAP))
    framed = _framed(view, window)
    board = page(WIDTH, HEAD_HEIGHT + framed + _below(view), ACCENT)
    _put_map(board, view, window, looks, light, words)
    y = HEAD_HEIGHT + framed + _GAP
    _draw_party(board, y, view, looks, words)
    y += -(-len(view.heroes) // 2) * (board_party.HEIGHT + _GAP)
    draw_market(board, _EDGE, y, _INNER, view, words)
    return board


def _below(view: DeckboxView) -> int:
    """Px under the map."""
    rows = -(-len(view.heroes) // 2)
    return rows * (board_party.HEIGHT + _GAP) + board_market.HEIGHT + 2 * _GAP + _EDGE - 4


def _put_map(
    board: Image.Image, view: DeckboxView, window: Window, looks: Sequence[Figure], light: Lit, words: Words
) -> None:
    """Framed, under its head."""
    draw_head(board, view, words)
    height = _framed(view, window)
    put_block(board, (_EDGE, HEAD_HEIGHT, _EDGE + _INNER, HEAD_HEIGHT + height), ACCENT.metal)
    left, top, inner = _EDGE + _FRAME, HEAD_HEIGHT + _FRAME, _INNER - 2 * _FRAME
    draw_strip(board, left, top, inner, view, words)
    board.paste(ACCENT.deep, (left, top + STRIP, left + inner, HEAD_HEIGHT + height - _FRAME))
    picture = paint_map(view, window, looks, light, words)
    board.paste(picture, (left + (inner - picture.width) // 2, top + STRIP))
    draw_legend(board, left, top + STRIP + picture.height, inner, view, words, abreast=LINE)


def _framed(view: DeckboxView, window: Window) -> int:
    """Px from the upper edge of the map's frame to the lower one."""
    return window.height + RULER[1] + STRIP + legend_height(view, LINE) + 2 * _FRAME


def _draw_party(board: Image.Image, top: float, view: DeckboxView, looks: Sequence[Figure], words: Words) -> None:
    """Plates by seat, two in a row."""
    for number, hero in enumerate(view.heroes):
        row, column = divmod(number, 2)
        is_alone = column == 0 and number == len(view.heroes) - 1
        width = _INNER if is_alone else (_INNER - _GAP) // 2
        box = (_EDGE + column * (width + _GAP), top + row * (board_party.HEIGHT + _GAP), width)
        draw_plate(board, box, hero, looks[number], words, is_active=number == view.active)
