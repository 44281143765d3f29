"""Scripts: plain generators that yield events and prompts and are sent the answers."""

from collections.abc import Generator, Sequence
from typing import Any, TypeAlias, TypeVar

from bot.engine.answer import Answer
from bot.engine.event import Event
from bot.engine.prompt import Prompt
from bot.engine.waits import Mark, Pause, Together

T = TypeVar("T")
Step: TypeAlias = Event | Prompt | Together | Pause | Mark
Script: TypeAlias = Generator[Step, Any, T]


def ask(prompt: Prompt) -> Script[Answer]:
    """Ask one seat. `answer = yield from ask(prompt)`"""
    answer: Answer = yield prompt
    return answer


def ask_all(prompts: Sequence[Prompt]) -> Script[list[Answer]]:
    """Ask several things at once; go on when all are answered. The answers in the order of the prompts."""
    if not prompts:
        return []
    answers: list[Answer] = yield Together(tuple(prompts))
    return answers


def ask_first(prompts: Sequence[Prompt]) -> Script[Answer]:
    """Ask several at once and go on with whoever answers first; the other prompts are withdrawn."""
    for prompt in prompts:
        prompt.is_contested = True
    answer: Answer = yield Together(tuple(prompts), first=True)
    return answer


def told(script: Script[None]) -> list[Event]:
    """Run a script that asks nobody; what it tells."""
    events: list[Event] = []
    for step in script:
        assert isinstance(step, Event | Mark), f"nobody can be asked now: {step}"
        events += [step] if isinstance(step, Event) else []
    return events
