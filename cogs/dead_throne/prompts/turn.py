"""What is asked in a Game Turn."""

from functools import lru_cache

from bot.engine import Fact, Option, Who
from cogs.dead_throne.content.land import STEPS
from cogs.dead_throne.content.steps import plain
from cogs.dead_throne.prompts.options import term

MENU = "menu"  # what to do now
STOP = "stop"  # where the walk ends
LAND = "land"  # with what to interact there
FORCED = "forced"  # where a forced move ends
LED = "led"  # where somebody is led by a trap of one's own
ARRIVE = "arrive"  # where a teleport leads
RESPAWN = "respawn"
HOLD = "hold"  # a turn spent held by an enemy
STUCK = "stuck"  # a turn spent remaining with something else

ROLL, PASS, STAY, REMAIN = "roll", "pass", "stay", "remain"


@lru_cache(4096)
def stop_option(step: str, cost: int, others: tuple[int, ...]) -> Option:
    """`option-stop`, `option-stop-meeting`, `option-stop-crowd`: who stands there is said as well, or how many."""
    facts: dict[str, Fact] = {"step": term("step", step), "cost": cost}
    word = "stop"
    if len(others) == 1:
        word, facts["others"] = "stop-meeting", Who(others)
    elif others:
        word, facts["count"] = "stop-crowd", len(others)
    return Option(f"stop-{plain(step)}", word, facts, group=f"tile-{STEPS[step].tile.lower()}")


@lru_cache(1024)
def battle_option(step: str, other: int, cost: int) -> Option:
    """Announced before the step is entered (R42)."""
    facts: dict[str, Fact] = {"other": Who((other,)), "step": term("step", step), "cost": cost}
    return Option(f"battle-{other}", "announce", facts, group="battle")


@lru_cache(1024)
def arriving_option(step: str, other: int) -> Option:
    """The same before a teleport."""
    facts: dict[str, Fact] = {"other": Who((other,)), "step": term("step", step)}
    return Option(f"battle-{other}", "announce-there", facts, group="battle")


@lru_cache(512)
def place_option(deed: str, step: str) -> Option:
    return Option(f"{deed}-{plain(step)}", deed, {"step": term("step", step)}, group=f"tile-{STEPS[step].tile.lower()}")
