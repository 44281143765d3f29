"""Attacks, defence, wounds, and what brings somebody down or up again."""

from bot.engine import Seat
from cogs.deckbox_dungeons.events.kinds import (
    Cause,
    EnemyEvent,
    EnemyKey,
    HeroEvent,
    HeroKey,
    HeroKeys,
    ItemKey,
    RollKey,
    Weapon,
)


class Struck(HeroEvent, rule="R44"):
    """An attack on one enemy, all told: what was rolled, what was blocked, what it came to.

    `dice` and `blocks_rolled` as they fell: 6 4 3. `hits` with the critical ones; `energy` gained, `health` left.
    """

    weapon: Weapon
    enemy: EnemyKey
    number: int
    dice: str
    plus: int
    hits: int
    criticals: int
    blocks_rolled: str
    blocks: int
    damage: int
    health: int
    energy: int


class DiceRerolled(HeroEvent, rule="R93"):
    """A Lucky Coin or a Steel Cap; `before`: what had been rolled for what, `dice`: as they lie now."""

    item: ItemKey
    roll: RollKey
    before: str
    dice: str


class EnemyHurt(EnemyEvent, rule="R50"):
    """Damage that no attack did."""

    damage: int
    health: int
    cause: Cause


class EnemyStunned(EnemyEvent, rule="R72"): ...


class EnemyChained(EnemyEvent, rule="R16"): ...


class EnemyDefeated(HeroEvent, rule="R52"):
    """R52: its die is rolled, and pays."""

    enemy: EnemyKey
    number: int
    treasure: int


class EnemyFell(EnemyEvent, rule="R51"):
    """Nobody's blow, nobody's Treasure (A19)."""


class SecondDie(EnemyEvent, rule="R43"):
    """The boss goes on with the die beneath."""

    health: int


class HeroAttacked(EnemyEvent, rule="R54"):
    """An enemy's attack on one hero, all told; `spot` is where it attacked from."""

    weapon: Weapon
    spot: str
    seat: Seat
    hero: HeroKey
    dice: str
    plus: int
    hits: int
    blocks_rolled: str
    blocks: int
    damage: int
    health: int


class HeroHit(EnemyEvent, rule="R54"):
    """An attack that has hit, told before anything is done about it."""

    weapon: Weapon
    spot: str
    seat: Seat
    hero: HeroKey
    dice: str
    plus: int
    hits: int


class HitsTaken(HeroAttacked, rule="R54"):
    """What came of an attack that was told before."""


class HitCancelled(HeroEvent, rule="R93"):
    """A Guard Charm: `left` hits remain."""

    item: ItemKey
    left: int


class HeroHurt(HeroEvent, rule="R35"):
    """Damage that no attack did."""

    damage: int
    health: int
    cause: Cause


class FeatherBurnt(HeroEvent, rule="R93"):
    item: ItemKey
    health: int


class HeroDowned(HeroEvent, rule="R53"): ...


class HeroRevived(HeroEvent, rule="R24"):
    friend: HeroKey
    spot: str
    health: int


class EnemyMoved(EnemyEvent, rule="R54"):
    """It came nearer, and could not attack."""

    origin: str
    spot: str


class EnemyRecovered(EnemyEvent, rule="R72"):
    """It was stunned, and skips its activation."""


class EnemySlept(EnemyEvent, rule="R14"): ...


class EnemyWoke(EnemyEvent, rule="R14"): ...


class Siphoned(EnemyEvent, rule="R74"):
    heroes: HeroKeys


class Regenerated(EnemyEvent, rule="R75"):
    health: int


class RitualHeld(EnemyEvent, rule="R76"):
    """`target` is the weakest in its tile; none: that is whoever held the ritual."""

    target: EnemyKey | None
    target_number: int
    health: int
