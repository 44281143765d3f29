"""R12: where somebody who does not answer is bound for."""

from collections.abc import Iterable

from cogs.dead_throne.content.land import CASTLE, INNS, distance
from cogs.dead_throne.rules.people.figures import can_enter_castle
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player

WEAK = 4  # health at or below which an Inn is the goal


def goal_of(realm: Realm, player: Player) -> str:
    """The castle for whoever would win there (R126); an Inn for a wounded hero; else what must be brought there.

    Where nothing is, as in Solo and Defender, it is the nearest Inn as well: whoever guards a town stays with it.
    """
    if can_enter_castle(realm, player):
        return CASTLE
    if player.is_saladar:
        return _nearest(player, _pieces(realm)) or _nearest(player, _heroes(realm)) or player.at
    if player.health <= WEAK:
        return _nearest(player, INNS)
    return _nearest(player, _stones(realm)) or _nearest(player, _bearers(realm, player)) or _nearest(player, INNS)


def _nearest(player: Player, steps: Iterable[str]) -> str:
    """Of those steps; empty: there are none."""
    return min(steps, key=lambda step: distance(player.at, step), default="")


def _pieces(realm: Realm) -> list[str]:
    """Where Medallion Pieces are, be it that a hero carries them."""
    lying = [step for step, ground in realm.state.ground.items() if ground.pieces]
    return [one.at for one in realm.up if one.pieces and not one.is_saladar] + lying


def _heroes(realm: Realm) -> list[str]:
    return [one.at for one in realm.up if not one.is_saladar]


def _stones(realm: Realm) -> list[str]:
    return [step for step, ground in realm.state.ground.items() if ground.stones]


def _bearers(realm: Realm, player: Player) -> list[str]:
    """Who carries the other Stones."""
    return [one.at for one in realm.up if one.stones and one is not player]
