"""R95, R100, R101: what breaks in a blow."""

from bot.engine import Script
from cogs.dead_throne.content.tables import ITEMS
from cogs.dead_throne.events.people import Broke
from cogs.dead_throne.rules.people.figures import combo_of, defence_gear, weapon_of
from cogs.dead_throne.state.people import Player, Slot


def strain_weapon(player: Player, own: int, defence: int) -> Script[None]:
    """R100: it was in an attack, and alone (`own`) is less than all that was put against it."""
    weapon = weapon_of(player)
    if "blade" in player.conjured or weapon is None or own >= defence:
        return
    if ITEMS[weapon.key].enchantment != "unbreakable":
        yield from break_worn(player, "weapon")


def strain_shield(player: Player, attack: int, damage: int) -> Script[None]:
    """R101: damage got through, and the attack was at least twice what shield or combo defend."""
    value = defence_gear(player)
    if "bulwark" in player.conjured or player.is_trapped or not damage or not value or attack < 2 * value:
        return
    yield from break_worn(player, "weapon" if combo_of(player) else "shield")


def break_worn(player: Player, slot: Slot) -> Script[None]:
    """A combo breaks with its partner (R95)."""
    slots: tuple[Slot, ...] = ("weapon", "partner") if slot == "weapon" else (slot,)
    for one in slots:
        thing = player.worn.get(one)
        if thing is not None and not thing.is_broken:
            thing.is_broken = True
            yield Broke(seat=player.seat, item=thing.key)
