"""R61, R63, R148: whoever leaves a battle or a trade, by whatever means."""

from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.battle import Battle, Parley
from cogs.dead_throne.state.people import Player


def leave_battle(realm: Realm, player: Player) -> None:
    """They are in no battle and no trade any more; one left alone ends it (R63)."""
    for battle in [one for one in realm.state.battles if player.seat in one.order]:
        _leave(realm, battle, player)
    for parley in [one for one in realm.state.parleys if player.seat in one.members]:
        rise(realm, parley, player.seat)


def _leave(realm: Realm, battle: Battle, player: Player) -> None:
    place = battle.order.index(player.seat)
    battle.order.remove(player.seat)
    for seats in (battle.hidden, battle.afar):
        if player.seat in seats:
            seats.remove(player.seat)
    battle.next -= place < battle.next
    battle.next = battle.next % len(battle.order) if battle.order else 0
    lay_down(player)
    if sum(seat not in battle.afar for seat in battle.order) < 2:  # those afar do not keep it alive (R148)
        realm.state.battles.remove(battle)
        for seat in battle.order:
            lay_down(realm.player(seat))


def lay_down(player: Player) -> None:
    """What was conjured lasts as long as the battle, and a Mirror Shield is fresh in the next (5.3, 5.6)."""
    player.conjured.clear()
    player.mirrored = False


def rise(realm: Realm, parley: Parley, seat: int) -> None:
    """R148: a trade ends when one is left."""
    parley.members.remove(seat)
    if seat in parley.afar:
        parley.afar.remove(seat)
    if seat in parley.pair:
        parley.offer = None
    if len(parley.members) < 2:
        realm.state.parleys.remove(parley)
