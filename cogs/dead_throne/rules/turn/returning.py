"""R117, R118, R168: back from the dead."""

from bot.engine import Script
from cogs.dead_throne.content.land import CASTLE, INNS, distance
from cogs.dead_throne.content.steps import step_in
from cogs.dead_throne.events.people import Respawned
from cogs.dead_throne.prompts import turn as words
from cogs.dead_throne.prompts.turn import place_option
from cogs.dead_throne.rules.deed import Deed
from cogs.dead_throne.rules.people.death import fade
from cogs.dead_throne.rules.people.figures import active_stones, most_health
from cogs.dead_throne.rules.place.bounds import open_to
from cogs.dead_throne.rules.place.relocate import relocate
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.menu import choose
from cogs.dead_throne.state.people import Player


def respawn(realm: Realm, player: Player) -> Script[None]:
    """R117, R118, R168: at an Inn, or on an active stone, with full health."""
    if player.is_saladar:
        places = list(dict.fromkeys(active_stones(realm.state).values()))
        if not places:
            yield from fade(realm, player)
            return
    else:
        far = player.killed_at or CASTLE
        places = sorted(INNS, key=lambda inn: -distance(far, inn))
    deeds = [Deed(place_option("respawn", step), _nothing) for step in open_to(realm, player, places) or places]
    chosen = yield from choose(player, words.RESPAWN, "R117", deeds, deeds[0].option.key)
    relocate(realm, player, step_in(chosen.option.key, "respawn"))
    player.is_dead = False
    player.health = most_health(realm, player)
    player.turn.path = [player.at]
    yield Respawned(seat=player.seat, step=player.at, health=player.health)


def _nothing() -> Script[None]:
    yield from ()
