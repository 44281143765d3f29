"""The collector looks through what is new, not through what was there at the start; threads that draw give way."""

import subprocess
import sys

SETTLED = """
import asyncio, gc, sys
from bot.interpreter import TURN, YOUNG, settle

async def main():
    up = asyncio.Event()
    settling = asyncio.create_task(settle(up.wait))
    await asyncio.sleep(0)
    assert gc.get_freeze_count() == 0, "not before all is loaded"
    up.set()
    await settling

asyncio.run(main())
assert gc.get_freeze_count() > 10_000, gc.get_freeze_count()
assert gc.get_threshold()[0] == YOUNG
assert gc.isenabled()
assert abs(sys.getswitchinterval() - TURN) < 1e-6
"""


def test_python_is_set_once_all_is_loaded() -> None:
    done = subprocess.run([sys.executable, "-c", SETTLED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
