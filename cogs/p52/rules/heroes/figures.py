"""A character's figures as they count now: R5, what it wears (R94), its quirk (5.2)."""

from cogs.p52.content.item_kinds import ItemKind
from cogs.p52.content.tables import ITEMS, QUIRKS
from cogs.p52.state.people import Hero, Item
from cogs.p52.state.sheet import Sheet


def has_quirk(hero: Hero, key: str) -> bool:
    return hero.sheet.quirk == key


def most_health_of(sheet: Sheet) -> int:
    """R5; Troll-raised has 2 more for each level."""
    tough = QUIRKS["troll-raised"].bonus * sheet.level if sheet.quirk == "troll-raised" else 0
    return sheet.cores.lift * sheet.cores.think + 3 + tough


def most_health(hero: Hero) -> int:
    return most_health_of(hero.sheet)


def worn(hero: Hero) -> list[Item]:
    return [item for item in hero.bag if item.id in hero.worn] if hero.worn else []


def worn_kinds(hero: Hero) -> list[ItemKind]:
    return [ITEMS[item.key] for item in worn(hero)]


def movement(hero: Hero, *, is_dark: bool) -> int:
    """R5, with shoes, less a spot for two penalised pieces of armour; Dark-averse is quicker in the dark."""
    kinds = worn_kinds(hero)
    steps = hero.sheet.cores.move // 4 + 1 + sum(kind.movement for kind in kinds)
    steps -= sum(kind.is_penalised for kind in kinds) // 2
    if is_dark and has_quirk(hero, "dark-averse"):
        steps += QUIRKS["dark-averse"].bonus
    return max(0, steps)


def initiative(hero: Hero) -> int:
    """R5; Bossy is earlier."""
    early = QUIRKS["bossy"].bonus if has_quirk(hero, "bossy") else 0
    return hero.sheet.cores.move + 2 * hero.sheet.cores.lead + early


def armour(hero: Hero) -> int:
    """R94: what is taken off every damage."""
    return sum(kind.armour for kind in worn_kinds(hero)) * hero.sheet.level


def next_level(sheet: Sheet) -> int:
    """R116: the experience it takes."""
    return 10 * sheet.level + 10
