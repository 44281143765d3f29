"""Groups of Defender."""

from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.realm import Realm
from tests.cogs.dead_throne.test_defender import land


def together(*shown: int, seats: int = 2, at: str = "W.r1") -> Realm:
    realm = land(*shown, seats=seats)
    for player in realm.players:
        player.at, player.scrolls = at, ["read-the-land"] * 3
    board_of(realm).groups = [list(range(seats))]
    return realm
