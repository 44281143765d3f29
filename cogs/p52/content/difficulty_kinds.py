"""How much harder enemies are on a grim table (R128): our own numbers, by adventure and number of characters."""

from msgspec import Struct


class GrimKind(Struct, frozen=True):
    """`levels`: above the party's. `health`: in per cent of what is written. Both from one character to six."""

    adventure: str
    levels: tuple[int, ...]
    health: tuple[int, ...]


class DifficultyKind(Struct, frozen=True):
    """Max HP are Lift × Think (R5) and grow with the square of the level, enemies with the level: for every `hardy`
    max HP of the party's mean, lines are read a level higher.
    """

    hardy: int
    grim: tuple[GrimKind, ...]
