"""What an automaton looks at: its own character, the others, the options by their keys."""

from collections.abc import Callable
from functools import cached_property

from bot.engine import Chance, Choice, Option, Prompt
from bot.kit.paths import distances
from cogs.p52.state.places import Place, around
from cogs.p52.view.view import EnemyView, HeroView, P52View, SpotView

Thought = tuple[Choice, str] | None  # what to choose, and why


class Mind:
    """A view, and the question at hand."""

    def __init__(self, view: P52View, prompt: Prompt, chance: Chance) -> None:
        self.view, self.prompt, self.chance = view, prompt, chance
        self.me: HeroView = view.heroes[prompt.seat]
        self.keys = {option.key: option for option in prompt.options}

    @cached_property
    def friends(self) -> list[HeroView]:
        """The living, oneself among them."""
        return [hero for hero in self.view.heroes if not hero.is_dead]

    @cached_property
    def enemies(self) -> tuple[EnemyView, ...]:
        return self.view.room.enemies

    @cached_property
    def spots(self) -> dict[Place, SpotView]:
        return {spot.at: spot for spot in self.view.room.spots}

    def starting(self, *heads: str) -> list[Option]:
        """Options whose keys begin so."""
        return [option for option in self.prompt.options if option.key.startswith(heads)]

    def steps_from(self, place: Place) -> dict[Place, int]:
        spots = self.spots
        return distances(place, lambda one: [other for other in around(one) if other in spots])

    def enemy(self, number: int) -> EnemyView | None:
        return next((enemy for enemy in self.enemies if enemy.id == number), None)

    def best(self, options: list[Option], worth: Callable[[Option], float], least: float = 0.0) -> Option | None:
        """The worthiest above `least`; of equals the first."""
        found = max(options, key=worth, default=None)
        return found if found is not None and worth(found) > least else None


def fact(option: Option, name: str) -> int:
    value = option.facts.get(name, 0)
    return value if isinstance(value, int) else 0
