"""Where pictures are drawn: beside the event loop, so that clicks need not wait for them.

Threads, as processes of their own did not pay: on two cores fewer clicks a second, and 170 MiB more.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, ParamSpec, TypeVar

from bot.metrics.figures import DRAWN

THREADS = 2  # pictures drawn side by side
P = ParamSpec("P")
T = TypeVar("T")
_threads = ThreadPoolExecutor(THREADS, thread_name_prefix="picture")
_under_way: set[asyncio.Future[Any]] = set()


def waiting() -> int:
    """Pictures that nobody draws yet."""
    return max(0, len(_under_way) - THREADS)


async def draw_in_pool(draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Draw in a thread."""
    drawing = asyncio.get_running_loop().run_in_executor(_threads, partial(draw, *args, **kwargs))
    _under_way.add(drawing)
    drawing.add_done_callback(_under_way.discard)
    with DRAWN.time():
        return await drawing


async def draw_aside(draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What may take many seconds and cannot be interrupted: in a thread of its own, which ends with the process."""
    loop = asyncio.get_running_loop()
    drawn: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: Exception | None) -> None:
        if drawn.done():
            return  # nobody waits for it any more
        if error is not None:
            drawn.set_exception(error)
        else:
            drawn.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        try:
            found: tuple[T | None, Exception | None] = draw(*args, **kwargs), None
        except Exception as error:  # noqa: BLE001 - a border: it is told to whoever waits
            found = None, error
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(settle, *found)

    threading.Thread(target=run, name="film", daemon=True).start()
    return await drawn
