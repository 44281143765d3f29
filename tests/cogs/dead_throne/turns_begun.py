"""Players and worlds at the begin of a turn."""

from typing import Any

from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player, Turn
from tests.support.scripts import ScriptRun


def asked(run: ScriptRun[Any], seat: int) -> set[str]:
    return {option.key for option in run.open[seat].options}


def rested(world: Realm) -> None:
    for player in world.players:
        player.scrolls = ["read-the-land"] * 3


def walked(player: Player) -> Player:
    player.turn = Turn(is_on=True, path=[player.at])
    return player
