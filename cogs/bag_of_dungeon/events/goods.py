"""Items, skill tokens, chests, traps, trades, healing, the Ring."""

from typing import Annotated

from bot.engine import As, Seat
from cogs.bag_of_dungeon.events.kinds import Adventurer, BagEvent, HeroEvent, ItemKey, PowerKey, SpaceKey


class ItemTaken(HeroEvent, rule="R59"):
    """`space` None: a companion, which takes none."""

    item: ItemKey
    power: PowerKey
    space: SpaceKey | None


class ItemLeft(HeroEvent, rule="R62"):
    """Left or dropped on the tile, face up."""

    item: ItemKey
    tile: str


class ItemLies(BagEvent, rule="R71"):
    """A reward of a shot (R71), or a chest (R64): it lies on the tile."""

    item: ItemKey
    power: PowerKey
    tile: str


class ItemMoved(HeroEvent, rule="R60"):
    item: ItemKey
    space: SpaceKey


class PoisonMoved(HeroEvent, rule="R100"):
    space: SpaceKey


class ItemUsed(HeroEvent, rule="R58"):
    item: ItemKey


class ItemDiscarded(HeroEvent, rule="R63"):
    item: ItemKey


class ItemsFell(HeroEvent, rule="R40"):
    """What a dead adventurer carried lies on `tile` now."""

    count: int
    tile: str


class InsurancePaid(HeroEvent, rule="R58"):
    item: ItemKey


class CompanionLeft(HeroEvent, rule="R66"):
    """Back into the bag, insured or not."""

    item: ItemKey


class BagEmpty(BagEvent, rule="R63"): ...


class TokenEarned(HeroEvent, rule="R74"):
    tokens: int


class ItemAwoke(HeroEvent, rule="R84"):
    item: ItemKey
    power: PowerKey


class TrapSprung(HeroEvent, rule="R65"):
    item: ItemKey
    tile: str
    die: int


class TrapSlept(HeroEvent, rule="R65"):
    """An upgraded rogue has drawn a trap, and it has not gone off."""

    item: ItemKey
    die: int


class ChestOpened(HeroEvent, rule="R64"):
    """`die` None: opened with a dive."""

    item: ItemKey
    die: int | None
    is_trapped: bool


class TradeOffered(HeroEvent, rule="R61"):
    target_seat: Seat
    target: Adventurer
    give: ItemKey | None
    want: ItemKey | None


class TradeDone(HeroEvent, rule="R61"):
    target_seat: Seat
    target: Adventurer
    give: ItemKey | None
    want: ItemKey | None


class TradeRefused(HeroEvent, rule="R61"):
    target_seat: Seat
    target: Adventurer


class Stolen(HeroEvent, rule="R58"):
    """Witch's Claw."""

    target_seat: Seat
    target: Adventurer
    item: ItemKey


class Drained(HeroEvent, rule="R58"):
    """Vampire Teeth."""

    target_seat: Seat
    target: Adventurer
    damage: int


class Healed(HeroEvent, rule="R58"):
    amount: int
    hp: int


class SkillUsed(HeroEvent, rule="R9"):
    """Renew or Antivenom. `target`: another whom it is for; none: it is for oneself."""

    skill: Annotated[str, As("skill")]
    target_seat: Seat
    target: Adventurer | None


class PoolUsed(HeroEvent, rule="R88"):
    left: int


class RingTaken(HeroEvent, rule="R93"):
    tile: str


class RingFell(BagEvent, rule="R93"):
    tile: str


class LivesRestored(BagEvent, rule="R22"):
    """The house rule: three lives and full HP for all who are in the game."""
