"""Thousands of open matches on disk: how soon the bot is there, what an idle match costs it, and an answer at any."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.engine import Chance
from bot.engine.playout import any_choice
from bot.games import find_games
from bot.host import Host
from bot.process.heartbeat_file import heartbeat_file
from bot.store import Store
from tests.bench.crowd import Crowd
from tests.bench.figures import Figure, at_most
from tests.bench.machine import as_the_bot_runs, memory_of
from tests.bench.matches import Matches
from tests.bench.rivals import OurBot

SECTION = "cold start"
ORIGINALS = PEOPLE = 4
FEW, ANSWERS = 10, 500
TABLES = ("seats", "snapshots", "journal", "deadlines")
LONG_AGO = "2026-01-01 00:00:00.000000"


def measure(matches: int) -> Iterator[Figure]:
    empty = asyncio.run(start(0))
    full = asyncio.run(start(matches))
    details = f"{empty[0]:.1f} s with none"
    yield Figure(SECTION, f"connected and ready with {matches:,} open matches", full[0], "s", details=details)
    details = f"{full[1] / 2**20:.0f} MiB in all, {empty[1] / 2**20:.0f} MiB with none"
    yield Figure(SECTION, "memory per idle match", (full[1] - empty[1]) / matches, "bytes", details=details)
    what = f"CPU to take {matches:,} open matches up without a heartbeat file"
    yield Figure(SECTION, what, asyncio.run(taken_up(matches)), "s", at_most(2, "s"))
    with as_the_bot_runs():
        few, many = asyncio.run(answered(FEW)), asyncio.run(answered(matches))
    what = f"CPU for an answer at any of {matches:,} open matches, against any of {FEW}"
    yield Figure(SECTION, what, many / few, "×", at_most(2, "×"), f"{many:.2f} and {few:.2f} ms")


async def taken_up(matches: int) -> float:
    """Seconds of CPU time until all that has to be taken up is, where nobody knows when the bot was last seen."""
    with TemporaryDirectory(prefix="castellan-bench-") as name:
        path = Path(name) / "castellan.sqlite3"
        await _fill(path, [str(number) for number in range(1, ORIGINALS + 1)], range(1, PEOPLE + 1), matches)
        started = time.process_time()
        store = await Store.open(path)
        host = Host(store, find_games())
        await host.start(last_seen=None)
        await asyncio.gather(*host._background)
        spent = time.process_time() - started
        await host.close()
        await store.close()
        return spent


async def answered(matches: int) -> float:
    """Milliseconds of CPU time for an answer, each at a match that chance names."""
    with TemporaryDirectory(prefix="castellan-bench-") as name:
        path, chance = Path(name) / "castellan.sqlite3", Chance(b"anywhere")
        await _fill(path, [str(number) for number in range(1, ORIGINALS + 1)], range(1, PEOPLE + 1), matches)
        store = await Store.open(path)
        host, started = Host(store, find_games()), time.process_time()
        for _ in range(ANSWERS):
            table = await host.queries.table(f"copy{chance.below(matches)}")
            for prompt in table.prompts[:1]:
                person = table.seats[prompt.seat].person
                assert person is not None
                await host.commands.answer(table.id, person.id, prompt.number, any_choice(prompt, chance))
        spent = time.process_time() - started
        await host.close()
        await store.close()
        return spent / ANSWERS * 1000


async def start(matches: int) -> tuple[float, int]:
    """Seconds until the bot answers, and the bytes it holds then."""
    with TemporaryDirectory(prefix="castellan-bench-") as name:
        async with Crowd(ORIGINALS + 1) as crowd:
            folder = Path(name)
            await _fill(folder / "castellan.sqlite3", crowd.channels[:ORIGINALS], crowd.people, matches)
            heartbeat_file(folder).touch()  # it was here a moment ago
            bot = OurBot(crowd.local.base_url, folder)
            started = time.perf_counter()
            await bot.start()
            try:
                await crowd.bot_comes()
                seconds = time.perf_counter() - started
                await crowd.answers(crowd.channels[-1])
                return seconds, memory_of(bot.pid)
            finally:
                await bot.stop()


async def _fill(path: Path, channels: Sequence[str], people: Sequence[int], matches: int) -> None:
    """A few matches that were played at, and copies of them, all quiet for long."""
    twins = await Matches.begin(path, channels, people)
    with closing(sqlite3.connect(path)) as database, database:
        for number in range(matches):
            _copy(database, twins[number % ORIGINALS].id, f"copy{number}", 10_000 + number)
        for twin in twins:
            database.execute("UPDATE matches SET status = 'stopped' WHERE id = ?", (twin.id,))
        database.execute("UPDATE matches SET created = ?, started = ?", (LONG_AGO, LONG_AGO))


def _copy(database: sqlite3.Connection, original: str, copy: str, channel: int) -> None:
    columns = [row[1] for row in database.execute("PRAGMA table_info(matches)")]
    new = {"id": f"'{copy}'", "channel": str(channel), "message": str(channel)}
    taken = ", ".join(new.get(column, column) for column in columns)
    database.execute(f"INSERT INTO matches SELECT {taken} FROM matches WHERE id = ?", (original,))  # noqa: S608
    for table in TABLES:
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
        taken = ", ".join(f"'{copy}'" if column == "match" else column for column in columns)
        database.execute(f"INSERT INTO {table} SELECT {taken} FROM {table} WHERE match = ?", (original,))  # noqa: S608
