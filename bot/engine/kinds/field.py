"""One field of a form: how it is answered, and what its answer costs."""

from typing import TypeAlias

from msgspec import Struct

from bot.engine.choice import Part
from bot.engine.facts import Fact
from bot.engine.kinds.amount import Amount
from bot.engine.kinds.pick import Pick, PickSome
from bot.engine.kinds.text import Text

Plain: TypeAlias = Pick | PickSome | Amount | Text


class Field(Struct, frozen=True):
    """One field: its key in the answer, its name in the catalogue (`field-<word>`), and how it is answered.

    What it costs: `price` for each one of an amount, `prices` by key for options; below zero it pays.
    """

    key: str
    kind: Plain
    word: str = ""  # empty: the key itself
    facts: dict[str, Fact] = {}
    price: int = 0
    prices: dict[str, int] = {}

    def cost(self, part: Part) -> int:
        """What an answer to this field costs."""
        if isinstance(part, int):
            return part * self.price
        return sum(self.prices.get(key, 0) for key in part) if isinstance(part, tuple) else 0
