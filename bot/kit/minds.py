"""What an automaton thinks with, and how it answers: by the question's word, else by the default.

The advisers of Bag of Dungeon, Deckbox Dungeons, P52 and Dead Throne build on it.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from bot.engine import Advice, Chance, Choice, Option, Prompt
from bot.engine.playout import any_choice
from bot.kit.beats import key_in, number_in

V = TypeVar("V", bound=Struct)
M = TypeVar("M", bound="Mind")  # type: ignore[type-arg]
Thought: TypeAlias = tuple[Choice, str] | None  # an answer, and why; None: nothing better than the default is known


class Mind(Generic[V]):
    """The view, the question, and what each game makes of them."""

    def __init__(self, view: V, prompt: Prompt) -> None:
        self.view, self.prompt = view, prompt

    @cached_property
    def keys(self) -> dict[str, Option]:
        return {option.key: option for option in self.prompt.options}

    def options(self, *verbs: str) -> list[Option]:
        """Those whose key begins with one of these words."""
        return [option for option in self.prompt.options if option.key.startswith(tuple(f"{verb}-" for verb in verbs))]


def advised(thoughts: Mapping[str, Callable[[M], Thought]], mind: M, chance: Chance) -> Advice:
    """By the prompt's word; where nothing better is known, the default."""
    prompt = mind.prompt
    think = thoughts.get(prompt.word)
    found = think(mind) if think else None
    if found is not None and prompt.is_legal(found[0]):
        return Advice(*found)
    if prompt.default is not None:
        return Advice(prompt.default, "usual")
    return Advice(any_choice(prompt, chance), "whim")


def always(key: Callable[[M], str], why: str) -> Callable[[M], Thought]:
    """A thought that has one option in mind, and always the same reason."""
    return lambda mind: ((key(mind),), why)


def number(asked: Option | Prompt, name: str) -> int:
    """A fact of an option, or of the question, that is a number; 0 if there is none."""
    return number_in(asked.facts, name)


def named(asked: Option | Prompt, name: str) -> str:
    """A fact that is a word of the game: its key; empty if there is none."""
    return key_in(asked.facts, name)
