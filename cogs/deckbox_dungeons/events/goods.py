"""Treasure, items, abilities, checks, trade."""

from bot.engine import Seat
from cogs.deckbox_dungeons.events.kinds import AbilityKey, HeroEvent, HeroKey, ItemKey, ItemKeys, SkillKey


class ItemBought(HeroEvent, rule="R6"):
    """`follows`: the card that takes its place in the market."""

    item: ItemKey
    cost: int
    follows: ItemKey | None


class ItemTaken(HeroEvent, rule="R19"):
    """Without paying."""

    item: ItemKey
    follows: ItemKey | None


class NothingTaken(HeroEvent, rule="R19"):
    """What could have been taken is not there any longer."""


class ItemUsed(HeroEvent, rule="R21"):
    item: ItemKey


class AbilityUsed(HeroEvent, rule="R79"):
    ability: AbilityKey
    energy: int


class Healed(HeroEvent, rule="R21"):
    amount: int
    health: int


class EnergyGained(HeroEvent, rule="R5"):
    amount: int
    energy: int


class TreasureGained(HeroEvent, rule="R5"):
    amount: int
    treasure: int


class TreasureSpent(HeroEvent, rule="R27"):
    amount: int
    treasure: int


class Forged(HeroEvent, rule="R19"): ...


class Given(HeroEvent, rule="R22"):
    """What passes from one hero to another."""

    partner: Seat
    friend: HeroKey
    items: ItemKeys | None
    treasure: int


class TradeRefused(HeroEvent, rule="R22"):
    partner: Seat
    friend: HeroKey


class Checked(HeroEvent, rule="R68"):
    """`successes` with those that a card has added: `helped`."""

    skill: SkillKey
    dice: str
    plus: int
    successes: int
    helped: int
    needed: int
    is_passed: bool
