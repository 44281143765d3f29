"""One process on PostgreSQL against the same on SQLite: commits per second, alone and from a hundred matches at once,
and what it costs to read a match. Both on the same disk, in turns, and both see to it that what is kept is on it.
"""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store import SeatRow, Store
from tests.bench.figures import Figure
from tests.bench.machine import cpu_of_all
from tests.bench.store import MATCHES, PERSON, READINGS, TURNS, Speed, _head, _play
from tests.support import postgres

SECTION = "postgres"


class Side:
    """One of the two stores, and how fast it was."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.alone, self.together, self.reading = Speed(), Speed(), Speed()

    async def take_a_turn(self, turn: int, commits: int) -> None:
        with self.alone.timed(commits):
            await _play(self.store, 0, range(turn * commits, (turn + 1) * commits))
        many, others = range(turn * commits // 5, (turn + 1) * commits // 5), range(1, MATCHES)
        with self.together.timed(len(many) * len(others)):
            await asyncio.gather(*(_play(self.store, match, many) for match in others))
        with self.reading.timed(READINGS):
            for _ in range(READINGS):
                await self.store.recent(_head(1).id)


def measure(commits: int) -> Iterator[Figure]:
    if (reason := postgres.missing()) is not None:
        yield Figure(SECTION, "of SQLite's commits", None, details=reason)
        return
    with TemporaryDirectory(prefix="castellan-bench-") as folder, postgres.running(settings=()) as server:
        started = cpu_of_all(server.process)
        ours, theirs = asyncio.run(_by_turns(Path(folder) / "ours.sqlite3", server.new_database(), commits // TURNS))
        time.sleep(0.1)  # until the server's processes for it have ended and are counted
        served = (cpu_of_all(server.process) - started) / (theirs.alone.commits + theirs.together.commits) * 1000
    what = "of SQLite's commits one after the other"
    yield _figure(what, ours.alone, theirs.alone, f"; the server's own, all in all, {served:.2f} ms a commit")
    yield _figure(f"of SQLite's commits from {MATCHES} matches at once", ours.together, theirs.together)
    longer = ours.reading.rate / theirs.reading.rate
    costs = f"CPU {theirs.reading.cost:.2f} ms, SQLite's {ours.reading.cost:.2f} ms"
    yield Figure(SECTION, "a match is read, against SQLite", longer, "x", details=costs)


def _figure(what: str, sqlite: Speed, server: Speed, more: str = "") -> Figure:
    details = (
        f"{server.rate:,.0f} /s, SQLite {sqlite.rate:,.0f} /s; CPU {server.cost:.2f} and {sqlite.cost:.2f} ms a commit"
    )
    return Figure(SECTION, what, server.rate / sqlite.rate * 100, "%", details=details + more)


async def _by_turns(path: Path, url: str, commits: int) -> tuple[Side, Side]:
    sides = Side(await Store.open(path)), Side(await Store.open(url))
    try:
        for side in sides:
            for number in range(MATCHES):
                await side.store.create(_head(number), [SeatRow(0, PERSON, "Ada", is_away=False)])
        for turn in range(TURNS):
            for side in sides:
                await side.take_a_turn(turn, commits)
    finally:
        for side in sides:
            await side.store.close()
    return sides
