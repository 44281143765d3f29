"""Somebody in their Game Turn, and what they are offered."""

from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player, Turn
from tests.cogs.dead_throne.scenes import ADA, BEN
from tests.support.scripts import ScriptRun


def stands(realm: Realm, step: str, *, came_from: str = "") -> Player:
    """Ada is there, in her Game Turn; Ben is far away."""
    ada = realm.player(ADA)
    realm.player(BEN).at = "O.r5"
    ada.at = step
    ada.turn = Turn(is_on=True, path=[step], came_from=came_from)
    return ada


def keys(run: ScriptRun[None], seat: int = ADA) -> list[str]:
    return [option.key for option in run.open[seat].options]
