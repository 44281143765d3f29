"""What stands over the map: the way it is played, the round, and what must still be found."""

from collections.abc import Iterator

from PIL import Image

from bot.words import Words
from cogs.dead_throne.pictures import icons
from cogs.dead_throne.pictures.colours import ACCENT
from cogs.dead_throne.view.view import ThroneView
from images.icons import Icon
from images.palette import PAPER
from images.plates import put_stocks
from images.shapes import stamp
from images.tokens import plate
from images.type import HEAD, NAME, SMALL, STRONG, fitting, write

TOP, HEIGHT = 46, 96  # px from the upper edge to the head, and of the head


def draw_head(board: Image.Image, left: int, width: int, view: ThroneView, words: Words) -> None:
    y = TOP + HEIGHT / 2
    stamp(board, plate(width, HEIGHT, ACCENT.deep, ACCENT.metal, 4), left, TOP)
    stocks = list(_stocks(view))
    put_stocks(board, left + width - 18, y, stocks)
    room = round(width - 60 - 130 * len(stocks))
    title, more = words.say(f"board-mode-{view.options.mode}"), _when(view, words)
    style = fitting(title, room, HEAD, NAME, STRONG)
    write(board, title, left + 30, y - 19, style, ACCENT.metal_light, align="left", width=room)
    write(board, more, left + 30, y + 25, fitting(more, room, STRONG, SMALL), PAPER, align="left", width=room)


def _when(view: ThroneView, words: Words) -> str:
    if view.phase == "choose":
        return words.say("board-gathering")
    if view.solo is not None:
        return words.say("board-turn", number=view.solo.turns, winter=view.options.winter)
    dusk = view.options.dusk if view.options.mode == "competitive" else 0
    return words.say("board-round", number=view.round, dusk=dusk or 0)


def _stocks(view: ThroneView) -> Iterator[tuple[Icon, int]]:
    """From the right."""
    if view.options.mode == "competitive":
        yield icons.PIECE, view.pieces
        yield icons.STONE, view.stones
    if view.defender is not None:
        yield icons.XP, view.defender.xp
