"""Enemies as court cards, with what health they have left in a ring."""

from typing import NamedTuple

from PIL import Image

from images.cards.playing import INKS, SHAPE, SIGNS, Suit
from images.icons import Icon, icon_mask
from images.palette import BLOOD, GLOW, GOLD, INK, LEAF, PAPER_LIGHT, PAPER_SHADE, Colour, blend
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp_centred
from images.type import SMALLEST, Style, Weight, label

MARGIN = 14
_RING = Style(26, Weight.BOLD)
_FIGURED = 76  # px of height from which on its own sign is shown
_WIDE = 100  # from here on a number has three figures
_HURT = 3  # a third or less is shown in red


class Court(NamedTuple):
    """How an enemy looks: its letter and suit (none: a boss of its own), its own sign, whether it is a boss."""

    letter: str
    suit: Suit | None
    icon: Icon
    is_boss: bool = False


@cached
def court(look: Court, height: int) -> Sprite:
    """The card alone."""
    width = round(height * SHAPE)
    pen = Pen(width, height, margin=MARGIN)
    ground, ink = colours_of(look)
    pen.rounded((0, 0, width, height), height * 0.08, ground, INK, 3)
    inset = max(4.0, height * 0.05)
    rim = GOLD if look.is_boss else blend(ground, ink, 0.4)
    pen.rounded((inset, inset, width - inset, height - inset), height * 0.05, None, rim, 3 if look.is_boss else 2)
    if look.suit is None:
        size = round(min(width * 0.72, height * 0.5))
        pen.mask(
            icon_mask(look.icon, size),
            (width - size) / 2,
            height * (0.5 if height >= _FIGURED else 0.36) - size / 2,
            ink,
        )
        return pen.sprite(shadow=0.45)
    _put_index(pen, look, width, height, ink)
    if height >= _FIGURED:
        size = round(min(width * 0.66, height * 0.46))
        pen.mask(icon_mask(look.icon, size), (width - size) / 2, height * 0.66 - size / 2, ink)
    return pen.sprite(shadow=0.45)


def _put_index(pen: Pen, look: Court, width: int, height: int, ink: Colour) -> None:
    """Letter and suit on one line."""
    assert look.suit is not None
    line = height * 0.25
    shown = label(look.letter, Style(max(SMALLEST, round(height * 0.28)), Weight.BLACK))
    pen.mask(shown.mask, width * 0.16 - 2, line - shown.middle, ink)
    size = round(width * 0.36)
    pen.mask(icon_mask(SIGNS[look.suit], size), width * 0.88 - size, line - size / 2, ink)


@cached
def ring(health: int, most: int, size: int) -> Sprite:
    """How much is left: a number in a ring that runs out."""
    pen = Pen(size, size, margin=MARGIN)
    share = max(0.0, min(1.0, health / most if most else 0.0))
    pen.ellipse((0, 0, size, size), PAPER_SHADE, INK, 3)
    fill = BLOOD if health * _HURT <= most else LEAF
    weight = size * 0.17
    if share:
        pen.arc((3, 3, size - 3, size - 3), -90, -90 + 360 * share, fill, weight)
    pen.ellipse((weight + 1, weight + 1, size - weight - 1, size - weight - 1), PAPER_LIGHT, INK, 2)
    shown = label(str(max(0, health)), _RING)
    pen.mask(shown.mask, (size - shown.width) / 2 - 2, size / 2 - shown.middle, INK)
    return pen.sprite(shadow=0.35)


def put_court(
    board: Image.Image,
    x: float,
    y: float,
    height: int,
    look: Court,
    health: tuple[int, int] | None = None,
    *,
    is_lit: bool = False,
) -> None:
    """Its middle at x, y; the ring hangs over the lower edge. A lit one can be aimed at."""
    if is_lit:
        stamp_centred(board, _glow(height), x, y)
    stamp_centred(board, court(look, height), x, y)
    if health is not None:
        size = max(46, round(height * 0.42)) + (12 if health[0] >= _WIDE else 0)
        aside = height * SHAPE * 0.22 if height >= _FIGURED else 0
        stamp_centred(board, ring(*health, size), x + aside, y + height / 2 - size * 0.3)


@cached
def _glow(height: int) -> Sprite:
    width = round(height * SHAPE)
    pen = Pen(width + 16, height + 16)
    pen.rounded((0, 0, width + 16, height + 16), 14, GLOW, INK, 2)
    return pen.sprite()


def colours_of(look: Court) -> tuple[Colour, Colour]:
    if look.suit is None:
        return (46, 30, 40), GOLD
    ink = INKS[look.suit]
    ground = (252, 226, 214) if ink == BLOOD else (222, 224, 232)
    return ground, ink
