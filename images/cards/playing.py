"""Playing cards by rank and suit, face up: a large index, and one large sign, to be read across a table."""

from typing import Literal, NamedTuple

from images.icons import Icon, icon_mask
from images.palette import BLOOD, INK, Colour, blend
from images.part_cache import cached
from images.shapes import Pen, Sprite
from images.type import SMALLEST, Style, Weight, label

Suit = Literal["spades", "hearts", "diamonds", "clubs"]
SHAPE = 0.7  # of a card's height is its width
MARGIN = 14  # px of shadow around every card
CARD: Colour = (252, 249, 240)
SIGNS: dict[Suit, Icon] = {
    "spades": Icon("mdi", "cards_spade"),
    "hearts": Icon("mdi", "cards_heart"),
    "diamonds": Icon("mdi", "cards_diamond"),
    "clubs": Icon("mdi", "cards_club"),
}
INKS: dict[Suit, Colour] = {"spades": INK, "hearts": BLOOD, "diamonds": BLOOD, "clubs": INK}
FIGURES = {11: Icon("fa", "chess_knight"), 12: Icon("fa", "chess_queen"), 13: Icon("fa", "chess_king")}
_LETTERS = {1: "A", 11: "J", 12: "Q", 13: "K"}
_FIGURED = 90  # px of height from which on a court shows its figure, too


class Playing(NamedTuple):
    """A card of a French deck: 1 is the Ace, 11 to 13 are Jack, Queen and King."""

    rank: int
    suit: Suit

    @property
    def letter(self) -> str:
        return _LETTERS.get(self.rank, str(self.rank))


@cached
def playing(card: Playing, height: int, ground: Colour = CARD) -> Sprite:
    """That many px high."""
    width, ink = round(height * SHAPE), INKS[card.suit]
    pen = Pen(width, height, margin=MARGIN)
    pen.rounded((0, 0, width, height), height * 0.07, ground, INK, 3)
    if height >= _FIGURED:
        inset = height * 0.045
        rule = blend(ground, ink, 0.35)
        pen.rounded((inset, inset, width - inset, height - inset), height * 0.04, None, rule, 2)
    _put_index(pen, card.letter, width, height, ink)
    if card.rank in FIGURES and height >= _FIGURED:
        _put_sign(pen, SIGNS[card.suit], (width * 0.76, height * 0.2), width * 0.26, ink)
        _put_sign(pen, FIGURES[card.rank], (width * 0.5, height * 0.66), width * 0.6, ink)
    else:
        _put_sign(
            pen, SIGNS[card.suit], (width * 0.52, height * 0.69), width * (0.54 if height < _FIGURED else 0.6), ink
        )
    return pen.sprite(shadow=0.4)


def _put_index(pen: Pen, index: str, width: int, height: int, ink: Colour) -> None:
    """At the upper left; the ten's two figures close together."""
    shown = label(index, Style(max(SMALLEST, round(height * 0.3)), Weight.BLACK))
    left = width * 0.12
    room = width - 2 * left
    mask = shown.mask
    if shown.width > room:
        mask = mask.resize((max(1, round(mask.width * room / shown.width)), mask.height))
    pen.mask(mask, left - 2, height * 0.21 - shown.middle, ink)


def _put_sign(pen: Pen, icon: Icon, at: tuple[float, float], size: float, ink: Colour) -> None:
    mask = icon_mask(icon, round(size))
    pen.mask(mask, at[0] - mask.width / 2, at[1] - mask.height / 2, ink)
