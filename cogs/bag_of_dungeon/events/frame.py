"""The frame of a match: choosing, turns, rounds, leaving, the end."""

from typing import Annotated, ClassVar

from bot.engine import As
from cogs.bag_of_dungeon.events.kinds import Adventurer, BagEvent, HeroEvent, UpgradeKey


class AdventurerChosen(HeroEvent, frozen=True):
    """`upgrade` is the side that two skill tokens will buy, such as fighter-a."""

    rule: ClassVar[str] = "R2"
    upgrade: UpgradeKey | None
    hp: int
    ap: int


class ExpeditionBegan(HeroEvent, frozen=True):
    """The hero is the one who begins."""

    rule: ClassVar[str] = "R6"
    mode: Annotated[str, As("mode")]


class TurnBegan(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R8"
    round: int
    ap: int
    debt: int  # AP spent in advance


class TurnEnded(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R10"
    round: int


class RoundBegan(BagEvent, frozen=True):
    rule: ClassVar[str] = "R6"
    round: int


class LastTurnsCalled(BagEvent, frozen=True):
    """The Ring is out: `count` adventurers inside have one turn each."""

    rule: ClassVar[str] = "R95"
    count: int


class LeftDungeon(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R95"


class RingBorneOut(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R94"


class LostInside(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R95"


class WentHome(HeroEvent, frozen=True):
    """The player has left the match."""

    rule: ClassVar[str] = "R132"


class Eliminated(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R42"


class NightFell(BagEvent, frozen=True):
    """The most rounds of the options have passed."""

    rule: ClassVar[str] = "R7"
    rounds: int


class ExpeditionEnded(BagEvent, frozen=True):
    """`result`: ring, morna, fallen or late."""

    rule: ClassVar[str] = "R127"
    result: Annotated[str, As("result")]
    saved: Annotated[tuple[str, ...], As("adventurer")] | None
    lost: Annotated[tuple[str, ...], As("adventurer")] | None


class Scored(BagEvent, frozen=True):
    """Competitive: what an adventurer is worth at the end."""

    rule: ClassVar[str] = "R129"
    hero: Adventurer
    points: int


class UpgradeBought(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R75"
    upgrade: UpgradeKey
    tokens: int
