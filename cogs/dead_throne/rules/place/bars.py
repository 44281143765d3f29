"""R180: Bar the Way: whom a bar stops, and when it ends."""

from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.match import Bar
from cogs.dead_throne.state.people import Player


def bar(realm: Realm, player: Player, step: str) -> None:
    realm.state.bars.append(Bar(step, player.seat))


def bars_against(realm: Realm, player: Player) -> set[str]:
    """Steps that others have barred: their owners pass."""
    return {one.step for one in realm.state.bars if one.seat != player.seat}


def lift_bars(realm: Realm, seat: int) -> None:
    """R180: their next Game or Battle Turn begins, their place in the round comes, or they are dead or gone."""
    realm.state.bars = [one for one in realm.state.bars if one.seat != seat]
