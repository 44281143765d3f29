"""The strip of a deed: who did what to whom, with the cards as they were shown or as they lie afterwards."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PIL import Image

from cogs.death_over_the_kingdom.pictures.colours import ACCENT
from cogs.death_over_the_kingdom.pictures.faces import EMBLEM, SEALED, plain_card, table_card
from cogs.death_over_the_kingdom.pictures.strip import HEAD, WIDTH, ground
from cogs.death_over_the_kingdom.pictures.words import BoardWords
from cogs.death_over_the_kingdom.view.deeds import Deed, Part, Sign
from cogs.death_over_the_kingdom.view.view import KingdomView
from images.cards import Format, back, face
from images.cards.looks import Look
from images.icons import Icon
from images.palette import PAPER_LIGHT
from images.shapes import Sprite, stamp, stamp_centred
from images.tokens import medal
from images.type import SMALL, SMALLEST, Align, Style, Weight, write

CARD = Format(132, 138, 14, Style(44, Weight.BLACK), Style(SMALLEST, Weight.SEMIBOLD), 40)
HEIGHT = 212
APART = 122  # px from the middle of the strip to the middle of a card
EDGE = 26  # px
SIDES: tuple[tuple[int, Align], ...] = ((-1, "right"), (1, "left"))  # where they stand, and where their names end
SIGNS: Mapping[Sign, Icon] = MappingProxyType(
    {
        "swapped": Icon("mdi", "swap_horizontal_bold"),
        "burned": Icon("mdi", "fire"),
        "slain": Icon("mdi", "sword_cross"),
        "cut": Icon("mdi", "arrow_right_bold"),
        "sealed": SEALED,
    }
)


def paint_deed(view: KingdomView, done: Deed, names: Sequence[str], words: BoardWords, title: str) -> Image.Image:
    strip = ground(HEIGHT, title)
    top, middle = HEAD + 8, WIDTH / 2 + (0 if len(done.parts) > 1 else APART / 2)
    y, beside = top + CARD.height / 2, APART + CARD.width / 2 + 14
    for part, (way, align) in zip(done.parts, SIDES, strict=False):
        stamp(strip, _card(view, part, words), middle + way * APART - CARD.width / 2, top)
        room = round(WIDTH / 2 - beside - EDGE)
        write(strip, names[part.seat], middle + way * beside, y, SMALL, PAPER_LIGHT, align=align, width=room)
    stamp_centred(strip, medal(SIGNS[done.sign], 62, ACCENT.metal_light), middle, y)
    return strip


def _card(view: KingdomView, part: Part, words: BoardWords) -> Sprite:
    if part.code is None:
        table = view.seats[part.seat].table
        card = None if table is None else table_card(table, words)
        return back(CARD, ACCENT, EMBLEM) if card is None else face(card, CARD, ACCENT)
    card = plain_card(part.code, words)
    return face(card._replace(look=Look.FALLEN) if part.is_gone else card, CARD, ACCENT)
