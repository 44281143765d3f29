"""R147: Dead Zones, where the table has agreed on them."""

from cogs.dead_throne.content.land import CASTLE, STEPS
from cogs.dead_throne.content.land_kinds import Terrain
from cogs.dead_throne.rules.fight.support import group_of
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player

CASTLE_TILE = STEPS[CASTLE].tile
WOODS = frozenset(step for step, kind in STEPS.items() if kind.terrain == "woods")
THROUGH_WOODS = {"axe", "war-axe", "torch"}


def terrain_at(realm: Realm, step: str) -> Terrain:
    """Whose cards are drawn there (R18): with Dead Zones the castle's land counts as rocks."""
    kind = STEPS[step]
    return "rocks" if realm.options.zones and kind.tile == CASTLE_TILE else kind.terrain


def is_slow(realm: Realm, player: Player) -> bool:
    """Docks: whoever starts there rolls one die."""
    return realm.options.zones and terrain_at(realm, player.at) == "docks"


def closed_woods(realm: Realm, player: Player) -> frozenset[str]:
    """Woods are entered only with an axe or a torch, be it a friend's of the group (R142)."""
    board = realm.state.defender
    group = group_of(board, player.seat) if board is not None else []
    things = [thing for seat in group or [player.seat] for thing in realm.player(seat).things]
    has_light = any(thing.key in THROUGH_WOODS and not thing.is_broken for thing in things)
    return WOODS if realm.options.zones and not has_light else frozenset()


def can_be_hurt(realm: Realm, player: Player) -> bool:
    """Rocks: direct damage does nothing to the creatures there."""
    return not (realm.options.zones and terrain_at(realm, player.at) == "rocks")
