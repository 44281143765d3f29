"""3E: where a Move can go, in one go, and what each way meets (R35 to R44)."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from bot.engine import Fact, Option
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.heroes import figures
from cogs.p52.rules.turns.ways import Way
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import Place, around, key_of, label

ROUGH = 2  # what an obstructed spot costs (R40)
Meets: TypeAlias = tuple[int, int, int]  # passes, traps, cost


class Route(NamedTuple):
    """A way a Move can take, and what it meets: enemies run past, and traps."""

    path: tuple[Place, ...]
    cost: int
    passes: int
    traps: int

    @property
    def danger(self) -> Meets:
        return self.passes, self.traps, self.cost


def movement(crawl: Crawl, hero: Hero) -> int:
    return figures.movement(hero, is_dark=not crawl.is_bright)


def step_cost(crawl: Crawl, place: Place) -> int:
    return ROUGH if crawl.spots[place].mark == "O" else 1


def routes(crawl: Crawl, hero: Hero, left: int) -> dict[Place, Route]:
    """Everywhere so much Movement leads, by the safest way; over spots that are face down as if they were paths.

    A spot can only be face down two steps on, or farther: what it costs is known before it is stepped on. A shorter way
    that meets more is kept beside a safer one, as it may lead on to where the safer one is too long (R35).
    """
    strikers = _strikers(crawl, hero)
    known: dict[Place, list[Meets]] = {hero.at: [(0, 0, 0)]}
    ways: dict[Place, tuple[Place, ...]] = {}  # by the safest one
    edge: list[tuple[Place, Meets, tuple[Place, ...]]] = [(hero.at, (0, 0, 0), ())]
    while edge:
        grown: list[tuple[Place, Meets, tuple[Place, ...]]] = []
        for here, (passes, traps, spent), way in edge:
            runs = passes + strikers[here] if hero.has_come or way else passes
            for place, found in _onward(crawl, here, (runs, traps, spent), left):
                others = known.setdefault(place, [])
                if _is_no_better(found, others):
                    continue
                path = (*way, place)
                if not others or found < min(others):
                    ways[place] = path
                others.append(found)
                if found[-1] < left:
                    grown.append((place, found, path))
        edge = grown
    return {place: _route(way, min(known[place])) for place, way in ways.items()}


def _strikers(crawl: Crawl, hero: Hero) -> Counter[Place]:
    """How many on each spot strike at whoever passes them."""
    spots = crawl.spots
    return Counter(enemy.at for enemy in crawl.enemies if spots[enemy.at].is_up and _strikes_in_passing(enemy, hero))


def _onward(crawl: Crawl, here: Place, met: Meets, left: int) -> Iterator[tuple[Place, Meets]]:
    """One step farther, and all that is met until there."""
    passes, traps, spent = met
    for place in around(here):
        if (spot := crawl.spots.get(place)) is None:
            continue
        mark = spot.mark if spot.is_up else "."
        cost = spent + (ROUGH if mark == "O" else 1)
        if cost <= left:
            yield place, (passes, traps + 1 if mark == "T" else traps, cost)


def _is_no_better(found: Meets, known: list[Meets]) -> bool:
    """Is there a way that is as safe and as short?"""
    return any(one[2] <= found[2] and one <= found for one in known)


def _route(way: tuple[Place, ...], met: Meets) -> Route:
    passes, traps, cost = met
    return Route(way, cost, passes, traps)


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
