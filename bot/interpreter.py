"""Python itself, set for a bot that must not stand still while people click.

Left alone, the collector of cyclic garbage looks through all that is in memory every few hundred clicks, a tenth of a
second and more each time; and a thread that draws gives the event loop its turn after 5 ms, at each of its requests.
"""

import gc
import sys
from collections.abc import Awaitable, Callable

YOUNG = 10_000  # new objects between two looks at the youngest; Python's own 700 are meant for small programs
TURN = 0.0005  # seconds until another thread has its turn


async def settle(is_up: Callable[[], Awaitable[object]]) -> None:
    """Once all is loaded: what is there then stays, and is never looked through again."""
    sys.setswitchinterval(TURN)
    await is_up()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, 10)
