"""How an automaton answers."""

from bot.engine import Advice, Chance, Prompt
from cogs.dead_throne.view.view import ThroneView


def advise(view: ThroneView, prompt: Prompt, chance: Chance) -> Advice:
    del view
    choice = prompt.kind.random(chance) if prompt.default is None else prompt.default
    return Advice(choice, "whim")
