"""Runs any script, or part of one, with answers given by seat: no match, no journal."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import GeneratorType
from typing import Any, Generic, TypeAlias, TypeVar

from bot.engine import Answer, Choice, Event, Pause, Prompt, Refused, Script, Text, Together, over
from bot.engine.asking import Asked
from bot.engine.waits import Mark, Wait
from tests.support.shapes import look_at_event, look_at_prompt, look_at_words

T = TypeVar("T")
COGS = Path(__file__).parents[2] / "cogs"
Said: TypeAlias = Choice  # as answered, save that one key may stand alone


class ScriptRun(Generic[T]):
    """A script under way: `open` prompts by seat, what has been told and asked so far, and the result at its end.

    Where a seat is asked several things at once, `open` holds the first and `prompts` all of them. Pauses do not last,
    unless something is on offer in them; `lasts`: a breath lasts whether anybody can do anything in it or not.
    """

    def __init__(self, script: Script[T], *, lasts: bool = False) -> None:
        self._lasts = lasts
        self.events: list[Event] = []
        self.asked: list[Prompt] = []
        self.open: dict[int, Prompt] = {}
        self.is_over = False
        self.result: T | None = None
        self._script = script
        self._game = _game_of(script)
        self._asked: Asked | None = None
        self._numbered = 0
        self._run(None)

    @property
    def prompts(self) -> list[Prompt]:
        """What can be answered now."""
        return [wait for wait in self._waits if isinstance(wait, Prompt) and not wait.is_bare]

    @property
    def pauses(self) -> list[Pause]:
        return [wait for wait in self._waits if isinstance(wait, Pause)]

    def answer(self, seat: int, said: Said, word: str | None = None) -> list[Event]:
        """Answer the open prompt of this seat (of that word) as a match would take it; what happened then.

        Raises Refused.
        """
        prompt = next((p for p in self.prompts if p.seat == seat and word in {None, p.word}), None)
        if prompt is None:
            raise Refused("not-yours")
        choice: Choice = (said,) if isinstance(said, str) and not isinstance(prompt.kind, Text) else said
        if not prompt.is_legal(choice):
            raise Refused("illegal")
        before = len(self.events)
        self._take(prompt, Answer(prompt.number, seat, choice))
        return self.events[before:]

    def wait(self) -> list[Event]:
        """Let a pause pass in which offers could have been taken; what happened then."""
        before = len(self.events)
        pause = self.pauses[0]
        self._take(pause, over(pause))
        return self.events[before:]

    def heard_by(self, seat: int | None) -> list[Event]:
        """What this seat, or the public, has been told."""
        return [event for event in self.events if event.is_for(seat)]

    @property
    def _waits(self) -> list[Wait]:
        return self._asked.open if self._asked is not None else []

    def _take(self, wait: Wait, answer: Answer) -> None:
        assert self._asked is not None
        if self._asked.take(wait, answer):
            self._run(self._asked.sent)
        self._look()

    def _run(self, sent: Any) -> None:
        self._asked = None
        try:
            step = self._script.send(sent)
            while isinstance(step, Event | Mark):
                self._hear(step)
                step = next(self._script)
        except StopIteration as end:
            self.is_over, self.result = True, end.value
            self._look()
            return
        for wait in step.prompts if isinstance(step, Together) else (step,):
            self._ask(wait)
        self._asked = Asked(step)
        self._look()

    def _hear(self, step: Event | Mark) -> None:
        if isinstance(step, Event):
            look_at_event(step)
            self.events.append(step)

    def _look(self) -> None:
        """Pauses are over at once, but for those in which something is on offer."""
        while self.pauses and not any(wait.is_standing for wait in (self._waits if self._lasts else self.prompts)):
            self._take(self.pauses[0], over(self.pauses[0]))
        self.open = {}
        for prompt in self.prompts:
            self.open.setdefault(prompt.seat, prompt)

    def _ask(self, wait: Wait) -> None:
        if not any(wait is known for known in self.asked):
            self._numbered += 1
            wait.number = self._numbered
            if isinstance(wait, Prompt):
                look_at_prompt(wait)
                look_at_words(wait, self._game)
                self.asked.append(wait)


def _game_of(script: Script[Any]) -> str:
    """In whose folder it is written; empty: in none."""
    place = Path(script.gi_code.co_filename) if isinstance(script, GeneratorType) else COGS
    return place.relative_to(COGS).parts[0] if COGS in place.parents else ""


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
