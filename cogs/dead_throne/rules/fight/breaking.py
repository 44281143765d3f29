"""R95, R100, R101: what breaks in a blow, by a scroll or in a trap."""

from bot.engine import Script
from cogs.dead_throne.content.tables import ITEMS
from cogs.dead_throne.events.people import Broke
from cogs.dead_throne.rules.people.figures import combo_of, defence_gear, shield_of, weapon_of
from cogs.dead_throne.state.people import Player, Slot
from cogs.dead_throne.state.things import Thing


def is_brittle(player: Player) -> bool:
    """Can what they would strike with break at all? A conjured blade and a Longbow do not (R96)."""
    return "blade" not in player.conjured and can_break(weapon_of(player))


def strain_weapon(player: Player, own: int, defence: int) -> Script[None]:
    """R100: it was in an attack, and alone (`own`) is less than all that was put against it."""
    if own < defence and is_brittle(player):
        yield from break_worn(player, "weapon")


def strain_shield(player: Player, attack: int, damage: int) -> Script[None]:
    """R101: damage got through, and the attack was at least twice what shield or combo defend."""
    value = defence_gear(player)
    if "bulwark" in player.conjured or player.is_trapped or not damage or not value or attack < 2 * value:
        return
    yield from break_worn(player, "weapon" if combo_of(player) else "shield")


def can_break(thing: Thing | None) -> bool:
    """A Longbow never does, whatever is done to it (R96)."""
    return thing is not None and not thing.is_broken and ITEMS[thing.key].enchantment != "unbreakable"


def break_worn(player: Player, slot: Slot) -> Script[None]:
    """A combo breaks with its partner (R95)."""
    slots: tuple[Slot, ...] = ("weapon", "partner") if slot == "weapon" else (slot,)
    for thing in (player.worn.get(one) for one in slots):
        if thing is not None and can_break(thing):
            thing.is_broken = True
            yield Broke(seat=player.seat, item=thing.key)


def break_shield(player: Player) -> Script[None]:
    """The shield that is worn; one that is part of a combo breaks with it (R95)."""
    is_in_combo = shield_of(player) is not player.worn.get("shield")
    yield from break_worn(player, "weapon" if is_in_combo else "shield")
