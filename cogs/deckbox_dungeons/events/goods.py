"""Treasure, items, abilities, checks, trade."""

from typing import ClassVar

from bot.engine import Seat
from cogs.deckbox_dungeons.events.kinds import AbilityKey, HeroEvent, HeroKey, ItemKey, ItemKeys, SkillKey


class ItemBought(HeroEvent, frozen=True):
    """`follows`: the card that takes its place in the market."""

    rule: ClassVar[str] = "R6"
    item: ItemKey
    cost: int
    follows: ItemKey | None


class ItemTaken(HeroEvent, frozen=True):
    """Without paying."""

    rule: ClassVar[str] = "R19"
    item: ItemKey
    follows: ItemKey | None


class NothingTaken(HeroEvent, frozen=True):
    """What could have been taken is not there any longer."""

    rule: ClassVar[str] = "R19"


class ItemUsed(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R21"
    item: ItemKey


class AbilityUsed(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R79"
    ability: AbilityKey
    energy: int


class Healed(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R21"
    amount: int
    health: int


class EnergyGained(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R5"
    amount: int
    energy: int


class TreasureGained(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R5"
    amount: int
    treasure: int


class TreasureSpent(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R27"
    amount: int
    treasure: int


class Forged(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R19"


class Given(HeroEvent, frozen=True):
    """What passes from one hero to another."""

    rule: ClassVar[str] = "R22"
    partner: Seat
    friend: HeroKey
    items: ItemKeys | None
    treasure: int


class TradeRefused(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R22"
    partner: Seat
    friend: HeroKey


class Checked(HeroEvent, frozen=True):
    """`successes` with those that a card has added: `helped`."""

    rule: ClassVar[str] = "R68"
    skill: SkillKey
    dice: str
    plus: int
    successes: int
    helped: int
    needed: int
    is_passed: bool
