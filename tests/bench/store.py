"""Commits per second, alone and from a hundred matches at once, against bare SQLite with the same rows."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from bot.engine import Answer, Snapshot
from bot.store import Commit, DeadlineRow, Entry, MatchRow, SeatRow, SnapshotRow, Store
from bot.store.database import PRAGMAS
from bot.store.writer import MOST_PER_TRANSACTION
from tests.bench.figures import Figure

SECTION = "store"
MATCHES = 100
TURN = 4  # answers between two snapshots
STATE = bytes(2000)
NOW = datetime(2026, 1, 1, tzinfo=UTC)
PERSON = 1300000000000000301


class Speed(Struct):
    """Commits per second, and milliseconds of CPU time for each."""

    rate: float
    cost: float


def measure(commits: int) -> Iterator[Figure]:
    with TemporaryDirectory(prefix="castellan-bench-") as folder:
        path = Path(folder) / "ours.sqlite3"
        alone, together = asyncio.run(_ours(path, commits))
        bare_alone, bare_together = _bare(path, Path(folder) / "bare.sqlite3", commits)
    yield _figure("commits one after the other, share of bare SQLite's", alone, bare_alone)
    yield _figure(f"commits from {MATCHES} matches at once, share of bare SQLite's", together, bare_together)


def _figure(what: str, ours: Speed, bare: Speed) -> Figure:
    details = f"{ours.rate:,.0f} /s, bare {bare.rate:,.0f} /s; CPU {ours.cost:.2f} and {bare.cost:.2f} ms a commit"
    return Figure(SECTION, what, ours.rate / bare.rate * 100, "%", details=details)


async def _ours(path: Path, commits: int) -> tuple[Speed, Speed]:
    store = await Store.open(path)
    for number in range(MATCHES):
        await store.create(_head(number), [SeatRow(0, PERSON, "Ada", is_away=False)])

    async def plays(match: int, answers: range) -> None:
        for answer in answers:
            await store.commit(_commit(match, answer))

    async def all_play() -> None:
        await asyncio.gather(*(plays(match, range(commits // 10)) for match in range(1, MATCHES)))

    try:
        started = time.perf_counter(), time.process_time()
        await plays(0, range(commits))
        alone = _speed(commits, started)
        started = time.perf_counter(), time.process_time()
        await all_play()
        return alone, _speed((MATCHES - 1) * (commits // 10), started)
    finally:
        await store.close()


def _bare(like: Path, path: Path, commits: int) -> tuple[Speed, Speed]:
    """The same rows into the same tables, in groups as large as ours."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        _make_tables(like, database)
        put = _Put(database)
        alone = _timed(put, [[(0, answer)] for answer in range(commits)])
        rows = [(match, answer) for answer in range(commits // 10) for match in range(1, MATCHES)]
        groups = [rows[first : first + MOST_PER_TRANSACTION] for first in range(0, len(rows), MOST_PER_TRANSACTION)]
        return alone, _timed(put, groups)


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
        entry = (match, answer, answer + 1, 0, '["take"]', "person", None, PERSON, str(NOW))
        self._do("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", entry)
        if answer % TURN == 0:
            self._do("DELETE FROM snapshots WHERE match = ? AND answers = ?", (match, answer - 8 * TURN))
            self._do("INSERT INTO snapshots VALUES (?, ?, 1, ?, 0, 0)", (match, answer, STATE))
        self._do("DELETE FROM deadlines WHERE match = ? AND prompt = ?", (match, answer + 1))
        due = (match, answer + 2, 0, str(NOW), str(NOW), 0)
        self._do("INSERT INTO deadlines VALUES (?, ?, ?, ?, ?, ?)", due)


def _timed(put: _Put, groups: list[list[tuple[int, int]]]) -> Speed:
    started = time.perf_counter(), time.process_time()
    for group in groups:
        put(group)
    return _speed(sum(map(len, groups)), started)


def _speed(commits: int, started: tuple[float, float]) -> Speed:
    wall, cpu = time.perf_counter() - started[0], time.process_time() - started[1]
    return Speed(commits / wall, cpu / commits * 1000)


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
