"""Quick decisions in the midst of somebody's deed: they may be given less time than a turn (R7)."""

from typing import Any

from bot.engine import Prompt, Script, Together
from bot.engine.script import Step

# P6 to P8, P10, P14 to P16; not the story of a killing blow, which takes a while to write.
WORDS = frozenset({"tagged", "dice", "damage", "killing-blow", "trade", "front", "tree", "stand-in", "clobber"})


def hurried(script: Script[None], seconds: int) -> Script[None]:
    """The script, its reactions with so many seconds; 0 leaves them as they are."""
    sent: Any = None
    while True:
        try:
            step = script.send(sent)
        except StopIteration:
            return
        for prompt in _asked(step) if seconds else ():
            if prompt.word in WORDS:
                prompt.within = seconds
        sent = yield step


def _asked(step: Step) -> list[Prompt]:
    """What a step of a script asks: one thing, several at once, or nothing."""
    steps = step.prompts if isinstance(step, Together) else (step,)
    return [one for one in steps if isinstance(one, Prompt)]
