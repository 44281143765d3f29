"""Tests of stores run on an SQLite file and on PostgreSQL: whatever a test opens by a path lies, the second time, in a
database of a server's.

What only SQLite has is marked so. `make test` runs a part of the others on PostgreSQL, `make test-long` the rest, and a
part of what is long on SQLite already.
"""

import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import backends
from bot.store.backend import Backend
from bot.store.soundness import Mode
from tests.support.postgres import Server

SHARE = 6  # one in so many is part of `make test`


class Databases:
    """Which database stands for which path."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._urls: dict[Path, str] = {}

    def at(self, where: backends.Where, mode: Mode = "rw") -> Backend:
        if isinstance(where, Path):
            where = where.absolute()
            if where not in self._urls:
                self._urls[where] = self._server.borrow()
            where = self._urls[where]
        return _usual(where, mode)

    def give_back(self) -> None:
        for url in self._urls.values():
            self._server.give_back(url)


_usual = backends.backend_at


@pytest.fixture(autouse=True)
def database(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """On which of them the test runs."""
    if request.param == "sqlite":
        yield
        return
    databases = Databases(request.getfixturevalue("postgres_server"))
    monkeypatch.setattr(backends, "backend_at", databases.at)
    yield
    databases.give_back()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" not in metafunc.fixturenames:
        return
    on_sqlite = pytest.param("sqlite", id=pytest.HIDDEN_PARAM)
    is_sampled = zlib.crc32(metafunc.definition.nodeid.encode()) % SHARE == 0
    on_postgres = pytest.param("postgres", marks=() if is_sampled else pytest.mark.long)
    is_long = metafunc.definition.get_closest_marker("long") is not None
    is_for_both = metafunc.definition.get_closest_marker("sqlite") is None and (is_sampled or not is_long)
    metafunc.parametrize("database", [on_sqlite, on_postgres] if is_for_both else [on_sqlite], indirect=True)
