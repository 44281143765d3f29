"""The garbage collector looks through what is new, and no more through what was there at the start."""

import subprocess
import sys

SETTLED = """
import asyncio, gc
from bot.rubbish import YOUNG, settle

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
"""


def test_what_is_there_once_all_is_loaded_is_never_looked_through_again() -> None:
    done = subprocess.run([sys.executable, "-c", SETTLED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
