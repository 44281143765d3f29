"""The picture of a panel: the cards you hold."""

from collections.abc import Sequence

from bot.cli.new_game.template_bids.pictures.colours import ACCENT, PALETTE
from bot.cli.new_game.template_bids.view.view import TemplateBidsView
from bot.words import Words
from images.encode import to_png
from images.palette import INK_SOFT, PAPER_LIGHT
from images.paper import page
from images.shapes import Pen
from images.type import HEAD, NAME, STRONG, fitting, legible, write

WIDTH, HEIGHT = 800, 360
CARD, STEP = 96, 112  # px wide, and from one to the next


def draw_hand(view: TemplateBidsView, names: Sequence[str], words: Words) -> bytes:
    """A view without a viewer raises ValueError."""
    if view.viewer is None:
        raise ValueError("the public has no panel")
    picture = page(WIDTH, HEIGHT, ACCENT)
    name = legible(names[view.viewer], str(view.viewer + 1))
    write(picture, name, WIDTH / 2, 84, fitting(name, 640, HEAD, NAME, STRONG), width=640)
    hand = view.hands[view.viewer]
    left = (WIDTH - STEP * (len(hand) - 1)) / 2
    pen = Pen(WIDTH, HEIGHT, scale=2)
    for place in range(len(hand)):
        x = left + STEP * place
        pen.rounded((x - CARD / 2, 140, x + CARD / 2, 260), 10, PAPER_LIGHT, INK_SOFT, 3)
    cards = pen.finish()
    picture.paste(cards.convert("RGB"), (0, 0), cards.getchannel("A"))
    for place, card in enumerate(hand):
        write(picture, str(card), left + STEP * place, 200, HEAD)
    write(picture, words.say("hand-cards"), WIDTH / 2, 302, STRONG)
    return to_png(picture, PALETTE)
