"""How likely an option is to succeed: exactly, and from what its seat may know."""

from fractions import Fraction

from msgspec import Struct

from bot.engine.facts import Fact

CERTAIN = 100


class Odds(Struct, frozen=True):
    """The chance that decides an option. In words it is `odds-<word>`, with its facts and `$percent`.

    `is_bare`: it says enough by itself to stand on a button.
    """

    chance: Fraction
    word: str
    facts: dict[str, Fact] = {}
    is_bare: bool = True

    @property
    def percent(self) -> int:
        """In whole per cent. What is not certain is never called so: it is 1 at least and 99 at most."""
        if self.chance in (0, 1):
            return int(self.chance) * CERTAIN
        return min(max(round(self.chance * CERTAIN), 1), CERTAIN - 1)
