"""What the pictures say, already in the reader's language."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardWords:
    """A character's name and its power in one line."""

    name: str
    power: str


@dataclass(frozen=True, slots=True)
class BoardWords:
    """All words on a picture. Short: a picture has little room and a phone shows it small."""

    turn: str  # "Turn 2 of 5", "Round 3 of 15"
    goals: Mapping[str, str]  # by goal: "Highest", "Lowest", "Between"
    costs: tuple[str, ...]  # what the lowest card costs in the classic game, the second-lowest, …: "3 tokens"
    aim: str  # what this round is about: "The lowest card scores"
    result: str  # over the final table: "Second place wins", "Nobody wins"
    dealer: str  # "Dealer"
    acting: str  # "To act"
    deck: str  # "Deck"
    discards: str  # "Discards"
    toad: str  # "Toad"
    hanged: str  # "Hanged"
    out: str  # "Out"
    known: str  # "Only you know"
    seat: str  # stands for a name that cannot be shown, before its number: "Seat"
    front: str  # over the own table card: "In front of you"
    hand: str  # "Your hand"
    cards: Mapping[str, CardWords]  # by code: "KIN"
