"""R41, R45 to R48, R52, R53, R62, R63, R148: battles between players, and who stands in them."""

from bot.engine import Script
from cogs.dead_throne.events.battles import BattleBegan, BattleJoined
from cogs.dead_throne.rules.meeting.striking import strike
from cogs.dead_throne.rules.people.leaving import told_end
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.people import Player


def start_battle(realm: Realm, initiator: Player, other: Player, way: str = "announced") -> Script[None]:
    """R41, R45: on the other's step; the initiator's first attack is made at once (R65).

    `way`: announced, window, afar, answer. Whoever already is in one is joined there (R37). From afar it is over with
    that attack: nobody stands on one step with anybody (R173).
    """
    if (battle := realm.battle_of(other.seat)) is not None:
        yield from join_battle(realm, battle, initiator, "afar" if way == "afar" else "walked")
        return
    yield BattleBegan(seat=initiator.seat, other=other.seat, step=other.at, way=way)
    if initiator.at != other.at:
        yield from strike(realm, initiator, other, is_first=True)
        return
    battle = Battle(realm.new_id(), other.at, [initiator.seat, other.seat], next=1, is_beside=realm.is_many)
    realm.state.battles.append(battle)
    yield from strike(realm, initiator, other, is_first=True)
    yield from told_end(realm, battle)


def join_battle(realm: Realm, battle: Battle, player: Player, way: str = "walked") -> Script[None]:
    """R47, R48: they stand in seat order, hidden until their first Battle Turn; not so who is dragged in (R37)."""
    first = battle.order[0]
    seats = len(realm.players)
    place = sum((seat - first) % seats < (player.seat - first) % seats for seat in battle.order)
    battle.order.insert(place, player.seat)
    battle.next += place < battle.next
    if way != "dragged":
        battle.hidden.append(player.seat)
    yield BattleJoined(seat=player.seat, step=battle.at, way=way)


def is_afar(battle: Battle, player: Player) -> bool:
    """R173: whoever takes part without standing on its step, however they came in."""
    return player.at != battle.at


def opponents(realm: Realm, battle: Battle, player: Player) -> list[Player]:
    """Whom they can attack or target: not those who are hidden (R48)."""
    seats = [seat for seat in battle.order if seat != player.seat and seat not in battle.hidden]
    return [realm.player(seat) for seat in seats if realm.player(seat).is_up]


def others_of(realm: Realm, battle: Battle, player: Player) -> list[Player]:
    """All they could flee from: of the hidden ones too, as their coming was public (R174)."""
    return [realm.player(seat) for seat in battle.order if seat != player.seat]
