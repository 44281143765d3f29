"""Where pictures are drawn: beside the event loop, so that clicks need not wait for them.

Threads, as processes of their own did not pay: on two cores fewer clicks a second, and 170 MiB more.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

DRAWERS = 2  # pictures drawn side by side
P = ParamSpec("P")
T = TypeVar("T")
_desks = ThreadPoolExecutor(DRAWERS, thread_name_prefix="picture")


async def drawn(draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Draw in a thread."""
    return await asyncio.get_running_loop().run_in_executor(_desks, partial(draw, *args, **kwargs))
