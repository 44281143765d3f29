"""Solo: when to come before a boss (R131, R150)."""

from cogs.dead_throne.adviser.fighting import TWIN_KINGS
from cogs.dead_throne.adviser.mind import Mind
from cogs.dead_throne.adviser.odds import boss_chance
from cogs.dead_throne.adviser.shopping import best_creatures, creature_attack
from cogs.dead_throne.content.tables import ROADS
from cogs.dead_throne.rules.solo.board import next_boss

READY, IN_A_HURRY, HURRY = 0.3, 0.1, 20
PATIENCE = 120  # Game Turns, where no winter comes: whoever is not fit by then hardly ever will be


def is_ready_for_boss(mind: Mind) -> bool:
    """Solo: no kill may bring one before a boss one is not fit for."""
    board, road = mind.view.solo, ROADS[mind.view.options.road]
    boss = next_boss(road, board) if board is not None else None
    if board is None or boss is None or board.red + 4 < boss.space or mind.view.options.challenge == "quests":
        return True
    left = (mind.view.options.winter or PATIENCE) - board.turns
    chance = boss_chance(boss.times, *_at_most(mind, boss.key))
    wanted = READY if left > HURRY else IN_A_HURRY if left > 0 else 0.0
    return chance >= wanted and mind.me.health > 2 + 3 * boss.times


def _at_most(mind: Mind, boss: str) -> tuple[int, int]:
    """Attack and defence with all that one has."""
    creatures = best_creatures(mind)
    arm = mind.me.attack // 2 if boss == TWIN_KINGS else mind.me.attack
    attack = arm + 4 * bool(mind.strong_scrolls) + max((creature_attack(c.key) for c in creatures), default=0)
    return attack, mind.me.defence + 4 * ("stone-skin" in mind.scrolls)
