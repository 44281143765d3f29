"""R55, R87 to R89, R92, R96, R100, R113: what somebody's gear comes to."""

from cogs.dead_throne.content.land import STEPS
from cogs.dead_throne.content.tables import CHARACTERS, ITEMS
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.match import State
from cogs.dead_throne.state.people import ARMOUR, Player
from cogs.dead_throne.state.things import Thing

START, TOP = 10, 20  # nobody's health is ever above 20 (R88)
BLADE, BULWARK = 5, 4  # what is conjured (R104)
STONE_TERRAIN = {"green": "woods", "blue": "docks", "red": "rocks"}


def stone_terrain(stone: str) -> str:
    """Whose stone it is: green-1 belongs to the woods."""
    return STONE_TERRAIN[stone.partition("-")[0]]


def active_stones(state: State) -> dict[str, str]:
    """R3, R123: stones that lie on their own terrain, and where."""
    return {
        stone: step
        for step, ground in state.ground.items()
        for stone in ground.stones
        if STEPS[step].terrain == stone_terrain(stone)
    }


def armour_of(player: Player) -> int:
    worn = (player.worn.get(slot) for slot in ARMOUR)
    return sum(ITEMS[thing.key].armour for thing in worn if thing is not None and not thing.is_broken)


def most_health(realm: Realm, player: Player) -> int:
    """R87 to R89: 10, armour, stones and pieces."""
    return most_health_in(realm.state, player)


def most_health_in(state: State, player: Player) -> int:
    magic = player.pieces + len(active_stones(state)) if player.is_saladar else len(player.stones)
    return min(TOP, START + armour_of(player) + magic)


def weapon_of(player: Player) -> Thing | None:
    """The weapon that can be used."""
    weapon = player.worn.get("weapon")
    return weapon if weapon is not None and not weapon.is_broken else None


def shield_of(player: Player) -> Thing | None:
    """The shield they wear, be it the partner of a combo."""
    partner = player.worn.get("partner")
    is_shield = partner is not None and ITEMS[partner.key].slot == "shield"
    return partner if is_shield else player.worn.get("shield")


def combo_of(player: Player) -> tuple[int, int] | None:
    """R94: attack and defence of a whole combo; what is broken gives nothing (R102)."""
    weapon, partner = weapon_of(player), player.worn.get("partner")
    if weapon is None or partner is None or partner.is_broken:
        return None
    combo = ITEMS[weapon.key].combo_with(partner.key)
    return (combo.attack, combo.defence) if combo else None


def attack_of(player: Player) -> int:
    """R55: the weapon's or combo's attack, a charm and gauntlets with it, or the hand's."""
    if "blade" in player.conjured:
        return BLADE + _gauntlets(player)
    weapon = weapon_of(player)
    if weapon is None:
        return CHARACTERS[player.character].attack
    combo = combo_of(player)
    charms = weapon.charms + (player.worn["partner"].charms if combo and shield_of(player) is None else 0)
    return (combo[0] if combo else ITEMS[weapon.key].attack) + charms + _gauntlets(player)


def _gauntlets(player: Player) -> int:
    return int(has_enchanted(player, "iron-gauntlets"))


def is_armed(player: Player) -> bool:
    """Would an attack be made with a weapon?"""
    return "blade" in player.conjured or weapon_of(player) is not None


def defence_of(player: Player) -> int:
    """R55, R113: the shield's or combo's defence, or the hand's; 0 while trapped."""
    if player.is_trapped:
        return 0
    return defence_gear(player) or CHARACTERS[player.character].defence


def defence_gear(player: Player) -> int:
    """R101: what the shield or combo alone defends; 0: there is none."""
    if "bulwark" in player.conjured:
        return BULWARK
    combo, shield = combo_of(player), shield_of(player)
    if combo:
        return combo[1] + (shield.charms if shield is not None else 0)
    shield = player.worn.get("shield")
    return 0 if shield is None or shield.is_broken else ITEMS[shield.key].defence + shield.charms


def has_enchanted(player: Player, item: str) -> bool:
    """R96: is that item worn, and whole?"""
    return any(thing.key == item and not thing.is_broken for thing in player.worn.values())


def strikes_with(player: Player, item: str) -> bool:
    """R96: is it that weapon, whole, which they would attack with? A conjured blade takes its place."""
    weapon = weapon_of(player)
    return weapon is not None and weapon.key == item and "blade" not in player.conjured


def hand_limit(player: Player) -> int:
    """R104: three scrolls; four with a Crested Helm."""
    return 4 if has_enchanted(player, "crested-helm") else 3


def can_enter_walls(player: Player) -> bool:
    """R125."""
    return not player.is_saladar or player.pieces >= 2


def has_crown(player: Player) -> bool:
    return any(thing.key == "crown-of-the-king" for thing in player.things)


def can_enter_castle(realm: Realm, player: Player) -> bool:
    """R126, R162: entering is winning."""
    if not realm.is_competitive:
        return False
    if has_crown(player):
        return True
    state = realm.state
    if player.is_saladar:
        return state.pieces > 0 and player.pieces == state.pieces
    return state.stones > 0 and len(player.stones) == state.stones
