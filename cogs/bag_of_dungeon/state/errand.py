"""What an adventurer has set out to do beyond one press, and if need be beyond one turn."""

from msgspec import Struct

ANYWHERE = ""  # the goal of who explores


class Errand(Struct):
    """It goes on by itself until something changes. `goal`: the key of a tile, or ANYWHERE that is unexplored."""

    goal: str
    at: str  # where its last step led
    hp: int
    news: str  # what counted for everybody when it was begun
