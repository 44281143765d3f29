"""R8, R92 to R95: what is worn, as one choice whose slots are checked."""

from collections.abc import Iterable

from bot.engine import Fact, Option, PickSome, Prompt, Script, ask
from cogs.dead_throne.content.tables import ITEMS
from cogs.dead_throne.events.people import GearChanged
from cogs.dead_throne.prompts.options import thing_option
from cogs.dead_throne.rules.people.at_hand import hand_options, take_in_hand
from cogs.dead_throne.rules.people.limits import keep_limits
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import ARMOUR, SLOTS, Player, Slot
from cogs.dead_throne.state.things import Thing

GEAR, WEAR, STOW = "gear", "wear", "stow"
JOIN, APART = Option("join", "join-arms", is_secret=True), Option("apart", "keep-apart", is_secret=True)
ARMS: tuple[Slot, ...] = ("weapon", "partner", "shield", "special")


def wearable(player: Player, *, has_armour: bool) -> list[Thing]:
    """In battle armour stays as it is (R93)."""
    things = [thing for thing in player.things if thing.kind == "item"]
    return [thing for thing in things if _can_wear(player, thing, has_armour=has_armour)]


def _can_wear(player: Player, thing: Thing, *, has_armour: bool) -> bool:
    kind = ITEMS[thing.key]
    if kind.is_armour:
        return has_armour
    if kind.slot == "tool":
        return _is_partner(player, thing)
    return kind.slot in ARMS


def _is_partner(player: Player, thing: Thing) -> bool:
    """Torch and Hammer are worn with a weapon that goes with them, and never alone."""
    weapons = (one for one in player.things if one.kind == "item" and ITEMS[one.key].slot == "weapon")
    return any(ITEMS[weapon.key].combo_with(thing.key) for weapon in weapons)


def can_rearrange(player: Player, *, has_armour: bool) -> bool:
    """Is there anything to put on, to take off or to take in hand?"""
    return bool(wearable(player, has_armour=has_armour) or player.sack)


def change_gear(realm: Realm, player: Player, *, has_armour: bool = True) -> Script[None]:
    """One question: what is put on, taken off and taken in hand. Who names nothing stays as they are.

    Whether weapon and shield are a combo or worn side by side (R8, R94) is part of it, and remembered.
    Somebody may be asked after a victory (R60) while their own turn asks as well: `armour` tells the two apart.
    """
    things = wearable(player, has_armour=has_armour)
    if not can_rearrange(player, has_armour=has_armour):
        return  # they were taken while they looked at the menu (R156)
    worn = {thing.id for thing in player.worn.values()}
    options = [thing_option(STOW if thing.id in worn else WEAR, thing) for thing in things]
    options += hand_options(player)
    if _can_be_one(things, player.worn):
        options.append(JOIN if player.is_apart else APART)
    kind = PickSome(tuple(options), 0, len(options))
    facts: dict[str, Fact] = {"armour": int(has_armour)}
    answer = yield from ask(Prompt(player.seat, GEAR, "R92", kind, default=(), is_secret=True, facts=facts))
    player.is_apart = APART.key in answer.keys or (player.is_apart and JOIN.key not in answer.keys)
    slots = fitting(_wanted(player, answer.keys), player.worn, has_armour=has_armour, is_apart=player.is_apart)
    if dress(player, slots):
        yield GearChanged(seat=player.seat, items=tuple(thing.key for thing in player.worn.values()))
        yield from keep_limits(realm, player)
    take_in_hand(player, answer.keys)


def rearm(realm: Realm, victor: Player, loser: Player) -> Script[None]:
    """R60: whoever has defeated an opponent may change arms at once, for whatever is still to come."""
    if realm.is_decided or loser.is_up or not victor.is_up:
        return
    if can_rearrange(victor, has_armour=False):
        yield from change_gear(realm, victor, has_armour=False)


def _can_be_one(things: list[Thing], worn: dict[Slot, Thing]) -> bool:
    """R94: do they have a weapon and a shield that go together?"""
    shields = [thing for thing in things if ITEMS[thing.key].slot == "shield"]
    return any(_goes(thing, shield, worn) for thing in things for shield in shields)


def _goes(weapon: Thing, partner: Thing, worn: dict[Slot, Thing]) -> bool:
    """R94, R95: two that go together, both whole; what broke as one may be kept as one."""
    if weapon is partner or ITEMS[weapon.key].combo_with(partner.key) is None:
        return False
    is_kept = worn.get("weapon") is weapon and worn.get("partner") is partner
    return is_kept or not (weapon.is_broken or partner.is_broken)


def _wanted(player: Player, keys: Iterable[str]) -> list[Thing]:
    """What is put on comes first, so that it takes the place of what was worn; something may be lost meanwhile."""
    carried = {f"{WEAR}-{thing.id}": thing for thing in player.loose}
    named = set(keys)
    kept = [thing for thing in player.worn.values() if f"{STOW}-{thing.id}" not in named]
    return [*(carried[key] for key in keys if key in carried), *kept]


def fitting(
    chosen: Iterable[Thing], worn: dict[Slot, Thing], *, has_armour: bool, is_apart: bool = False
) -> dict[Slot, Thing]:
    """Slots for what was chosen; what has no place is left out. The rucksack stays, and in battle so does armour.

    `is_apart`: a shield is worn beside the weapon, even where the two would make a combo.
    """
    kept = ("rucksack",) if has_armour else ("rucksack", *ARMOUR)
    slots: dict[Slot, Thing] = {slot: thing for slot, thing in worn.items() if slot in kept}
    things = list(chosen)
    weapons = [thing for thing in things if ITEMS[thing.key].slot == "weapon"]
    if weapons:
        partners = [one for one in things if not (is_apart and ITEMS[one.key].slot == "shield")]
        lead = _lead(weapons, partners, worn)
        slots["weapon"] = lead
        partner = next((one for one in partners if _goes(lead, one, worn)), None)
        if partner is not None:
            slots["partner"] = partner
    for thing in things:
        slot = ITEMS[thing.key].slot
        if slot not in slots and slot in SLOTS and slot not in {"weapon", "rucksack"} and not _is_barred(slot, slots):
            slots[slot] = thing
    return slots


def _lead(weapons: list[Thing], things: list[Thing], worn: dict[Slot, Thing]) -> Thing:
    """Of two weapons the one whose combo the other is; else the first named."""
    for weapon in weapons:
        if any(_goes(weapon, one, worn) for one in things if one in weapons or weapon is weapons[0]):
            return weapon
    return weapons[0]


def _is_barred(slot: str, slots: dict[Slot, Thing]) -> bool:
    """R94: no shield beside a combo, nor with a weapon for both hands."""
    if slot != "shield":
        return False
    weapon = slots.get("weapon")
    return "partner" in slots or (weapon is not None and ITEMS[weapon.key].is_two_handed)


def dress(player: Player, slots: dict[Slot, Thing]) -> bool:
    """It is worn so. Did anything change? What comes off may be more than can be carried: see `keep_limits` (R99)."""
    ids = {thing.id for thing in slots.values()}
    if {slot: thing.id for slot, thing in slots.items()} == {slot: one.id for slot, one in player.worn.items()}:
        return False
    pack = [thing for thing in player.pack if thing.id not in ids]
    sack = [thing for thing in player.sack if thing.id not in ids]
    off = [thing for thing in player.worn.values() if thing.id not in ids]
    player.worn, player.pack, player.sack = slots, [], []
    for thing in (*pack, *off, *sack):
        (player.pack if len(player.pack) < 3 else player.sack).append(thing)
    return True


def dress_best(player: Player, things: Iterable[Thing]) -> None:
    """R1: what a character brings is worn as far as it can be; the rest is stowed."""
    given = list(things)
    slots = fitting((one for one in given if ITEMS[one.key].slot != "tool"), {}, has_armour=True)
    player.worn = slots
    player.pack = [one for one in given if one not in slots.values()]


def gear_deed_is_open(player: Player) -> bool:
    """Is there anything to change at all?"""
    carried = (ITEMS[thing.key].slot for thing in player.loose if thing.kind == "item")
    is_worn = any(slot in {*ARMS, *ARMOUR} for slot in player.worn)
    return bool(player.sack) or is_worn or any(slot not in {"tool", "token"} for slot in carried)
