"""A turn of the script: the building, or one activation; the last of a round goes on with the enemies and Refresh.

R11 to R15, D4.
"""

from bot.engine import Script, with_offers
from cogs.deckbox_dungeons.rules.deeds.activation import activate, first_deed
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.acting import enemy_phase
from cogs.deckbox_dungeons.rules.frame.epilogue import epilogue
from cogs.deckbox_dungeons.rules.frame.refresh import refresh
from cogs.deckbox_dungeons.rules.goods.offers import standing
from cogs.deckbox_dungeons.rules.heroes.building import build
from cogs.deckbox_dungeons.rules.quests.ends import judge


def play(delve: Delve) -> Script[None]:
    state = delve.state
    if state.phase == "build":
        yield from build(delve)
        return
    judge(delve)  # somebody may have left meanwhile
    if not delve.is_over:
        yield from with_offers(_play_on(delve), lambda: standing(delve), lambda: delve.is_over)
    if delve.is_over:
        state.phase, state.active = "over", None
        yield from epilogue(delve)


def _play_on(delve: Delve) -> Script[None]:
    yield from _next_activation(delve)
    if not delve.is_over and all(hero.has_acted for hero in delve.heroes):
        yield from _others(delve)


def _next_activation(delve: Delve) -> Script[None]:
    """R13: any order. The lowest seat is asked what it does; by the first deed it goes first, unless another did."""
    waiting = [hero for hero in delve.heroes if not hero.has_acted]
    if len(waiting) > 1:
        hero, key = yield from first_deed(delve, waiting)
        yield from activate(delve, hero, key)
    elif waiting:
        yield from activate(delve, waiting[0])


def _others(delve: Delve) -> Script[None]:
    """R11: the enemies, then Refresh."""
    delve.state.phase = "enemies"
    yield from enemy_phase(delve)
    if not delve.is_over:
        yield from refresh(delve)
    delve.state.phase = "heroes"
