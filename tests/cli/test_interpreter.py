"""How Python is set while the bot runs, seen in a process of its own."""

import platform
import subprocess
import sys

import pytest

SETTLED = """
import asyncio, gc, sys
from bot.process import interpreter

class Knot:
    def __init__(self):
        self.me = self

async def main():
    up, looked, interpreter.REST = asyncio.Event(), [], 0.001
    interpreter.GIVING = 0.001
    before = gc.get_threshold()

    def is_quiet():
        looked.append(sum(isinstance(one, Knot) for one in gc.get_objects()))
        return len(looked) > 1

    tidying = asyncio.create_task(interpreter.keep_tidy(up.wait, is_quiet))
    await asyncio.sleep(0)
    assert gc.get_freeze_count() == 0, "not before all is loaded"
    up.set()
    while gc.get_freeze_count() == 0:
        await asyncio.sleep(0)
    assert gc.get_threshold() == interpreter.LOOKS != before
    gc.disable()
    knot = Knot()
    gc.collect(0), gc.collect(1)  # it grows old: only a look at everything finds it
    del knot
    gc.enable()
    while len(looked) < 3:
        await asyncio.sleep(0)
    assert looked[:3] == [1, 1, 0], looked
    tidying.cancel()

asyncio.run(main())
assert gc.get_freeze_count() > 10_000, gc.get_freeze_count()
assert abs(sys.getswitchinterval() - interpreter.TURN) < 1e-6
"""


def test_what_is_there_at_first_is_left_alone_and_the_rest_is_tidied_in_quiet_moments() -> None:
    done = subprocess.run([sys.executable, "-c", SETTLED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


HEAPS = """
import ctypes, threading
from bot.process import interpreter
SHARED
libc, together = ctypes.CDLL(None), threading.Barrier(4)
def take():
    together.wait()
    libc.malloc(1000)
    together.wait()
threads = [threading.Thread(target=take) for _ in range(4)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
libc.malloc_stats()
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another allocator")
def test_all_threads_share_one_heap() -> None:
    def arenas(shared: str) -> int:
        code = HEAPS.replace("SHARED", shared)
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        return done.stderr.count("Arena ")

    assert arenas("interpreter.share_heap()") == 1
    assert arenas("") > 1, "else this could not fail"


LEFT_FREE = """
import ctypes
from bot.process import interpreter
libc = ctypes.CDLL(None)
libc.malloc.restype, libc.free.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
def held():
    return next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmRSS"))
blocks = [libc.malloc(100_000) for _ in range(400)]
for block in blocks:
    ctypes.memset(block, 1, 100_000)
[libc.free(block) for block in blocks[:-1]]
full = held()
interpreter.give_back()
print(full - held())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another allocator")
def test_what_lies_free_below_something_used_is_given_back() -> None:
    done = subprocess.run([sys.executable, "-c", LEFT_FREE], capture_output=True, text=True, check=True)
    assert int(done.stdout) > 30_000, "kB of the 40 MB that were free"
