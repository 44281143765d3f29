"""Blows, defences, wounds, and what becomes of those who take them."""

from typing import Annotated, ClassVar

from bot.engine import As
from cogs.p52.events.kinds import (
    AbilityKey,
    BlowKey,
    CardCode,
    EnemyEvent,
    EnemyKey,
    HeroEvent,
    ItemKeys,
    P52Event,
    Way,
)

Outcome = Annotated[str, As("outcome")]


class Attacked(HeroEvent, frozen=True):
    """The flip of an attack (R49 to R51). `total` = card + stamina + `bonus`; `over` what is above `target`.

    `outcome`: hit, miss, ace (R59), king (R58). `way`: turn or counter.
    """

    rule: ClassVar[str] = "R50"
    ability: AbilityKey
    enemy: EnemyKey
    number: int
    spot: str
    card: CardCode
    stamina: CardCode
    bonus: int
    total: int
    target: int
    over: int
    outcome: Outcome
    way: Way


class EnemyDefended(EnemyEvent, frozen=True):
    """What a hit came to (R53 to R58): the enemy's flip with its trait against `against`; the damage; what is left.

    `outcome`: full, doubled, half, none; `card` none: it could not defend.
    """

    rule: ClassVar[str] = "R53"
    card: CardCode
    trait: int
    total: int
    against: int
    damage: int
    health: int
    outcome: Outcome


class EnemyHurt(EnemyEvent, frozen=True):
    """Damage without a defence: `way` is fire, venom or friend."""

    rule: ClassVar[str] = "R86"
    damage: int
    health: int
    way: Way


class EnemyFell(HeroEvent, frozen=True):
    """R62: who felled it, what the flip says; `drops`: something lies on its spot."""

    rule: ClassVar[str] = "R62"
    enemy: EnemyKey
    number: int
    spot: str
    card: CardCode
    drops: bool


class EnemyFroze(EnemyEvent, frozen=True):
    rule: ClassVar[str] = "R127"
    rounds: int


class EnemyThawed(EnemyEvent, frozen=True):
    rule: ClassVar[str] = "R127"


class EnemyPoisoned(EnemyEvent, frozen=True):
    rule: ClassVar[str] = "R65"
    damage: int
    turns: int


class EnemyHealed(EnemyEvent, frozen=True):
    """It idles, or could not flee."""

    rule: ClassVar[str] = "R101"
    health: int


class BossRose(EnemyEvent, frozen=True):
    """The Tallow Sexton's second breath: a red card is its HP."""

    rule: ClassVar[str] = "R62"
    card: CardCode
    health: int


class Struck(EnemyEvent, frozen=True):
    """An enemy's attack on one character (R102 to R104). `outcome`: hit, miss, ace, king (a hit, doubled).

    `way`: turn, counter or passing.
    """

    rule: ClassVar[str] = "R102"
    blow: BlowKey
    seat: Annotated[int, As("seat")]
    hero: str
    spot: str
    card: CardCode
    total: int
    target: int
    over: int
    damage: int
    outcome: Outcome
    way: Way


class Defended(HeroEvent, frozen=True):
    """R106: `outcome` is full (nothing of the blow is left), part, or failed; `left` is what is left of it."""

    rule: ClassVar[str] = "R106"
    ability: AbilityKey
    is_trained: bool
    card: CardCode
    stamina: CardCode
    bonus: int
    total: int
    target: int
    over: int
    left: int
    outcome: Outcome


class Hurt(HeroEvent, frozen=True):
    """HP lost in the end (R108); `armour` took so much of it. `way`: blow, trap, chest, booby-trap, friend."""

    rule: ClassVar[str] = "R108"
    damage: int
    armour: int
    health: int
    way: Way


class Stunned(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R109"


class Died(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R110"
    items: ItemKeys
    spot: str


class Healed(HeroEvent, frozen=True):
    """`way`: an ability's or an item's, rest (R114), regeneration."""

    rule: ClassVar[str] = "R84"
    amount: int
    health: int
    way: Way


class Revived(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R110"
    health: int


class AbilityUsed(HeroEvent, frozen=True):
    """Any other flip of an ability (R65): `outcome` is done or failed."""

    rule: ClassVar[str] = "R65"
    ability: AbilityKey
    spot: str
    card: CardCode
    stamina: CardCode
    bonus: int
    total: int
    target: int
    over: int
    outcome: Outcome


class Shielded(P52Event, frozen=True):
    rule: ClassVar[str] = "R65"
    spot: str
    amount: int
    rounds: int


class Aimed(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R72"
    enemy: EnemyKey
    number: int
    bonus: int


class StanceTaken(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R79"
    bonus: int


class AimLost(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R76"
    enemy: EnemyKey
    number: int


class StanceLost(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R83"
