"""The picture of a panel: how far you are, and what you have rolled."""

from collections.abc import Sequence

from bot.cli.new_game.template_race.pictures.colours import ACCENT, PALETTE
from bot.cli.new_game.template_race.view.view import TemplateRaceView
from bot.words import Words
from images.dice import die
from images.encode import to_png
from images.paper import page
from images.shapes import stamp_centred
from images.tokens import coin
from images.type import HEAD, NAME, STRONG, fitting, legible, write

WIDTH, HEIGHT = 800, 360


def draw_hand(view: TemplateRaceView, names: Sequence[str], words: Words) -> bytes:
    """A view without a viewer raises ValueError."""
    if view.viewer is None:
        raise ValueError("the public has no panel")
    picture = page(WIDTH, HEIGHT, ACCENT)
    name = legible(names[view.viewer], str(view.viewer + 1))
    write(picture, name, WIDTH / 2, 84, fitting(name, 640, HEAD, NAME, STRONG), width=640)
    stamp_centred(picture, coin(str(view.spaces[view.viewer]), 120, ACCENT.metal), 260, 200)
    is_acting = view.viewer == view.acting
    stamp_centred(picture, die(view.die if is_acting else 0, 120), 540, 200)
    write(picture, words.say("hand-space"), 260, 296, STRONG)
    write(picture, words.say("hand-die"), 540, 296, STRONG)
    return to_png(picture, PALETTE)
