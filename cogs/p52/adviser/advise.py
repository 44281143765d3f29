"""How an automaton decides, and why."""

from collections.abc import Callable

from bot.engine import Advice, Chance, Prompt
from cogs.p52.adviser import replies
from cogs.p52.adviser.exploring import explore
from cogs.p52.adviser.fighting import fight
from cogs.p52.adviser.mind import Mind, Thought
from cogs.p52.prompts import words
from cogs.p52.view.view import P52View


def advise(view: P52View, prompt: Prompt, chance: Chance) -> Advice:
    """The thought for this question, where it leads to anything legal; else what a time-out would answer."""
    think = THOUGHTS.get(prompt.word)
    thought = think(Mind(view, prompt, chance)) if think is not None else None
    if thought is not None and prompt.is_legal(thought[0]):
        return Advice(*thought)
    return Advice(prompt.default if prompt.default is not None else prompt.kind.random(chance))


def _turn(mind: Mind) -> Thought:
    return fight(mind) if mind.enemies else explore(mind)


THOUGHTS: dict[str, Callable[[Mind], Thought]] = {
    words.TURN: _turn,
    words.DEFEND: replies.defend,
    words.DEFEND_FRIEND: replies.defend,
    words.COUNTER: replies.counter,
    words.TAP: replies.tap,
    words.LEARN: replies.learn,
    words.PRACTISE: replies.practise,
    words.CONSENT: replies.consent,
}
