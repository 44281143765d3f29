"""What the story tells in one line though several events make it up. No rule yields these, no journal has them."""

from typing import Annotated, ClassVar

from bot.engine import As, Seat
from cogs.bag_of_dungeon.events.kinds import Adventurer, BagEvent, Direction, HeroEvent, Icon, MonsterKey


class SetOut(HeroEvent, frozen=True, kw_only=True):
    """A turn begins with this: the line names the player, and the round, where it is a new one (else 0)."""

    is_first: bool = False
    round: int = 0


class RoundOpened(HeroEvent, frozen=True):
    """A round begins with this turn."""

    rule: ClassVar[str] = "R6"
    round: int
    ap: int
    debt: int


class Waited(HeroEvent, frozen=True):
    """A turn in which nothing was done."""

    rule: ClassVar[str] = "R10"
    round: int


class Walked(SetOut, frozen=True):
    """All steps of a walk."""

    rule: ClassVar[str] = "R24"
    origin: str
    tile: str
    steps: int
    ap: int


class Explored(SetOut, frozen=True):
    """A tile laid, and walked onto (`ap` left) or not (None)."""

    rule: ClassVar[str] = "R13"
    origin: str
    tile: str
    direction: Direction
    icon: Icon
    left: int
    ap: int | None = None


class Met(HeroEvent, frozen=True):
    """A monster turned up, and the fight with it begun."""

    rule: ClassVar[str] = "R27"
    monster: MonsterKey
    tile: str
    dice: int
    plus: int
    hp: int
    is_purple: bool


class HelpRefused(HeroEvent, frozen=True):
    """Who was called and would not come."""

    rule: ClassVar[str] = "R51"
    refused: Annotated[tuple[str, ...], As("adventurer")]


class HelpSought(HeroEvent, frozen=True):
    """The same, and who is called now."""

    rule: ClassVar[str] = "R51"
    refused: Annotated[tuple[str, ...], As("adventurer")]
    target_seat: Seat
    target: Adventurer


class MornaStrode(BagEvent, frozen=True):
    """What he rolled, and how far he went for it."""

    rule: ClassVar[str] = "R117"
    dice: str
    origin: str
    tile: str
    steps: int
