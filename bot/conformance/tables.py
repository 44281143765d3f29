"""The ways to play a game, and its tables: a way with a number of seats."""

from typing import Any, NamedTuple

from bot.engine import Game, Options


class Way(NamedTuple):
    """One way to play one game."""

    name: str
    game: Game[Any, Any]
    options: Options

    @property
    def is_usual(self) -> bool:
        """As the game comes."""
        return self.name == self.game.key

    @property
    def seats(self) -> range:
        return self.game.seats_for(self.options)

    @property
    def ends(self) -> list[int]:
        """The fewest seats, and the most."""
        return sorted({self.seats[0], self.seats[-1]})


class Table(NamedTuple):
    way: Way
    seats: int

    @property
    def name(self) -> str:
        return f"{self.way.name}-{self.seats}"


def ways_of(game: Game[Any, Any]) -> list[Way]:
    """The game as it comes, and its other ways to play."""
    others = [Way(f"{game.key}-{name}", game, way) for name, way in game.variants().items()]
    return [Way(game.key, game, game.rehearsed()), *others]
