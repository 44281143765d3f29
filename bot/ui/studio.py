"""Draws pictures in processes of its own: a drawing thread would hold the interpreter while clicks wait for it.

This file is both sides: `drawn` asks, and `python -m bot.ui.studio` draws what is asked of it until nobody asks.
"""

import asyncio
import atexit
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, Any, ParamSpec, TypeVar

DRAWERS = max(2, min(4, (os.cpu_count() or 1) - 1))  # side by side, so that one long picture holds up nobody
ROOT = Path(__file__).parents[2]
NICE = 19  # clicks come first
_LENGTH = 4  # bytes before each message that say how many follow
P = ParamSpec("P")
T = TypeVar("T")


class DrawingFailed(Exception):
    """A picture could not be drawn; the message is the drawer's traceback."""


async def drawn(draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Draw in another process; what goes there and comes back must pickle. Raises DrawingFailed."""
    return await asyncio.get_running_loop().run_in_executor(_desks, partial(_ask, draw, *args, **kwargs))


class Drawer:
    """One drawing process and the pipes to it. It ends when it is asked no more, also where we are killed."""

    def __init__(self) -> None:
        command = (sys.executable, "-m", "bot.ui.studio")
        self._process = subprocess.Popen(  # noqa: S603 - ourselves
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        atexit.register(self.close)

    def ask(self, asked: bytes) -> Any:
        """Raises OSError where the process is gone."""
        assert self._process.stdin
        assert self._process.stdout
        _write(self._process.stdin, asked)
        answer = _read(self._process.stdout)
        if answer is None:
            raise BrokenPipeError("the drawing process is gone")
        return pickle.loads(answer)  # noqa: S301 - written by ourselves

    def close(self) -> None:
        atexit.unregister(self.close)
        with suppress(OSError):
            self._process.communicate()


_desks = ThreadPoolExecutor(DRAWERS, thread_name_prefix="picture")
_mine = threading.local()  # each thread waits for a drawer of its own


def _ask(draw: Callable[..., T], *args: Any, **kwargs: Any) -> T:
    asked = pickle.dumps((draw, args, kwargs))
    try:
        is_well, found = _drawer().ask(asked)
    except OSError:  # it was killed, as the machine ran out of memory perhaps: another one draws
        _mine.drawer.close()
        del _mine.drawer
        is_well, found = _drawer().ask(asked)
    if not is_well:
        raise DrawingFailed(found)
    picture: T = found
    return picture


def _drawer() -> Drawer:
    if not hasattr(_mine, "drawer"):
        _mine.drawer = Drawer()
    drawer: Drawer = _mine.drawer
    return drawer


def _write(pipe: IO[bytes], message: bytes) -> None:
    pipe.write(len(message).to_bytes(_LENGTH, "big") + message)
    pipe.flush()


def _read(pipe: IO[bytes]) -> bytes | None:
    """The next message; None where there is none to come."""
    length = pipe.read(_LENGTH)
    message = pipe.read(int.from_bytes(length, "big"))
    return message if length and message else None


def _draw_for_ever() -> None:
    """The drawer's side."""
    import traceback  # noqa: PLC0415

    asks, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed goes with the errors
    os.nice(NICE)
    while (asked := _read(asks)) is not None:
        try:
            draw, args, kwargs = pickle.loads(asked)  # noqa: S301 - from our parent
            found = True, draw(*args, **kwargs)
        except Exception:  # noqa: BLE001 - a border: the asker is told
            found = False, traceback.format_exc()
        try:
            _write(answers, pickle.dumps(found))
        except BrokenPipeError:  # the asker was killed
            os._exit(0)  # no farewell: flushing the pipe would fail again


if __name__ == "__main__":
    _draw_for_ever()
