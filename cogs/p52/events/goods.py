"""Things: chests, finds, trade, gear; and stamina."""

from typing import Annotated, ClassVar, Literal

from bot.engine import As, Seat
from cogs.p52.events.kinds import AbilityKey, CardCode, CardCodes, CoreKey, HeroEvent, ItemKey, Way


class ChestTried(HeroEvent, frozen=True):
    """R88 to R91: `way` is pick, picks (untrained) or hit.

    `outcome`: open, nothing, broken (the lock), destroyed, exploded; `things`: how many it holds (two with a King).
    """

    rule: ClassVar[str] = "R87"
    spot: str
    card: CardCode
    stamina: CardCode
    bonus: int
    total: int
    target: int
    picks: int
    things: int
    outcome: Annotated[str, As("outcome")]
    way: Way


class Found(HeroEvent, frozen=True):
    """What two flips say (R92). `count` of it; `is_paired`: a Lock Pick besides. `way`: chest, drop, snatch, start."""

    rule: ClassVar[str] = "R92"
    cards: CardCodes
    plus: int
    total: int
    item: ItemKey
    count: int
    is_paired: bool
    way: Way


class Given(HeroEvent, frozen=True):
    """A gift of the adventure, or the Healing Potion of R9."""

    rule: ClassVar[str] = "R9"
    item: ItemKey
    count: int


class ItemLeft(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R92"
    item: ItemKey
    spot: str


class ItemPicked(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R33"
    item: ItemKey
    spot: str


class ItemUsed(HeroEvent, frozen=True):
    """How, and on whom: `target` is a character's name, or the place it was thrown at."""

    rule: ClassVar[str] = "R84"
    item: ItemKey
    target: str
    way: Literal["drunk", "own", "on", "thrown"] = "on"


class BoobyTrap(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R92"
    card: CardCode
    damage: int


class OldTrap(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R34"


class Equipped(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R93"
    item: ItemKey
    part: Annotated[str, As("part")]


class Unequipped(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R93"
    item: ItemKey


class Traded(HeroEvent, frozen=True):
    """`seat` gives to `friend`; `way` is given, or taken with consent."""

    rule: ClassVar[str] = "R95"
    item: ItemKey
    friend: Seat
    friend_name: str
    way: Way


class TradeRefused(HeroEvent, frozen=True):
    """`seat` will not give it."""

    rule: ClassVar[str] = "R95"
    item: ItemKey
    friend: Seat
    friend_name: str


class StaminaGained(HeroEvent, frozen=True):
    """Cards drawn, unseen; `stamina` in the pile."""

    rule: ClassVar[str] = "R8"
    gained: int
    stamina: int


class Hasted(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R30"
    turns: int


class Hidden(HeroEvent, frozen=True):
    """The Invisibility Cloak."""

    rule: ClassVar[str] = "R71"
    rounds: int


class Tuned(HeroEvent, frozen=True):
    """A Weapon Tuner, or a Gizmo: so much on an ability's target or damage."""

    rule: ClassVar[str] = "R92"
    ability: AbilityKey
    target: int
    damage: int


class Envenomed(HeroEvent, frozen=True):
    """Poison Tip: the next hit with that ability is poisonous."""

    rule: ClassVar[str] = "R65"
    ability: AbilityKey
    damage: int


class CoreRaised(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R5"
    core: CoreKey
    value: int
    way: Way


class AbilityRaised(HeroEvent, frozen=True):
    """`cost`: experience it took; 0: it was given."""

    rule: ClassVar[str] = "R118"
    ability: AbilityKey
    level: int
    cost: int


class AbilityLearnt(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R117"
    ability: AbilityKey


class TreasureSought(HeroEvent, frozen=True):
    """A Random Delve's special chest is open: on 7 or more the treasure is in it."""

    rule: ClassVar[str] = "R122"
    card: CardCode
    is_found: bool
