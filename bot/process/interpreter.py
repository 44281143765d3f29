"""Python itself, set for a bot that must not stand still while people click.

Left alone, the collector of cyclic garbage looks through all that is in memory every few hundred clicks, a tenth of a
second and more each time; and a thread that draws gives the event loop its turn after 5 ms, at each of its requests.
And glibc gives each thread a heap of its own: what a picture took in one is not there for the next in another.
"""

import asyncio
import ctypes
import gc
import platform
import sys
from collections.abc import Awaitable, Callable

# New objects between two looks at the youngest (Python's own 700 are meant for small programs), such looks between two
# at what has outlived one, and of those between two at everything: so many only where the bot never comes to rest.
LOOKS = (2_000, 5, 200)
REST = 60.0  # seconds between two looks at everything, taken when nobody waits
GIVING = 15.0  # seconds after which what is free goes back to the machine; it takes 1 to 3 ms
TURN = 0.0005  # seconds until another thread has its turn
ARENA_MAX, MMAP_THRESHOLD = -8, -3  # glibc's M_ARENA_MAX and M_MMAP_THRESHOLD
WHOLE_PICTURE = 8 * 2**20  # bytes; smaller ones alone on their pages cost a third more of the time they are drawn in


def share_heap() -> None:
    """One heap for all threads, to be said before there are any: a fifth less memory, and nothing is slower for it.

    And whole pictures lie beside it, so that they are gone when they are freed. Left alone, glibc takes the first such
    to mean that all should lie within, where they leave holes: a tenth more memory.
    """
    if _is_glibc():
        ctypes.CDLL(None).mallopt(ARENA_MAX, 1)
        ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, WHOLE_PICTURE)


def give_back() -> None:
    """What pictures took and left free goes back to the machine: 10 to 30 MiB after 15 busy seconds."""
    if _is_glibc():
        ctypes.CDLL(None).malloc_trim(0)


def _is_glibc() -> bool:
    return platform.libc_ver()[0] == "glibc"


def share_time() -> None:
    """Threads take turns sooner."""
    sys.setswitchinterval(TURN)


def look_seldom() -> None:
    """What is there now stays, and is never looked through again; what comes is looked through less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOOKS)


async def keep_tidy(is_up: Callable[[], Awaitable[object]], is_quiet: Callable[[], bool]) -> None:
    """For ever, so run it as a task. What is there once all `is_up` stays, and is never looked through again."""
    share_time()
    await is_up()
    look_seldom()
    give_back()
    looked = asyncio.get_running_loop().time()
    while True:
        await asyncio.sleep(GIVING)
        if asyncio.get_running_loop().time() - looked >= REST and is_quiet():
            gc.collect()
            looked = asyncio.get_running_loop().time()
        await asyncio.to_thread(give_back)  # also where it is never quiet
