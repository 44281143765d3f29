"""How an automaton answers, and why."""

from collections.abc import Callable

from bot.engine import Advice, Chance, Prompt
from bot.kit.minds import Thought, advised, always, number
from cogs.dead_throne.adviser import fighting, gear, shopping, turns
from cogs.dead_throne.adviser.meeting import meeting as among_players
from cogs.dead_throne.adviser.mind import Mind
from cogs.dead_throne.prompts import defender, land, market, meeting, scrolls
from cogs.dead_throne.prompts import turn as words
from cogs.dead_throne.view.view import ThroneView


def advise(view: ThroneView, prompt: Prompt, chance: Chance) -> Advice:
    if (met := among_players(view, prompt)) is not None:
        return met
    return advised(THOUGHTS, Mind(view, prompt), chance)


def _one(think: Callable[[Mind], tuple[str, str]]) -> Callable[[Mind], Thought]:
    def thought(mind: Mind) -> Thought:
        key, why = think(mind)
        return (key,), why

    return thought


def _refresh(mind: Mind) -> Thought:
    """War wins fights; one Ward keeps one alive."""
    count = number(mind.prompt, "count")
    has_ward = any(scroll in WARDS for scroll in mind.scrolls)
    return (scrolls.key_of((*("war",) * (count - (not has_ward)), *("ward",) * (not has_ward))),), "usual"


WARDS = {"stone-skin", "mirror-ward", "mend", "second-wind", "conjured-bulwark", "nullify"}


def _point(mind: Mind) -> str:
    """Whoever can bear most."""
    seats = [int(key.removeprefix("point-")) for key in mind.keys]
    best = max(seats, key=lambda seat: (mind.view.players[seat].health + mind.view.players[seat].defence, -seat))
    return f"point-{best}"


def _goal(mind: Mind) -> str:
    """Of two towns the stronger may be besieged."""
    towns = mind.view.defender.towns if mind.view.defender is not None else {}
    strong = {tile.lower(): left for tile, left in towns.items()}
    return max(mind.keys, key=lambda key: (strong.get(key.removeprefix("goal-"), 0), key))


def _way(mind: Mind) -> str:
    """Rather to an empty step than against anybody; of those the first."""
    return min(mind.keys, key=lambda key: "-by-" in key)


def _merchant(mind: Mind) -> str:
    return land.ENTER if shopping.is_shopping(mind) > 1 else land.WALK_ON


def _relic(mind: Mind) -> str:
    """Coin now is better than a die later."""
    del mind
    return land.SELL


def _lone(mind: Mind) -> str:
    """The first way there is, unless it is a fight one is not fit for."""
    is_weak = mind.me.health <= 4
    ways = [key for key in mind.keys if key != land.WALK_ON and not (is_weak and key in {"rob", "dive", "refuse"})]
    return ways[0] if ways else mind.prompt.options[-1].key


def _hold(mind: Mind) -> str:
    del mind
    return words.PASS


def _join(mind: Mind) -> str:
    del mind
    return defender.YES.key


THOUGHTS: dict[str, Callable[[Mind], Thought]] = {
    words.MENU: _one(turns.menu),
    words.STOP: _one(turns.stop),
    words.LAND: _one(turns.land),
    words.HOLD: always(_hold, "usual"),
    words.FORCED: _one(turns.place),
    words.ARRIVE: _one(turns.place),
    words.RESPAWN: _one(turns.place),
    words.LED: _one(turns.led),
    "refresh": _refresh,
    "gear": lambda mind: (gear.outfit(mind), "gear"),
    market.MARKET: lambda mind: (shopping.order(mind), "gear"),
    land.MERCHANT: always(_merchant, "gear"),
    land.RELIC: always(_relic, "find"),
    land.LONE: always(_lone, "find"),
    meeting.BLOW: always(fighting.blow, "battle"),
    meeting.GUARD: always(fighting.guard, "wounds"),
    defender.JOIN: always(_join, "friend"),
    defender.POINT: always(_point, "friend"),
    defender.GOAL: always(_goal, "usual"),
    defender.WAY: always(_way, "usual"),
}
