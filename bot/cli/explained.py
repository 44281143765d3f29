"""`simulate --explain`: what each seat chooses, and why its adviser says so."""

from collections.abc import Callable
from typing import Any

from bot.engine import Advice, Chance, Choice, Match, Prompt
from bot.engine.playout import Policy
from bot.games.shown import find_face
from bot.ui.views.speech import Speaker
from bot.words import Words

Say = Callable[[str], None]


def explaining(key: str, seats: int, say: Say) -> Policy:
    """The adviser's policy, said aloud line by line."""
    reason = reasoning(key, seats)

    def policy(match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
        advice = match.game.advise(match.view(prompt.seat), prompt, chance)
        why = reason(advice)
        say(f"{match.answered + 1:5}  seat {prompt.seat + 1}, {prompt.word} ({prompt.rule}): {_chosen(advice.choice)}")
        if why:
            say(f"       {why}")
        return advice.choice

    return policy


def reasoning(key: str, seats: int) -> Callable[[Advice], str]:
    """Says why an adviser chose so. The words are the game's; one without a face says bare words."""
    face = find_face(key)
    return _plainly if face is None else _speaker(face.catalogue.words(), seats).reason


def _speaker(words: Words, seats: int) -> Speaker:
    return Speaker(words, [f"Seat {number}" for number in range(1, seats + 1)])


def _plainly(advice: Advice) -> str:
    return " ".join([advice.word, *(f"{name}={fact}" for name, fact in advice.facts.items())])


def _chosen(choice: Choice) -> str:
    return ", ".join(choice) if isinstance(choice, tuple) else str(choice)
