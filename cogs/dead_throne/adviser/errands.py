"""What is worth a walk: Markets, Inns, quests; in Competitive stones, Pieces, people and the castle."""

from cogs.dead_throne.adviser.bargains import worth_of_trade
from cogs.dead_throne.adviser.mind import Mind
from cogs.dead_throne.adviser.shopping import is_shopping
from cogs.dead_throne.adviser.stakes import battle_value, hurry
from cogs.dead_throne.content.land import CASTLE, INNS, MARKETS, TAVERNS
from cogs.dead_throne.content.tables import ENEMIES, QUESTS

STONE, PIECE, VICTORY, CROWN = 17.0, 12.0, 400.0, 40.0
QUEST = 6.0  # among rivals a quest is coin for arms before others have it
RICH, NEEDLESS = 40, 0.2  # coin: alone, whoever has as much needs quests little that pay nothing else
RIPE, ALONE = 1.2, 0.4  # so soon in the day what lies about, and whom one would fight, draws as it may; and in a duel


def everywhere(mind: Mind, rest: float) -> list[tuple[str, float]]:
    """Of every mode; `rest` is what an Inn is worth now."""
    shopping = is_shopping(mind)
    found = [(step, shopping) for step in MARKETS]
    if rest > 4:
        found += [(step, rest) for step in INNS]
    return found + _quests(mind)


def _quests(mind: Mind) -> list[tuple[str, float]]:
    """Where an open one can be done or handed in."""
    found: list[tuple[str, float]] = []
    green = mind.mode == "solo" and mind.view.options.challenge != "battle"
    extra = 14.0 if green else 0.0
    is_needless = mind.mode == "solo" and not green and mind.me.coin >= RICH
    price = QUEST if mind.mode == "competitive" else NEEDLESS if is_needless else 1.0
    for quest in mind.view.quests:
        kind = QUESTS[quest.key]
        done = quest.progress.get(mind.me.seat, [])
        if kind.task == "inside":
            found.append((kind.at, 9.0 + extra))
        elif kind.task == "hand-in" and _can_give(mind, quest.key):
            found += [(step, 12.0 + extra) for step in ((kind.at,) if kind.at else TAVERNS)]
        elif kind.task == "taverns":
            found += [(step, 3.5 + extra / 3) for step in TAVERNS if step not in done]
        elif kind.task == "purse" and mind.me.coin >= kind.count:
            found += [(step, 6.0 + extra) for step in TAVERNS]
        elif kind.task == "fields":
            found += [(f"{tile}.r2", 3.0 + extra / 3) for tile in ("T1", "T2", "T3") if tile not in done]
    if green:
        found += [(step, 2.0) for step in TAVERNS]
    return [(step, price * value) for step, value in found]


def _can_give(mind: Mind, quest: str) -> bool:
    return all(_has(mind, need.what) >= need.count for need in QUESTS[quest].needs)


def _has(mind: Mind, what: str) -> int:
    if what == "scroll":
        return len(mind.scrolls)
    if what == "coin":
        return mind.me.coin
    if what.startswith("essence-"):
        terrain = what.removeprefix("essence-")
        return sum(one.kind == "essence" and ENEMIES[one.key].terrain == terrain for one in mind.pack)
    return sum(one.kind == "item" and one.key == what for one in mind.pack)


def rivalry(mind: Mind) -> list[tuple[str, float]]:
    """Competitive: what lies about, whom one would fight, and victory itself. Who has much is hunted: arms first."""
    found = [(CASTLE, VICTORY)] if _can_win(mind) else []
    ripe = min(1.0, (RIPE if len(mind.others) > 1 else ALONE) * hurry(mind))
    for ground in mind.view.ground:
        stones = 0 if mind.is_saladar else len(ground.stones)
        value = STONE * stones + PIECE * ground.pieces + CROWN * ground.has_crown
        if value:
            found.append((ground.step, value * ripe))
    for other in mind.others:
        deal = worth_of_trade(mind, other.seat)
        if deal is not None and other.at != mind.me.at and not other.in_market:
            found.append((other.at, deal))
        value = battle_value(mind, other)
        if value > 0 and not other.in_market and not other.held_by:
            found.append((other.at, value * 0.7 * ripe))
    return found


def _can_win(mind: Mind) -> bool:
    me = mind.me
    if me.has_crown:
        return True
    if mind.is_saladar:
        return me.pieces == mind.view.pieces > 0
    return len(me.stones) == mind.view.stones > 0
