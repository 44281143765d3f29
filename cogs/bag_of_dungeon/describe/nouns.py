"""What can be looked up: adventurers and their classes, monsters, items, tiles, tokens and what they do."""

from bot.engine import Fact, Noun, Term
from cogs.bag_of_dungeon.content import (
    ADVENTURERS,
    ALL_ITEMS,
    ALL_MONSTERS,
    ALL_TILES,
    DRAGON,
    ITEMS,
    MORNA,
    SPIDERS,
    AdventurerKind,
    ItemKind,
    MonsterKind,
    power_key,
)

PLAIN = "plain"
GROUNDS: dict[str, tuple[int, ...]] = {
    "monster": (86, 26), "item": (89,), "spikey": (90, 91), "pool": (87, 88), "exit": (19, 20, 94),
    "gateway": (111, 135), "pit": (108, 109, 110), "web": (106, 107), "vine": (99, 100, 101), "bones": (105,),
    "seed": (102, 103), "swamp": (104,), "tree": (23, 113, 114), PLAIN: (92,),
}  # fmt: skip
STARTS = {"dstart": (3, 40), "fstart": (4, 40)}
PLAYS = {"duck": (76, 82), "dive": (77,), "riposte": (78, 82), "bossbane": (79,), "killing-blow": (80, 81, 83)}
MARKS = {"ring": (93, 94, 96), "seeds": (103, 124), "token": (74, 75), "poison": (99, 100, 101), "life": (40, 42)}
EFFECTS: dict[str, tuple[int, ...]] = {
    "shot": (44, 45, 46), "lance": (44, 49), "daggers": (44, 46), "bomb": (44, 45), "fire-pot": (44, 106),
    "chest": (64,),
    "trap": (65,), "companion": (66,), "rusty": (36, 138), "cloak": (139, 143), "torch": (13,), "insurance": (40,),
    "reroll": (38,), "rope": (108,), "silk": (106,), "lantern": (104,), "antidote": (100,), "wayfarer": (90, 106),
}  # fmt: skip
NOTED = frozenset({"sting", "mirror", "venom", "grasp", "swarm"})
NOT_NOUNS = (frozenset(ALL_TILES) - frozenset(STARTS)) | {"a", "b"}  # a tile is its ground; sides of an upgrade


def all_nouns() -> tuple[Noun, ...]:
    classes = {hero.kind: hero for hero in reversed(ADVENTURERS.values())}
    return (
        *(Noun("adventurer", hero.key, _card(hero), (2,), text="about-adventurer") for hero in ADVENTURERS.values()),
        *(_class(hero) for hero in reversed(classes.values())),
        *(_monster(kind) for kind in ALL_MONSTERS.values()),
        *(_item(kind) for kind in ALL_ITEMS.values()),
        *(Noun("ground", key, rules=rules, name=f"icon-{key}") for key, rules in GROUNDS.items()),
        *(Noun("ground", key, rules=rules, name=f"tile-{key}") for key, rules in STARTS.items()),
        *(Noun("play", key, rules=rules) for key, rules in PLAYS.items()),
        *(Noun("mark", key, rules=rules, name="item-ring" if key == "ring" else "") for key, rules in MARKS.items()),
    )


def _card(hero: AdventurerKind) -> dict[str, Fact]:
    upgrades: dict[str, Fact] = {side: Term("upgrade", (f"{hero.kind}-{side[-1]}",)) for side in ("side-a", "side-b")}
    numbers: dict[str, Fact] = {"hp": hero.hp, "ap": hero.ap, "dice": hero.dice, "plus": hero.plus}
    return {"adventurer": Term("adventurer", (hero.key,)), "skill": Term("skill", (hero.skill,))} | numbers | upgrades


def _class(hero: AdventurerKind) -> Noun:
    return Noun("class", hero.kind, _card(hero), (2, 75), name=f"adventurer-{hero.key}.class", text="about-class")


def _monster(kind: MonsterKind) -> Noun:
    purple = kind.purple
    facts: dict[str, Fact] = {
        "dice": kind.dice, "plus": kind.plus, "hp": kind.hp, "count": kind.count, "rewards": _rewards(kind),
        "purple_dice": purple.dice if purple else 0, "purple_plus": purple.plus if purple else 0,
        "purple_hp": purple.hp if purple else 0, "is_boss": int(kind.is_boss),
    }  # fmt: skip
    own = kind.is_boss or kind.trait in NOTED
    return Noun("monster", kind.key, facts, _monster_rules(kind), text="" if own else "about-monster")


def _monster_rules(kind: MonsterKind) -> tuple[int, ...]:
    return {
        DRAGON: (20, 41, 48), MORNA: (116, 117, 120, 121, 123), SPIDERS: (106,), "mirror-monster": (73,),
        "reacher": (38,), "bog-hag": (101,),
    }.get(kind.key, (96, 97) if kind.purple else (68,))  # fmt: skip


def _rewards(kind: MonsterKind) -> int:
    """R68, R72."""
    if kind.is_boss or kind.key == SPIDERS:
        return 0
    return 0 if kind.hp <= 5 else 1 if kind.hp <= 9 else 2


def _item(kind: ItemKind) -> Noun:
    worlds = tuple(world for world, items in ITEMS.items() if kind.key in items)
    facts: dict[str, Fact] = {"slot": Term("slot", (kind.slot,)), "count": kind.count, "world": Term("world", worlds)}
    rules = EFFECTS.get(kind.effect, (58, 59))
    if not kind.is_enhanced:
        return Noun("item", kind.key, facts, rules, text=f"power-{kind.key}")
    facts |= {"asleep": _power(kind.key, is_awake=False), "awake": _power(kind.key, is_awake=True)}
    return Noun("item", kind.key, facts, (84, 85, *rules), text="about-enhanced")


def _power(key: str, *, is_awake: bool) -> Term:
    return Term("power", (power_key(key, is_awake=is_awake),))
