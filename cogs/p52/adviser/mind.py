"""What an automaton thinks with: the view, the question, and the ground as everybody sees it."""

from functools import cached_property

from bot.engine import Option
from bot.kit import minds
from cogs.p52.rules.rooms.paths import steps_from
from cogs.p52.state.places import NOWHERE, Place, place_of
from cogs.p52.view.view import EnemyView, HeroView, P52View, SpotView

FIGHTING = {"fight", "drop"}
FAR = 99  # steps: there is no way


class Mind(minds.Mind[P52View]):
    @property
    def hero(self) -> HeroView:
        return self.view.heroes[self.prompt.seat]

    @cached_property
    def heroes(self) -> list[HeroView]:
        return [hero for hero in self.view.heroes if not hero.is_dead]

    @property
    def enemies(self) -> tuple[EnemyView, ...]:
        return self.view.room.enemies

    @property
    def is_calm(self) -> bool:
        return self.view.phase not in FIGHTING

    @cached_property
    def spots(self) -> dict[Place, SpotView]:
        return {spot.at: spot for spot in self.view.room.spots}

    @cached_property
    def ground(self) -> frozenset[Place]:
        return frozenset(self.spots)

    def steps(self, goal: Place) -> dict[Place, int]:
        """How far every spot is from there."""
        return steps_from(self.ground, goal)

    def enemy(self, number: int) -> EnemyView:
        return next(enemy for enemy in self.view.room.enemies if enemy.id == number)

    @cached_property
    def can_linger(self) -> bool:
        """R113: with the exit still down nobody comes through it; but a room is not for ever."""
        room = self.view.room
        is_exit_down = room.exit == NOWHERE or not self.spots[room.exit].is_up
        return self.is_calm and is_exit_down and room.round < (PATIENCE if len(self.heroes) > 1 else LONG_PATIENCE)

    def moves(self, verb: str = "to") -> dict[Place, Option]:
        return {place_of(option.key.partition("-")[2]): option for option in self.options(verb)}


PATIENCE, LONG_PATIENCE = 6, 20  # rounds in a room, and where nobody else waits
