"""R35, R61, R175: a change of place, and what the table hears of all that lets go of somebody."""

from bot.engine import Script
from cogs.dead_throne.events.battles import BattleLeft
from cogs.dead_throne.events.fight import EnemyLeft
from cogs.dead_throne.events.quests import LoneLeft
from cogs.dead_throne.events.traps import Loosed
from cogs.dead_throne.rules.meeting.battles import told_end
from cogs.dead_throne.rules.place.relocate import Way, relocate
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def moved(realm: Realm, player: Player, step: str, way: Way = "leap") -> Script[None]:
    """Out of a hold, a trap, or a battle that somebody drew them into while a card was about to move them (R156)."""
    held, was_trapped, battle, quest = player.held, player.is_trapped, realm.battle_of(player.seat), player.lone
    relocate(realm, player, step, way)
    if quest is not None and player.lone is not quest:
        yield LoneLeft(seat=player.seat, lone=quest.key)
    if held is not None:
        yield EnemyLeft(seat=player.seat, enemy=held.enemy)
    if was_trapped:
        yield Loosed(seat=player.seat)
    if battle is not None:
        yield BattleLeft(seat=player.seat, way="teleport")
        yield from told_end(realm, battle)
