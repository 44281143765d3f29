"""3E: a Move, step by step by the rules (R35 to R48)."""

from collections.abc import Iterable

from bot.engine import Fact, Prompt, Script, ask
from cogs.p52.events.map import Climbed, Stopped
from cogs.p52.prompts import words
from cogs.p52.prompts.options import STOP
from cogs.p52.rules.combat.countering import assault
from cogs.p52.rules.combat.reach import blow_on
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import initiative
from cogs.p52.rules.goods.deed import Deed
from cogs.p52.rules.goods.lying import leave_rest, lying_deeds
from cogs.p52.rules.turns.routes import Route, route_option, routes, step_cost
from cogs.p52.rules.turns.stepping import WORTH, step
from cogs.p52.rules.turns.ways import named_ways
from cogs.p52.state.people import Hero
from cogs.p52.state.places import NOWHERE, Place, key_of, label


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
        is_new = bool(set(news) & WORTH or (news and is_barred))
        if left and crawl.goes_on(hero) and (is_new or (path and any(lying_deeds(crawl, hero)))):
            path = yield from _go_on(crawl, hero, path, left, is_new=is_new)


def _runs_past(crawl: Crawl, hero: Hero) -> Script[bool]:
    """R44 to R48: whoever stands where one has come to in this turn strikes first. Does the walk end here?"""
    order = sorted(crawl.enemies_at(hero.at), key=lambda enemy: (-initiative(crawl.state, enemy), enemy.id))
    for enemy in order:
        if enemy.frozen or not crawl.goes_on(hero) or not blow_on(crawl, enemy, hero):
            continue
        outcome = yield from assault(crawl, enemy, hero, "passing")
        if outcome in {"king", "countered"} and crawl.goes_on(hero):
            way, hero.is_held = ("king" if outcome == "king" else "counter"), True
            yield Stopped(seat=hero.seat, hero=hero.sheet.name, spot=label(hero.at), way=way)
            return True
    return not crawl.goes_on(hero)


def _go_on(crawl: Crawl, hero: Hero, path: list[Place], left: int, *, is_new: bool) -> Script[list[Place]]:
    """P5: where the walk goes on, and what is picked up before (R33). If nothing is new it goes on by itself."""
    while crawl.goes_on(hero) and (is_new or any(lying_deeds(crawl, hero))):
        things = {deed.option.key: deed for deed in lying_deeds(crawl, hero)}
        found = routes(crawl, hero, left)
        if not (found or things):
            return []
        answer = yield from ask(_question(crawl, hero, path, left, found, things.values()))
        if answer.key == STOP.key:
            leave_rest(crawl, hero)
            return []
        if answer.key not in things:
            return next(list(route.path) for place, route in found.items() if f"to-{key_of(place)}" == answer.key)
        yield from things[answer.key].play(crawl, hero, *things[answer.key].args)
    return path


def _question(
    crawl: Crawl, hero: Hero, path: list[Place], left: int, found: dict[Place, Route], things: Iterable[Deed]
) -> Prompt:
    """To where it was going, if nobody says; a way that is barred now ends it, and so does one that may hurt."""
    ways = named_ways(crawl, hero, {place: route.danger for place, route in found.items()})
    order = (*ways, *(place for place in found if place not in ways))
    options = [route_option(crawl, place, found[place], ways.get(place)) for place in order]
    options += [deed.option for deed in things]
    goal = path[-1] if path and path[-1] in found else None
    is_safe = goal is not None and not (found[goal].passes or found[goal].traps)
    default = f"to-{key_of(path[-1])}" if is_safe else STOP.key
    facts: dict[str, Fact] = {"hero": hero.sheet.name, "spot": label(hero.at), "left": left}
    return Prompt.usual(hero.seat, words.WALK, "R37", (*options, STOP), default, facts=facts)
