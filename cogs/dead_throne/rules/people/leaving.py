"""R61 to R63: leaving what goes on between players."""

from bot.engine import Script
from cogs.dead_throne.events.battles import BattleEnded
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.battle import Battle, Parley
from cogs.dead_throne.state.people import Player


def leave_all(realm: Realm, player: Player) -> None:
    """Dead or fled: they are in nothing that goes on between players any more, nor in a group."""
    leave_talks(realm, player)
    leave_group(realm, player.seat)


def leave_talks(realm: Realm, player: Player) -> None:
    """They are in no battle, trade or Market any more; what one is left in alone ends."""
    seat, state = player.seat, realm.state
    battle = realm.battle_of(seat)
    if battle is not None:
        leave_battle(realm, battle, player)
    for parley in list(state.parleys):
        if seat in parley.members:
            rise(realm, parley, seat)
    if seat in state.shoppers:
        state.shoppers.remove(seat)


def leave_group(realm: Realm, seat: int) -> None:
    """R142: who is left alone is in none."""
    board = realm.state.defender
    if board is not None:
        groups = [[one for one in group if one != seat] for group in board.groups]
        board.groups = [group for group in groups if len(group) > 1]


def leave_battle(realm: Realm, battle: Battle, player: Player) -> None:
    """R63: one who is left alone on the step ends it; who is there from afar keeps none alive (R148, R173)."""
    index = battle.order.index(player.seat)
    battle.order.remove(player.seat)
    if player.seat in battle.hidden:
        battle.hidden.remove(player.seat)
    if index < battle.next:
        battle.next -= 1
    if battle.order:
        battle.next %= len(battle.order)
    forget_battle(player)
    find_ground(realm, battle)


def find_ground(realm: Realm, battle: Battle) -> None:
    """R173: it lasts as long as two of it stand on its step; else on one where two of it stand; else it is over."""
    places = [realm.player(seat).at for seat in battle.order]
    shared = [step for step in (battle.at, *places) if places.count(step) > 1]
    if shared:
        battle.at = shared[0]
    else:
        end_battle(realm, battle)


def rise(realm: Realm, parley: Parley, seat: int) -> None:
    """R148: a trade ends when one is left; what they had on the table goes with them."""
    parley.members.remove(seat)
    if seat in parley.pair:
        parley.offer = None
    if len(parley.members) < 2:
        realm.state.parleys.remove(parley)


def end_battle(realm: Realm, battle: Battle) -> None:
    for seat in battle.order:
        forget_battle(realm.player(seat))
    realm.state.battles.remove(battle)


def is_on(realm: Realm, battle: Battle) -> bool:
    """Does it still go on?"""
    return any(one is battle for one in realm.state.battles)


def told_end(realm: Realm, battle: Battle) -> Script[None]:
    """R63: one is left: it is over, which is told once. The last two may have killed each other: then of nobody."""
    if battle.is_told_over or is_on(realm, battle):
        return
    battle.is_told_over = True
    left = [player for player in (realm.player(seat) for seat in battle.order) if player.is_up]
    there = [player for player in left if player.at == battle.at]
    for player in (there or left)[:1]:
        yield BattleEnded(seat=player.seat, step=battle.at)


def forget_battle(player: Player) -> None:
    """What lasts for a battle is over with it: conjured arms, and what a Mirror Shield has done in it (5.3, 5.6).

    So is what was made ready for a Battle Turn; in one's own turn it lasts until that ends.
    """
    player.conjured, player.mirrored = [], False
    if not player.turn.is_on:
        player.whet, player.has_smoke = 0, False
