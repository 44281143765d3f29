"""A text a person writes."""

from bot.engine.chance import Chance
from bot.engine.choice import Choice
from bot.engine.kinds.base import BaseKind, mistake_in_bounds


class Text(BaseKind, frozen=True, tag="text"):
    """So many characters of whatever a person likes to write. The choice is the text; `has_lines`: in several lines."""

    least: int
    most: int
    has_lines: bool = False

    def is_legal(self, choice: Choice) -> bool:
        return isinstance(choice, str) and self.least <= len(choice) <= self.most

    def random(self, chance: Chance) -> str:
        del chance
        return "x" * self.least

    def mistake(self) -> str:
        return mistake_in_bounds(max(self.least, 0), self.most)
