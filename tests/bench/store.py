"""Commits per second, alone and from a hundred matches at once, against bare SQLite with the same rows; and what it
costs to read a match again once it is long.
"""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from msgspec import Struct

from bot.engine import Answer, Snapshot
from bot.store import Commit, DeadlineRow, Entry, MatchRow, SeatRow, SnapshotRow, Store
from bot.store.database import PRAGMAS
from bot.store.writer import MOST_PER_TRANSACTION
from tests.bench.figures import Figure, Goal, at_least, at_most
from tests.bench.machine import as_the_bot_runs

SECTION = "store"
MATCHES = 100
TURNS = 20  # of ours and of bare SQLite, which share a noisy disk; the one in the middle counts
SHORT, LONG, READINGS = 10, 1000, 100
TURN = 4  # answers between two snapshots
STATE = bytes(2000)
NOW = datetime(2026, 1, 1, tzinfo=UTC)
PERSON = 1300000000000000301
NEW_SNAPSHOT = "INSERT INTO snapshots (match, answers, rules_version, state, drawn, prompts) VALUES (?, ?, 1, ?, 0, 0)"


class Speed(Struct):
    """How many commits there were, and the seconds each took, turn by turn: on the clock, and of CPU time."""

    commits: int = 0
    wall: list[float] = []
    cpu: list[float] = []

    @contextmanager
    def timed(self, commits: int) -> Iterator[None]:
        wall, cpu = time.perf_counter(), time.process_time()
        yield
        self.wall.append((time.perf_counter() - wall) / commits)
        self.cpu.append((time.process_time() - cpu) / commits)
        self.commits += commits

    @property
    def rate(self) -> float:
        return 1 / median(self.wall)

    @property
    def cost(self) -> float:
        """Milliseconds of CPU time for each."""
        return median(self.cpu) * 1000


class Both(Struct):
    ours: Speed
    bare: Speed


def measure(commits: int) -> Iterator[Figure]:
    with TemporaryDirectory(prefix="castellan-bench-") as folder:
        path = Path(folder) / "ours.sqlite3"
        with as_the_bot_runs():
            alone, together = asyncio.run(_by_turns(path, Path(folder) / "bare.sqlite3", max(commits // TURNS, 5)))
            short, long = asyncio.run(_reading(path))
    yield _figure("commits one after the other, share of bare SQLite's", alone, at_least(60, "%"))
    yield _figure(f"commits from {MATCHES} matches at once, share of bare SQLite's", together, at_least(80, "%"))
    what = f"a match of {LONG:,} answers is read again, against one of {SHORT}"
    yield Figure(SECTION, what, long / short, "x", at_most(2, "x"), f"CPU {short:.2f} and {long:.2f} ms")


def _figure(what: str, both: Both, goal: Goal) -> Figure:
    ours, bare = both.ours, both.bare
    details = f"{ours.rate:,.0f} /s, bare {bare.rate:,.0f} /s; CPU {ours.cost:.3f} and {bare.cost:.3f} ms a commit"
    return Figure(SECTION, what, ours.rate / bare.rate * 100, "%", goal, details)


async def _by_turns(path: Path, bare_path: Path, commits: int) -> tuple[Both, Both]:
    """One after the other, and together: a while of ours, a while of bare SQLite, and again, on the same disk."""
    alone, together = Both(Speed(), Speed()), Both(Speed(), Speed())
    store = await Store.open(path)
    try:
        for number in range(MATCHES):
            await store.create(_head(number), [SeatRow(0, PERSON, "Ada", is_away=False)])
        with closing(sqlite3.connect(bare_path, isolation_level=None)) as database:
            _make_tables(path, database)
            put = _Put(database)
            for turn in range(TURNS):
                one = range(turn * commits, (turn + 1) * commits)
                with alone.ours.timed(commits):
                    await _play(store, 0, one)
                with alone.bare.timed(commits):
                    for answer in one:
                        put([(0, answer)])
                many = range(turn * commits // 5, (turn + 1) * commits // 5)
                others = range(1, MATCHES)
                with together.ours.timed(len(many) * len(others)):
                    await asyncio.gather(*(_play(store, match, many) for match in others))
                rows = [(match, answer) for answer in many for match in others]
                with together.bare.timed(len(rows)):
                    for first in range(0, len(rows), MOST_PER_TRANSACTION):
                        put(rows[first : first + MOST_PER_TRANSACTION])
    finally:
        await store.close()
    return alone, together


async def _play(store: Store, match: int, answers: range) -> None:
    for answer in answers:
        await store.commit(_commit(match, answer))


async def _reading(path: Path) -> tuple[float, float]:
    """Milliseconds of CPU time to read a short match and a long one, by turns."""
    store = await Store.open(path)
    lengths = {MATCHES: SHORT, MATCHES + 1: LONG}
    for number, answers in lengths.items():
        await store.create(_head(number), [SeatRow(0, PERSON, "Ada", is_away=False)])
        for answer in range(answers):
            await store.commit(_commit(number, answer))
    spent: dict[int, list[float]] = {number: [] for number in lengths}
    try:
        for number in list(lengths) * READINGS:
            started = time.process_time()
            await store.recent(_head(number).id)
            spent[number].append((time.process_time() - started) * 1000)
    finally:
        await store.close()
    short, long = map(median, spent.values())
    return short, long


def _make_tables(like: Path, database: sqlite3.Connection) -> None:
    for pragma in PRAGMAS:
        database.execute(f"PRAGMA {pragma}")
    with closing(sqlite3.connect(like)) as ours:
        made = ours.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
        columns = [row[1] for row in ours.execute("PRAGMA table_info(matches)")]
        heads = ours.execute("SELECT * FROM matches").fetchall()
    for (sql,) in made:
        database.execute(sql)
    database.executemany(f"INSERT INTO matches VALUES ({', '.join('?' * len(columns))})", heads)  # noqa: S608


class _Put:
    """What a commit of ours writes, by hand."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._do = database.execute

    def __call__(self, rows: list[tuple[int, int]]) -> None:
        self._do("BEGIN IMMEDIATE")
        for match, answer in rows:
            self._one(f"match{match}", answer)
        self._do("COMMIT")

    def _one(self, match: str, answer: int) -> None:
        entry = (match, answer, answer + 1, 0, '["take"]', "person", None, PERSON, str(NOW), "[]")
        self._do("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", entry)
        if answer % TURN == 0:
            self._do("DELETE FROM snapshots WHERE match = ? AND answers = ?", (match, answer - 8 * TURN))
            self._do(NEW_SNAPSHOT, (match, answer, STATE))
        self._do("DELETE FROM deadlines WHERE match = ? AND prompt = ?", (match, answer + 1))
        due = (match, answer + 2, 0, str(NOW), str(NOW), 0)
        self._do("INSERT INTO deadlines VALUES (?, ?, ?, ?, ?, ?)", due)


def _head(number: int) -> MatchRow:
    return MatchRow(
        id=f"match{number}",
        game="bench",
        rules_version=1,
        guild=1,
        channel=number,
        status="open",
        options={},
        seed=bytes(32),
        commitment="0" * 64,
        starter=PERSON,
        starter_name="Ada",
        pace="relaxed",
        created=NOW,
        started=NOW,
    )


def _commit(match: int, answer: int) -> Commit:
    name = f"match{match}"
    return Commit(
        match=name,
        entry=Entry(sequence=answer, answer=Answer(answer + 1, 0, ("take",)), person=PERSON, at=NOW),
        snapshot=SnapshotRow(1, Snapshot(STATE, 0, 0, answer)) if answer % TURN == 0 else None,
        opened=[DeadlineRow(name, answer + 2, 0, NOW, NOW + timedelta(hours=1), is_reminded=False)],
        closed=[answer + 1],
    )
