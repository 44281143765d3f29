"""Options to choose among: one of them, or some."""

from bot.engine.chance import Chance
from bot.engine.choice import Choice
from bot.engine.kinds.base import BaseKind, mistake_in_bounds, mistake_in_keys
from bot.engine.option import Option


class Pick(BaseKind, frozen=True, tag="one"):
    """One of the options. The choice is a tuple of its one key."""

    options: tuple[Option, ...] = ()
    gathers: bool = False  # each group is one select even where there are few options: the same turn always looks alike

    def is_legal(self, choice: Choice) -> bool:
        if not isinstance(choice, tuple) or len(choice) != 1:
            return False
        (wanted,) = choice
        for option in self.options:  # noqa: SIM110 - this is asked at every answer, and a generator takes twice as long
            if option.key == wanted:
                return True
        return False

    def random(self, chance: Chance) -> tuple[str, ...]:
        return (chance.pick(self.options).key,)

    def mistake(self) -> str:
        keys = [option.key for option in self.options]
        return mistake_in_keys(keys, "the option") if keys else "there is no option"


class PickSome(BaseKind, frozen=True, tag="some"):
    """At least and at most so many of the options, each once. The choice is a tuple of their keys, as chosen."""

    options: tuple[Option, ...]
    least: int
    most: int

    def is_legal(self, choice: Choice) -> bool:
        if not isinstance(choice, tuple) or not self.least <= len(choice) <= self.most:
            return False
        chosen = set(choice)
        return len(chosen) == len(choice) and chosen <= {option.key for option in self.options}

    def random(self, chance: Chance) -> tuple[str, ...]:
        keys = [option.key for option in self.options]
        chance.shuffle(keys)
        return tuple(keys[: self.least + chance.below(min(self.most, len(keys)) - self.least + 1)])

    def mistake(self) -> str:
        if self.least > len(self.options) > 0:
            return f"at least {self.least} are to be chosen of {len(self.options)}"
        return Pick(self.options).mistake() or mistake_in_bounds(max(self.least, 0), self.most)
