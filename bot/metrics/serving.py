"""Shows the figures at /metrics, in a thread of its own, to this machine alone unless an address is named."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from prometheus_client import ProcessCollector, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy import text

from bot.metrics.figures import IN_MEMORY, REGISTRY, UNDRAWN, UNWRITTEN
from bot.store.backends import backend_at
from bot.store.errors import StoreUnusable

MATCHES = "SELECT status, count(*) FROM matches WHERE status IN ('lobby', 'open') GROUP BY status"
LEASES = "SELECT shards, holder, until FROM leases"
NONE = {"lobby": 0, "open": 0}


class WholeBot(Collector):
    """What is true of all processes together, whichever is asked: looked up when somebody asks."""

    def __init__(self, database: Path | str) -> None:
        self._database = database

    def collect(self) -> Iterable[Metric]:
        matches = GaugeMetricFamily("castellan_matches", "Lobbies, and matches that are on.", labels=["status"])
        down = GaugeMetricFamily("castellan_shards_down", "Shards that no process serves.")
        with suppress(sqlite3.Error, StoreUnusable):  # as where it has not been made yet
            counted, leases = self._found()
            for status, count in (NONE | dict(counted)).items():
                matches.add_metric([status], count)
            down.add_metric([], _down(leases, datetime.now(UTC)))
        yield from (matches, down)

    def describe(self) -> Iterable[Metric]:
        return []

    def _found(self) -> list[list[Any]]:
        if isinstance(self._database, Path):
            with closing(sqlite3.connect(f"{self._database.absolute().as_uri()}?mode=ro", uri=True)) as file:
                return [file.execute(sql).fetchall() for sql in (MATCHES, LEASES)]
        with backend_at(self._database).opened(is_brief=True) as server:
            return [[*server.execute(text(sql))] for sql in (MATCHES, LEASES)]


def _down(leases: Sequence[tuple[int, str, datetime | str]], now: datetime) -> int:
    """Where nobody serves any shard all are down that there have been."""
    live = [row for row in leases if row[1] and now < datetime.fromisoformat(str(row[2])).replace(tzinfo=UTC)]
    return max((row[0] for row in live or leases), default=1) - len(live)


@contextmanager
def served(where: tuple[str, int], database: Path | str) -> Iterator[int]:
    """While this lasts; the port. Raises OSError where it is taken."""
    whole, process = WholeBot(database), ProcessCollector(registry=None)
    REGISTRY.register(whole)
    REGISTRY.register(process)
    server, thread = start_http_server(where[1], where[0], REGISTRY)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
        REGISTRY.unregister(whole)
        REGISTRY.unregister(process)


def watch(in_memory: Callable[[], float], unwritten: Callable[[], float], undrawn: Callable[[], float]) -> None:
    """Where the figures that go up and down are asked for."""
    IN_MEMORY.set_function(in_memory)
    UNWRITTEN.set_function(unwritten)
    UNDRAWN.set_function(undrawn)
