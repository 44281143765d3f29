"""Hover and Poof (5.3)."""

from bot.engine import Fact, Option, Prompt, Script, ask
from cogs.p52.prompts import words
from cogs.p52.prompts.options import STOP
from cogs.p52.rules.abilities.used import Use, flipped
from cogs.p52.rules.combat.flips import amount_of
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.rooms.paths import steps_from
from cogs.p52.rules.turns.stepping import step
from cogs.p52.rules.turns.ways import named_ways
from cogs.p52.state.people import Hero
from cogs.p52.state.places import Place, key_of, label

ANYWHERE = 3  # the level from which Poof goes to spots that are face down


def hover(crawl: Crawl, hero: Hero, use: Use) -> Script[None]:
    """So many spots as are over, without passing attacks, traps or costs; where to is decided after the flip."""
    flip = yield from flipped(crawl, hero, use)
    most = amount_of(hero, use.kind, flip.over) if flip.is_success else 0
    steps = steps_from(crawl.ground, hero.at)
    places = [place for place in crawl.ground if 0 < steps[place] <= most]
    if not places:
        return
    places.sort(key=lambda place: (steps[place], place[1], place[0]))
    options = [Option(f"to-{key_of(one)}", "to-air", {"spot": label(one)}, group="move") for one in places]
    facts: dict[str, Fact] = {"hero": hero.sheet.name, "spot": label(hero.at), "left": most}
    near = named_ways(crawl, hero, {place: (0, 0, steps[place]) for place in places})
    main = next((f"to-{key_of(place)}" for place in near), STOP.key)
    answer = yield from ask(
        Prompt(hero.seat, words.WALK, "R65", (*options, STOP), default=(STOP.key,), facts=facts, main=main)
    )
    goal = next((one for one in places if f"to-{key_of(one)}" == answer.key), None)
    if goal is not None:
        yield from _fly(crawl, hero, goal, most)


def _fly(crawl: Crawl, hero: Hero, goal: Place, left: int) -> Script[None]:
    from_goal = steps_from(crawl.ground, goal)
    while hero.at != goal and left and hero.is_up:
        near = [one for one in steps_from(crawl.ground, hero.at) if from_goal[one] == from_goal[hero.at] - 1]
        place = next(one for one in near if steps_from(crawl.ground, hero.at)[one] == 1)
        left -= 1
        yield from step(crawl, hero, place, left, "hover")


def poof(crawl: Crawl, hero: Hero, use: Use, place: Place) -> Script[None]:
    flip = yield from flipped(crawl, hero, use)
    if flip.is_success:
        yield from step(crawl, hero, place, 0, "poof")
