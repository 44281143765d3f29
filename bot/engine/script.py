"""Scripts: plain generators that yield events and prompts and are sent the answers."""

from collections.abc import Generator, Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

from bot.engine.event import Event
from bot.engine.prompt import Answer, Prompt, Together

T = TypeVar("T")
Step: TypeAlias = Event | Prompt | Together
Script: TypeAlias = Generator[Step, Any, T]


def ask(prompt: Prompt) -> Script[Answer]:
    """Ask one seat. `answer = yield from ask(prompt)`"""
    answer: Answer = yield prompt
    return answer


def ask_all(prompts: Sequence[Prompt]) -> Script[dict[int, Answer]]:
    """Ask several seats at once, one prompt each; go on when all have answered. The answers by seat."""
    if not prompts:
        return {}
    answers: dict[int, Answer] = yield Together(tuple(prompts))
    return answers


def ask_first(prompts: Sequence[Prompt]) -> Script[Answer]:
    """Ask several at once and go on with whoever answers first; the other prompts are withdrawn."""
    answer: Answer = yield Together(tuple(prompts), first=True)
    return answer


def told(script: Script[None]) -> list[Event]:
    """Run a script that asks nobody; what it tells."""
    events: list[Event] = []
    for step in script:
        assert isinstance(step, Event), f"nobody can be asked now: {step}"
        events.append(step)
    return events


def interleave(scripts: Iterable[Script[None]]) -> Script[None]:
    """Run several scripts side by side: all their prompts are open at once, each goes on at its own answers."""
    strands = [_Strand(script) for script in scripts]
    for strand in strands:
        yield from strand.run(None)
    while waiting := [strand for strand in strands if strand.open]:
        answer = yield from ask_first([prompt for strand in waiting for prompt in strand.open])
        owner = next(s for s in waiting if any(p.number == answer.prompt for p in s.open))
        yield from owner.take(answer)


class _Strand:
    """One script of several, and the prompts it waits for."""

    def __init__(self, script: Script[None]) -> None:
        self.script = script
        self.open: list[Prompt] = []
        self._answers: dict[int, Answer] = {}
        self._asked: Prompt | Together | None = None

    def run(self, sent: Any) -> Script[None]:
        """Go on until the script asks again or ends."""
        self._asked, self.open, self._answers = None, [], {}
        try:
            step = self.script.send(sent)
            while isinstance(step, Event):
                yield step
                step = next(self.script)
        except StopIteration:
            return
        self._asked = step
        self.open = [step] if isinstance(step, Prompt) else list(step.prompts)

    def take(self, answer: Answer) -> Script[None]:
        if isinstance(self._asked, Prompt) or (self._asked is not None and self._asked.first):
            yield from self.run(answer)
            return
        self._answers[answer.seat] = answer
        self.open = [prompt for prompt in self.open if prompt.number != answer.prompt]
        if not self.open:
            yield from self.run(self._answers)
