"""R130 to R134, R150, R151: the markers, the bosses on the road, the calendar."""

from bot.engine import Script
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def begin(realm: Realm) -> None:
    """R130: the board before the first turn."""
    raise NotImplementedError


def advance(realm: Realm, player: Player) -> Script[None]:
    """R131 to R134: `state.deeds` move the markers; a boss reached is fought at once. May set `state.result`."""
    raise NotImplementedError


def end_turn(realm: Realm) -> Script[None]:
    """R151: the calendar. May set `state.result`."""
    raise NotImplementedError
