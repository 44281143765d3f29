"""How well an automaton plays.

*gentle*: as a beginner, who often takes the second best. *steady*: as its adviser says. *sharp*: it looks ahead.
"""

from typing import Any, Literal

from msgspec.structs import replace

from bot.engine.advice import Advice
from bot.engine.chance import Chance
from bot.engine.choice import Choice
from bot.engine.game import Game, Options
from bot.engine.kinds import Pick
from bot.engine.prompt import Prompt

Strength = Literal["gentle", "steady", "sharp"]
STRENGTHS: tuple[Strength, ...] = ("steady", "gentle", "sharp")  # the usual one first
SLIPS = 2  # a gentle one slips once in so many answers,
RANKED = 2  # so many of the next best are looked for
THIRD = 3  # and once in so many slips it takes the third best
SLIPPED = "slipped"  # the word of its reason


def strengths(game: Game[Any, Any], options: Options) -> tuple[Strength, ...]:
    """Those a match played by these options can have."""
    return STRENGTHS if game.looks_ahead(options) else STRENGTHS[:-1]


def slip(game: Game[Any, Any], view: Any, prompt: Prompt, advised: Advice, chance: Chance) -> Advice:
    """What the adviser says, or now and then the next best."""
    if chance.below(SLIPS):
        return advised
    others = advised.others or tuple(_next_best(game, view, prompt, advised, chance))
    if not others:
        return advised
    is_third = len(others) > 1 and chance.below(THIRD) == 0
    return Advice(others[is_third], SLIPPED)


def _next_best(game: Game[Any, Any], view: Any, prompt: Prompt, advised: Advice, chance: Chance) -> list[Choice]:
    """Where the adviser does not rank: what it would do if that were not to be had, as far as it is of the same kind.

    A beginner goes another way, or strikes another one. Of what is of another kind nobody has said that it is no folly.
    """
    found: list[Choice] = []
    while len(found) < RANKED and isinstance(prompt.kind, Pick):
        chosen = found[-1] if found else advised.choice
        taken = next(option for option in prompt.options if (option.key,) == chosen)
        left = tuple(option for option in prompt.options if option is not taken)
        alike = {(option.key,) for option in left if option.word == taken.word != ""}
        prompt = replace(prompt, kind=Pick(left), default=None)
        if not alike or (choice := _asked_again(game, view, prompt, chance)) not in alike:
            break
        found.append(choice)
    return found


def _asked_again(game: Game[Any, Any], view: Any, prompt: Prompt, chance: Chance) -> Choice | None:
    try:
        return game.advise(view, prompt, chance).choice
    except Exception:  # noqa: BLE001 - an adviser may count on what has been taken away
        return None
