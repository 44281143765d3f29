"""Several fields answered at once, perhaps within a budget: points to spread, an order at a market."""

from collections.abc import Iterator, Mapping

from bot.engine.chance import Chance
from bot.engine.choice import Choice, Part
from bot.engine.facts import Fact
from bot.engine.kinds import budget
from bot.engine.kinds.base import BaseKind, mistake_in_keys
from bot.engine.kinds.field import Field
from bot.engine.option import Option


class Form(BaseKind, frozen=True, tag="form"):
    """Several fields; the choice is a mapping from each field's key to its answer.

    `least` and `most` bound what all fields cost together: points that must be spent, coin that can be. None: no bound.
    """

    fields: tuple[Field, ...]
    least: int | None = None
    most: int | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        return tuple(option for field in self.fields for option in field.kind.options)

    def parts(self) -> Iterator[Mapping[str, Fact]]:
        return (field.facts for field in self.fields)

    def cost(self, choice: Mapping[str, Part]) -> int:
        """What it costs altogether."""
        return sum(field.cost(choice[field.key]) for field in self.fields)

    def is_legal(self, choice: Choice) -> bool:
        if not isinstance(choice, dict) or choice.keys() != {field.key for field in self.fields}:
            return False
        return all(field.kind.is_legal(choice[field.key]) for field in self.fields) and self._can_pay(choice)

    def random(self, chance: Chance) -> Choice:
        """Each field takes any cost that still lets the rest come out, and any answer of that cost."""
        answers: dict[str, Part] = {}
        for field, cost in zip(self.fields, budget.spread(self.fields, self.least, self.most, chance), strict=True):
            answers[field.key] = budget.any_answer(field, cost, chance)
        return answers

    def mistake(self) -> str:
        if not self.fields:
            return "it has no field"
        in_fields = (f"in the field {f.key!r}, {wrong}" for f in self.fields if (wrong := f.kind.mistake()))
        wrong = mistake_in_keys([field.key for field in self.fields], "the field") or next(in_fields, "")
        return wrong or ("" if budget.is_possible(self.fields, self.least, self.most) else "no answer fits its budget")

    def _can_pay(self, choice: Mapping[str, Part]) -> bool:
        if self.least is None and self.most is None:
            return True
        cost = self.cost(choice)
        return (self.least is None or cost >= self.least) and (self.most is None or cost <= self.most)
