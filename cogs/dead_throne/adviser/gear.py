"""What to wear."""

from itertools import product

from cogs.dead_throne.adviser.mind import Mind
from cogs.dead_throne.content.tables import ITEMS
from cogs.dead_throne.view.view import ThingView

ATTACK, DEFENCE, ARMOUR = 2.2, 1.8, 1.4  # what a point of each is worth
SPECIALS = {"lucky-charm": 1.0, "travellers-cloak": 1.0, "hunters-horn": 2.0, "scholars-satchel": 1.5,
            "pilgrims-lantern": 2.5, "crown-of-the-king": 50.0}  # fmt: skip
EXTRAS = {"iron-gauntlets": 2.0, "swift-boots": 1.5, "longbow": 1.0, "ring-of-tides": 2.0, "ring-of-warding": 1.0,
          "crested-helm": 1.5, "flame-brand": -2.5}  # fmt: skip
BODY = ("helmet", "body", "gauntlets", "boots", "ring", "special")


def outfit(mind: Mind) -> tuple[str, ...]:
    """The best weapon with a partner or a shield, and the best of everything else: what changes for it."""
    things = [thing for thing in mind.things if {f"wear-{thing.id}", f"stow-{thing.id}"} & {*mind.keys}]
    arms = best_arms(things)
    chosen = [*arms]
    for slot in BODY:
        found = [thing for thing in things if ITEMS[thing.key].slot == slot and not thing.is_broken]
        if found:
            chosen.append(max(found, key=lambda thing: (value_of(thing), -thing.id)))
    wanted = {thing.id for thing in chosen}
    changes = [f"{'wear' if thing.id in wanted else 'stow'}-{thing.id}" for thing in things]
    return tuple(key for key in (*changes, "join") if key in mind.keys)  # a combo is never less than its parts


def best_arms(things: list[ThingView]) -> list[ThingView]:
    weapons = [thing for thing in things if ITEMS[thing.key].slot == "weapon"]
    shields = [thing for thing in things if ITEMS[thing.key].slot == "shield"]
    pairs = product([None, *weapons], [None, *(thing for thing in things if ITEMS[thing.key].slot not in BODY)])
    legal = [pair for pair in pairs if _goes(*pair, shields)]
    best = max(legal, key=lambda pair: (arms_value(*pair), -sum(one.id for one in pair if one)))
    return [one for one in best if one is not None]


def _goes(weapon: ThingView | None, second: ThingView | None, shields: list[ThingView]) -> bool:
    if second is None or second is weapon:
        return second is None
    if weapon is not None and ITEMS[weapon.key].combo_with(second.key) is not None:
        return True
    return second in shields and not (weapon is not None and ITEMS[weapon.key].is_two_handed)


def arms_value(weapon: ThingView | None, second: ThingView | None) -> float:
    """Attack and defence of the two together."""
    if weapon is not None and weapon.is_broken:
        weapon = None
    combo = ITEMS[weapon.key].combo_with(second.key) if weapon and second else None
    if weapon and second and combo:
        return ATTACK * (combo.attack + weapon.charms) + DEFENCE * combo.defence + EXTRAS.get(weapon.key, 0.0)
    attack = ITEMS[weapon.key].attack + weapon.charms + EXTRAS.get(weapon.key, 0.0) if weapon else 2
    is_shield = second is not None and ITEMS[second.key].slot == "shield" and not second.is_broken
    defence = ITEMS[second.key].defence + second.charms if second and is_shield else 1
    return ATTACK * attack + DEFENCE * defence


def value_of(thing: ThingView) -> float:
    return worth_of_item(thing.key) * (0.2 if thing.is_broken else 1.0)


def worth_of_item(key: str) -> float:
    """Armour and special things by themselves."""
    return ARMOUR * ITEMS[key].armour + SPECIALS.get(key, 0.0) + EXTRAS.get(key, 0.0)


def could_dress_better(mind: Mind) -> bool:
    """Asked before the question is: would other things be worn?"""
    loose = [thing for thing in mind.pack if thing.kind == "item" and not thing.is_broken]
    if not loose:
        return False
    things = [thing for thing in mind.things if thing.kind == "item"]
    arms = best_arms([thing for thing in things if ITEMS[thing.key].slot in {"weapon", "shield", "tool"}])
    held = [thing for thing in mind.me.worn if thing.slot in {"weapon", "partner", "shield"}]
    if value_of_arms(arms) > value_of_arms(held) + 0.1:
        return True
    worn: dict[str | None, ThingView] = {thing.slot: thing for thing in mind.me.worn}
    for thing in loose:
        slot = ITEMS[thing.key].slot
        if slot in BODY:
            now = worn.get(slot)
            if value_of(thing) > (value_of(now) if now else 0.0) + 0.1:
                return True
    return False


def value_of_arms(things: list[ThingView]) -> float:
    weapon = next((thing for thing in things if ITEMS[thing.key].slot == "weapon"), None)
    return arms_value(weapon, next((thing for thing in things if thing is not weapon), None))
