"""R131, R134, R150: a boss of the road, fought as soon as it is reached."""

from bot.engine import Script
from cogs.dead_throne.content.board_kinds import BossKind
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.events.solo import BossFought, BossMet
from cogs.dead_throne.rules.fight.exchange import Exchange, exchange
from cogs.dead_throne.rules.fight.foe import Foe, Stat
from cogs.dead_throne.rules.people.effects import apply_effects
from cogs.dead_throne.rules.people.purse import lose_coin
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.boards import Solo
from cogs.dead_throne.state.people import Player

TOLL = 3  # coin for a boss lost to, times the multiplier printed on its space (R134)
GATEWARDEN, TWIN_KINGS = "gatewarden", "twin-kings"


def foe_of_boss(boss: BossKind) -> Foe:
    """Its level is of no use: a boss pays no coin."""
    dice = Stat(times=boss.times)
    return Foe(boss.key, 0, dice, dice, boss.element, halves_first=boss.key == TWIN_KINGS)


def face_boss(realm: Realm, player: Player, board: Solo, boss: BossKind) -> Script[None]:
    """One exchange. The marker stays on a boss that is beaten; else it goes one space back."""
    yield BossMet(seat=player.seat, boss=boss.key, space=boss.space, times=boss.times)
    fought = yield from exchange(realm, player, foe_of_boss(boss))
    board.boss = 0
    if fought.is_won:
        board.beaten.append(boss.space)
    else:
        board.red = boss.space - 1
    yield BossFought(
        seat=player.seat, boss=boss.key, dealt=fought.dealt, taken=fought.taken, way=_how(fought), space=board.red
    )
    if fought.is_lost:
        yield from _pay(realm, player, boss)


def _how(fought: Exchange) -> str:
    return "died" if fought.is_dead else "won" if fought.is_won else "lost" if fought.is_lost else "drawn"


def _pay(realm: Realm, player: Player, boss: BossKind) -> Script[None]:
    """R134; the Gatewarden takes the shield besides, be it the partner of a combo."""
    yield from lose_coin(realm, player, TOLL * boss.times, "boss")
    if boss.key == GATEWARDEN:
        yield from apply_effects(realm, player, [Effect("lose-worn", what="shield")], "boss")
