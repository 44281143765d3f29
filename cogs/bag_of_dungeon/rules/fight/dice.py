"""A roll, what it comes to (R32, R33), and how it is said."""

from collections.abc import Sequence

from msgspec import Struct

NO_DICE = "–"  # a flat attack (R120)


def said(dice: Sequence[int]) -> str:
    return ", ".join(map(str, dice)) or NO_DICE


class Score(Struct):
    """A roll and what it comes to."""

    dice: list[int]
    plus: int
    can_crit: bool = True
    is_lethal: bool = False

    @property
    def is_critical(self) -> bool:
        """R33: two or more dice, all alike."""
        return self.can_crit and len(self.dice) > 1 and len(set(self.dice)) == 1

    @property
    def total(self) -> int:
        total = sum(self.dice) * (2 if self.is_critical else 1) + self.plus
        return total * 2 if self.is_lethal else total

    @property
    def said(self) -> str:
        return said(self.dice)
