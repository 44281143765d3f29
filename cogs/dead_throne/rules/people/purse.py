"""Coin."""

from bot.engine import Script
from cogs.dead_throne.events.people import CoinGained, CoinLost
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def gain_coin(realm: Realm, player: Player, coin: int, way: str) -> Script[None]:
    if coin > 0:
        player.coin += coin
        player.tally.earned += coin
        yield CoinGained(seat=player.seat, coin=coin, way=way)


def lose_coin(realm: Realm, player: Player, coin: int, way: str) -> Script[int]:
    """R79: as much as they have; how much it was."""
    lost = min(coin, player.coin)
    if lost > 0:
        player.coin -= lost
        yield CoinLost(seat=player.seat, coin=lost, way=way)
    return lost
