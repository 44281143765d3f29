"""kill -9 around the moment a match is over: no character is lost, and none lives through the same match twice."""

import asyncio
import os
import random
import signal
import time
from collections import Counter
from pathlib import Path

import pytest

from bot.store import Store
from tests.host.killed_fighters import run
from tests.support.arena import Arena
from tests.support.chronicle import complaints
from tests.support.forking import forking

MOMENTS = {"not kept", "kept", "said"}
LONGEST_S = 0.02  # from the moment the last blow is about to be struck; a commit takes a few milliseconds

pytestmark = [pytest.mark.long, pytest.mark.sqlite("a process of its own opens the file")]


def play_and_kill(path: Path, chance: random.Random) -> list[tuple[str, str]]:
    """What the child has said before it died, somewhere around the end of a match."""
    mine, theirs = forking.Pipe(duplex=False)
    child = forking.Process(target=run, args=(str(path), theirs, chance.getrandbits(32)), daemon=True)
    child.start()
    theirs.close()
    said: list[tuple[str, str]] = []
    awaited = chance.randint(1, 12)
    while sum(what == "last" for what, _ in said) < awaited:
        said.append(mine.recv())
    time.sleep(chance.uniform(0, LONGEST_S))
    assert child.pid is not None
    os.kill(child.pid, signal.SIGKILL)
    try:
        while True:
            said.append(mine.recv())
    except EOFError:
        child.join()
    assert child.exitcode == -signal.SIGKILL
    return said


async def looked_at(path: Path, said: list[tuple[str, str]], counts: Counter[str]) -> list[str]:
    """What is wrong on disk; and how the last blows that were under way have ended."""
    store = await Store.open(path)
    try:
        found = await complaints(store, Arena(), path)
        over = {match for what, match in said if what == "over"}
        for match in {match for _, match in said}:
            history = await store.history(match)
            assert history is not None
            is_over = history.head.status in ("finished", "stopped")
            counts["said" if match in over else "kept" if is_over else "not kept"] += 1
            if match in over and not is_over:
                found.append(f"match {match} was said to be over")
        return found
    finally:
        await store.close()


def kill_often(path: Path, times: int, most: int) -> Counter[str]:
    """So often, and on up to `most` times until each of the moments was met."""
    chance, counts, kills = random.Random(9), Counter[str](), 0
    while kills < times or (kills < most and len(counts) < len(MOMENTS)):
        said = play_and_kill(path, chance)
        assert asyncio.run(looked_at(path, said, counts)) == []
        kills += 1
    return counts


def test_a_hundred_kills_around_the_end_neither_lose_nor_double_anybody(tmp_path: Path) -> None:
    counts = kill_often(tmp_path / "castellan.sqlite", 100, most=1000)
    print(dict(counts))  # noqa: T201 - the figures, with -s
    assert set(counts) == MOMENTS
