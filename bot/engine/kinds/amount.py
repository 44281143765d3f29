"""A number between two others."""

from bot.engine.chance import Chance
from bot.engine.choice import Choice
from bot.engine.kinds.base import BaseKind, mistake_in_bounds


class Amount(BaseKind, frozen=True, tag="amount"):
    """A number within its bounds. The choice is the number."""

    least: int
    most: int

    def is_legal(self, choice: Choice) -> bool:
        return type(choice) is int and self.least <= choice <= self.most

    def random(self, chance: Chance) -> int:
        return self.least + chance.below(self.most - self.least + 1)

    def mistake(self) -> str:
        return mistake_in_bounds(self.least, self.most)
