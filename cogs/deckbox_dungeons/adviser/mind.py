"""What an automaton thinks with: the view, the question, and the match as it imagines it."""

from functools import cached_property

from bot.engine import Option
from bot.kit import minds
from cogs.deckbox_dungeons.adviser.imagined import imagined
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.map.ways_on import way
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero
from cogs.deckbox_dungeons.state.spots import Spot
from cogs.deckbox_dungeons.view.view import DeckboxView


class Mind(minds.Mind[DeckboxView]):
    @cached_property
    def delve(self) -> Delve:
        return imagined(self.view)

    @property
    def hero(self) -> Hero:
        return self.delve.hero(self.prompt.seat)

    @property
    def enemies(self) -> list[Enemy]:
        """Those that fight: a sleeping one can wait until the others are gone."""
        awake = [enemy for enemy in self.delve.state.enemies if not enemy.is_asleep]
        return awake or self.delve.state.enemies

    @property
    def is_calm(self) -> bool:
        return not self.delve.state.enemies

    def options(self, *verbs: str) -> list[Option]:
        """Those of the menu whose key begins with one of these words."""
        return [option for option in self.prompt.options if option.key.split("-")[0].rstrip("0123456789") in verbs]

    def has(self, key: str) -> bool:
        return key in self.keys

    def way(self, hero: Hero, goal: Spot) -> int:
        return way(self.delve, hero, goal)
