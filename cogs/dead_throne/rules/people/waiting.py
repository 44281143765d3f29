"""R34, R113, R115: how long somebody must still remain, and what for."""

from cogs.dead_throne.content.tables import LONE_QUESTS
from cogs.dead_throne.state.people import Lone, Player


def is_of_waiting(quest: Lone) -> bool:
    """Does the hourglass run where they stand? Else it is carried somewhere."""
    return not next(one for one in LONE_QUESTS[quest.key].branches if one.key == quest.branch).goal


def to_wait(player: Player) -> int:
    """So many turns a Lone Quest still takes here."""
    return player.lone.turns if player.lone is not None and is_of_waiting(player.lone) else 0


def can_be_moved(player: Player) -> bool:
    """R32, R34, R35: whoever must remain is moved by a teleport alone, by no card that drives them on."""
    due = player.due
    return due is not None and (due.kind == "to" or not (player.remains or player.held))


def pass_turn(player: Player) -> None:
    """A turn of remaining goes by, though none of a Lone Quest: that waits for Game Turns (R115)."""
    waiting = to_wait(player)
    player.remains = max(waiting, player.remains - 1)
    player.is_trapped = player.is_trapped and player.remains > waiting
