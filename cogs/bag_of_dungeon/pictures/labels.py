"""Fills the words of the pictures from the catalogue."""

from dataclasses import replace
from functools import lru_cache

from bot.words import Words
from cogs.bag_of_dungeon.content import ADVENTURERS, ALL_ITEMS, ALL_MONSTERS, UPGRADES, WORLDS
from cogs.bag_of_dungeon.pictures.words import MapWords, Said
from cogs.bag_of_dungeon.state import SPACES
from cogs.bag_of_dungeon.view import BagView
from cogs.bag_of_dungeon.view.hunts import reaches
from cogs.bag_of_dungeon.view.stage import stage

LANGUAGES = 16  # whose words are kept


def map_words(words: Words, view: BagView) -> MapWords:
    """The words of one picture: what this view's stage, round and fight are called, and all names."""
    found = _map_words(words, aim(view), view.round, view.fight.round if view.fight else None)
    plan = view.morna.hunts if view.morna is not None and view.outcome is None else None
    if plan is None or not plan.meets:
        return found
    hero = words.say(f"adventurer-{view.heroes[plan.target].adventurer}")
    return replace(found, hunts=words.say("board-hunts", hero=hero, percent=reaches(plan)))


def aim(view: BagView) -> str:
    """The key of what the party is after, or of how it ended."""
    if view.result:
        return f"over-{view.result}"
    return "choose" if view.phase == "choose" else stage(view)


@lru_cache(maxsize=4 * LANGUAGES)
def _map_words(words: Words, aim_key: str, number: int, fight: int | None) -> MapWords:
    say = words.say
    return MapWords(
        aim=say(f"aim-{aim_key}"),
        round=say("board-round", round=number),
        hunts="",
        acting=say("board-acting"),
        fight="" if fight is None else say("board-fight", round=max(1, fight)),
        ap=say("board-ap"),
        seat=say("board-seat"),
        choosing=say("board-choosing"),
        worlds={world: say(f"world-{world}.label") for world in WORLDS},
        status={"in": "", "left": say("board-left"), "out": say("board-out")},
        adventurers={key: say(f"adventurer-{key}") for key in ADVENTURERS},
        kinds={adventurer.kind: say(f"adventurer-{key}.class") for key, adventurer in ADVENTURERS.items()},
        monsters={key: say(f"monster-{key}") for key in ALL_MONSTERS},
        items=_items(words),
        awakened=_awakened(words),
        skills=_skills(words),
        upgrades={f"{kind}-{side}": say(f"upgrade-{kind}-{side}") for kind in UPGRADES for side in UPGRADES[kind]},
        spaces={name: say(f"space-{name}") for name in SPACES},
        worn=say("board-worn"),
        pack=say("board-pack"),
        other_hand=say("board-other-hand"),
        poisoned=say("board-poisoned"),
        kills=say("board-kills"),
        tokens=say("board-tokens"),
        seeds=say("board-seeds"),
        ring=say("board-ring"),
        upgrade=say("board-upgrade"),
    )


@lru_cache(maxsize=LANGUAGES)
def _items(words: Words) -> dict[str, Said]:
    return {key: Said(words.say(f"item-{key}"), words.say(f"power-{key}")) for key in ALL_ITEMS}


@lru_cache(maxsize=LANGUAGES)
def _awakened(words: Words) -> dict[str, Said]:
    enhanced = [key for key, kind in ALL_ITEMS.items() if kind.is_enhanced]
    return {key: Said(words.say(f"item-{key}"), words.say(f"power-{key}-awake")) for key in enhanced}


SKILL_MESSAGES = ("skill-{}.does", "dormant-{}", "idle-{}")  # what the card says, and why it does nothing in a match


@lru_cache(maxsize=LANGUAGES)
def _skills(words: Words) -> dict[str, Said]:
    skills = {adventurer.kind: adventurer.skill for adventurer in ADVENTURERS.values()}
    named = [(form.format(key), key) for key in skills.values() for form in SKILL_MESSAGES]
    cards = {said: Said(words.say(f"skill-{key}"), words.say(said)) for said, key in named if words.has(said)}
    return cards | {
        f"bettered-{kind}-{side}": Said(words.say(f"skill-{skills[kind]}"), words.say(f"bettered-{kind}-{side}"))
        for kind, sides in UPGRADES.items()
        for side, upgrade in sides.items()
        if upgrade.betters_skill
    }
