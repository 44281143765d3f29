"""The frame of a match: choosing, turns, rounds, leaving, the end."""

from typing import Annotated

from bot.engine import As
from cogs.bag_of_dungeon.events.kinds import Adventurer, BagEvent, HeroEvent, UpgradeKey


class AdventurerChosen(HeroEvent, rule="R2"):
    """`upgrade` is the side that two skill tokens will buy, such as fighter-a."""

    upgrade: UpgradeKey | None
    hp: int
    ap: int


class ExpeditionBegan(HeroEvent, rule="R6"):
    """The hero is the one who begins."""

    mode: Annotated[str, As("mode")]


class TurnBegan(HeroEvent, rule="R8"):
    round: int
    ap: int
    debt: int  # AP spent in advance


class TurnEnded(HeroEvent, rule="R10"):
    round: int


class RoundBegan(BagEvent, rule="R6"):
    round: int


class LastTurnsCalled(BagEvent, rule="R95"):
    """The Ring is out: `count` adventurers inside have one turn each."""

    count: int


class LeftDungeon(HeroEvent, rule="R95"): ...


class RingBorneOut(HeroEvent, rule="R94"): ...


class LostInside(HeroEvent, rule="R95"): ...


class WentHome(HeroEvent, rule="R132"):
    """The player has left the match."""


class Eliminated(HeroEvent, rule="R42"): ...


class NightFell(BagEvent, rule="R7"):
    """The most rounds of the options have passed."""

    rounds: int


class ExpeditionEnded(BagEvent, rule="R127"):
    """`result`: ring, morna, fallen or late."""

    result: Annotated[str, As("result")]
    saved: Annotated[tuple[str, ...], As("adventurer")] | None
    lost: Annotated[tuple[str, ...], As("adventurer")] | None


class Scored(BagEvent, rule="R129"):
    """Competitive: what an adventurer is worth at the end."""

    hero: Adventurer
    points: int


class UpgradeBought(HeroEvent, rule="R75"):
    upgrade: UpgradeKey
    tokens: int
