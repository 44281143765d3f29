"""R22, R32, R37, R42, R44, R62, R72: who may interact with whom, and who may start a battle."""

from cogs.dead_throne.rules.meeting.trades import parley_of
from cogs.dead_throne.rules.people.figures import has_enchanted
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player

CLOAK = "travellers-cloak"


def is_free(realm: Realm, player: Player) -> bool:
    """Neither in the Market nor held by an enemy (R22, R32), nor in anything that goes on between players (R62)."""
    return is_open(realm, player) and not is_engaged(realm, player)


def is_open(realm: Realm, player: Player) -> bool:
    """R22, R32: can anybody interact with them at all?"""
    return player.is_up and player.held is None and player.seat not in realm.state.shoppers


def is_engaged(realm: Realm, player: Player) -> bool:
    return realm.battle_of(player.seat) is not None or parley_of(realm, player.seat) is not None


def can_meet(realm: Realm, walker: Player, other: Player) -> bool:
    """R22, R32, R62, R72: may these two interact at all?"""
    if walker is other or not is_free(realm, walker) or not is_open(realm, other):
        return False
    return other.seat not in walker.turn.shunned


def can_fight(realm: Realm, player: Player, other: Player) -> bool:
    """Battles between players are of Competitive alone (R135). Who sits in a trade is joined there instead (R37)."""
    return realm.is_competitive and can_meet(realm, player, other) and parley_of(realm, other.seat) is None


def can_announce(realm: Realm, walker: Player, other: Player) -> bool:
    """R42, R47: may the walker announce a battle with them before entering their step?"""
    return can_fight(realm, walker, other)


def can_strike(realm: Realm, other: Player, walker: Player) -> bool:
    """R43: may the one who is walked over start a battle, or drag the walker into theirs (R47)?"""
    return realm.is_competitive and can_meet(realm, walker, other) and not has_enchanted(walker, CLOAK)
