"""Several scripts side by side: the prompts of all are open at once, each goes on at its own answers."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar, cast

from bot.engine.answer import Answer
from bot.engine.asking import Asked
from bot.engine.event import Event
from bot.engine.script import Script
from bot.engine.waits import Mark, Together, Wait, is_waited_for, twins

T = TypeVar("T")


def interleave(scripts: Iterable[Script[None]]) -> Script[None]:
    """Run several scripts side by side until nobody is waited for in any of them.

    A script that has nothing but offers open is not waited for: it is closed when the others are over.
    """
    strands = [Strand(script) for script in scripts]
    for strand in strands:
        yield from strand.run(None)
    while is_waited_for(waits := opened(strands)):
        answer: Answer = yield Together(waits, first=True)
        yield from take(strands, answer)
    for strand in strands:
        strand.close()


def opened(strands: Sequence["Strand[Any]"]) -> tuple[Wait, ...]:
    """All that any of them waits for. If two questions look alike to a seat, the later one waits for the other.

    No script knows what the others ask, so none of them could tell the two apart.
    """
    waits = [wait for strand in strands if strand.asked is not None for wait in strand.asked.open]
    if len({(wait.seat, wait.word) for wait in waits}) == len(waits):  # nearly always
        return tuple(waits)
    later = {id(prompt) for prompt in twins(waits)}
    return tuple([wait for wait in waits if id(wait) not in later])


def take(strands: Sequence["Strand[Any]"], answer: Answer) -> Script[None]:
    """The one it is for goes on with the answer."""
    for strand in strands:
        for wait in strand.asked.open if strand.asked is not None else ():
            if wait.number == answer.prompt:
                yield from strand.take(wait, answer)
                return


class Strand(Generic[T]):
    """One script of several, and what it waits for."""

    def __init__(self, script: Script[T]) -> None:
        self._script = script
        self.asked: Asked | None = None  # None: it is over, or has not begun
        self._result: T | None = None

    @property
    def is_waited_for(self) -> bool:
        return self.asked is not None and self.asked.is_waited_for

    @property
    def result(self) -> T:
        """What the script returned, once it is over."""
        return cast(T, self._result)

    def run(self, sent: Any) -> Script[None]:
        """Go on until the script asks again or ends."""
        self.asked = None
        try:
            step = self._script.send(sent)
            while isinstance(step, Event | Mark):
                yield step
                step = next(self._script)
        except StopIteration as end:
            self._result = end.value
            return
        self.asked = Asked(step)

    def take(self, wait: Wait, answer: Answer) -> Script[None]:
        assert self.asked is not None
        if self.asked.take(wait, answer):
            yield from self.run(self.asked.sent)

    def close(self) -> None:
        """Withdraw what it still offers."""
        self.asked = None
        self._script.close()
