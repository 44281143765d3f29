"""How an automaton decides, and why."""

from bot.engine import Advice, Chance, Prompt
from cogs.p52.view.view import P52View


def advise(view: P52View, prompt: Prompt, chance: Chance) -> Advice:
    del view
    return Advice(prompt.default if prompt.default is not None else prompt.kind.random(chance))
