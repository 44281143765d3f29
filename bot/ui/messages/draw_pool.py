"""Where pictures are drawn: beside the event loop, so that clicks need not wait for them.

Threads, as processes of their own did not pay: on two cores fewer clicks a second, and 170 MiB more. Films alone, which
may take many seconds and much memory, have one (`film`).
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
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


async def draw_when_idle(draw: Callable[[], object]) -> None:
    """Draw ahead, once nobody waits for a picture."""
    while _under_way:
        await asyncio.wait(_under_way)
    await draw_in_pool(draw)
