"""Moving (R16, R17, R23, R25, R28, R34, R35): how far, by which way, and what happens at each step."""

from functools import partial
from typing import NamedTuple

from bot.engine import Option, Prompt, Script
from bot.kit.deeds import Deed
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.events.map import Moved
from cogs.deckbox_dungeons.rules.combat.wounds import hurt_hero
from cogs.deckbox_dungeons.rules.deeds.stops import stops
from cogs.deckbox_dungeons.rules.deeds.usual import usual_step
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.rules.map.exploring import explore
from cogs.deckbox_dungeons.rules.map.ground import PIT
from cogs.deckbox_dungeons.rules.map.walking import Reach, Walker, Ways, ways
from cogs.deckbox_dungeons.rules.quests.ends import judge
from cogs.deckbox_dungeons.state.pieces import Hero
from cogs.deckbox_dungeons.state.spots import Spot, key_of, label


class Stride(NamedTuple):
    """One way to move on: what is left of a Move, or (is_new) another one, which costs an action."""

    ways: Ways
    budget: int
    is_new: bool


Reached = dict[Spot, tuple[Reach, Stride]]


def walker_of(delve: Delve, hero: Hero) -> Walker:
    return Walker(
        delve.enemy_spots,
        most_pits=figures.lives(hero),
        fears_pits=figures.fears_pits(hero),
        wades=not hero.is_roped,
        can_explore=True,
    )


def destinations(delve: Delve, hero: Hero) -> Reached:
    """Every space a Move can end on, or that can be explored from: by what is left of a Move, then by a new one (R20).

    Asked for again and again while nobody moves, so it is remembered with the map. Nobody may stop where others stand.
    """
    walker, taken = walker_of(delve, hero), delve.hero_spots
    budget = figures.speed(hero) if hero.actions else 0
    key = (hero.at, hero.move_left, budget, walker, taken)
    found: Reached | None = delve.ground.reached.get(key)
    if found is None:
        delve.ground.reached.clear()
        found = delve.ground.reached[key] = Reached()
        for left, is_new in ((hero.move_left, False), (budget, True)):
            if left:
                stride = Stride(ways(delve.ground, hero.at, left, walker), left, is_new)
                for spot, reach in stride.ways.best.items():
                    if spot not in taken and spot not in found:
                        found[spot] = reach, stride
    return found


def walks_on(delve: Delve, hero: Hero) -> bool:
    """R101: a Move is under way as long as something is left of it, and there is anywhere to go."""
    return bool(hero.move_left and destinations(delve, hero))


def can_walk(delve: Delve, hero: Hero, left: int) -> bool:
    """Is there any space to end on within so much movement? Whoever is hemmed in gains nothing by it."""
    found = ways(delve.ground, hero.at, left, walker_of(delve, hero)).best
    return not found.keys() <= delve.hero_spots


def move_deeds(delve: Delve, hero: Hero, reached: Reached) -> list[Deed]:
    """Half spaces within reach (R25), the spaces that are good for something, and all others by a question more."""
    halves = delve.ground.halves
    found = {
        spot: prompts.explore(spot, half.side, reached[spot][0].cost, reached[spot][0].pits)
        for spot, half in halves.items()
        if spot in reached
    }
    is_more = len(reached) > len(found)
    if is_more:
        found |= stops(delve, hero, _spaces(delve, reached))
    deeds = [Deed(option, partial(walk_to, delve, hero, spot)) for spot, option in found.items()]
    return [*deeds, Deed(prompts.MOVE, partial(play_move, delve, hero))] if is_more else deeds


def _spaces(delve: Delve, reached: Reached) -> dict[Spot, Reach]:
    halves = delve.ground.halves
    return {spot: reach for spot, (reach, _) in reached.items() if spot not in halves}


def step_options(delve: Delve, hero: Hero) -> list[Option]:
    """D6: any space within reach: first those that are good for something, then the others in the order of the map."""
    reached = _spaces(delve, destinations(delve, hero))
    named = stops(delve, hero, reached)
    groups = prompts.grouped(hero.at, reached.keys() - named.keys())
    return [*named.values(), *(_step(hero, spot, reached[spot], group) for spot, group in groups.items())]


def _step(hero: Hero, spot: Spot, reach: Reach, group: str) -> Option:
    return prompts.step(spot, *reach, group, falls=figures.would_fall(hero, reach.pits))


def play_move(delve: Delve, hero: Hero) -> Script[None]:
    """D6: where to?"""

    def asked() -> Prompt:
        options = [*step_options(delve, hero), prompts.BACK]
        return prompts.move(hero, options, usual_step(delve, hero, options))

    answer = yield from delve.asks(asked)
    if answer.key != prompts.BACK.key:
        reached = destinations(delve, hero)
        yield from walk_to(delve, hero, next(spot for spot in reached if answer.key == f"to-{key_of(spot)}"))


def walk_to(delve: Delve, hero: Hero, spot: Spot) -> Script[None]:
    """Step by step; a pit, a reveal or the end of the quest may stop it."""
    _, stride = destinations(delve, hero)[spot]
    hero.actions -= stride.is_new
    hero.move_left = stride.budget
    origin, half = hero.at, delve.ground.halves.get(spot)
    for step in stride.ways.path(spot):
        mark = delve.ground.marks.get(step)
        hero.move_left -= delve.ground.prices.get(step, 1) if not hero.is_roped else 1
        hero.at = step
        if mark == PIT and figures.fears_pits(hero):
            yield _moved(hero, origin)
            origin = step
            yield from hurt_hero(delve, hero, 1, "pit")
        judge(delve)
        if not hero.is_up or delve.is_over:
            break
    if hero.at != origin:
        yield _moved(hero, origin)
    if half is not None and hero.is_up and not delve.is_over:
        yield from explore(delve, hero, half)


def _moved(hero: Hero, origin: Spot) -> Moved:
    return Moved(seat=hero.seat, hero=hero.key, origin=label(origin), spot=label(hero.at), left=hero.move_left)
