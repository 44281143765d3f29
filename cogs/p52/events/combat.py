"""Blows, defences, wounds, and what becomes of those who take them."""

from typing import Annotated

from bot.engine import As
from cogs.p52.events.kinds import (
    AbilityKey,
    BlowKey,
    CardCode,
    EnemyEvent,
    EnemyKey,
    EnemyKeys,
    HeroEvent,
    ItemKeys,
    P52Event,
    Way,
)

Outcome = Annotated[str, As("outcome")]


class Attacked(HeroEvent, rule="R50"):
    """The flip of an attack (R49 to R51). `total` = card + stamina + `bonus`; `over` what is above `target`.

    `outcome`: hit, miss, ace (R59), king (R58). `way`: turn or counter. `struck`: all whom the flip is for (R64),
    the first of whom is `enemy`.
    """

    ability: AbilityKey
    enemy: EnemyKey
    number: int
    struck: EnemyKeys
    spot: str
    card: CardCode
    stamina: CardCode
    bonus: int
    total: int
    target: int
    over: int
    outcome: Outcome
    way: Way


class EnemyDefended(EnemyEvent, rule="R53"):
    """What a hit came to (R53 to R58): the enemy's flip with its trait against `against`; the damage; what is left.

    `outcome`: full, doubled, half, none; of what freezes, chilled, brief (a tie), none, or already (it was frozen for
    as long). `card` none: it could not defend.
    """

    card: CardCode
    trait: int
    total: int
    against: int
    damage: int
    health: int
    outcome: Outcome


class EnemyHurt(EnemyEvent, rule="R86"):
    """Damage without a defence: `way` is fire, venom or friend."""

    damage: int
    health: int
    way: Way


class EnemyFell(HeroEvent, rule="R62"):
    """R62: who felled it, what the flip says; `drops`: something lies on its spot."""

    enemy: EnemyKey
    number: int
    spot: str
    card: CardCode
    drops: bool


class EnemyFroze(EnemyEvent, rule="R127"):
    rounds: int


class EnemyThawed(EnemyEvent, rule="R127"): ...


class EnemyPoisoned(EnemyEvent, rule="R65"):
    damage: int
    turns: int


class EnemyHealed(EnemyEvent, rule="R101"):
    """It idles, or could not flee."""

    health: int


class BossRose(EnemyEvent, rule="R62"):
    """The Tallow Sexton's second breath: a red card is its HP."""

    card: CardCode
    health: int


class Struck(EnemyEvent, rule="R102"):
    """An enemy's attack on one character (R102 to R104). `outcome`: hit, miss, ace, king (a hit, doubled).

    `total`: what its card is worth, which must be above `target`: the level bonus is taken off that.
    `way`: turn, counter or passing.
    """

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


class Defended(HeroEvent, rule="R106"):
    """R106: `outcome` is full (nothing of the blow is left), part, or failed; `left` is what is left of it."""

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


class Hurt(HeroEvent, rule="R108"):
    """HP lost in the end (R108); `armour` took so much, a Magic `shield` so much. `way`: blow, trap, chest … friend."""

    damage: int
    armour: int
    health: int
    way: Way
    shield: int = 0


class Stunned(HeroEvent, rule="R109"): ...


class Died(HeroEvent, rule="R110"):
    items: ItemKeys
    spot: str


class Healed(HeroEvent, rule="R84"):
    """`way`: an ability's or an item's, rest (R114), regeneration."""

    amount: int
    health: int
    way: Way


class Revived(HeroEvent, rule="R110"):
    health: int


class AbilityUsed(HeroEvent, rule="R65"):
    """Any other flip of an ability (R65): `outcome` is done, bare (nothing is over to make anything of) or failed."""

    ability: AbilityKey
    spot: str
    card: CardCode
    stamina: CardCode
    bonus: int
    total: int
    target: int
    over: int
    outcome: Outcome


class Mending(HeroEvent, rule="R65"):
    """Regeneration: so much at the start of each of so many turns of `hero`, on whom it is."""

    amount: int
    turns: int


class Shielded(P52Event, rule="R65"):
    spot: str
    amount: int
    rounds: int


class Aimed(HeroEvent, rule="R72"):
    enemy: EnemyKey
    number: int
    bonus: int


class StanceTaken(HeroEvent, rule="R79"):
    bonus: int


class AimLost(HeroEvent, rule="R76"):
    enemy: EnemyKey
    number: int


class StanceLost(HeroEvent, rule="R83"): ...
