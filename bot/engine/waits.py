"""What a script yields besides events and prompts: several prompts at once, a pause, and that a thing is settled."""

from collections.abc import Iterable
from enum import Enum
from typing import Final, TypeAlias

from msgspec import Struct

from bot.engine.answer import NOBODY, Answer
from bot.engine.choice import Choice
from bot.engine.facts import Fact
from bot.engine.prompt import Prompt


class Pause(Struct):
    """A moment of so many seconds: to be seen, or to leave somebody time. Nobody is asked, nobody can shorten it.

    Whoever keeps the time answers it with `over` when it has passed; simulations and replays do not wait.
    `slow`: so many seconds instead where nobody sits there and waits, and somebody is left time; 0: no difference.
    """

    seconds: int
    word: str = ""  # the catalogue's `pause-<word>`; empty: nothing is said of it
    facts: dict[str, Fact] = {}
    number: int = 0  # given by the match, as to a prompt
    slow: int = 0

    @property
    def seat(self) -> int:
        return NOBODY

    @property
    def is_standing(self) -> bool:
        return False

    def is_legal(self, choice: Choice) -> bool:
        return choice == ()


def over(pause: Pause) -> Answer:
    """The pause has lasted its time."""
    return Answer(pause.number, NOBODY, (), "timeout")


Wait: TypeAlias = Prompt | Pause


def is_waited_for(waits: Iterable[Wait]) -> bool:
    """Is there anything but offers? Nobody waits for those."""
    for wait in waits:  # noqa: SIM110 - this is asked at every answer, and a generator takes three times as long
        if not wait.is_standing:
            return True
    return False


def twins(waits: Iterable[Wait]) -> list[Prompt]:
    """Prompts that a seat could not tell from one before: the same question with the same facts. Offers may be alike.

    What is open already comes before what would be asked next to it.
    """
    seen: dict[tuple[int, str], list[Prompt]] = {}
    found: list[Prompt] = []
    for wait in sorted(waits, key=lambda wait: not wait.number):
        if isinstance(wait, Prompt) and not wait.is_standing:
            alike = seen.setdefault((wait.seat, wait.word), [])
            known = any(other.facts == wait.facts for other in alike)
            (found if known else alike).append(wait)
    return found


class Together(Struct):
    """Several are asked at once: until all have answered, or (`first`) until one has.

    A seat may be asked several things. The answers come in the order of the prompts.
    """

    prompts: tuple[Wait, ...]
    first: bool = False


class Mark(Enum):
    SETTLED = "settled"


SETTLED: Final = Mark.SETTLED  # yielded: no answer that has been given up to here is taken back any more
