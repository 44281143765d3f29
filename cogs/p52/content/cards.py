"""R1, R2: cards are written as their rank and suit, such as "10H" or "KS"."""

from typing import Literal

Card = str
Suit = Literal["S", "C", "H", "D"]

SUITS: tuple[Suit, ...] = ("S", "C", "H", "D")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FACES = ("J", "Q", "K")
VALUES = {rank: number for number, rank in enumerate(RANKS, start=1)}

ENEMY_DECK: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in FACES)
ROOM_DECK: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS if rank not in FACES)
ACTION_DECK: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)


def rank(card: Card) -> str:
    return card[:-1]


def suit(card: Card) -> Suit:
    return next(one for one in SUITS if one == card[-1])


def value(card: Card) -> int:
    """R2: an ace is 1, a king 13."""
    return VALUES[card[:-1]]


def is_red(card: Card) -> bool:
    return card[-1] in "HD"


def is_ace(card: Card) -> bool:
    return card[:-1] == "A"


def is_king(card: Card) -> bool:
    return card[:-1] == "K"


def is_face(card: Card) -> bool:
    return card[:-1] in FACES
