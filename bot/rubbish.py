"""Python's cyclic garbage collector, told what it works for: a bot that must not stand still while people click.

Left alone it looks through all that is in memory every few hundred clicks, a tenth of a second and more each time.
"""

import gc
from collections.abc import Awaitable, Callable

YOUNG = 10_000  # new objects between two looks at the youngest; Python's own 700 are meant for small programs


async def settle(is_up: Callable[[], Awaitable[object]]) -> None:
    """Once all is loaded: what is there then stays, and is never looked through again."""
    await is_up()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, 10)
