"""3E: where a Move can go, in one go, and the walk step by step by the rules (R35 to R48)."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from bot.engine import Fact, Option, Prompt, Script, ask
from cogs.p52.events.map import Climbed, Stopped
from cogs.p52.prompts import words
from cogs.p52.prompts.options import STOP
from cogs.p52.rules.combat.countering import assault
from cogs.p52.rules.combat.reach import blow_on
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import initiative
from cogs.p52.rules.heroes import figures
from cogs.p52.rules.turns.stepping import step
from cogs.p52.rules.turns.ways import Way, named_ways
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import NOWHERE, Place, around, key_of, label

ROUGH = 2  # what an obstructed spot costs (R40)
WORTH = set("!TCQKMB")  # what makes a walker think again: enemies, traps, chests, keys


class Route(NamedTuple):
    """A way a Move can take, and what it meets: enemies run past, and traps."""

    path: tuple[Place, ...]
    cost: int
    passes: int
    traps: int

    @property
    def danger(self) -> tuple[int, int, int]:
        return self.passes, self.traps, self.cost


def movement(crawl: Crawl, hero: Hero) -> int:
    return figures.movement(hero, is_dark=not crawl.is_bright)


def step_cost(crawl: Crawl, place: Place) -> int:
    return ROUGH if crawl.spots[place].mark == "O" else 1


def routes(crawl: Crawl, hero: Hero, left: int) -> dict[Place, Route]:
    """Everywhere so much Movement leads, by the safest way; over spots that are face down as if they were paths.

    A spot can only be face down two steps on, or farther: what it costs is known before it is stepped on.
    """
    spots, start = crawl.spots, hero.at
    strikers = Counter(
        enemy.at for enemy in crawl.enemies if spots[enemy.at].is_up and _strikes_in_passing(enemy, hero)
    )
    best: dict[Place, tuple[int, int, int]] = {}  # passes, traps, cost
    ways: dict[Place, tuple[Place, ...]] = {}
    edge: list[tuple[Place, tuple[int, int, int], tuple[Place, ...]]] = [(start, (0, 0, 0), ())]
    while edge:
        grown: list[tuple[Place, tuple[int, int, int], tuple[Place, ...]]] = []
        for here, (passes, traps, spent), way in edge:
            runs = passes + strikers[here] if hero.has_come or way else passes
            for place in around(here):
                spot = spots.get(place)
                if spot is None or place == start:
                    continue
                mark = spot.mark if spot.is_up else "."
                cost = spent + (ROUGH if mark == "O" else 1)
                if cost > left:
                    continue
                found = (runs, traps + 1 if mark == "T" else traps, cost)
                if place not in best or found < best[place]:
                    best[place], ways[place] = found, (*way, place)
                    if cost < left:
                        grown.append((place, found, ways[place]))
        edge = grown
    return {place: Route(ways[place], cost, passes, traps) for place, (passes, traps, cost) in best.items()}


def _strikes_in_passing(enemy: Enemy, hero: Hero) -> bool:
    """R44, R127: each that stands there does, but the frozen, and nobody at whom it cannot see (5.5)."""
    return not enemy.frozen and not hero.unseen


def climbable(crawl: Crawl, hero: Hero, left: int) -> list[Place]:
    """R40: obstructed spots next to whoever has Movement 1: half way this turn, the other half the next."""
    if left != 1 or movement(crawl, hero) != 1:
        return []
    spots = crawl.spots
    return [place for place in around(hero.at) if place in spots and spots[place].mark == "O"]


def route_option(crawl: Crawl, place: Place, route: Route, way: Way | None = None) -> Option:
    """`way`: what it leads to, where that has a name; then it stands apart from all the others."""
    return _option(place, route.cost, route.passes, route.traps, way, is_up=crawl.is_up(place))


@lru_cache(4096)
def _option(place: Place, cost: int, passes: int, traps: int, way: Way | None, *, is_up: bool) -> Option:
    """They are asked for again and again."""
    facts: dict[str, Fact] = {"spot": label(place), "cost": cost, "passes": passes, "traps": traps}
    if way is not None:
        facts |= {"goal": way.goal, "is_there": int(way.is_there)}
        return Option(f"to-{key_of(place)}", "way", facts)
    word = "to-passing" if passes else "to-trap" if traps else "to"
    return Option(f"to-{key_of(place)}", word if is_up else "to-dark", facts, group="move")


def climb(crawl: Crawl, hero: Hero, place: Place) -> Script[None]:
    """R40: the first half, or, on the turn right after it, the second."""
    if hero.climbs != place:
        hero.climbs = place
        yield Climbed(seat=hero.seat, hero=hero.sheet.name, spot=label(place))
        return
    hero.climbs = NOWHERE
    yield from walk(crawl, hero, Route((place,), 1, 0, 0), 1)


def walk(crawl: Crawl, hero: Hero, route: Route, left: int) -> Script[None]:
    """R35 to R48: step by step. Where something is turned up its walker may go on anywhere, or stop (P5)."""
    path = list(route.path)
    while path and hero.is_up:
        place = path.pop(0)
        if hero.has_come and (yield from _runs_past(crawl, hero)):
            break
        left -= min(left, step_cost(crawl, place))
        news = yield from step(crawl, hero, place, left)
        is_barred = any(crawl.is_up(one) and crawl.spots[one].mark == "O" for one in path)
        if left and not hero.is_dead and (set(news) & WORTH or (news and is_barred)):
            path = yield from _go_on(crawl, hero, path, left)


def _runs_past(crawl: Crawl, hero: Hero) -> Script[bool]:
    """R44 to R48: whoever stands where one has come to in this turn strikes first. Does the walk end here?"""
    order = sorted(crawl.enemies_at(hero.at), key=lambda enemy: (-initiative(crawl.state, enemy), enemy.id))
    for enemy in order:
        if enemy.frozen or not hero.is_up or not blow_on(crawl, enemy, hero):
            continue
        outcome = yield from assault(crawl, enemy, hero, "passing")
        if outcome in {"king", "countered"} and hero.is_up:
            way, hero.is_held = ("king" if outcome == "king" else "counter"), True
            yield Stopped(seat=hero.seat, hero=hero.sheet.name, spot=label(hero.at), way=way)
            return True
    return hero.is_dead


def _go_on(crawl: Crawl, hero: Hero, path: list[Place], left: int) -> Script[list[Place]]:
    """P5: where the walk goes on; where it was going to, if nobody says; a way that is barred now ends it."""
    found = routes(crawl, hero, left)
    if not found:
        return []
    ways = named_ways(crawl, hero, {place: route.danger for place, route in found.items()})
    order = (*ways, *(place for place in found if place not in ways))
    options = [route_option(crawl, place, found[place], ways.get(place)) for place in order]
    goal = path[-1] if path and path[-1] in found else None
    default = STOP.key if goal is None or found[goal].passes else f"to-{key_of(goal)}"
    facts: dict[str, Fact] = {"hero": hero.sheet.name, "spot": label(hero.at), "left": left}
    prompt = Prompt.usual(hero.seat, words.WALK, "R37", (*options, STOP), default, facts=facts)
    answer = yield from ask(prompt)
    return next(
        (list(route.path) for place, route in found.items() if f"to-{key_of(place)}" == answer.key), list[Place]()
    )
