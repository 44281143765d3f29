"""An automaton's advice at a place in a match: the same whenever it is asked for, so that its reason can be told later.

Its chance hangs on the place, not on the prompt's number: an undo does not let it choose anew.
"""

from collections.abc import Sequence
from typing import Any

from bot.engine.advice import Advice
from bot.engine.answer import Answer
from bot.engine.foresight import FORESEEN
from bot.engine.position import Position
from bot.engine.prompt import Prompt
from bot.engine.strength import Strength, slip


def advised(match: Position[Any], prompt: Prompt, answered: int | None = None, strength: Strength = "steady") -> Advice:
    """What the adviser says from the seat's own view, with the chance of when so many answers had been given.

    A gentle automaton may make less of it. What a sharp one makes of it takes longer: see `foresight`.
    """
    place = match.answered if answered is None else answered
    chance = match.chance.aside(f"advise:{place}:{prompt.seat}")
    view = match.view(prompt.seat)
    advice = match.game.advise(view, prompt, chance)
    return slip(match.game, view, prompt, advice, chance.aside("slip")) if strength == "gentle" else advice


class Reasons:
    """Finds the reasons for what automata chose, while a finished match is played again."""

    def __init__(self, strengths: Sequence[Strength] = ()) -> None:
        """`strengths`: of the automata, by seat; without them all are steady."""
        self._strengths = strengths
        self._asked: dict[int, int] = {}  # by a prompt's number: how many answers had been given when it was asked
        self._left: set[int] = set()

    def of(self, match: Position[Any], answer: Answer) -> Advice | None:
        """Called before each answer is taken: why it was given, where an adviser chose it and says so."""
        for wait in match.waits:
            self._asked.setdefault(wait.number, match.answered)
        if answer.is_leave:
            self._left.add(answer.seat)
        prompt = match.prompt(answer.prompt)
        is_default = answer.seat in self._left and not match.game.is_played_on
        if prompt is None or answer.by != "automaton" or is_default:
            return None
        return self._same(match, prompt, answer)

    def _same(self, match: Position[Any], prompt: Prompt, answer: Answer) -> Advice | None:
        """The advice that comes to this answer. Others may have answered while the automaton was thinking."""
        strength = self._strengths[answer.seat] if self._strengths else "steady"
        advice: Advice | None = None
        for answered in range(match.answered, self._asked[prompt.number] - 1, -1):
            advice = _advised(match, prompt, answered, strength)
            if advice is not None and advice.choice == answer.choice:
                return advice if advice.word else None
        has_looked_ahead = strength == "sharp" and advice is not None  # then nothing else chooses otherwise
        return Advice(answer.choice, FORESEEN) if has_looked_ahead else None


def _advised(match: Position[Any], prompt: Prompt, answered: int, strength: Strength) -> Advice | None:
    try:
        return advised(match, prompt, answered, strength)
    except Exception:  # noqa: BLE001 - an adviser may raise anything; then the default was played, for no reason
        return None
