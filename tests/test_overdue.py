"""A process that was told to end does so, whatever is still at work in it."""

import subprocess
import sys

HANGS = """
import threading
from bot.process.overdue import end_within
threading.Thread(target=threading.Event().wait).start()
end_within(0.01)
"""


def test_it_ends_though_a_thread_goes_on_for_ever() -> None:
    ended = subprocess.run([sys.executable, "-c", HANGS], timeout=60, capture_output=True, text=True, check=False)
    assert ended.returncode == 0
    assert "I end without it" in ended.stderr
