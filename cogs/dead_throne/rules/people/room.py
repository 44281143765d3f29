"""R98, R99, R142: how much somebody can carry, and who of a group has room for a thing."""

from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Thing

PACK, SACK = 3, 5


def capacity(player: Player) -> int:
    return PACK + (SACK if "rucksack" in player.worn else 0)


def room(player: Player) -> int:
    """So many things more can be carried."""
    return capacity(player) - len(player.pack) - len(player.sack)


def has_room_for(player: Player, thing: Thing) -> bool:
    """A rucksack that is the first is put to use, and takes none (R98)."""
    is_first_sack = thing.key == "rucksack" and thing.kind == "item" and "rucksack" not in player.worn
    return is_first_sack or room(player) > 0


def stow(player: Player, thing: Thing) -> None:
    """Into the inventory first, then into the rucksack. There must be room."""
    if thing.key == "rucksack" and thing.kind == "item" and "rucksack" not in player.worn:
        player.worn["rucksack"] = thing
        return
    (player.pack if len(player.pack) < PACK else player.sack).append(thing)


def carriers(realm: Realm, player: Player) -> list[Player]:
    """They, and then the friends of their group, who share the room for things (R142)."""
    board = realm.state.defender
    group = next((one for one in board.groups if player.seat in one), []) if board is not None else []
    return [player, *(realm.player(seat) for seat in group if seat != player.seat)]


def carrier_of(realm: Realm, player: Player, thing: Thing) -> Player:
    """The first of them with room for it; they themselves if nobody has any."""
    return next((one for one in carriers(realm, player) if has_room_for(one, thing)), player)


def shared_room(realm: Realm, player: Player) -> int:
    """So many things more they can carry, friends included."""
    return sum(max(0, room(one)) for one in carriers(realm, player))
