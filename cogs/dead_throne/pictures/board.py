"""The public picture: the land around who acts, what lies open, everybody."""

from collections.abc import Sequence

from PIL import Image

from bot.words import Words
from cogs.dead_throne.pictures import party
from cogs.dead_throne.pictures.colours import ACCENT, PALETTE
from cogs.dead_throne.pictures.frames import Frame, around, whole
from cogs.dead_throne.pictures.head import HEAD_HEIGHT, height_of, lines_of, put_head, put_lines
from cogs.dead_throne.pictures.map import paint_map
from cogs.dead_throne.pictures.people import focus_of, looks_of
from cogs.dead_throne.view.view import ThroneView
from images.encode import to_png
from images.figures import Figure
from images.paper import page
from images.shapes import put_block

WIDTH = 1200
_EDGE, _GAP, _FRAME = 46, 16, 8  # px: to the page's edge, between parts, around a map
_TALL, _LOW = 860, 700  # px of a map: for few people, and for many
_FEW = 4


def draw_board(view: ThroneView, names: Sequence[str], lit: frozenset[str], words: Words) -> bytes:
    """PNG bytes, 1200 px wide; `names` by seat, `lit` the steps that can be chosen."""
    return to_png(paint_board(view, names, lit, words), PALETTE)


def draw_whole(view: ThroneView, names: Sequence[str], lit: frozenset[str], words: Words) -> bytes:
    """The whole land as PNG bytes."""
    return to_png(paint_whole(view, names, lit, words), PALETTE)


def paint_board(view: ThroneView, names: Sequence[str], lit: frozenset[str], words: Words) -> Image.Image:
    looks, lines = looks_of(view, names, words), lines_of(view, words)
    inner = WIDTH - 2 * _EDGE
    frame = around(focus_of(view), inner - 2 * _FRAME, _TALL if len(view.players) <= _FEW else _LOW)
    if not any(player.at for player in view.players):
        frame = whole(inner - 2 * _FRAME)
    map_end = HEAD_HEIGHT + frame.height + 2 * _FRAME
    said = height_of(lines, inner)
    rows = -(-len(view.players) // 2)
    height = map_end + _GAP + (said + _GAP if said else 0) + rows * (party.HEIGHT + _GAP) + _EDGE - _GAP
    board = page(WIDTH, height, ACCENT)
    put_head(board, view, words)
    _put_map(board, paint_map(view, looks, frame, lit, words), frame)
    y = map_end + _GAP
    put_lines(board, lines, _EDGE, y, inner)
    _put_people(board, y + (said + _GAP if said else 0), view, looks, words)
    return board


def paint_whole(view: ThroneView, names: Sequence[str], lit: frozenset[str], words: Words) -> Image.Image:
    frame = whole(WIDTH - 2 * _EDGE - 2 * _FRAME)
    board = page(WIDTH, HEAD_HEIGHT + frame.height + 2 * _FRAME + _EDGE, ACCENT)
    put_head(board, view, words)
    _put_map(board, paint_map(view, looks_of(view, names, words), frame, lit, words), frame)
    return board


def _put_map(board: Image.Image, picture: Image.Image, frame: Frame) -> None:
    put_block(board, (_EDGE, HEAD_HEIGHT, WIDTH - _EDGE, HEAD_HEIGHT + frame.height + 2 * _FRAME), ACCENT.metal)
    board.paste(picture, (_EDGE + _FRAME, HEAD_HEIGHT + _FRAME))


def _put_people(board: Image.Image, top: float, view: ThroneView, looks: Sequence[Figure], words: Words) -> None:
    """By seat, two in a row; somebody left over has the whole row."""
    inner = WIDTH - 2 * _EDGE
    winners = view.outcome.winners if view.outcome else ()
    for player in view.players:
        row, column = divmod(player.seat, 2)
        is_alone = column == 0 and player.seat == len(view.players) - 1
        width = inner if is_alone else (inner - _GAP) // 2
        box = (_EDGE + column * (width + _GAP), top + row * (party.HEIGHT + _GAP), width)
        is_acting = player.seat == view.active and view.outcome is None
        party.put_plate(
            board, box, player, looks[player.seat], words, is_acting=is_acting, has_won=player.seat in winners
        )
