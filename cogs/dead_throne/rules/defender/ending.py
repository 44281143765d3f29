"""R145: how Defender ends."""

from bot.engine import Script
from cogs.dead_throne.events.frame import Lost, Won
from cogs.dead_throne.rules.defender.boards import board_of, is_lying
from cogs.dead_throne.rules.realm import Realm


def won(realm: Realm) -> Script[None]:
    """The dragon is dead: everybody has won, save who has left the match."""
    board_of(realm).is_won = True
    seats = [player.seat for player in realm.players if not player.is_out]
    realm.state.result, realm.state.phase, realm.state.winners = "won", "over", seats
    yield Won(seats=tuple(seats), way="won")


def lost(realm: Realm, why: str) -> Script[None]:
    board_of(realm).is_lost = why
    realm.state.result, realm.state.phase = "lost", "over"
    yield Lost(way=why)


def look_for_end(realm: Realm) -> Script[None]:
    """Are all heroes dead, or all towns fallen?"""
    if realm.is_over:
        return
    if all(player.is_out or is_lying(player) for player in realm.players):
        yield from lost(realm, "heroes")
    elif not any(board_of(realm).towns.values()):
        yield from lost(realm, "towns")
