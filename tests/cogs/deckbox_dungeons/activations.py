"""An activation from its beginning to its end, and what its menu offers."""

from bot.engine import Event, Option
from cogs.deckbox_dungeons.events.frame import Activated, ActivationEnded
from cogs.deckbox_dungeons.rules.deeds.activation import activate, menu_deeds
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.state.pieces import Hero, Tile
from tests.cogs.deckbox_dungeons.scenes import hero
from tests.support.scripts import Said, run_script

A = 0
ROAD = [Tile("14a", 0, 0), Tile("8b", 0, -1)]


def done(delve: Delve, *said: Said) -> list[Event]:
    """What the first hero does between the beginning and the end of its activation."""
    one = delve.hero(A)
    first, *told, last = run_script(activate(delve, one), {A: [*said, "end", "forfeit"]}).events
    assert first == Activated(seat=A, hero=one.key)
    assert isinstance(last, ActivationEnded)
    assert (one.actions, one.move_left, one.has_cleaved, one.is_roped, delve.state.active) == (0, 0, False, False, None)
    return told


def with_ability(key: str, at: tuple[int, int] = (3, 3), energy: int = 5, **more: object) -> Hero:
    return hero("perrin", "sword-buckler", key, at, energy=energy, **more)


def options_of(delve: Delve, actions: int = 2, left: int = 0) -> dict[str, Option]:
    one = delve.hero(A)
    one.actions, one.move_left = actions, left
    return {deed.option.key: deed.option for deed in menu_deeds(delve, one)}
