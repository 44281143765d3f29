"""The table from above: the prize, and a row for every bidder."""

from collections.abc import Sequence

from PIL import Image

from bot.cli.new_game.template_bids.pictures.colours import ACCENT, PALETTE
from bot.cli.new_game.template_bids.view.view import TemplateBidsView
from bot.words import Words
from images.encode import to_png
from images.palette import INK_SOFT, PAPER_LIGHT
from images.paper import page
from images.shapes import Pen, stamp_centred
from images.tokens import banner, coin
from images.type import HEAD, SMALL, STRONG, fitting, legible, write

WIDTH = 1200
TOP, ROW = 160, 116  # px down to the first row, and from one to the next
HELD, PLAYED, SCORE = 340, 900, 1080  # px from the left


def draw_board(view: TemplateBidsView, names: Sequence[str], words: Words) -> bytes:
    picture = page(WIDTH, TOP + ROW * len(names) + 70, ACCENT)
    _draw_heading(picture, view, words)
    for seat, name in enumerate(names):
        _draw_row(picture, view, seat, legible(name, str(seat + 1)))
    return to_png(picture, PALETTE)


def _draw_heading(picture: Image.Image, view: TemplateBidsView, words: Words) -> None:
    text = words.say("board-prize", prize=view.prize) if view.prize else words.say("board-rounds", rounds=view.rounds)
    stamp_centred(picture, banner(900, 68, ACCENT.metal), WIDTH / 2, 84)
    write(picture, text, WIDTH / 2, 84, fitting(text, 800, HEAD, STRONG, SMALL), width=800)


def _draw_row(picture: Image.Image, view: TemplateBidsView, seat: int, name: str) -> None:
    """The name, the backs of the hand, the last bid and the score."""
    y = TOP + ROW * seat + ROW / 2
    pen = Pen(WIDTH, picture.height, scale=2)
    for place in range(len(view.hands[seat])):
        x = HELD + 70 * place
        pen.rounded((x, y - 40, x + 56, y + 40), 8, ACCENT.main, INK_SOFT, 3)
    if view.played:
        pen.rounded((PLAYED - 34, y - 44, PLAYED + 34, y + 44), 8, ACCENT.tint, INK_SOFT, 3)
    cards = pen.finish()
    picture.paste(cards.convert("RGB"), (0, 0), cards.getchannel("A"))
    if view.played:
        write(picture, str(view.played[seat]), PLAYED, y, STRONG)
    write(picture, name, 70, y, STRONG, align="left", width=240)
    stamp_centred(picture, coin(str(view.scores[seat]), 72, ACCENT.main, PAPER_LIGHT), SCORE, y)
