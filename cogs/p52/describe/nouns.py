"""What can be looked up: all that the tables name, and the words that stand on boards and sheets."""

from collections.abc import Iterator
from functools import cache

from bot.engine import Fact, Noun, Term
from cogs.p52.content.kinds import CORES, Cores
from cogs.p52.content.places import cells_of
from cogs.p52.content.tables import (
    ABILITIES,
    ADVENTURES,
    CLASSES,
    DELVE,
    ITEMS,
    PREGENS,
    QUIRKS,
    RACES,
    RANKS,
    ROOMS,
    TEMPLATES,
)
from cogs.p52.describe.noun_foes import boss_nouns, enemy_nouns
from cogs.p52.view.printed import printed_hero

_USES: dict[str, tuple[int, ...]] = {
    "melee": (49, 50, 51), "ranged": (66, 67, 51), "magic": (67, 64, 51), "defence": (106, 107), "follow-up": (51, 124),
    "help": (65, 57), "trick": (65, 57), "self": (65, 57), "lock": (88, 90, 92),
}  # fmt: skip
_GROUNDS: dict[str, tuple[int, ...]] = {
    "path": (35,), "obstructed": (40,), "hidden": (42, 71), "trap": (41,), "chest": (87, 88, 91, 92), "special": (122,),
    "key": (145,), "exit": (14, 15, 111, 112, 113), "down": (17, 140), "gap": (19, 68),
}  # fmt: skip
_CONDITIONS: dict[str, tuple[int, ...]] = {
    "stunned": (109,), "dead": (110, 131), "aim": (72, 73, 74, 77), "guard": (79, 80, 81, 82), "waiting": (32, 125),
    "frozen": (127, 135), "poisoned": (97,), "fleeing": (98, 124), "unseen": (71,), "haste": (30,), "mending": (143,),
    "caught": (34, 143), "shield": (108,), "ambush": (28,), "intent": (97, 99, 100),
}  # fmt: skip
_FIGURES: dict[str, tuple[int, ...]] = {
    "health": (5, 109, 114), "stamina": (8, 31, 56, 57), "movement": (5, 35), "initiative": (5, 25),
    "armour": (94, 108),
    "needs": (49, 50), "over": (51,), "damage": (51, 54, 58), "trait": (55,), "experience": (115, 116),
    "level": (7, 117), "suit": (2, 18),
}  # fmt: skip
_LIGHTS = ("lit", "dark", "day", "night")
_SHAPES = ("boss", "survival", "trapped", "treasure")
NOT_NOUNS = frozenset({"points", "cores", "damage", "spots", "target", "traits", "amount", "needs", "hp"})


@cache
def nouns() -> tuple[Noun, ...]:
    return tuple(_all())


def _all() -> Iterator[Noun]:
    yield from enemy_nouns()
    yield from boss_nouns()
    yield from (Noun("rank", key, rules=(18, 97, 102)) for key in RANKS)
    yield from _heroes()
    yield from _abilities()
    yield from _items()
    yield from (Noun("ground", key, rules=rules) for key, rules in _GROUNDS.items())
    yield from (Noun("condition", key, rules=rules) for key, rules in _CONDITIONS.items())
    yield from (Noun("figure", key, rules=rules) for key, rules in _FIGURES.items())
    yield from (Noun("core", key, rules=(5, 117)) for key in CORES)
    yield from (Noun("race", key, _cores(one.cores), (6,)) for key, one in RACES.items())
    for key, one in CLASSES.items():
        facts = _cores(one.cores) | {"abilities": Term("ability", one.abilities)}
        yield Noun("calling", key, facts, (6,), text="about-calling")
    yield from (Noun("quirk", key, rules=(6,)) for key in QUIRKS)
    yield from (Noun("light", key, rules=(10, 17), name=f"room-is-{key}") for key in _LIGHTS)
    yield from _rooms()
    yield from _quests()


def _cores(cores: Cores) -> dict[str, Fact]:
    return {core: cores.of(core) for core in CORES}


def _heroes() -> Iterator[Noun]:
    for key in PREGENS:
        one = printed_hero(key)
        facts: dict[str, Fact] = {
            "name": one.name,
            "health": one.health,
            "movement": one.movement,
            "initiative": one.initiative,
            **_cores(one.cores),
        }
        yield Noun("hero", key, facts, (5, 6), name="hero-name")


def _abilities() -> Iterator[Noun]:
    for key, kind in ABILITIES.items():
        target = kind.target
        facts: dict[str, Fact] = {
            "plus": target.plus,
            "level": -target.level,
            "reach": target.reach,
            "number": target.number,
            "cost": kind.cost,
            **_cores(kind.needs),
        }
        yield Noun("ability", key, facts, _USES.get(kind.kind, (65, 57)))


def _items() -> Iterator[Noun]:
    for key, kind in ITEMS.items():
        facts: dict[str, Fact] = {
            "sum": kind.sum,
            "worn": kind.slot or "none",
            "hands": kind.hands,
            "is_used_up": int(kind.is_used_up),
        }
        rules = (93, 94) if kind.slot else (86, 92) if kind.is_thrown else (145,) if kind.is_relic else (84, 85, 92)
        yield Noun("item", key, facts, rules)


def _rooms() -> Iterator[Noun]:
    for key, room in ROOMS.items():
        facts: dict[str, Fact] = {"spots": len(cells_of(room.rows)), "light": Term("light", (room.light,))}
        yield Noun("room", key, facts, (20,), text=f"room-{key}.enter")
    yield from (Noun("template", key, rules=(13, 14), name=f"room-{key}", text="about-template") for key in TEMPLATES)
    yield Noun("template", "grid", rules=(13,), name="room-grid", text="about-template")


def _quests() -> Iterator[Noun]:
    for key in (*ADVENTURES, DELVE):
        known = ADVENTURES.get(key)
        facts: dict[str, Fact] = {"adventure": Term("adventure", (key,)), "rooms": len(known.scene) if known else 0}
        yield Noun("adventure", key, facts, (122, 119), text="about-adventure")
    for key in _SHAPES:
        yield Noun("shape", key, {"shape": Term("shape", (key,))}, (122,), text="about-shape")
    yield from (Noun("difficulty", key, rules=(128, 136)) for key in ("gentle", "grim", "dire"))
