"""What every rule of Defender asks of its board."""

from collections.abc import Collection

from cogs.dead_throne.content.board_kinds import DangerKind
from cogs.dead_throne.content.tables import DANGERS, ENEMIES
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.boards import Defender, Spawn
from cogs.dead_throne.state.people import NOWHERE, Player

FEW = 2  # heroes: then the dragon does not grow (R153)
CLOSED = ("causeway", "ferry")  # by the omen of Burned Bridges


def board_of(realm: Realm) -> Defender:
    assert realm.state.defender is not None
    return realm.state.defender


def danger_of(board: Defender) -> DangerKind:
    """R136: the enemy die in use."""
    return max((one for one in DANGERS if one.least <= max(board.xp, 1)), key=lambda one: one.least)


def heroes_in(realm: Realm) -> int:
    """R67: how many they are; whoever has left the table is none of them."""
    return sum(player.is_in for player in realm.players)


def is_lying(player: Player) -> bool:
    """R146: dead without a Piece, where they fell."""
    return player.is_dead and player.at != NOWHERE


def packs(board: Defender) -> list[list[Spawn]]:
    """R138: those on one step act as one."""
    found: dict[str, list[Spawn]] = {}
    for spawn in board.spawns:
        found.setdefault(spawn.at, []).append(spawn)
    return list(found.values())


def speed_of(pack: list[Spawn]) -> int:
    return max(ENEMIES[spawn.enemy].level for spawn in pack)


def barred_of(realm: Realm) -> Collection[str]:
    """For enemies: Bar the Way, and what an omen has closed."""
    return {*(bar.step for bar in realm.state.bars), *closed_of(realm)}


def closed_of(realm: Realm) -> Collection[str]:
    """Quick Paths nobody can use."""
    return CLOSED if board_of(realm).omen == "burned-bridges" else ()
