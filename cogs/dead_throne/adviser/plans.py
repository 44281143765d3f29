"""R7, R12, R16: one's next Game Turn, set aside while others play: to roll, where to go, and what to do there."""

from collections.abc import Mapping

from bot.engine import Option, Order, Part, Pick
from cogs.dead_throne.content.land import STEPS, distance
from cogs.dead_throne.content.steps import plain
from cogs.dead_throne.prompts import turn as words
from cogs.dead_throne.prompts.options import term
from cogs.dead_throne.view.view import PlayerView, ThroneView

FIRST, TO, THERE = "plan-first", "plan-to", "plan-there"
MOST_STOPS = 75  # three lists of a form, and no roll leads much farther
FARTHEST = 12  # two dice
ROLL = Option(words.ROLL, "roll")
DEEDS = (
    *(Option("outside", "plan-outside"), Option("inside", "plan-inside")),
    *(Option(place, place) for place in ("inn", "market", "tavern")),
)


def plans(view: ThroneView) -> tuple[Order, ...]:
    """None while it is their turn, or where the next one brings no walk."""
    if view.viewer is None or not _walks_next(view, view.players[view.viewer]):
        return ()
    return (
        Order(FIRST, "R7", Pick((ROLL,)), (words.MENU,), is_plan=True),
        Order(TO, "R12", Pick(_stops(view.players[view.viewer].at)), (words.STOP,), is_plan=True),
        Order(THERE, "R16", Pick(DEEDS), (words.LAND,), is_plan=True),
    )


def _walks_next(view: ThroneView, player: PlayerView) -> bool:
    is_busy = player.in_market or any(player.seat in battle.order for battle in view.battles)
    is_kept = bool(player.held_by or player.remains or is_busy)
    return view.active not in {None, player.seat} and not (is_kept or player.is_dead or player.is_out)


def _stops(at: str) -> tuple[Option, ...]:
    """The nearest first."""
    near = sorted((distance(at, step), step) for step in STEPS if 0 < distance(at, step) <= FARTHEST)[:MOST_STOPS]
    return tuple(
        Option(f"stop-{plain(step)}", "plan-to", {"step": term("step", step), "cost": cost}) for cost, step in near
    )


def rests_on(view: ThroneView, plan: Mapping[str, Part]) -> object:
    """How the viewer stands, and all that can be seen on the step it makes for."""
    assert view.viewer is not None
    me = view.players[view.viewer]
    mine = [me.at, me.health, me.coin, me.pieces, me.stones, me.has_crown, me.pack_count, me.group, view.phase]
    kept = [me.held_by, me.remains, me.is_dead, any(me.seat in battle.order for battle in view.battles)]
    return mine, kept, _seen_on(view, plan.get(TO, ()))


def _seen_on(view: ThroneView, goal: Part) -> object:
    """Who is there, what lies there, what roams there, and whether the way in is barred."""
    keys = goal if isinstance(goal, tuple) else ()
    people = [one.seat for one in view.players if f"stop-{plain(one.at)}" in keys and one.seat != view.viewer]
    ground = [one for one in view.ground if f"stop-{plain(one.step)}" in keys]
    spawns = view.defender.spawns if view.defender is not None else []
    roaming = [spawn.enemy for spawn in spawns if f"stop-{plain(spawn.at)}" in keys]
    barred = [bar for bar in view.bars if f"stop-{plain(bar[0])}" in keys]
    return people, ground, roaming, barred
