"""R52 to R72: battles between players."""

from typing import NamedTuple

from bot.engine import Script
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.people import Player


class Flight(NamedTuple):
    """Somebody fled: the frame lets them walk and interact as in a Game Turn (R69)."""

    seat: int
    steps: int
    battle: int


def start_battle(realm: Realm, initiator: Player, other: Player) -> Script[None]:
    """R41, R45: on the other's step (Far Voice: wherever); the initiator's first attack is made at once (R65)."""
    raise NotImplementedError


def battle_turn(realm: Realm, battle: Battle, player: Player) -> Script[Flight | None]:
    """R54: their Battle Turn: refresh, gear, flee, attack or pass. The battle may be over after it (R63)."""
    raise NotImplementedError


def leave_battle(realm: Realm, player: Player) -> None:
    """Dead, fled, teleported away: they are in no battle and no trade any more; one left alone ends it (R63)."""
    raise NotImplementedError


def talk_on(realm: Realm, parley_id: int) -> Script[None]:
    """R163: one offer and answer of a trade beside the round."""
    raise NotImplementedError
