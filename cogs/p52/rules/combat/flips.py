"""A flip of an ability with a target: what it needs, stamina before it, what it comes to (R49 to R51, R56, R57)."""

from typing import NamedTuple, TypedDict

from cogs.p52.content.cards import Card, value
from cogs.p52.content.kinds import AbilityKind
from cogs.p52.content.tables import ABILITIES, QUIRKS
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import line
from cogs.p52.rules.heroes.figures import worn_kinds
from cogs.p52.state.people import Enemy, Hero

UNTRAINED = 3  # on the target of a defence nobody has taught one (R107)


class Sum(TypedDict):
    """What an event says of a flip: `total` = card + stamina + `bonus`."""

    card: Card
    stamina: Card
    bonus: int
    total: int
    target: int


class Flip(NamedTuple):
    """What came of one: `over` below 0 is a failure."""

    card: Card
    stamina: Card
    bonus: int
    total: int
    target: int

    @property
    def sum(self) -> Sum:
        return Sum(card=self.card, stamina=self.stamina, bonus=self.bonus, total=self.total, target=self.target)

    @property
    def over(self) -> int:
        return self.total - self.target

    @property
    def is_success(self) -> bool:
        return self.total >= self.target

    @property
    def is_ace(self) -> bool:
        return self.card[0] == "A"

    @property
    def is_king(self) -> bool:
        return self.card[0] == "K"


def level_of(hero: Hero, key: str) -> int:
    """An ability nobody has taught one is used as at level 1 (R107)."""
    return hero.sheet.abilities.get(key, 1)


def target_of(hero: Hero, key: str, *, reach: int = 0, number: int = 1) -> int:
    """What an ability needs: the table, a Weapon Tuner, a Gizmo, Troll-raised."""
    kind = ABILITIES[key]
    target = kind.target.value(level_of(hero, key), hero.sheet.cores, reach=reach, number=number)
    target += hero.sheet.tuned.get(key, 0) + sum(gizmo.target for gizmo in hero.gizmos if gizmo.ability == key)
    if hero.sheet.quirk == "troll-raised" and kind.needs.balance:
        target += QUIRKS["troll-raised"].penalty
    return target


def attack_target(crawl: Crawl, hero: Hero, key: str, enemy: Enemy, *, reach: int, number: int = 1) -> int:
    """R49: against this enemy; quirks know the dark, users of magic, and whose quarry it is."""
    target, quirk = target_of(hero, key, reach=reach, number=number), hero.sheet.quirk
    target += in_the_dark(crawl, hero)
    if quirk == "spell-shy" and any(blow.way == "magic" for blow in line(crawl.state, enemy).blows):
        target += QUIRKS[quirk].bonus
    elif quirk == "bossy" and enemy.first_by not in {-1, hero.seat}:
        target += QUIRKS[quirk].penalty
    return target


def in_the_dark(crawl: Crawl, hero: Hero) -> int:
    """5.2: what whoever is Dark-averse needs more there, whomever it strikes at."""
    return QUIRKS["dark-averse"].penalty if hero.sheet.quirk == "dark-averse" and not crawl.is_bright else 0


def defence_target(hero: Hero, key: str, way: str) -> int:
    """R106, R107; Spell-shy needs more against magic."""
    target = target_of(hero, key) + (0 if key in hero.sheet.abilities else UNTRAINED)
    return target + (QUIRKS["spell-shy"].penalty if hero.sheet.quirk == "spell-shy" and way == "magic" else 0)


def amount_of(hero: Hero, kind: AbilityKind, over: int, *, reach: int = 0) -> int:
    """R51: the formula, with the weapon worn for it and a Gizmo; never below 0."""
    level = level_of(hero, kind.key)
    return max(0, kind.amount.value(level, hero.sheet.cores, over=over, reach=reach) + bonus_of(hero, kind.key))


def bonus_of(hero: Hero, key: str) -> int:
    """What the weapon worn for it and gizmos add to its damage (5.3, 5.5)."""
    weapons = sum(one.amount * level_of(hero, key) for one in worn_kinds(hero) if one.ability == key)
    return weapons + sum(gizmo.damage for gizmo in hero.gizmos if gizmo.ability == key)


def flip_for(crawl: Crawl, hero: Hero, target: int, bonus: int, *, has_stamina: bool) -> Flip:
    """R56: the stamina card is spent before the flip, whatever becomes of it."""
    with crawl.held():
        stamina = crawl.spend_stamina(hero) if has_stamina and hero.stamina else NO_CARD
        crawl.hold(stamina)
        card = crawl.flip()
    total = value(card) + bonus + (value(stamina) if stamina != NO_CARD else 0)
    return Flip(card, stamina, bonus, total, target)
