"""The track from above: a lane for every runner."""

from collections.abc import Sequence

from PIL import Image

from bot.cli.new_game.template_race.pictures.colours import ACCENT, PALETTE
from bot.cli.new_game.template_race.view.view import TemplateRaceView
from bot.words import Words
from images.dice import die
from images.encode import to_png
from images.palette import INK_SOFT, PAPER_LIGHT
from images.paper import page
from images.shapes import Pen, stamp, stamp_centred
from images.tokens import banner, coin
from images.type import HEAD, SMALL, STRONG, fitting, legible, write

WIDTH = 1200
TOP, LANE = 160, 116  # px down to the first lane, and from one to the next
START, FINISH = 320, 1090  # px from the left


def draw_board(view: TemplateRaceView, names: Sequence[str], words: Words) -> bytes:
    height = TOP + LANE * len(view.spaces) + 70
    picture = page(WIDTH, height, ACCENT)
    _draw_heading(picture, view, words)
    for seat, name in enumerate(names):
        _draw_lane(picture, view, seat, legible(name, str(seat + 1)))
    return to_png(picture, PALETTE)


def _draw_heading(picture: Image.Image, view: TemplateRaceView, words: Words) -> None:
    text = words.say("board-heading", length=view.length)
    stamp_centred(picture, banner(900, 68, ACCENT.metal), WIDTH / 2, 84)
    write(picture, text, WIDTH / 2, 84, fitting(text, 800, HEAD, STRONG, SMALL), width=800)


def _draw_lane(picture: Image.Image, view: TemplateRaceView, seat: int, name: str) -> None:
    """The name, the lane with its puddles, the runner, and the die of whoever acts."""
    y = TOP + LANE * seat + LANE / 2
    pen = Pen(WIDTH, picture.height, scale=2)
    pen.rounded((START - 46, y - 40, FINISH + 46, y + 40), 40, ACCENT.tint, INK_SOFT, 3)
    pen.line([(FINISH + 4, y - 38), (FINISH + 4, y + 38)], ACCENT.main, 6)
    for puddle in view.puddles:
        x = _x(view, puddle)
        pen.ellipse((x - 13, y + 8, x + 13, y + 30), ACCENT.main, None)
    lane = pen.finish()
    picture.paste(lane.convert("RGB"), (0, 0), lane.getchannel("A"))
    write(picture, name, 70, y, STRONG, align="left", width=196)
    if seat == view.acting and view.die:
        stamp(picture, die(view.die, 56), _x(view, view.spaces[seat]) + 34, y - 28)
    stamp_centred(picture, coin(str(view.spaces[seat]), 60, ACCENT.main, PAPER_LIGHT), _x(view, view.spaces[seat]), y)


def _x(view: TemplateRaceView, space: int) -> float:
    return START + (FINISH - START) * space / view.length
