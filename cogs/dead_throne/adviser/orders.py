"""R157, R158: what a seat may settle in advance, and what that answers."""

from bot.engine import Choice, Order, Prompt
from bot.engine.choice import Part
from cogs.dead_throne.view.view import ThroneView


def orders(view: ThroneView) -> tuple[Order, ...]:
    del view
    return ()


def ordered(view: ThroneView, prompt: Prompt, word: str, value: Part) -> Choice | None:
    del view, prompt, word
    return value
