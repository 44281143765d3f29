"""R119, R122, 5.9: what a quest is worth to those who live."""

from bot.engine import Script, ask
from cogs.p52.content.kinds import Core
from cogs.p52.content.tables import ABILITIES, ITEM_BY_SUM, ITEMS
from cogs.p52.events.goods import Given
from cogs.p52.events.growth import QuestRewarded
from cogs.p52.prompts import growth
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.finding import tune
from cogs.p52.rules.quests.growing import raise_ability, raise_core
from cogs.p52.rules.quests.scenes import adventure
from cogs.p52.state.people import Hero

EACH_LEVEL = 5
CORE_OF: dict[str, Core] = {"survival": "lift", "trapped": "move"}
CORE_POINTS = 3
TREASURE = "adrenaline-boost"
UNGIVEN = ("booby-trap", "old-trap")  # what goes off is no gift


def quest_experience(hero: Hero) -> Script[None]:
    """R119: by the final level."""
    points = EACH_LEVEL * hero.sheet.level
    hero.sheet.experience += points
    hero.gained += points
    yield QuestRewarded(seat=hero.seat, hero=hero.sheet.name, points=points, experience=hero.sheet.experience)


def reward(crawl: Crawl, hero: Hero) -> Script[None]:
    """R122's bonus by the kind of quest, and the adventure's own gift."""
    yield from quest_experience(hero)
    shape = crawl.state.quest.shape
    if shape in CORE_OF:
        yield from raise_core(hero, CORE_OF[shape], CORE_POINTS, "quest")
    elif shape == "boss":
        yield from _raise_one(hero, [key for key in hero.sheet.abilities if ABILITIES[key].effect == "damage"])
        yield from _raise_one(hero, [key for key in hero.sheet.abilities if _guards(key)])
    else:
        yield from _give(crawl, hero, (TREASURE,))
    yield from _gift(crawl, hero)


def _guards(key: str) -> bool:
    """A defence, or an ability that heals."""
    return ABILITIES[key].kind == "defence" or ABILITIES[key].effect in {"heal", "regenerate", "revive", "shield"}


def _raise_one(hero: Hero, abilities: list[str]) -> Script[None]:
    if not abilities:
        return
    ability = abilities[0]
    if len(abilities) > 1:
        levels = {key: hero.sheet.abilities[key] for key in abilities}
        ability = (yield from ask(growth.reward(hero.seat, hero.sheet.name, levels))).key
    yield from raise_ability(hero, ability, 0)


def _gift(crawl: Crawl, hero: Hero) -> Script[None]:
    known = adventure(crawl.state)
    gifts = _gifts(known.most) or known.gifts if known else ()
    if not gifts:
        return
    chosen = gifts[0]
    if len(gifts) > 1:
        answer = yield from ask(growth.gift(hero.seat, hero.sheet.name, gifts))
        chosen = gifts[int(answer.key.removeprefix("gift-"))]
    yield from _give(crawl, hero, chosen)


def _gifts(most: int) -> tuple[tuple[str, ...], ...]:
    """Any item up to this sum, the dearest first."""
    return tuple(
        (kind.key,)
        for total, kind in sorted(ITEM_BY_SUM.items(), reverse=True)
        if total <= most and kind.use not in UNGIVEN
    )


def _give(crawl: Crawl, hero: Hero, items: tuple[str, ...]) -> Script[None]:
    for item in items:
        hero.bag.append(crawl.made(item))
    for item in dict.fromkeys(items):
        yield Given(seat=hero.seat, hero=hero.sheet.name, item=item, count=items.count(item))
        if ITEMS[item].use == "tune":
            yield from tune(crawl, hero, hero)
