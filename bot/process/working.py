"""The other end of a `worker`: reads questions from its input and writes what it finds to its output.

Each is a length and a pickle. It ends with its input. What it is sent comes from the bot alone.
"""

import os
import pickle
import resource
import signal
import sys
import traceback
from collections.abc import Callable
from typing import BinaryIO

from bot.process.interpreter import give_back, share_heap

LENGTH = 4  # bytes that say how long what follows is
BEHIND = 10  # whoever clicks goes before


class Failed(Exception):
    """What the work raised, as text: its class may be known to that process alone."""

    def __init__(self, said: str, trace: str = "", *, is_memory: bool = False) -> None:
        super().__init__(said, trace)
        self.said, self.trace, self.is_memory = said, trace, is_memory

    def __reduce__(self) -> tuple[object, ...]:
        return _failed, (self.said, self.trace, self.is_memory)

    def __str__(self) -> str:
        return self.trace or self.said


def serve(work: Callable[[object], object], memory: int | None = None) -> None:
    """Answer until the input ends. `memory`: so many bytes it may have at most, by RLIMIT_DATA."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the bot ends it
    os.nice(BEHIND)
    share_heap()
    if memory is not None:
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what rules print is no answer
    while (read := _read(questions)) is not None:
        said = _said(work, read)
        answers.write(len(said).to_bytes(LENGTH) + said)
        answers.flush()
        give_back()


def _read(questions: BinaryIO) -> bytes | None:
    length = questions.read(LENGTH)
    return questions.read(int.from_bytes(length)) if len(length) == LENGTH else None


def _said(work: Callable[[object], object], read: bytes) -> bytes:
    try:
        return pickle.dumps(work(pickle.loads(read)))  # noqa: S301 - from the bot
    except MemoryError as error:
        return pickle.dumps(Failed(repr(error), is_memory=True))
    except Exception as error:  # noqa: BLE001 - a game may raise anything
        return pickle.dumps(Failed(repr(error), traceback.format_exc()))


def _failed(said: str, trace: str, is_memory: bool) -> Failed:  # noqa: FBT001 - pickle names nothing
    return Failed(said, trace, is_memory=is_memory)
