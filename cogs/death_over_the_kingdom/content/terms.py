"""The words of the rulebook as types, and its numbers that are no character's."""

from typing import Literal

Mode = Literal["court", "classic"]  # the two games played with this deck (R1)
Goal = Literal["highest", "lowest", "between", "above"]  # "above": not the lowest, round by round in the classic game
Scoring = Literal["tokens", "lives", "death-over-all"]  # of the classic game (R53, R56, R57)
Unit = Literal["points", "tokens", "lives"]  # what a seat's points are
Phase = Literal["pick", "action", "powers", "scored", "over"]

GOALS: tuple[Goal, ...] = ("highest", "lowest", "between")  # of rounds 1, 2 and 3 of the court game (R10)
ROUNDS = len(GOALS)
HAND = 3  # cards dealt to each in the court game (R11)
MARKER = 5  # what the larger score marker counts (R45)
LIVES = 4  # to begin with (R56)
DEATH_OVER_ALL = (3, 2, 1)  # tokens for the lowest value, the second-lowest, the third-lowest (R57)
