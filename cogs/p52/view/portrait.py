"""A character as one wants to show it: from a roster, or in a panel at the table. Never its stamina cards."""

from collections.abc import Iterable

from msgspec import Struct

from cogs.p52.content.kinds import Cores
from cogs.p52.content.tables import ABILITIES
from cogs.p52.rules.heroes import figures
from cogs.p52.state.people import Hero, Item
from cogs.p52.state.sheet import Record, Sheet
from cogs.p52.view.sight_people import ability_view
from cogs.p52.view.view import AbilityView, DefenceView, HeroView, ItemView, P52View


class Deed(Struct, frozen=True):
    """An ability with its numbers filled in. It does `base` + `over` × what is above + `reach` × the distance.

    It needs `target`, and `per_reach` more for each spot of distance; `per_number` for each enemy on the spot, one of
    which is counted in it.
    """

    key: str
    level: int
    target: int
    per_reach: int
    per_number: int
    base: int
    over: int
    reach: int


class Piece(Struct, frozen=True):
    """Things of one kind. `part`: where it is worn."""

    key: str
    count: int
    part: str
    is_worn: bool


class Portrait(Struct, frozen=True):
    """`health` is None where no match is on."""

    name: str
    race: str
    calling: str
    quirk: str
    level: int
    experience: int
    next_level: int
    cores: Cores
    health: int | None
    most_health: int
    movement: int
    initiative: int
    armour: int
    deeds: tuple[Deed, ...]
    gear: tuple[Piece, ...]
    won: int
    lost: int
    deaths: int
    is_retired: bool = False
    records: tuple[Record, ...] = ()
    defences: tuple[DefenceView, ...] = ()


def own_portrait(view: P52View) -> Portrait:
    """Of the viewer's own."""
    if view.viewer is None:
        raise ValueError("the public has no panel")
    return portrait(view.heroes[view.viewer])


def portrait(hero: HeroView) -> Portrait:
    """Of a character in a match."""
    return Portrait(
        name=hero.name,
        race=hero.race,
        calling=hero.calling,
        quirk=hero.quirk,
        level=hero.level,
        experience=hero.experience,
        next_level=hero.next_level,
        cores=hero.cores,
        health=hero.health,
        most_health=hero.most_health,
        movement=hero.movement,
        initiative=hero.initiative,
        armour=hero.armour,
        deeds=tuple(_deed(one, hero.cores) for one in hero.abilities),
        gear=_gear(hero.bag),
        won=hero.won,
        lost=hero.lost,
        deaths=hero.deaths,
        records=hero.records,
        defences=hero.defences,
    )


def portrait_of(sheet: Sheet) -> Portrait:
    """Of a character between two matches."""
    bag = [Item(number, one.key, one.part) for number, one in enumerate(sheet.gear)]
    hero = Hero(0, sheet, bag=bag, worn=[number for number, one in enumerate(sheet.gear) if one.is_worn])
    shown = [ItemView(item.id, item.key, item.part, item.id in hero.worn) for item in bag]
    return Portrait(
        name=sheet.name,
        race=sheet.race,
        calling=sheet.calling,
        quirk=sheet.quirk,
        level=sheet.level,
        experience=sheet.experience,
        next_level=figures.next_level(sheet),
        cores=sheet.cores,
        health=None,
        most_health=figures.most_health_of(sheet),
        movement=figures.movement(hero, is_dark=False),
        initiative=figures.initiative(hero),
        armour=figures.armour(hero),
        deeds=tuple(_deed(ability_view(hero, key, level), sheet.cores) for key, level in sheet.abilities.items()),
        gear=_gear(shown),
        won=sheet.won,
        lost=sheet.lost,
        deaths=sheet.deaths,
        is_retired=sheet.is_retired,
        records=tuple(sheet.records),
    )


def _deed(one: AbilityView, cores: Cores) -> Deed:
    """`plus`: what the weapon worn for it and gizmos add."""
    kind = ABILITIES[one.key]
    return Deed(
        key=one.key,
        level=one.level,
        target=one.target,
        per_reach=kind.target.reach,
        per_number=kind.target.number,
        base=kind.amount.value(one.level, cores) + one.plus,
        over=kind.amount.over,
        reach=kind.amount.reach,
    )


def _gear(bag: Iterable[ItemView]) -> tuple[Piece, ...]:
    """What is worn first; things of one kind together."""
    counts: dict[tuple[str, str, bool], int] = {}
    for item in bag:
        one = (item.key, item.part if item.is_worn else "", item.is_worn)
        counts[one] = counts.get(one, 0) + 1
    found = [Piece(key, count, part, is_worn) for (key, part, is_worn), count in counts.items()]
    return tuple(sorted(found, key=lambda piece: not piece.is_worn))
