"""R12, R13: what a hero does first in its next activation, set aside while others are at work."""

from collections.abc import Mapping
from itertools import islice

from bot.engine import Option, Order, Part, Pick
from bot.kit.deeds import options_of
from cogs.deckbox_dungeons.adviser.imagined import imagined
from cogs.deckbox_dungeons.prompts.options import LISTED
from cogs.deckbox_dungeons.rules.deeds.activation import ACTIONS, menu_deeds
from cogs.deckbox_dungeons.view.view import DeckboxView

FIRST, THEN = "plan-first", "plan-then"
DEEDS = {"melee", "ranged", "go", "deed", "revive", "explore", "to"}  # what comes without a question more


def plans(view: DeckboxView) -> tuple[Order, ...]:
    """None before the quest begins, during one's own activation, and for whoever is down."""
    if view.viewer is None or view.phase not in {"heroes", "enemies"} or view.active == view.viewer:
        return ()
    if not view.heroes[view.viewer].is_up or not (deeds := tuple(islice(_deeds(view, view.viewer), LISTED))):
        return ()
    return (
        Order(FIRST, "R13", Pick(deeds), ("menu",), is_plan=True),
        Order(THEN, "R13", Pick(deeds), ("menu",), is_plan=True),
    )


def _deeds(view: DeckboxView, seat: int) -> list[Option]:
    """What the rules would offer if the activation began as things stand."""
    delve = imagined(view)
    hero = delve.hero(seat)
    hero.actions, hero.move_left, hero.has_cleaved, hero.is_roped = ACTIONS, 0, False, False
    return [option for option in options_of(menu_deeds(delve, hero)) if option.key.split("-")[0] in DEEDS]


def rests_on(view: DeckboxView, plan: Mapping[str, Part]) -> object:
    """How the hero stands, who is down, which enemies there are, and how far the quest has come.

    Enemies move before most plans come true: that one still can be reached is seen by what is offered then.
    """
    del plan
    assert view.viewer is not None
    me = view.heroes[view.viewer]
    mine = [*me.at, me.health, me.energy, *(item.id for item in me.items)]
    fallen = [one.seat for one in view.heroes if one.is_downed]
    return mine, fallen, [enemy.id for enemy in view.enemies], view.goal.has_goal_come
