"""Wounds of adventurers, what skill tokens do about them, and deaths."""

from typing import ClassVar

from cogs.bag_of_dungeon.events.kinds import Cause, HeroEvent, ItemKey, MonsterKey


class HeroHurt(HeroEvent, frozen=True):
    """`absorbed` by armour, shields and skin."""

    rule: ClassVar[str] = "R36"
    damage: int
    absorbed: int
    hp: int
    cause: Cause


class HeroUnhurt(HeroEvent, frozen=True):
    """Armour, a dive or a duck took it all; `absorbed` by armour, shields and skin."""

    rule: ClassVar[str] = "R36"
    absorbed: int
    cause: Cause


class Ducked(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R76"
    die: int
    left: int  # damage still to come


class Dived(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R77"
    cause: Cause


class Riposted(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R78"
    monster: MonsterKey
    damage: int


class Braced(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R38"


class BossBaned(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R79"
    monster: MonsterKey
    hp: int


class KillingBlow(HeroEvent, frozen=True):
    """`story` is the player's own text; None: it was never told."""

    rule: ClassVar[str] = "R80"
    monster: MonsterKey
    item: ItemKey
    story: str | None


class KillingBlowSung(HeroEvent, frozen=True):
    """An automaton's: its story is a song of the catalogue."""

    rule: ClassVar[str] = "R80"
    monster: MonsterKey
    item: ItemKey


class Died(HeroEvent, frozen=True):
    """`tile` is where the adventurer starts anew."""

    rule: ClassVar[str] = "R40"
    lives: int
    tile: str | None
