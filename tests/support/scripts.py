"""Runs any script, or part of one, with answers given by seat: no match, no journal."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from bot.engine import Answer, Choice, Event, Prompt, Refused, Script, Together

T = TypeVar("T")
Said: TypeAlias = str | int | tuple[str, ...]  # a key, an amount, or several keys


class ScriptRun(Generic[T]):
    """A script under way: `open` prompts by seat, what has been told and asked so far, and the result at its end."""

    def __init__(self, script: Script[T]) -> None:
        self.events: list[Event] = []
        self.asked: list[Prompt] = []
        self.open: dict[int, Prompt] = {}
        self.is_over = False
        self.result: T | None = None
        self._script = script
        self._step: Prompt | Together | None = None
        self._collected: dict[int, Answer] = {}
        self._run(None)

    def answer(self, seat: int, said: Said) -> list[Event]:
        """Answer the open prompt of this seat as a match would take it; what happened then. Raises Refused."""
        prompt = self.open.get(seat)
        if prompt is None:
            raise Refused("not-yours")
        choice: Choice = (said,) if isinstance(said, str) and prompt.kind != "text" else said
        if not prompt.is_legal(choice):
            raise Refused("illegal")
        return self._take(Answer(prompt.number, seat, choice))

    def heard_by(self, seat: int | None) -> list[Event]:
        """What this seat, or the public, has been told."""
        return [event for event in self.events if event.is_for(seat)]

    def _take(self, answer: Answer) -> list[Event]:
        before = len(self.events)
        if isinstance(self._step, Together) and not self._step.first:
            self._collected[answer.seat] = answer
            del self.open[answer.seat]
            if not self.open:
                self._run(dict(self._collected))
        else:
            self._run(answer)
        return self.events[before:]

    def _run(self, sent: Any) -> None:
        self.open, self._collected = {}, {}
        try:
            step = self._script.send(sent)
            while isinstance(step, Event):
                self.events.append(step)
                step = next(self._script)
        except StopIteration as end:
            self.is_over, self.result = True, end.value
            return
        self._step = step
        for prompt in step.prompts if isinstance(step, Together) else (step,):
            self._ask(prompt)

    def _ask(self, prompt: Prompt) -> None:
        if not any(prompt is known for known in self.asked):
            self.asked.append(prompt)
            prompt.number = len(self.asked)
        assert prompt.seat not in self.open, f"seat {prompt.seat} is asked twice at once"
        self.open[prompt.seat] = prompt


def run_script(
    script: Script[T], answers: Mapping[int, Sequence[Said]], *, otherwise: Said | None = None
) -> ScriptRun[T]:
    """Run a script to its end. Each seat's answers are taken in order, `otherwise` where it has none.

    Fails on an answer that is missing or was never asked for; an illegal one raises Refused.
    """
    run = ScriptRun(script)
    left = {seat: list(said) for seat, said in answers.items()}
    while not run.is_over:
        seat = next((seat for seat in run.open if left.get(seat)), next(iter(run.open)))
        if left.get(seat):
            run.answer(seat, left[seat].pop(0))
        else:
            assert otherwise is not None, f"no answer for seat {seat} at {run.open[seat]}"
            run.answer(seat, otherwise)
    unused = {seat: said for seat, said in left.items() if said}
    assert not unused, f"never asked for: {unused}"
    return run
