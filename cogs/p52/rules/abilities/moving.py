"""Hover and Poof (5.3)."""

from collections.abc import Iterable

from bot.engine import Fact, Option, Prompt, Script, ask
from cogs.p52.prompts import words
from cogs.p52.prompts.options import STOP
from cogs.p52.rules.abilities.used import Use, flipped
from cogs.p52.rules.combat.flips import amount_of
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.deed import Deed
from cogs.p52.rules.goods.lying import leave_rest, lying_deeds
from cogs.p52.rules.rooms.paths import steps_from
from cogs.p52.rules.rooms.spots import around
from cogs.p52.rules.turns.stepping import WORTH, step
from cogs.p52.rules.turns.ways import named_ways
from cogs.p52.state.people import Hero
from cogs.p52.state.places import Place, key_of, label

ANYWHERE = 3  # the level from which Poof goes to spots that are face down


def hover(crawl: Crawl, hero: Hero, use: Use) -> Script[None]:
    """So many spots as are over, without passing attacks, traps or costs; where to is decided after the flip."""
    flip = yield from flipped(crawl, hero, use)
    left = amount_of(hero, use.kind, flip.over) if flip.is_success else 0
    goal = hero.at
    while left and crawl.goes_on(hero):
        goal = yield from _goal(crawl, hero, left, goal)
        left = yield from _fly(crawl, hero, goal, left)


def _goal(crawl: Crawl, hero: Hero, left: int, goal: Place) -> Script[Place]:
    """Where to, after what is picked up on the way (R33): where it was going, if nobody says."""
    while crawl.goes_on(hero):
        things = {deed.option.key: deed for deed in lying_deeds(crawl, hero)}
        steps = steps_from(crawl.ground, hero.at)
        places = [place for place in crawl.ground if 0 < steps[place] <= left]
        places.sort(key=lambda place: (steps[place], place[1], place[0]))
        if not places:
            return hero.at
        answer = yield from ask(_question(crawl, hero, places, left, goal, things.values()))
        if answer.key == STOP.key:
            leave_rest(crawl, hero)
            return hero.at
        if answer.key not in things:
            return next(one for one in places if f"to-{key_of(one)}" == answer.key)
        yield from things[answer.key].play(crawl, hero, *things[answer.key].args)
    return hero.at


def _question(crawl: Crawl, hero: Hero, places: list[Place], left: int, goal: Place, things: Iterable[Deed]) -> Prompt:
    steps = steps_from(crawl.ground, hero.at)
    options = [Option(f"to-{key_of(one)}", "to-air", {"spot": label(one)}, group="move") for one in places]
    options += [deed.option for deed in things]
    facts: dict[str, Fact] = {"hero": hero.sheet.name, "spot": label(hero.at), "left": left}
    near = named_ways(crawl, hero, {place: (0, 0, steps[place]) for place in places})
    main = next((f"to-{key_of(place)}" for place in near), STOP.key)
    default = f"to-{key_of(goal)}" if goal in places else STOP.key
    return Prompt(hero.seat, words.FLY, "R65", (*options, STOP), default=(default,), facts=facts, main=main)


def _fly(crawl: Crawl, hero: Hero, goal: Place, left: int) -> Script[int]:
    """P5: it pauses where something is turned up, or lies there; how far it may go on then."""
    from_goal = steps_from(crawl.ground, goal)
    while hero.at != goal and crawl.goes_on(hero):
        near = [one for one in around(crawl.ground, hero.at) if from_goal[one] == from_goal[hero.at] - 1]
        left -= 1
        news = yield from step(crawl, hero, near[0], left, "hover")
        if set(news) & WORTH or (hero.at != goal and any(lying_deeds(crawl, hero))):
            return left
    return 0


def poof(crawl: Crawl, hero: Hero, use: Use, place: Place) -> Script[None]:
    flip = yield from flipped(crawl, hero, use)
    if flip.is_success:
        yield from step(crawl, hero, place, 0, "poof")
