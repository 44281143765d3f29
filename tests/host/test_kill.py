"""kill -9 at any moment: every acknowledged answer is there exactly once, and every match goes on."""

import asyncio
import sys
from collections import Counter
from pathlib import Path

import pytest

from bot.host import Host
from bot.store import Store
from tests.host.duel_game import Duel
from tests.host.harness import Harness

ROOT = Path(__file__).parents[2]
MATCHES = 5
LINES = (37, 60, 111)  # how many acknowledgements to await before each kill: never at the same place of a turn

pytestmark = pytest.mark.sqlite("a process of its own opens the file")


async def play_and_kill(path: Path, lines: int) -> list[tuple[str, int]]:
    """What was acknowledged before the process died."""
    player = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.host.killed_player",
        str(path),
        str(MATCHES),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert player.stdout is not None
    said = [await player.stdout.readline() for _ in range(lines)]
    player.kill()
    said += (await player.stdout.read()).splitlines(keepends=True)
    assert await player.wait() == -9
    whole = [line.decode().split() for line in said if line.endswith(b"\n")]
    return [(match, int(prompt)) for match, prompt in whole]


async def test_what_was_acknowledged_survives_kill_9_exactly_once(tmp_path: Path) -> None:
    harness = Harness(tmp_path / "castellan.sqlite")
    promised: list[tuple[str, int]] = []
    for lines in LINES:
        promised += await play_and_kill(harness.path, lines)
    kept = Counter(harness.sql("SELECT match, prompt FROM journal"))
    assert len(promised) >= sum(LINES)
    assert {promise: kept[promise] for promise in promised} == dict.fromkeys(promised, 1)
    assert len(kept) - len(promised) <= MATCHES * len(LINES)  # at most one in flight per match and kill
    gaps = "SELECT match FROM journal GROUP BY match HAVING count(*) <> max(sequence) + 1"
    assert harness.sql(gaps) == []


async def test_after_kill_9_every_match_stands_where_its_journal_ends(tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite"
    await play_and_kill(path, 50)
    store = await Store.open(path)
    host = Host(store, {"duel": Duel()})
    tables = await host.queries.open_tables()
    assert len(tables) == MATCHES
    for table in tables:
        history = await store.history(table.id)
        assert history is not None
        assert table.match is not None
        assert table.match.answered == len(history.answers)
        assert table.deadlines.keys() == {prompt.number for prompt in table.prompts}
    await host.close()
    await store.close()
