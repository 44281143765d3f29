"""R32, R33, A6: enemies that hold somebody. One card holds one person or several, and goes back with the last."""

from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Held, Player


def held_by(realm: Realm, held: Held) -> list[Player]:
    """All whom that card holds, by seat."""
    return [one for one in realm.players if one.held is not None and _is_same(one.held, held)]


def _is_same(one: Held, other: Held) -> bool:
    return one is other or (one.card > 0 and one.card == other.card)


def is_fought(realm: Realm, held: Held) -> bool:
    """Is somebody fighting that enemy at this moment (R156)? Then the card is in their fight, whoever goes."""
    return held.card > 0 and any(one.turn.rescues == held.card for one in realm.players)


def numbered(realm: Realm, held: Held) -> int:
    """The card's number; it gets one when it is first needed."""
    held.card = held.card or realm.new_id()
    return held.card


def held_by_number(realm: Realm, card: int) -> list[Player]:
    return [one for one in realm.players if card and one.held is not None and one.held.card == card]


def release(realm: Realm, player: Player) -> None:
    """They are held no more. The card goes back once it holds nobody."""
    held, player.held = player.held, None
    if held is not None and held.home and not held_by(realm, held) and not is_fought(realm, held):
        realm.give_back(held.home, f"enemy:{held.enemy}")
