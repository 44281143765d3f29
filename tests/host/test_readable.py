"""Once a host knows its games, any thread may read their states."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_threads_that_read_a_type_for_the_first_time_do_not_kill_the_process() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.host.reading_threads"], cwd=ROOT, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
