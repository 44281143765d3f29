"""Where people want to go: the few ways that have a name, by what is openly known (R35, R140)."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.engine import Term
from cogs.p52.prompts.options import term
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.quests.keys import relics_lying
from cogs.p52.rules.rooms.paths import steps_from
from cogs.p52.state.people import Hero
from cogs.p52.state.places import NOWHERE, Place

MOST = 2  # that stand before all others: with the main deed and the end of the turn one row on a phone


class Goal(NamedTuple):
    """What is worth a walk, and where it is."""

    what: Term
    at: Place


class Way(NamedTuple):
    """A spot a walk can end on, and what it leads to."""

    goal: Term
    is_there: bool


def named_ways(crawl: Crawl, hero: Hero, dangers: Mapping[Place, tuple[int, int, int]]) -> dict[Place, Way]:
    """The best spot on the way to each goal, the goal that matters most first.

    `dangers`: what the walk to each spot that can be reached meets.
    """
    ways: dict[Place, Way] = {}
    for what, at in _goals(crawl, hero):
        place = _towards(crawl, hero, at, dangers)
        if place is not None and place not in ways:
            ways[place] = Way(what, place == at)
        if len(ways) == MOST:
            break
    return ways


def _towards(crawl: Crawl, hero: Hero, goal: Place, dangers: Mapping[Place, tuple[int, int, int]]) -> Place | None:
    """As near as one can come: past nobody and over no trap, where there is such a way."""
    steps = steps_from(crawl.ground, goal)
    nearer = [place for place in dangers if steps[place] < steps[hero.at]]
    safe = [place for place in nearer if dangers[place][:2] == (0, 0)]
    return min(safe or nearer, key=lambda place: (steps[place], dangers[place], place), default=None)


def _goals(crawl: Crawl, hero: Hero) -> Iterator[Goal]:
    """Of each kind the nearest. Enemies on spots that are face down are unknown."""
    here = steps_from(crawl.ground, hero.at)
    foes = [Goal(term("enemy", enemy.key), enemy.at) for enemy in crawl.enemies if crawl.is_up(enemy.at)]
    is_open = crawl.room.exit != NOWHERE and crawl.is_up(crawl.room.exit) and crawl.room.lock == "open"
    exits = [Goal(term("goal", "exit"), crawl.room.exit)] if is_open else []
    kinds = [foes, *_lying(crawl), exits] if foes else [*_lying(crawl), exits, _down(crawl)]
    if hero.is_stunned:  # who can neither strike, pick up nor open anything; a key comes along all the same (R109)
        kinds = [[Goal(term("goal", "things"), at) for at, _ in relics_lying(crawl) if crawl.is_up(at)], exits]
    for kind in kinds:
        away = [goal for goal in kind if goal.at != hero.at and goal.at in here]
        if away:
            yield min(away, key=lambda goal: (here[goal.at], goal.at))


def _lying(crawl: Crawl) -> tuple[list[Goal], list[Goal], list[Goal]]:
    """The fallen, what lies there, and chests."""
    ups = [spot for spot in crawl.spots.values() if spot.is_up]
    fallen = [one.at for one in crawl.state.heroes if one.is_dead and one.at != NOWHERE]
    return (
        [Goal(term("goal", "fallen"), at) for at in fallen],
        [Goal(term("goal", "things"), spot.at) for spot in ups if spot.items or spot.drops],
        [Goal(term("goal", "chest"), spot.at) for spot in ups if spot.chest in {"closed", "broken"}],
    )


def _down(crawl: Crawl) -> list[Goal]:
    return [Goal(term("goal", "down"), spot.at) for spot in crawl.spots.values() if not spot.is_up]
