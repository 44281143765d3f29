"""What is asked in a Game Turn."""

from functools import lru_cache

from bot.engine import Option
from cogs.dead_throne.content.land import STEPS
from cogs.dead_throne.content.steps import plain
from cogs.dead_throne.prompts.options import term

MENU = "menu"  # what to do now
STOP = "stop"  # where the walk ends
FIRST = "first"  # what to do before the walk, after the roll
LAND = "land"  # with what to interact there
FORCED = "forced"  # where a forced move ends
LED = "led"  # where somebody is led by a trap of one's own
ARRIVE = "arrive"  # where a teleport leads
RESPAWN = "respawn"
HOLD = "hold"  # a turn spent held by an enemy
STUCK = "stuck"  # a turn spent remaining with something else

ROLL, PASS, REMAIN = "roll", "pass", "remain"


@lru_cache(512)
def place_option(deed: str, step: str) -> Option:
    return Option(f"{deed}-{plain(step)}", deed, {"step": term("step", step)}, group=f"tile-{STEPS[step].tile.lower()}")
