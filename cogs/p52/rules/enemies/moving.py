"""R98, R100: an enemy walks towards the nearest character, or flees from all of them."""

from collections.abc import Iterator

from bot.engine import Fact, Option, Prompt, Script, ask
from cogs.p52.content.tables import MAJORS
from cogs.p52.events.map import EnemyClimbed, EnemyMoved
from cogs.p52.prompts import words
from cogs.p52.prompts.options import enemy_facts
from cogs.p52.rules.combat.reach import is_stealthy
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import line
from cogs.p52.rules.rooms.paths import path_to, steps_from
from cogs.p52.rules.rooms.spots import around
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import NOWHERE, Place, key_of, label

ROUGH = 2  # what an obstructed spot costs (R40)


def goals(crawl: Crawl, enemy: Enemy) -> list[Hero]:
    """Whom it looks for: nobody who is stealthy (R70, R71), nor where no way leads."""
    steps = steps_from(crawl.ground, enemy.at)
    return [hero for hero in crawl.heroes if hero.at in steps and not is_stealthy(crawl, hero)]


def movement(crawl: Crawl, enemy: Enemy) -> int:
    return line(crawl.state, enemy).movement


def cost(crawl: Crawl, enemy: Enemy, place: Place) -> int:
    """R40; two bosses mind no rocks (5.4)."""
    major = MAJORS.get(enemy.key)
    is_free = major is not None and (major.flies or major.special == "wades")
    return ROUGH if crawl.spots[place].mark == "O" and not is_free else 1


def can_walk(crawl: Crawl, enemy: Enemy) -> bool:
    return movement(crawl, enemy) > 0 and any(hero.at != enemy.at for hero in goals(crawl, enemy))


def walk(crawl: Crawl, enemy: Enemy) -> Iterator[EnemyMoved | EnemyClimbed]:
    """R100: towards the nearest, of equal ones the one with the least HP; it stops where a character stands."""
    steps = steps_from(crawl.ground, enemy.at)
    goal = min(goals(crawl, enemy), key=lambda hero: (steps[hero.at], hero.health, hero.seat))
    origin, left, half_way = enemy.at, movement(crawl, enemy), enemy.climbs
    enemy.climbs = NOWHERE
    for place in path_to(crawl.ground, enemy.at, goal.at):
        needed = cost(crawl, enemy, place)
        if needed > left and left == movement(crawl, enemy) and half_way != place:
            enemy.climbs = place  # with Movement 1 it takes two turns (R40)
        if needed > left and half_way != place:
            break
        enemy.at, left = place, max(0, left - needed)
        if not left or any(hero.at == place and not hero.unseen for hero in crawl.heroes):
            break
    if enemy.at != origin:
        yield from _told(crawl, enemy, origin, "walk")
    elif enemy.climbs != NOWHERE and crawl.is_up(origin) and crawl.is_up(enemy.climbs):  # R140
        yield EnemyClimbed(enemy=enemy.key, number=enemy.id, spot=label(enemy.climbs))


def _told(crawl: Crawl, enemy: Enemy, origin: Place, way: str) -> Iterator[EnemyMoved]:
    """R140: it may go out of sight, and come back into it; nobody is told where it is meanwhile."""
    was, now = (label(place) if crawl.is_up(place) else "" for place in (origin, enemy.at))
    if was or now:
        way = way if was and now else "away" if was else "back"
        yield EnemyMoved(enemy=enemy.key, number=enemy.id, origin=was, spot=now, way=way)


def refuges(crawl: Crawl, enemy: Enemy) -> list[Place]:
    """R98: where it could flee to: farther from the nearest character, nearer to nobody; the farthest of them."""
    found = goals(crawl, enemy)
    if not found or not movement(crawl, enemy):
        return []
    nearest = min(found, key=lambda hero: (steps_from(crawl.ground, hero.at)[enemy.at], hero.health, hero.seat))
    others = [steps_from(crawl.ground, hero.at) for hero in found]
    away = steps_from(crawl.ground, nearest.at)
    safe = [
        place
        for place in within(crawl, enemy)
        if away[place] > away[enemy.at] and all(steps[place] >= steps[enemy.at] for steps in others)
    ]
    farthest = max((away[place] for place in safe), default=0)
    return [place for place in safe if away[place] == farthest]


def within(crawl: Crawl, enemy: Enemy) -> list[Place]:
    """All it can walk to, up, left, right, down first."""
    found, edge = {enemy.at: movement(crawl, enemy)}, [enemy.at]
    while edge:
        here = edge.pop(0)
        for place in around(crawl.ground, here):
            left = found[here] - cost(crawl, enemy, place)
            if left >= 0 and left > found.get(place, -1):
                found[place] = left
                edge.append(place)
    return [place for place in found if place != enemy.at]


def flee(crawl: Crawl, enemy: Enemy, places: list[Place]) -> Script[None]:
    """P12: among equals the players choose; the first if nobody does, or nobody sees it (R140)."""
    place = places[0]
    if len(places) > 1 and not crawl.is_covered(enemy):
        options = tuple(Option(f"to-{key_of(one)}", "flee", {"spot": label(one)}) for one in places)
        facts: dict[str, Fact] = enemy_facts(enemy)
        first = options[0].key
        answer = yield from ask(Prompt.usual(crawl.leader.seat, words.FLEE, "R98", options, first, facts=facts))
        place = next(one for one in places if f"to-{key_of(one)}" == answer.key)
    origin, enemy.at = enemy.at, place
    yield from _told(crawl, enemy, origin, "flee")
