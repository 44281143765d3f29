"""Things: chests, finds, trade, gear; and stamina."""

from typing import Annotated, Literal

from bot.engine import As, Seat
from cogs.p52.events.kinds import AbilityKey, CardCode, CardCodes, CoreKey, HeroEvent, ItemKey, Way


class ChestTried(HeroEvent, rule="R87"):
    """R88 to R91: `way` is pick, picks (untrained) or hit.

    `outcome`: open, nothing, broken (the lock), destroyed, exploded; `things`: how many it holds (two with a King).
    """

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


class Found(HeroEvent, rule="R92"):
    """What two flips say (R92). `count` of it; `is_paired`: a Lock Pick besides. `way`: chest, drop, snatch, start."""

    cards: CardCodes
    plus: int
    total: int
    item: ItemKey
    count: int
    is_paired: bool
    way: Way


class StartFlipped(HeroEvent, rule="R9"):
    """The two flips for a thing to begin with, where they leave a choice."""

    cards: CardCodes
    plus: int
    total: int


class Given(HeroEvent, rule="R9"):
    """A gift of the adventure, or the Healing Potion of R9."""

    item: ItemKey
    count: int


class ItemLeft(HeroEvent, rule="R92"):
    item: ItemKey
    count: int
    spot: str


class ItemPicked(HeroEvent, rule="R33"):
    item: ItemKey
    spot: str


class ItemUsed(HeroEvent, rule="R84"):
    """How, and on whom: `target` is a character's name, or the place it was thrown at."""

    item: ItemKey
    target: str
    way: Literal["drunk", "own", "on", "thrown"] = "on"


class BoobyTrap(HeroEvent, rule="R92"):
    card: CardCode
    damage: int


class OldTrap(HeroEvent, rule="R34"): ...


class Equipped(HeroEvent, rule="R93"):
    item: ItemKey
    part: Annotated[str, As("part")]


class Unequipped(HeroEvent, rule="R93"):
    item: ItemKey


class Traded(HeroEvent, rule="R95"):
    """`seat` gives to `friend`; `way` is given, or taken with consent."""

    item: ItemKey
    friend: Seat
    friend_name: str
    way: Way


class TradeRefused(HeroEvent, rule="R95"):
    """`seat` will not give it."""

    item: ItemKey
    friend: Seat
    friend_name: str


class StaminaGained(HeroEvent, rule="R8"):
    """Cards drawn, unseen; `stamina` in the pile."""

    gained: int
    stamina: int


class Hasted(HeroEvent, rule="R30"):
    turns: int


class Hidden(HeroEvent, rule="R71"):
    """The Invisibility Cloak."""

    rounds: int


class Tuned(HeroEvent, rule="R92"):
    """A Weapon Tuner, or a Gizmo: an ability needs so much `less` than before, or does so much more `damage`."""

    ability: AbilityKey
    less: int
    damage: int


class Envenomed(HeroEvent, rule="R65"):
    """Poison Tip: the next hit with that ability is poisonous."""

    ability: AbilityKey
    damage: int


class CoreRaised(HeroEvent, rule="R5"):
    """`way`: level, habit (R115: of using `ability`), item, or quest."""

    core: CoreKey
    value: int
    way: Way
    ability: AbilityKey = "none"


class AbilityRaised(HeroEvent, rule="R118"):
    """`cost`: experience it took; 0: it was given."""

    ability: AbilityKey
    level: int
    cost: int


class AbilityLearnt(HeroEvent, rule="R117"):
    ability: AbilityKey
