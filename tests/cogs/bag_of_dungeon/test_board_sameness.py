"""The same view gives the same bytes: in another process, in threads, and again from what is cached."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

from tests.cogs.bag_of_dungeon.pictures import (
    board,
    explored,
)
from tests.support.parts import drawn_parts, forget_parts


def test_same_view_same_bytes_in_another_process() -> None:
    """No order of hashing, no clock, no random in a picture."""
    script = (
        "from hashlib import sha256\n"
        "from tests.cogs.bag_of_dungeon.pictures import board, explored\n"
        "print(sha256(board(explored('forest'))).hexdigest())"
    )
    command = [sys.executable, "-c", script]
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert other.stdout.strip() == sha256(board(explored("forest"))).hexdigest()


def test_threads_draw_the_same() -> None:
    """Boards are drawn in threads, several at a time, also the very first."""
    forget_parts()
    view = explored("forest")
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda _: board(view), range(6)))
    assert len(set(drawn)) == 1


def test_a_second_drawing_makes_nothing_new() -> None:
    """A warm board only stamps what is cached already."""
    view = explored("forest")
    board(view)
    before = drawn_parts()
    board(view)
    assert drawn_parts() == before
