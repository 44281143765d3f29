"""Wounds of adventurers, what skill tokens do about them, and deaths."""

from cogs.bag_of_dungeon.events.kinds import Cause, HeroEvent, ItemKey, MonsterKey


class HeroHurt(HeroEvent, rule="R36"):
    """`absorbed` by armour, shields and skin."""

    damage: int
    absorbed: int
    hp: int
    cause: Cause


class HeroUnhurt(HeroEvent, rule="R36"):
    """Armour, a dive or a duck took it all; `absorbed` by armour, shields and skin."""

    absorbed: int
    cause: Cause


class Ducked(HeroEvent, rule="R76"):
    die: int
    left: int  # damage still to come


class Dived(HeroEvent, rule="R77"):
    cause: Cause


class Riposted(HeroEvent, rule="R78"):
    """`hp`: what the monster has left."""

    monster: MonsterKey
    damage: int
    hp: int


class Braced(HeroEvent, rule="R38"): ...


class BossBaned(HeroEvent, rule="R79"):
    """`hp`: the most it can have from now on, whatever it has just now."""

    monster: MonsterKey
    hp: int


class KillingBlow(HeroEvent, rule="R80"):
    """`story` is the player's own text; None: it was never told."""

    monster: MonsterKey
    item: ItemKey
    story: str | None


class KillingBlowSung(HeroEvent, rule="R80"):
    """An automaton's: its story is a song of the catalogue."""

    monster: MonsterKey
    item: ItemKey


class Died(HeroEvent, rule="R40"):
    """`tile` is where the adventurer starts anew."""

    lives: int
    tile: str | None
