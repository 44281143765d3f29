"""All that can be looked up: every card, die, room and word of the box, with its figures and its rules."""

from collections.abc import Iterator

from bot.engine import Fact, Noun, Term
from cogs.deckbox_dungeons.content.kinds import MODES, SKILLS, Attack, EnemyKind, Keyword
from cogs.deckbox_dungeons.content.quest_kinds import EncounterKind, FaceKind, QuestKind
from cogs.deckbox_dungeons.content.tables import (
    ABILITIES,
    ENCOUNTERS,
    ENEMIES,
    EQUIPMENT,
    FACES,
    HEROES,
    ITEMS,
    MOST_HEALTH,
    QUESTS,
)

KEYWORDS: dict[Keyword, int] = {
    "reach": 70, "crush": 71, "stun": 72, "pierce": 73, "siphon": 74, "regenerate": 75, "ritual": 76, "barrage": 77,
    "heavy": 78,
}  # fmt: skip
TERRAIN = {
    "water": (34,), "pit": (35,), "wall": (37, 31), "doorway": (28, 64), "way": (25, 32), "start": (36,),
    "star": (19, 40),
}  # fmt: skip
VALUES = {
    "attack": (18, 44, 48), "deed": (19, 69), "market": (6, 21), "doom": (91, 83), "tongue": (88, 91), "seal": (91,),
    "health": (4, 53, 24), "energy": (47, 79, 5), "treasure": (52, 6, 5), "action": (12, 20), "speed": (16,),
    "defence": (48,), "melee": (60, 61), "ranged": (62, 63), "critical": (45, 46),
}  # fmt: skip
STANCES = {"boss-melee": "striker", "boss-ranged": "shooter"}
LEVELS = ("normal", "hard", "dire")
EFFECT_RULES = {
    "shot": (65,), "smoke": (104,), "net": (72,), "tonic": (101,), "rope": (35, 34), "cap": (104,), "coin": (93,),
    "success": (68,), "fire": (55,), "heal": (98,), "feather": (53,),
}  # fmt: skip
ABILITY_RULES = {
    "cleave": (84, 77), "rally": (86,), "battle-hymn": (85,), "dirty-trick": (72,), "aimed-shot": (73,),
    "chain-spark": (77,), "second-wind": (101,), "mend": (98,), "stone-skin": (98,),
}  # fmt: skip


def nouns() -> Iterator[Noun]:
    yield from map(_enemy, ENEMIES.values())
    yield from (Noun("keyword", key, rules=(rule,)) for key, rule in KEYWORDS.items())
    yield from _cards()
    yield from map(_quest, QUESTS.values())
    yield from map(_encounter, ENCOUNTERS.values())
    yield from map(_face, FACES.values())
    yield from (Noun("terrain", key, rules=rules) for key, rules in TERRAIN.items())
    yield from (Noun("value", key, rules=rules) for key, rules in VALUES.items())
    yield from (Noun("skill", key, rules=(67, 68, 69), text="about-skill") for key in SKILLS)
    yield from (Noun("level", key, rules=(90,)) for key in LEVELS)


def _cards() -> Iterator[Noun]:
    """What a hero is made of, and what it buys."""
    for item in ITEMS.values():
        facts: dict[str, Fact] = {"item": Term("item", (item.key,)), "cost": item.cost, "copies": item.count}
        timing = "kept" if item.is_kept else "fall" if item.effect == "feather" else item.timing
        rules = (*EFFECT_RULES.get(item.effect, ()), 21, 6)
        yield Noun("item", item.key, facts | {"timing": timing}, rules, text="about-item")
    for hero in HEROES.values():
        facts = {"hero": Term("hero", (hero.key,))}
        yield Noun("hero", hero.key, facts, (80, 9), name=f"hero-{hero.key}.title", text="about-hero")
    for gear in EQUIPMENT.values():
        keywords = [keyword for mode in (gear.melee, gear.ranged) if mode for keyword in mode.keywords]
        facts = {"equipment": Term("equipment", (gear.key,))}
        yield Noun("equipment", gear.key, facts, (*(KEYWORDS[one] for one in keywords), 81), text="about-equipment")
    for ability in ABILITIES.values():
        facts = {"ability": Term("ability", (ability.key,)), "energy": ability.energy, "timing": ability.timing}
        facts |= {skill: getattr(ability, skill) for skill in SKILLS}
        yield Noun("ability", ability.key, facts, (*ABILITY_RULES.get(ability.key, ()), 79), text="about-ability")


def _enemy(kind: EnemyKind) -> Noun:
    """Its Normal side; what its harder one has instead stands beside it."""
    stance = "charge" if kind.ranged is None else STANCES.get(kind.stance, kind.stance)
    facts: dict[str, Fact] = {"stance": stance, "focus": kind.focus, "colour": kind.colour, "icon": kind.icon}
    facts |= {"most": MOST_HEALTH[kind.colour], "speed": kind.speed, "defence": kind.defence}
    for mode in MODES:
        facts |= _attack(mode, kind.attack(mode, "normal")) | _attack(f"hard_{mode}", kind.attack(mode, "hard"))
    facts["harder"] = next(mode for mode in MODES if kind.attack(mode, "normal") != kind.attack(mode, "hard"))
    facts["words"] = len(kind.keywords)
    if kind.keywords:
        facts["keywords"] = Term("keyword", kind.keywords)
    rules = (*(KEYWORDS[one] for one in kind.keywords), *((43,) if kind.colour == "red" else ()), 14, 82)
    return Noun("enemy", kind.key, facts, rules, text="about-enemy")


def _attack(name: str, attack: Attack | None) -> dict[str, Fact]:
    """0 dice: it cannot attack so."""
    return {f"{name}_dice": attack.dice if attack else 0, f"{name}_plus": attack.plus if attack else 0}


def _quest(quest: QuestKind) -> Noun:
    boss = quest.slots.get("red-boss")
    facts: dict[str, Fact] = {"quest": Term("quest", (quest.key,)), "shape": quest.shape, "boss": 0}
    facts |= {"late": quest.late, "sleeps": quest.sleeps}
    if boss:
        facts |= {"boss": 1, "name": Term("enemy", (boss,))}
    facts |= {"doom": quest.doom.get("normal", 0), "harder_doom": quest.doom.get("hard", 0)}
    facts |= {"dawn": quest.dawn.get("normal", 0), "harder_dawn": quest.dawn.get("hard", 0)}
    facts |= dict(zip(("fare2", "fare3", "fare4"), quest.toll or (0, 0, 0), strict=True))
    return Noun("quest", quest.key, facts, (83, 91, *((88,) if quest.shape == "fetch" else ())), text="about-quest")


def _encounter(one: EncounterKind) -> Noun:
    facts: dict[str, Fact] = {"encounter": Term("encounter", (one.key,)), "boss": len(one.boss)}
    facts |= {"green": _count(one.dice, "G"), "blue": _count(one.dice, "B")}
    facts |= {"more_green": _count(one.more, "G"), "more_blue": _count(one.more, "B")}
    facts["reveal"] = one.key if one.reveal else "none"
    facts["has_deed"] = int(one.deed is not None)
    if one.deed is not None:
        facts |= {
            "deed": Term("deed", (one.key,)),
            "needed": one.deed.needed,
            "skill": Term("skill", (one.deed.skill,)),
        }
    return Noun("encounter", one.key, facts, (27, 33, *((19, 69) if one.deed else ())), text="about-encounter")


def _count(dice: tuple[str, ...], colour: str) -> int:
    return sum(one.startswith(colour) for one in dice)


def _face(face: FaceKind) -> Noun:
    """How many ways lead on from it, its arrow being the way in (R8, R26); and what is on its floor."""
    marks = "".join(face.rows)
    part = "start" if "E" in marks else "goal" if any(face.key == quest.goal for quest in QUESTS.values()) else "body"
    facts: dict[str, Fact] = {
        "ways": len(face.exits) - 1,
        "water": marks.count("~"),
        "pits": marks.count("o"),
        "part": part,
    }
    return Noun("face", face.key, facts, (26, 30, 32), text="about-face")
