"""The public picture: the map around the fight, the party, the market."""

from collections.abc import Sequence

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.pictures import market as board_market
from cogs.deckbox_dungeons.pictures import party as board_party
from cogs.deckbox_dungeons.pictures.colours import ACCENT, PALETTE
from cogs.deckbox_dungeons.pictures.head import HEAD_HEIGHT, STRIP, draw_head, draw_strip
from cogs.deckbox_dungeons.pictures.heroes import hero_looks
from cogs.deckbox_dungeons.pictures.legend import draw_legend, legend_height
from cogs.deckbox_dungeons.pictures.lit import Lit
from cogs.deckbox_dungeons.pictures.map import RULER, paint_map
from cogs.deckbox_dungeons.pictures.market import draw_market
from cogs.deckbox_dungeons.pictures.party import draw_plate
from cogs.deckbox_dungeons.pictures.plots import is_cropped, whole_window, window_on
from cogs.deckbox_dungeons.view.view import DeckboxView
from images.encode import to_png
from images.figures import Figure
from images.maps.window import Window
from images.paper import page
from images.shapes import put_block

WIDTH, TALLEST, TALLEST_MAP, TALLEST_WHOLE = 1200, 1440, 840, 1500  # px
_EDGE, _FRAME, _GAP = 46, 8, 16
_INNER = WIDTH - 2 * _EDGE
_WIDE = _INNER - 2 * _FRAME - RULER[0]  # px for the spaces of the map


def draw_board(view: DeckboxView, names: Sequence[str], light: Lit, words: Words) -> bytes:
    """The surroundings of the fight as PNG bytes, 1200 px wide."""
    return to_png(paint_board(view, names, light, words), PALETTE)


def draw_whole(view: DeckboxView, names: Sequence[str], light: Lit, words: Words) -> bytes:
    """The map alone, all of it."""
    return to_png(paint_whole(view, names, light, words), PALETTE)


def has_whole(view: DeckboxView) -> bool:
    return is_cropped(view, _WIDE, _map_height(view))


def paint_board(view: DeckboxView, names: Sequence[str], light: Lit, words: Words) -> Image.Image:
    """The board as an RGB picture."""
    looks = hero_looks(view, names, words)
    window = window_on(view, _WIDE, _map_height(view))
    rows = -(-len(view.heroes) // 2)
    framed = _framed(view, window)
    board = page(WIDTH, HEAD_HEIGHT + framed + _below(view), ACCENT)
    _put_map(board, view, window, looks, light, words)
    y = HEAD_HEIGHT + framed + _GAP
    _draw_party(board, y, view, looks, words)
    y += rows * (board_party.HEIGHT + _GAP)
    draw_market(board, _EDGE, y, _INNER, view, words)
    return board


def _map_height(view: DeckboxView) -> int:
    """What the rest leaves: a chat shows a tall picture small."""
    rest = HEAD_HEIGHT + STRIP + RULER[1] + 2 * _FRAME + legend_height(view) + _below(view)
    return min(TALLEST_MAP, TALLEST - rest)


def _below(view: DeckboxView) -> int:
    """Px under the map."""
    rows = -(-len(view.heroes) // 2)
    return rows * (board_party.HEIGHT + _GAP) + board_market.HEIGHT + 2 * _GAP + _EDGE - 4


def paint_whole(view: DeckboxView, names: Sequence[str], light: Lit, words: Words) -> Image.Image:
    """The same of the whole map."""
    looks = hero_looks(view, names, words)
    window = whole_window(view, _WIDE, TALLEST_WHOLE)
    board = page(WIDTH, HEAD_HEIGHT + _framed(view, window) + _EDGE, ACCENT)
    _put_map(board, view, window, looks, light, words)
    return board


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
    draw_legend(board, left, top + STRIP + picture.height, inner, view, words)


def _framed(view: DeckboxView, window: Window) -> int:
    """Px from the upper edge of the map's frame to the lower one."""
    return window.height + RULER[1] + STRIP + legend_height(view) + 2 * _FRAME


def _draw_party(board: Image.Image, top: float, view: DeckboxView, looks: Sequence[Figure], words: Words) -> None:
    """Plates by seat, two in a row."""
    for number, hero in enumerate(view.heroes):
        row, column = divmod(number, 2)
        is_alone = column == 0 and number == len(view.heroes) - 1
        width = _INNER if is_alone else (_INNER - _GAP) // 2
        box = (_EDGE + column * (width + _GAP), top + row * (board_party.HEIGHT + _GAP), width)
        draw_plate(board, box, hero, looks[number], words, is_active=number == view.active)
