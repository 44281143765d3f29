"""Items, skill tokens, chests, traps, trades, healing, the Ring."""

from typing import Annotated, ClassVar

from bot.engine import As, Seat
from cogs.bag_of_dungeon.events.kinds import Adventurer, BagEvent, HeroEvent, ItemKey, PowerKey, SpaceKey


class ItemTaken(HeroEvent, frozen=True):
    """`space` None: a companion, which takes none."""

    rule: ClassVar[str] = "R59"
    item: ItemKey
    power: PowerKey
    space: SpaceKey | None


class ItemLeft(HeroEvent, frozen=True):
    """Left or dropped on the tile, face up."""

    rule: ClassVar[str] = "R62"
    item: ItemKey
    tile: str


class ItemLies(BagEvent, frozen=True):
    """A reward of a shot (R71), or a chest (R64): it lies on the tile."""

    rule: ClassVar[str] = "R71"
    item: ItemKey
    power: PowerKey
    tile: str


class ItemMoved(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R60"
    item: ItemKey
    space: SpaceKey


class PoisonMoved(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R100"
    space: SpaceKey


class ItemUsed(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R58"
    item: ItemKey


class ItemDiscarded(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R63"
    item: ItemKey


class ItemsFell(HeroEvent, frozen=True):
    """What a dead adventurer carried lies on `tile` now."""

    rule: ClassVar[str] = "R40"
    count: int
    tile: str


class InsurancePaid(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R58"
    item: ItemKey


class BagEmpty(BagEvent, frozen=True):
    rule: ClassVar[str] = "R63"


class TokenEarned(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R74"
    tokens: int


class ItemAwoke(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R84"
    item: ItemKey
    power: PowerKey


class TrapSprung(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R65"
    item: ItemKey
    tile: str
    die: int


class TrapSlept(HeroEvent, frozen=True):
    """An upgraded rogue has drawn a trap, and it has not gone off."""

    rule: ClassVar[str] = "R65"
    item: ItemKey
    die: int


class ChestOpened(HeroEvent, frozen=True):
    """`die` None: opened with a dive."""

    rule: ClassVar[str] = "R64"
    item: ItemKey
    die: int | None
    is_trapped: bool


class TradeOffered(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R61"
    target_seat: Seat
    target: Adventurer
    give: ItemKey | None
    want: ItemKey | None


class TradeDone(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R61"
    target_seat: Seat
    target: Adventurer
    give: ItemKey | None
    want: ItemKey | None


class TradeRefused(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R61"
    target_seat: Seat
    target: Adventurer


class Stolen(HeroEvent, frozen=True):
    """Witch's Claw."""

    rule: ClassVar[str] = "R58"
    target_seat: Seat
    target: Adventurer
    item: ItemKey


class Drained(HeroEvent, frozen=True):
    """Vampire Teeth."""

    rule: ClassVar[str] = "R58"
    target_seat: Seat
    target: Adventurer
    damage: int


class Healed(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R58"
    amount: int
    hp: int


class SkillUsed(HeroEvent, frozen=True):
    """Renew or Antivenom, for oneself or another."""

    rule: ClassVar[str] = "R9"
    skill: Annotated[str, As("skill")]
    target_seat: Seat
    target: Adventurer


class PoolUsed(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R88"
    left: int


class RingTaken(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R93"
    tile: str


class RingFell(BagEvent, frozen=True):
    rule: ClassVar[str] = "R93"
    tile: str


class LivesRestored(BagEvent, frozen=True):
    """The house rule: three lives and full HP for all who are in the game."""

    rule: ClassVar[str] = "R22"
