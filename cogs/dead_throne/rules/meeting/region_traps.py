"""R111, R112: a trap of the region may spring before somebody interacts with what is on its land."""

from collections.abc import Callable
from functools import partial

from bot.engine import Script
from bot.kit.deeds import Deed
from cogs.dead_throne.rules.meeting.traps import spring_here
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def on_land(realm: Realm, player: Player, deed: Deed) -> Deed:
    """A trap of the region may spring before it: with the step, somebody there, an enemy that holds them, a stone."""
    return deed._replace(play=partial(interact_on_land, realm, player, deed.play))


def interact_on_land(realm: Realm, player: Player, play: Callable[[], Script[None]]) -> Script[None]:
    """R112: if one does, it was the interaction; so it is if they are no longer free to go on when none has (R156)."""
    here = player.at
    has_sprung = yield from spring_here(realm, player)
    if not has_sprung and player.is_up and player.at == here and realm.battle_of(player.seat) is None:
        yield from play()
