"""Shows the figures at /metrics, in a thread of its own, to this machine alone unless an address is named."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from prometheus_client import ProcessCollector, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy import text

from bot.metrics.figures import IN_MEMORY, REGISTRY, UNDRAWN, UNWRITTEN
from bot.store.backends import backend_at
from bot.store.errors import StoreUnusable

COUNT = "SELECT status, count(*) FROM matches WHERE status IN ('lobby', 'open') GROUP BY status"


class Matches(Collector):
    """Counted when somebody asks."""

    def __init__(self, database: Path | str) -> None:
        self._database = database

    def collect(self) -> Iterable[Metric]:
        family = GaugeMetricFamily("castellan_matches", "Lobbies, and matches that are on.", labels=["status"])
        for status, count in self._counts().items():
            family.add_metric([status], count)
        yield family

    def describe(self) -> Iterable[Metric]:
        return []

    def _counts(self) -> dict[str, int]:
        try:
            counted = _of_file(self._database) if isinstance(self._database, Path) else _of_server(self._database)
        except (sqlite3.Error, StoreUnusable):  # as where it has not been made yet
            return {}
        return {"lobby": 0, "open": 0} | dict(counted)


def _of_file(path: Path) -> list[tuple[str, int]]:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        return connection.execute(COUNT).fetchall()


def _of_server(url: str) -> list[tuple[str, int]]:
    with backend_at(url).opened() as connection:
        return [(status, count) for status, count in connection.execute(text(COUNT))]


@contextmanager
def served(where: tuple[str, int], database: Path | str) -> Iterator[int]:
    """While this lasts; the port. Raises OSError where it is taken."""
    matches, process = Matches(database), ProcessCollector(registry=None)
    REGISTRY.register(matches)
    REGISTRY.register(process)
    server, thread = start_http_server(where[1], where[0], REGISTRY)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
        REGISTRY.unregister(matches)
        REGISTRY.unregister(process)


def watch(in_memory: Callable[[], float], unwritten: Callable[[], float], undrawn: Callable[[], float]) -> None:
    """Where the figures that go up and down are asked for."""
    IN_MEMORY.set_function(in_memory)
    UNWRITTEN.set_function(unwritten)
    UNDRAWN.set_function(undrawn)
