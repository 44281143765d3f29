"""A room is left: experience, levels, recovery, stamina, and what goes home from now on (R113 to R118, R130)."""

from bot.engine import Script
from cogs.p52.content.cards import value
from cogs.p52.content.tables import DELVE
from cogs.p52.events.goods import StaminaGained
from cogs.p52.events.growth import Recovered
from cogs.p52.events.map import KeyTaken
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.heroes.figures import most_health
from cogs.p52.rules.heroes.lasting import end_with_room
from cogs.p52.rules.heroes.roster import keep
from cogs.p52.rules.quests import delving, experience
from cogs.p52.rules.quests.growing import grow
from cogs.p52.rules.quests.keys import KEY_ITEM, KEYS, carried, relics_lying
from cogs.p52.rules.quests.scenes import adventure, scene_of
from cogs.p52.state.people import Hero
from cogs.p52.state.places import label

RECOVERY, GRIM_RECOVERY = 4, 8  # the part of max HP and flip (R114, R128)


def after_room(crawl: Crawl) -> Script[None]:
    """All living have left it together. The quest may be won by that."""
    for hero in crawl.heroes:
        end_with_room(hero)
    yield from _take_relics(crawl)
    for enemy in crawl.enemies:
        delving.flee(crawl, enemy)
    yield from account(crawl)
    for hero in crawl.heroes:
        yield from _recover(crawl, hero)
    for hero in crawl.heroes:
        if gained := crawl.draw_stamina(hero, 1):
            yield StaminaGained(seat=hero.seat, hero=hero.sheet.name, gained=gained, stamina=len(hero.stamina))
    _go_on(crawl)
    keep(crawl.state)


def account(crawl: Crawl) -> Script[None]:
    """R114: first experience, then levels. Who died in this room has a part in it, should they come back (R121)."""
    for hero in crawl.state.heroes:
        if not hero.is_dead or hero.died_in == crawl.room.number:
            yield from experience.gain(hero)
    yield from grow(crawl)


def _take_relics(crawl: Crawl) -> Script[None]:
    """Nobody leaves a key or a relic behind that lies in the open."""
    hero = crawl.heroes[0]
    for place, item in relics_lying(crawl):
        crawl.spots[place].items.remove(item)
        hero.bag.append(item)
        yield KeyTaken(seat=hero.seat, hero=hero.sheet.name, item=item.key, spot=label(place))


def _recover(crawl: Crawl, hero: Hero) -> Script[None]:
    """R114."""
    most, card = most_health(hero), crawl.flip()
    part = GRIM_RECOVERY if crawl.state.is_grim else RECOVERY
    amount = min((most + value(card)) // part, most - hero.health)
    hero.health += amount
    yield Recovered(seat=hero.seat, hero=hero.sheet.name, card=card, amount=amount, health=hero.health)


def _go_on(crawl: Crawl) -> None:
    """How far the quest has come with this room; R122, 5.9."""
    state, quest, number = crawl.state, crawl.state.quest, crawl.room.number
    if crawl.options.adventure != DELVE:
        known = adventure(state)
        is_done = known is not None and known.goal == "leave" and number == len(known.scene)
    elif quest.shape == "survival":
        is_done = number == quest.rooms
    elif quest.shape == "trapped":
        is_done = bool(scene_of(state, number).lock)
        quest.is_found = len(carried(crawl, KEY_ITEM)) >= KEYS
    else:
        is_done = quest.shape == "treasure" and _is_back(crawl)
    if is_done:
        state.result, quest.is_done = "won", True


def _is_back(crawl: Crawl) -> bool:
    """The same number of rooms must be gone back through, minus one."""
    quest = crawl.state.quest
    if not quest.is_found:
        return False
    quest.way_back = quest.way_back - 1 if quest.way_back else crawl.room.number - 1
    return quest.way_back == 0
