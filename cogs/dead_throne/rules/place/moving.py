"""R35, R61, R175: a change of place, and what the table hears of all that lets go of somebody."""

from bot.engine import Script
from cogs.dead_throne.events.battles import BattleLeft
from cogs.dead_throne.events.defender import SplitOff, StayedBehind
from cogs.dead_throne.events.fight import EnemyLeft
from cogs.dead_throne.events.quests import LoneLeft
from cogs.dead_throne.events.traps import Loosed
from cogs.dead_throne.rules.fight.support import friends_of
from cogs.dead_throne.rules.people.leaving import told_end
from cogs.dead_throne.rules.place.relocate import Way, relocate
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def moved_together(realm: Realm, player: Player, step: str, way: Way) -> Script[None]:
    """R142, R175: a group hears who is not with it any more."""
    friends = friends_of(realm, player)
    relocate(realm, player, step, way)
    if way == "leap" and friends:
        yield SplitOff(seat=player.seat)
    for friend in friends if way != "leap" else ():
        if friend.at != step:
            yield StayedBehind(seat=friend.seat)


def moved(realm: Realm, player: Player, step: str, way: Way = "leap") -> Script[None]:
    """Out of a hold, a trap, or a battle that somebody drew them into while a card was about to move them (R156)."""
    held, was_trapped, battle, quest = player.held, player.is_trapped, realm.battle_of(player.seat), player.lone
    yield from moved_together(realm, player, step, way)
    if quest is not None and player.lone is not quest:
        yield LoneLeft(seat=player.seat, lone=quest.key)
    if held is not None:
        yield EnemyLeft(seat=player.seat, enemy=held.enemy)
    if was_trapped:
        yield Loosed(seat=player.seat)
    if battle is not None:
        yield BattleLeft(seat=player.seat, way="teleport")
        yield from told_end(realm, battle)
