"""How an automaton answers, from its view alone."""

from bot.engine import Advice, Chance, Prompt
from bot.engine.playout import any_choice
from cogs.deckbox_dungeons.view.view import DeckboxView


def advise(view: DeckboxView, prompt: Prompt, chance: Chance) -> Advice:
    """By the prompt's word; where nothing better is known, the default."""
    del view
    return Advice(any_choice(prompt, chance), "whim")
