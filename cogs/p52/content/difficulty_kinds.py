"""How strong enemies are on a gentle and on a grim table (R128): our own numbers, by adventure and characters."""

from msgspec import Struct


class FoesKind(Struct, frozen=True):
    """`levels`: above the party's. `health`: in per cent of what is written. Both from one character to six."""

    adventure: str
    levels: tuple[int, ...]
    health: tuple[int, ...]


class DifficultyKind(Struct, frozen=True):
    """Max HP are Lift × Think (R5) and grow with the square of the level, enemies with the level: on a grim table, for
    every `hardy` max HP of the party's mean, lines are read a level higher.

    A dire table is a grim one for heroes who live on: so many levels more, and HP in per cent of a grim
    table's; by the number of characters.
    """

    hardy: int
    dire_levels: tuple[int, ...]
    dire_health: tuple[int, ...]
    gentle: tuple[FoesKind, ...]
    grim: tuple[FoesKind, ...]
