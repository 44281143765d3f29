"""Attacks, defence, wounds, and what brings somebody down or up again."""

from typing import ClassVar

from bot.engine import Seat
from cogs.deckbox_dungeons.events.kinds import (
    Cause,
    EnemyEvent,
    EnemyKey,
    HeroEvent,
    HeroKey,
    HeroKeys,
    ItemKey,
    Weapon,
)


class Struck(HeroEvent, frozen=True):
    """An attack on one enemy, all told: what was rolled, what was blocked, what it came to.

    `dice` and `blocks_rolled` as they fell: 6 4 3. `hits` with the critical ones; `energy` gained, `health` left.
    """

    rule: ClassVar[str] = "R44"
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


class DiceRerolled(HeroEvent, frozen=True):
    """A Lucky Coin or a Steel Cap; `dice` as they lie now."""

    rule: ClassVar[str] = "R93"
    item: ItemKey
    dice: str


class EnemyHurt(EnemyEvent, frozen=True):
    """Damage that no attack did."""

    rule: ClassVar[str] = "R50"
    damage: int
    health: int
    cause: Cause


class EnemyStunned(EnemyEvent, frozen=True):
    rule: ClassVar[str] = "R72"


class EnemyChained(EnemyEvent, frozen=True):
    rule: ClassVar[str] = "R16"


class EnemyDefeated(HeroEvent, frozen=True):
    """R52: its die is rolled, and pays."""

    rule: ClassVar[str] = "R52"
    enemy: EnemyKey
    number: int
    treasure: int


class EnemyFell(EnemyEvent, frozen=True):
    """Nobody's blow, nobody's Treasure (A19)."""

    rule: ClassVar[str] = "R51"


class SecondDie(EnemyEvent, frozen=True):
    """The boss goes on with the die beneath."""

    rule: ClassVar[str] = "R43"
    health: int


class HeroAttacked(EnemyEvent, frozen=True):
    """An enemy's attack on one hero, all told; `spot` is where it attacked from."""

    rule: ClassVar[str] = "R54"
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


class HitCancelled(HeroEvent, frozen=True):
    """A Guard Charm: `left` hits remain."""

    rule: ClassVar[str] = "R93"
    item: ItemKey
    left: int


class HeroHurt(HeroEvent, frozen=True):
    """Damage that no attack did."""

    rule: ClassVar[str] = "R35"
    damage: int
    health: int
    cause: Cause


class FeatherBurnt(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R93"
    item: ItemKey
    health: int


class HeroDowned(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R53"


class HeroRevived(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R24"
    friend: HeroKey
    spot: str
    health: int


class EnemyMoved(EnemyEvent, frozen=True):
    """It came nearer, and could not attack."""

    rule: ClassVar[str] = "R54"
    origin: str
    spot: str


class EnemyRecovered(EnemyEvent, frozen=True):
    """It was stunned, and skips its activation."""

    rule: ClassVar[str] = "R72"


class EnemySlept(EnemyEvent, frozen=True):
    rule: ClassVar[str] = "R14"


class EnemyWoke(EnemyEvent, frozen=True):
    rule: ClassVar[str] = "R14"


class Siphoned(EnemyEvent, frozen=True):
    rule: ClassVar[str] = "R74"
    heroes: HeroKeys


class Regenerated(EnemyEvent, frozen=True):
    rule: ClassVar[str] = "R75"
    health: int


class RitualHeld(EnemyEvent, frozen=True):
    """`target` is the weakest in its tile, perhaps itself."""

    rule: ClassVar[str] = "R76"
    target: EnemyKey
    target_number: int
    health: int
