"""Standing orders: how a character defends and counters without being asked (section 4, 9.5)."""

from bot.engine import Choice, Option, Order, Part, Pick, Prompt
from cogs.p52.prompts import words
from cogs.p52.prompts.options import DECLINE, FOLLOW, HOLD, NONE, STAMINA
from cogs.p52.view.view import P52View

DEFENCE, COUNTER, MARCH = "defence", "counter", "march"
NEVER, BEST, HARD = "never", "best", "hard"
WORN_OUT = 10  # HP below which `hard` spends stamina


def orders(view: P52View) -> tuple[Order, ...]:
    """Habits that can always be obeyed."""
    if view.viewer is None or not view.heroes[view.viewer].is_ready:
        return ()
    habits = tuple(Option(key, f"defend-{key}") for key in (NEVER, BEST, HARD))
    blows = tuple(Option(key, f"counter-{key}") for key in (NEVER, BEST))
    follows = tuple(Option(option.key, option.word) for option in (FOLLOW, HOLD))
    return (
        Order(DEFENCE, "R106", Pick(habits), (words.DEFEND, words.DEFEND_FRIEND)),
        Order(COUNTER, "R103", Pick(blows), (words.COUNTER,)),
        Order(MARCH, "R27", Pick(follows), (words.MARCH,)),
    )


def ordered(view: P52View, prompt: Prompt, word: str, value: Part) -> Choice | None:
    """What it comes to at this prompt; None: the seat is asked after all."""
    assert isinstance(value, tuple)
    habit, keys = value[0], [option.key for option in prompt.options]
    if word == MARCH:
        return (habit,)
    if word == COUNTER:
        return (DECLINE.key,) if habit == NEVER else (prompt.main,)
    if habit == NEVER:
        return (NONE.key,)
    best = prompt.main
    is_worn = habit == HARD and view.heroes[prompt.seat].health < WORN_OUT
    return (best + STAMINA,) if is_worn and best + STAMINA in keys else (best,)
