"""R140: experience, which all share, what it teaches, and the danger that grows with it."""

from bot.engine import Script
from cogs.dead_throne.content.tables import DEFENDER, TRAININGS
from cogs.dead_throne.events.defender import DangerRose, Learned, Trained
from cogs.dead_throne.rules.defender.boards import board_of, danger_of
from cogs.dead_throne.rules.realm import Realm

EACH = {1: 4, 2: 3, 3: 2, 4: 1}  # for an enemy defeated, by heroes


def learn(realm: Realm, gained: int) -> Script[None]:
    board = board_of(realm)
    before, danger = board.xp, danger_of(board).level
    board.xp = min(DEFENDER.most_experience, before + gained)
    if board.xp > before:
        yield Learned(gained=board.xp - before, xp=board.xp)
    for one in TRAININGS:
        if before < one.least <= board.xp:
            yield Trained(way=one.gives)
    if danger_of(board).level > danger:
        yield DangerRose(level=danger_of(board).level)
