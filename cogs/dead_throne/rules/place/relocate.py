"""R17, R35, R61, R142, R175, R177: every change of place is made here."""

from typing import Literal

from cogs.dead_throne.rules.fight.support import friends_of
from cogs.dead_throne.rules.people.leaving import leave_group, leave_talks
from cogs.dead_throne.rules.people.waiting import is_of_waiting
from cogs.dead_throne.rules.place.bounds import barred_to, is_shut
from cogs.dead_throne.rules.place.holds import release
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import NOWHERE, Player

# On foot; by Carriage or on a Rope; any other way: a teleport, a swap, a stone, death, back from the dead.
Way = Literal["walk", "ride", "leap"]


def relocate(realm: Realm, player: Player, step: str, way: Way = "leap") -> None:
    """They leave behind whatever held them and went on where they stood.

    A group goes along on foot and by Carriage (R142, R177); any other way leads out of it.
    """
    if way == "leap":
        leave_group(realm, player.seat)
    friends = friends_of(realm, player)
    _put(realm, player, step, came_from=player.at if way == "walk" else NOWHERE)
    for friend in friends:
        if friend.at != step and not _can_follow(realm, friend, step):
            leave_group(realm, friend.seat)
        elif friend.at != step:
            _put(realm, friend, step)


def can_walk(player: Player) -> bool:
    return player.is_up and player.held is None and not player.remains


def _can_follow(realm: Realm, friend: Player, step: str) -> bool:
    """Whoever is held, or may not go there, stays behind."""
    return can_walk(friend) and not is_shut(friend.at, step, barred_to(realm, friend))


def walk_away(realm: Realm, player: Player) -> None:
    """R115: a Lone Quest they were waiting for is left, and its card goes back."""
    quest = player.lone
    if quest is not None and is_of_waiting(quest):
        realm.give_back(quest.home, f"lone:{quest.key}")
        player.lone = None


def _put(realm: Realm, player: Player, step: str, *, came_from: str = NOWHERE) -> None:
    """R175: neither a battle, a trade, an enemy nor a trap holds whoever stands elsewhere now."""
    leave_talks(realm, player)
    release(realm, player)
    walk_away(realm, player)
    player.remains, player.is_trapped = 0, False
    player.at = step
    turn = player.turn
    turn.came_from, turn.has_moved = came_from, True
    turn.touched, turn.drawn_at, turn.is_inside = NOWHERE, [], False  # R28: only who stays may not draw again
    if turn.is_on and step != NOWHERE:
        turn.path.append(step)
