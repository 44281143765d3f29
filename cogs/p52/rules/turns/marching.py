"""9.7, 9.8: shortcuts of R27 in a room where nothing is known to lurk: all follow one, and all go to the exit."""

from collections.abc import Iterator
from functools import lru_cache

from bot.engine import Fact, Option, Prompt, Script, ask_all
from cogs.p52.prompts import words
from cogs.p52.prompts.options import FOLLOW, HOLD
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.deed import Deed
from cogs.p52.rules.goods.lying import look_down
from cogs.p52.rules.rooms.paths import steps_from
from cogs.p52.rules.turns.moving import climb, walk
from cogs.p52.rules.turns.opening import close, is_caught, open_turn
from cogs.p52.rules.turns.routes import Route, climbable, movement, routes
from cogs.p52.state.people import Hero
from cogs.p52.state.places import NOWHERE, Place, key_of, label

PATIENCE = 20  # seconds for whoever would rather not come along


def march_deeds(crawl: Crawl, hero: Hero, found: dict[Place, Route], left: int) -> Iterator[Deed]:
    if crawl.state.phase != "explore" or crawl.enemies:
        return
    room = crawl.room
    knows_exit = room.exit != NOWHERE and room.lock == "open" and crawl.is_up(room.exit)
    if knows_exit and hero is crawl.leader and any(one.at != room.exit for one in crawl.heroes):
        facts: dict[str, Fact] = {"spot": label(room.exit)}
        yield Deed(Option("exit", "all-to-exit", facts), head_out, is_move=True)
    if any(not one.has_acted and one is not hero and not is_caught(one) for one in crawl.heroes):
        for place, route in found.items():
            if route.cost == left or not crawl.is_up(place):
                yield Deed(_option(place), march, (route, left), is_move=True)


@lru_cache(256)
def _option(place: Place) -> Option:
    return Option(f"march-{key_of(place)}", "march", {"spot": label(place)}, group="move")


def head_out(crawl: Crawl, hero: Hero) -> Script[None]:
    """From now on all walk to the exit by themselves, until something comes between."""
    crawl.state.is_heading_out = True
    yield from walk_towards(crawl, hero, crawl.room.exit)


def march(crawl: Crawl, hero: Hero, route: Route, left: int) -> Script[None]:
    """The others follow, each with a turn of their own, until something is seen; anybody may hold."""
    yield from walk(crawl, hero, route, left)
    followers = [one for one in crawl.heroes if not one.has_acted and one is not hero and not is_caught(one)]
    if crawl.enemies or not followers or not crawl.goes_on(hero):
        return
    facts: dict[str, Fact] = {"leader": hero.sheet.name, "spot": label(hero.at)}
    asked = [
        Prompt.usual(
            one.seat,
            words.MARCH,
            "R27",
            (FOLLOW, HOLD),
            FOLLOW.key,
            facts={**facts, "hero": one.sheet.name},
            within=PATIENCE,
        )
        for one in followers
    ]
    answers = yield from ask_all(asked)
    for one, answer in zip(followers, answers, strict=True):
        if answer.key == FOLLOW.key and not crawl.enemies and crawl.goes_on(one):
            yield from open_turn(crawl, one)
            yield from come_along(crawl, one, hero.at)
            close(one)


def come_along(crawl: Crawl, hero: Hero, goal: Place) -> Script[None]:
    """R33: what lies where the walk has ended can be picked up; whoever stays has left it there."""
    origin, made = hero.at, crawl.state.items
    yield from walk_towards(crawl, hero, goal)
    if hero.at != origin:
        yield from look_down(crawl, hero, made)


def walk_towards(crawl: Crawl, hero: Hero, goal: Place) -> Script[None]:
    """As near as Movement leads, round traps where there is a way."""
    hero.aim = hero.aim_at = hero.stance = 0
    climbs, hero.climbs = hero.climbs, NOWHERE  # a walk elsewhere loses half a climb (R40)
    left, steps = movement(crawl, hero), steps_from(crawl.ground, goal)
    found = routes(crawl, hero, left)
    better = {place: route for place, route in found.items() if steps[place] < steps[hero.at]}
    safe = {place: route for place, route in better.items() if not route.traps} or better
    if safe:
        place = min(safe, key=lambda one: (steps[one], safe[one].danger))
        yield from walk(crawl, hero, safe[place], left)
    elif rocks := [place for place in climbable(crawl, hero, left) if steps[place] < steps[hero.at]]:
        hero.climbs = climbs
        yield from climb(crawl, hero, rocks[0])
