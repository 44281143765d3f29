"""What a hero's three cards and items come to (R9, R10, R65)."""

from fractions import Fraction
from typing import NamedTuple

from cogs.deckbox_dungeons.content.kinds import ItemKind, Keyword, Mode, Skill
from cogs.deckbox_dungeons.content.tables import ITEMS
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.state.pieces import Hero, Item
from cogs.deckbox_dungeons.state.spots import Spot

LEAST, MOST = -2, 4  # R10
SUCCESS = 6
CHECK_DICE = 4  # R68
MOST_ENERGY, MOST_TREASURE = 10, 20  # R5


class Strike(NamedTuple):
    """An attack about to be made: dice, the modifier on each, what it can do. `weapon` names it in the story."""

    weapon: str
    mode: Mode
    dice: int
    plus: int
    keywords: frozenset[Keyword]
    addons: tuple[str, ...] = ()  # aimed, whetted


def clamped(modifier: int) -> int:
    """R10: so that a rolled 1 always fails."""
    return max(LEAST, min(MOST, modifier))


def faces(plus: int) -> Fraction:
    """The chance of one die to come to 6 or more with this added."""
    return Fraction(max(0, min(SUCCESS, 1 + plus)), SUCCESS)


def one_of_each(hero: Hero) -> list[Item]:
    """The first card of each title."""
    if len(hero.items) <= 1:
        return hero.items
    return list({item.key: item for item in reversed(hero.items)}.values())[::-1]


def kept(hero: Hero) -> list[Item]:
    """The kept items that count: one of each title."""
    return [item for item in one_of_each(hero) if item.kind.is_kept]


def speed(hero: Hero) -> int:
    return hero.kind.speed + hero.gear.speed + sum(item.kind.speed for item in kept(hero))


def defence(hero: Hero, extra: int = 0) -> int:
    """What is added to each defence die; `extra` for Stone Skin and Pierce."""
    return clamped(hero.kind.defence + hero.gear.defence + sum(item.kind.defence for item in kept(hero)) + extra)


def skill_plus(hero: Hero, skill: Skill) -> int:
    """R9: hero and ability, and what helps to check."""
    helped = sum(item.kind.check for item in kept(hero) if skill in item.kind.skills)
    own: int = getattr(hero.kind, skill) + getattr(hero.power, skill)
    return clamped(own + helped)


def attack_plus(hero: Hero, mode: Mode) -> int:
    """R9: what is added to each die of an Equipment attack, whatever is used besides."""
    geared = hero.gear.melee if mode == "melee" else hero.gear.ranged
    own: int = getattr(hero.kind, mode)
    worn: int = sum(getattr(item.kind, mode) for item in kept(hero))
    return own + worn + hero.forged + (geared.plus if geared else 0)


def sung(delve: Delve, hero: Hero, at: Spot | None = None) -> int:
    """Battle Hymn (R85): a singer in the hero's tile, when the dice are rolled. Two add nothing.

    `at`: where the hero will stand by then; a hero that sings takes its song along.
    """
    if not any(other.is_singing for other in delve.state.heroes):
        return 0
    spot, singers = at or hero.at, (other for other in delve.heroes if other.is_singing)
    return int(any(other is hero or delve.ground.share_tile(spot, other.at) for other in singers))


def strike(delve: Delve, hero: Hero, mode: Mode, addons: tuple[str, ...] = (), at: Spot | None = None) -> Strike | None:
    """An Equipment attack; None where the mode has no dice (R66). `at`: from there, not from where the hero stands."""
    geared = hero.gear.melee if mode == "melee" else hero.gear.ranged
    if geared is None or not geared.dice:
        return None
    plus = attack_plus(hero, mode) + sung(delve, hero, at) + len(addons)  # Aimed Shot and Whetstone add 1 each
    aimed: set[Keyword] = {"pierce"} if "aimed" in addons else set()
    keywords = frozenset(geared.keywords) | aimed
    return Strike(mode, mode, geared.dice, clamped(plus), keywords, addons)


def cleave(delve: Delve, hero: Hero, addons: tuple[str, ...] = ()) -> Strike | None:
    found = strike(delve, hero, "melee", addons)
    if found is None:
        return None
    return found._replace(weapon="cleave", keywords=found.keywords | {"barrage"})


def anew(delve: Delve, hero: Hero, declared: Strike) -> Strike:
    """The same attack as it counts now (R85): while it is aimed friends may come, go, sing and hand things over."""
    if declared.weapon == "cleave":
        found = cleave(delve, hero, declared.addons)
    elif declared.weapon == declared.mode:
        found = strike(delve, hero, declared.mode, declared.addons)
    elif declared.weapon in ITEMS:
        found = thrown(delve, hero, ITEMS[declared.weapon])
    else:
        found = chain_spark()
    return found or declared


def chain_spark() -> Strike:
    return Strike("chain-spark", "ranged", 3, 2, frozenset({"barrage"}))


def thrown(delve: Delve, hero: Hero, item: ItemKind) -> Strike:
    """R65: a bought item's dice and modifier, and the Hero card's; nothing of the weapon, no kept item."""
    attack = item.attack
    assert attack is not None
    plus = clamped(attack.plus + hero.kind.ranged + sung(delve, hero))
    return Strike(item.key, "ranged", attack.dice, plus, frozenset(attack.keywords))


def fears_pits(hero: Hero) -> bool:
    return not hero.is_roped and not any(item.kind.effect == "cloak" for item in hero.items)


def would_fall(hero: Hero, wounds: int) -> bool:
    """Would so many wounds, one after the other, bring the hero down (R53)?"""
    return wounds >= lives(hero)


def lives(hero: Hero) -> int:
    """How many wounds, one after the other, bring the hero down: whoever holds a Phoenix Feather goes on with it."""
    feather = usable(hero, "feather")
    return hero.health + (feather.kind.amount if feather else 0)


def usable(hero: Hero, effect: str) -> Item | None:
    """A card with this effect, if the hero holds one."""
    return next((item for item in hero.items if item.kind.effect == effect), None)
