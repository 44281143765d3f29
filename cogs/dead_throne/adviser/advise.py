"""How an automaton answers."""

from bot.engine import Advice, Chance, Prompt
from cogs.dead_throne.adviser.meeting import meeting
from cogs.dead_throne.view.view import ThroneView


def advise(view: ThroneView, prompt: Prompt, chance: Chance) -> Advice:
    met = meeting(view, prompt)
    if met is not None:
        return met
    choice = prompt.kind.random(chance) if prompt.default is None else prompt.default
    return Advice(choice, "whim")
