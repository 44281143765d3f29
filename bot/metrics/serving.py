"""Shows the figures at /metrics, in a thread of its own, to this machine alone unless an address is named."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from prometheus_client import ProcessCollector, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.metrics.figures import IN_MEMORY, REGISTRY, UNDRAWN, UNWRITTEN

COUNT = "SELECT status, count(*) FROM matches WHERE status IN ('lobby', 'open') GROUP BY status"


class Matches(Collector):
    """Counted when somebody asks."""

    def __init__(self, database: Path) -> None:
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
            address = f"{self._database.absolute().as_uri()}?mode=ro"
            with closing(sqlite3.connect(address, uri=True)) as connection:
                return {"lobby": 0, "open": 0} | dict(connection.execute(COUNT).fetchall())
        except sqlite3.Error:  # as where it has not been made yet
            return {}


@contextmanager
def served(where: tuple[str, int], database: Path) -> Iterator[int]:
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
