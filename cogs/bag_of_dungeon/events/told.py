"""What the story tells in one line though several events make it up. No rule yields these, no journal has them."""

from typing import Annotated

from bot.engine import As, Seat
from cogs.bag_of_dungeon.events.kinds import Adventurer, BagEvent, Direction, HeroEvent, Icon, MonsterKey


class SetOut(HeroEvent, kw_only=True):
    """A turn begins with this: the line names the player, and the round, where it is a new one (else 0)."""

    is_first: bool = False
    round: int = 0


class RoundOpened(HeroEvent, rule="R6"):
    """A round begins with this turn."""

    round: int
    ap: int
    debt: int


class Waited(HeroEvent, rule="R10"):
    """A turn in which nothing was done."""

    round: int


class Walked(SetOut, rule="R24"):
    """All steps of a walk."""

    origin: str
    tile: str
    steps: int
    ap: int


class Explored(SetOut, rule="R13"):
    """A tile laid, and walked onto (`ap` left) or not (None)."""

    origin: str
    tile: str
    direction: Direction
    icon: Icon
    left: int
    ap: int | None = None


class Met(HeroEvent, rule="R27"):
    """A monster turned up, and the fight with it begun."""

    monster: MonsterKey
    tile: str
    dice: int
    plus: int
    hp: int
    is_purple: bool


class HelpRefused(HeroEvent, rule="R51"):
    """Who was called and would not come."""

    refused: Annotated[tuple[str, ...], As("adventurer")]


class HelpSought(HeroEvent, rule="R51"):
    """The same, and who is called now."""

    refused: Annotated[tuple[str, ...], As("adventurer")]
    target_seat: Seat
    target: Adventurer


class MornaStrode(BagEvent, rule="R117"):
    """What he rolled, and how far he went for it."""

    dice: str
    origin: str
    tile: str
    steps: int
