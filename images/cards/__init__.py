"""Playing cards: faces, backs, rows, fans and piles."""

from images.cards.backs import back, place
from images.cards.formats import COMPACT, HAND, MINI_HEIGHT, MINI_WIDTH, TABLE, Format
from images.cards.fronts import EYE, face, mini
from images.cards.looks import Card, Look
from images.cards.piles import PILE, PILE_HEIGHT, put_deck, put_empty, put_held
from images.cards.rows import pitch, put_column, put_row, put_rows

__all__ = [
    "COMPACT",
    "EYE",
    "HAND",
    "MINI_HEIGHT",
    "MINI_WIDTH",
    "PILE",
    "PILE_HEIGHT",
    "TABLE",
    "Card",
    "Format",
    "Look",
    "back",
    "face",
    "mini",
    "pitch",
    "place",
    "put_column",
    "put_deck",
    "put_empty",
    "put_held",
    "put_row",
    "put_rows",
]
