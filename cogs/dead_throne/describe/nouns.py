"""What can be looked up: everything a card, a board or a map of this game names."""

from collections.abc import Iterator, Sequence

from bot.engine import Fact, Noun, Term
from cogs.dead_throne.content.board_kinds import BossKind
from cogs.dead_throne.content.card_kinds import EnemyKind, ItemKind
from cogs.dead_throne.content.land import CASTLE, FEATURE_STEPS, QUICK_PATHS, STRUCTURES, TILES
from cogs.dead_throne.content.tables import (
    CHARACTERS,
    COIN,
    ENEMIES,
    EVENTS,
    ITEMS,
    LONE_QUESTS,
    OMENS,
    QUESTS,
    RELICS,
    RINGS,
    ROADS,
    SCROLLS,
    TRAPS,
)

PLAIN = {"weapon": "about-weapon", "shield": "about-shield"}  # items whose kind says all there is to them
ENCHANTED_RULES, TOOL_RULES = (92, 96), (97,)
SLOT_RULES = {"weapon": (55, 94, 100), "shield": (55, 101), "rucksack": (98,), "token": (91,), "tool": TOOL_RULES}
MARKS: dict[str, tuple[int, ...]] = {
    "held": (32, 33, 35),
    "trapped": (113, 34, 35),
    "combo": (94, 95),
    "broken": (100, 101, 102, 103),
    "essence": (83, 84, 85),
    "direct": (57,),
    "element": (82,),
    "hidden": (47, 48, 174),
    "afar": (148, 173),
    "stone": (3, 89, 121, 122),
    "piece": (2, 89, 117, 129),
    "group": (142,),
}
SCHOOLS = ("war", "ward", "way")


def nouns() -> Iterator[Noun]:
    yield from (_character(key) for key in CHARACTERS)
    yield from (_item(kind) for kind in ITEMS.values())
    yield from (Noun("scroll", key, {"deck": Term("deck", (one.school,))}, (104,)) for key, one in SCROLLS.items())
    yield from (_enemy(kind) for kind in ENEMIES.values())
    yield from _bosses()
    yield from (Noun("trap", key, {}, (109, 110, 111)) for key in TRAPS)
    yield from (Noun("quest", key, {}, (114,), text=f"quest-{key}.task") for key in QUESTS)
    yield from (Noun("lone", key, {}, (115,)) for key in LONE_QUESTS)
    yield from (Noun("relic", key, {"relic": Term("relic", (key,))}, (116,), text="about-relic") for key in RELICS)
    yield from (Noun("ring", key, {"ring": Term("ring", (key,))}, (116,), text="about-ring") for key in RINGS)
    yield from (Noun("event-card", key, {}, (18,), text=f"event-card-{key}.does") for key in EVENTS)
    yield from (Noun("omen", key, {}, (), text=f"omen-{key}.does") for key in OMENS)
    yield from _land()
    yield from (Noun("mark", key, {}, rules) for key, rules in MARKS.items())


def _character(key: str) -> Noun:
    kind = CHARACTERS[key]
    facts: dict[str, Fact] = {"attack": kind.attack, "defence": kind.defence, "gear": Term("item", kind.gear)}
    text = "about-saladar" if key == "saladar" else "about-hero"
    return Noun("character", key, facts | {"who": Term("character", (key,))}, (1, 55), text=text)


# Things


def _item(kind: ItemKind) -> Noun:
    facts: dict[str, Fact] = {
        "slot": kind.slot,
        "attack": kind.attack,
        "defence": kind.defence,
        "armour": kind.armour,
        "buy": kind.buy,
        "sell": kind.sell,
        "combos": len(kind.combos),
    }
    for number, combo in enumerate(kind.combos, start=1):
        facts |= {f"partner{number}": Term("item", (combo.partner,))}
        facts |= {f"attack{number}": combo.attack, f"defence{number}": combo.defence}
    return Noun("item", kind.key, facts, _rules_of(kind), text=_text_of(kind))


def _text_of(kind: ItemKind) -> str:
    """Most have a text of their own; what only its figures tell apart has that of its kind."""
    if kind.enchantment or kind.is_two_handed or kind.owner:
        return ""
    return "about-armour" if kind.is_armour else PLAIN.get(kind.slot, "")


def _rules_of(kind: ItemKind) -> tuple[int, ...]:
    rules = (88,) if kind.is_armour else SLOT_RULES.get(kind.slot, ())
    return tuple(dict.fromkeys((*rules, *(ENCHANTED_RULES if kind.enchantment else ()))))


# Whom one fights


def _enemy(kind: EnemyKind) -> Noun:
    penalty = next(iter(kind.lost), None)
    facts: dict[str, Fact] = {
        "level": kind.level,
        "attack": kind.attack,
        "attack-dice": kind.attack_dice,
        "defence": kind.defence,
        "defence-dice": kind.defence_dice,
        "element": kind.element or "none",
        "human": int(kind.is_human),
        "land": Term("terrain", (kind.terrain,)),
        "coin": kind.level + sum(one.amount for one in kind.won if one.do == "coin"),
        "cost": kind.level + sum(one.amount for one in kind.lost if one.do == "pay"),
        "loot": sum(one.amount for one in kind.won if one.do == "loot"),
        "heal": sum(one.amount for one in kind.won if one.do == "heal"),
        "essence": kind.essence,
        "penalty": penalty.do.removeprefix("lose-") if penalty is not None and penalty.do != "pay" else "none",
        "amount": penalty.amount if penalty is not None else 0,
        "slot": penalty.what if penalty is not None else "",
    }
    text = "" if any(one.do == "item" for one in kind.won) else "about-enemy"
    return Noun("enemy", kind.key, facts, (74, 77, 78, 79), text=text)


def _bosses() -> Iterator[Noun]:
    short, long = ROADS["short"].bosses, ROADS["long"].bosses
    for boss, other in zip(short, long, strict=True):
        yield Noun("boss", boss.key, _figures(boss, other), (131, 134, 150), name=f"enemy-{boss.key}")


def _figures(short: BossKind, long: BossKind) -> dict[str, Fact]:
    return {"short": short.space, "short-dice": short.times, "long": long.space, "long-dice": long.times}


# The land


def _land() -> Iterator[Noun]:
    for key, tile in TILES.items():
        text = f"about-tile-{'castle' if tile.has_castle else 'town' if tile.has_town else 'land'}"
        yield Noun("tile", key, {"land": Term("terrain", (tile.terrain,))}, (18,), text=text)
    for step, key in STRUCTURES.items():
        yield Noun("structure", key, {"step": Term("step", (step,))}, (19,), text="about-structure")
    for path in QUICK_PATHS.values():
        yield Noun("quick", path.key, {"steps": Term("step", path.ends)}, (15,), text="about-quick")
    for feature, steps in FEATURE_STEPS.items():
        caught = tuple(key for key, trap in TRAPS.items() if trap.feature == feature)
        facts: dict[str, Fact] = {"steps": Term("step", steps), "traps": Term("trap", caught)}
        yield Noun("feature", feature, facts, (111,), text="about-feature")
    for terrain in ("field", "woods", "docks", "rocks"):
        facts = {"deck": Term("deck", (terrain,)), "coin": COIN[terrain]}
        yield Noun("terrain", terrain, facts, (18,))
    yield from (Noun("deck", key, {}, (104, 106), text=f"deck-{key}.does") for key in SCHOOLS)
    yield Noun("deck", "loot", {}, (19, 20))
    yield Noun("place", "castle", {"step": Term("step", (CASTLE,))}, (126,))
    yield from (Noun("place", place, {}, (rule,)) for place, rule in PLACES.items())


PLACES = {"inn": 21, "market": 22, "tavern": 24, "carriage": 25}
ALL: Sequence[Noun] = tuple(nouns())
