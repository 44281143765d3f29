"""The bot after a year: what it costs to start, tidy up, look back and forget, and what a click waits beside each."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from msgspec import Struct
from sqlalchemy import text

from bot.engine import Options
from bot.games.shown import find_face
from bot.host import Host, Person
from bot.store import Store, backup
from bot.store.backends import backend_at
from bot.ui.actions.standings import _seen
from bot.ui.shared.ledgers import Ledgers
from tests.bench import store as young
from tests.bench.figures import Figure, Goal, at_most
from tests.bench.past import BEGUN, FIRST_PERSON, YEAR, Past
from tests.support import postgres

SECTION = "year"
READINGS = 20  # the one in the middle counts
CLICK_SECONDS = 0.005  # from a commit to the next one beside
NOBODY_CLICKS = 2.0  # seconds of commits with nothing beside them
ANCIENT = BEGUN - YEAR  # nothing is due since then
Work = Callable[[], Awaitable[object]]


class Size(Struct, frozen=True):
    matches: int
    servers: int


WHOLE, QUICK, TINY = Size(100_000, 2_000), Size(2_000, 100), Size(20, 5)


class Side(Struct, frozen=True):
    """One of the two databases; `bytes_held` says how much of the disk it takes."""

    name: str  # stands before its figures; empty: the usual one
    where: Path | str
    bytes_held: Callable[[], int]
    round_trip: float = 0.0  # ms; nothing can be asked for less

    def figure(self, what: str, value: float, unit: str, goal: Goal | None = None, details: str = "") -> Figure:
        return Figure(SECTION, f"{self.name}{what}", value, unit, goal, details)


def measure(size: Size, folder: Path | None = None) -> Iterator[Figure]:
    with TemporaryDirectory(prefix="castellan-bench-", dir=folder) as name:
        path = Path(name) / "castellan.sqlite3"
        yield from asyncio.run(_measured(Side("", path, lambda: path.stat().st_size), size))
    if (reason := postgres.missing()) is not None:
        yield Figure(SECTION, "on PostgreSQL", None, details=reason)
        return
    with postgres.running(settings=()) as server:
        url = server.new_database()
        yield from asyncio.run(_measured(Side("PostgreSQL: ", url, partial(_held, url), 1.0), size))


def _held(url: str) -> int:
    with backend_at(url).opened() as connection:
        return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())


async def _measured(side: Side, size: Size) -> list[Figure]:
    store = await Store.open(side.where)
    past = Past(store, side.where, size.matches, size.servers)
    started = time.perf_counter()
    await past.fill()
    filled = time.perf_counter() - started
    await store.close()
    figures = [_size(side, size, filled), await _ready(side, past)]
    store = await Store.open(side.where)
    await store.create(young._head(0), [])
    figures += await _looks(side, store, past)
    figures += await _beside(side, store, past)
    before = side.bytes_held()
    await store.purge(past.guild(2))
    figures.append(_given_back(side, before))
    await store.close()
    return figures


def _size(side: Side, size: Size, filled: float) -> Figure:
    held = side.bytes_held()
    details = f"{held / 2**20:,.0f} MiB, {held / 365 / 2**20:.1f} MiB a day; made in {filled:,.0f} s"
    return side.figure(f"a finished match, of {size.matches:,}", held / size.matches / 2**10, "KiB", details=details)


def _given_back(side: Side, before: int) -> Figure:
    after = side.bytes_held()
    details = f"{before / 2**20:,.0f} MiB before, {after / 2**20:,.0f} MiB after"
    if not isinstance(side.where, Path):
        details += "; the server keeps the room for what comes"
    return side.figure("a purge of a server gives back", (before - after) / 2**10, "KiB", details=details)


async def _ready(side: Side, past: Past) -> Figure:
    """After an end as it should be."""
    started, spent = time.perf_counter(), time.process_time()
    store = await Store.open(side.where)
    host = Host(store, past.games)
    await host.start(last_seen=BEGUN + YEAR)
    wall, cpu = time.perf_counter() - started, time.process_time() - spent
    await host.close()
    await store.close()
    return side.figure("start to ready", wall * 1000, "ms", at_most(500, "ms"), f"CPU {cpu * 1000:.0f} ms")


async def _looks(side: Side, store: Store, past: Past) -> list[Figure]:
    """What is read of a past as long as this."""
    guild, person, game = past.guild(0), past.people(0)[0], next(iter(past.games))
    host, shown = Host(store, past.games), find_face(game)
    assert shown is not None
    opened, ledgers = iter(range(10_000, 20_000)), Ledgers(host.queries, {game: shown})

    def lobby() -> Awaitable[object]:
        channel, who = next(opened), Person(person, "Ada")
        options = past.games[game].options_type()
        assert isinstance(options, Options)
        return host.commands.open_lobby(
            game, guild=guild, channel=channel, starter=who, options=options, pace="relaxed"
        )

    works: dict[str, tuple[Work, float]] = {
        "a server's sweep with nothing due": (lambda: store.thin(guild, ANCIENT, ANCIENT), 1),
        "the standings of a server, read once": (lambda: ledgers.look(guild, game, None, _seen), 20),
        "has one person ever won": (lambda: store.has_won(guild, game, person), 1),
        "the latest match of a channel": (lambda: store.latest(2 * 10**18), 1),
        "what ended lately": (lambda: store.ended(BEGUN + YEAR - timedelta(minutes=15), 300), 0.3),
        "the servers of live matches": (lambda: store.guilds(BEGUN + YEAR), 1),
        "the first matches that ever began": (lambda: _first(store), 5),
        "a new lobby": (lobby, 20),
    }
    figures = [await _looked(side, what, work, goal) for what, (work, goal) in works.items()]
    await host.close()
    return figures


async def _first(store: Store) -> None:
    async for _ in store.begun():
        return


async def _looked(side: Side, what: str, work: Work, goal: float) -> Figure:
    waits = []
    for _ in range(READINGS):
        started = time.perf_counter()
        await work()
        waits.append((time.perf_counter() - started) * 1000)
    return side.figure(
        what, median(waits), "ms", at_most(max(goal, side.round_trip), "ms"), f"at most {max(waits):.2f} ms"
    )


async def _beside(side: Side, store: Store, past: Past) -> list[Figure]:
    """The worst that a commit waits while much is written or read beside it."""
    late = BEGUN + YEAR
    works: dict[str, Work] = {
        "nothing else": lambda: asyncio.sleep(NOBODY_CLICKS),
        "the sweep of all servers": lambda: _sweep(store),
        "a server thinned to its records": lambda: store.thin(past.guild(0), late, late),
        "a person forgotten": lambda: store.forget(FIRST_PERSON, "Guest"),
        "a server purged": lambda: store.purge(past.guild(1)),
    }
    figures = [await _waited(side, store, what, work) for what, work in works.items()]
    if isinstance(path := side.where, Path):
        figures.append(await _waited(side, store, "the daily copy", lambda: asyncio.to_thread(backup.automatic, path)))
        (copy,) = backup.kept(path)
        figures.append(side.figure("a daily copy", copy.stat().st_size / 2**20, "MiB"))
    return figures


async def _sweep(store: Store) -> None:
    for guild in await store.servers():
        await store.thin(guild, ANCIENT, ANCIENT)


class _Clicks:
    """Commits one after the other until it is told to stop."""

    answered = 0  # of all of them, as each answer is kept but once

    def __init__(self, store: Store) -> None:
        self._store, self.waits, self.is_over = store, list[float](), False

    async def go_on(self) -> None:
        while not self.is_over:
            started = time.perf_counter()
            await self._store.commit(young._commit(0, _Clicks.answered))
            self.waits.append((time.perf_counter() - started) * 1000)
            _Clicks.answered += 1
            await asyncio.sleep(CLICK_SECONDS)


async def _waited(side: Side, store: Store, what: str, work: Work) -> Figure:
    clicks, started = _Clicks(store), time.perf_counter()
    clicking = asyncio.create_task(clicks.go_on())
    await work()
    took, clicks.is_over = time.perf_counter() - started, True
    await clicking
    details = f"{len(clicks.waits)} commits, {median(clicks.waits):.2f} ms in the middle; it took {took:.2f} s"
    return side.figure(f"longest commit beside {what}", max(clicks.waits), "ms", at_most(20, "ms"), details)
