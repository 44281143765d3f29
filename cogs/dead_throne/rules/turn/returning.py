"""R117, R118, R168, R172: back from the dead."""

from math import ceil

from bot.engine import Fact, Script
from bot.kit.deeds import Deed
from cogs.dead_throne.content.land import CASTLE, INNS, PATHS, distance
from cogs.dead_throne.content.steps import step_in
from cogs.dead_throne.events.frame import TurnPassed
from cogs.dead_throne.events.people import Respawned
from cogs.dead_throne.prompts import turn as words
from cogs.dead_throne.prompts.turn import place_option
from cogs.dead_throne.rules.people.death import BACK_WEAKER, LOSES_A_TURN, fade
from cogs.dead_throne.rules.people.figures import active_stones, most_health
from cogs.dead_throne.rules.place.bounds import open_to
from cogs.dead_throne.rules.place.relocate import relocate
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.menu import choose
from cogs.dead_throne.state.people import Player


def respawn(realm: Realm, player: Player) -> Script[None]:
    """R117, R118, R168: at an Inn, or on an active stone, with full health; the fallen later, with half (R172)."""
    if player.fallen == LOSES_A_TURN:
        player.fallen = BACK_WEAKER
        yield TurnPassed(seat=player.seat, way="fallen")
        return
    if player.is_saladar and not player.fallen and not active_stones(realm.state):
        yield from fade(realm, player, BACK_WEAKER)
        if player.is_out:
            return
    places = _places(realm, player)
    deeds = [Deed(place_option("respawn", step), _nothing) for step in open_to(realm, player, places) or places]
    facts: dict[str, Fact] = {"half": int(bool(player.fallen))}
    chosen = yield from choose(realm, player, words.RESPAWN, "R117", deeds, deeds[0].option.key, facts)
    relocate(realm, player, step_in(chosen.option.key, "respawn"))
    most = most_health(realm, player)
    player.health = ceil(most / 2) if player.fallen else most
    player.is_dead, player.fallen = False, 0
    player.turn.path = [player.at]
    yield Respawned(seat=player.seat, step=player.at, health=player.health)


def _places(realm: Realm, player: Player) -> list[str]:
    """The first is the usual one."""
    if player.is_saladar:
        return list(PATHS[CASTLE] if player.fallen else dict.fromkeys(active_stones(realm.state).values()))
    far = player.killed_at or CASTLE
    return sorted(INNS, key=lambda inn: -distance(far, inn))


def _nothing() -> Script[None]:
    yield from ()
