"""R5: what follows from the core abilities, before anything that is worn or lasts a while."""

from cogs.p52.content.tables import QUIRKS
from cogs.p52.state.sheet import Sheet


def most_health(sheet: Sheet) -> int:
    """Max HP; who was raised by trolls has more with each level."""
    tough = QUIRKS["troll-raised"].bonus * sheet.level if sheet.quirk == "troll-raised" else 0
    return sheet.cores.lift * sheet.cores.think + 3 + tough


def base_movement(sheet: Sheet) -> int:
    """Movement without shoes and armour."""
    return sheet.cores.move // 4 + 1


def initiative(sheet: Sheet) -> int:
    pushy = QUIRKS["bossy"].bonus if sheet.quirk == "bossy" else 0
    return sheet.cores.move + 2 * sheet.cores.lead + pushy
