"""What changes a database as a whole waits for whoever serves shards of it, by name."""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store import LeaseRow, Store, StoreUnusable, backends, schema

NEXT = "9999"


def rows(holder: str, *own: int, seconds: float = 600) -> list[LeaseRow]:
    return [LeaseRow(shard, 4, holder, 1, datetime.now(UTC) + timedelta(seconds=seconds)) for shard in own]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "castellan.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(path)
    yield store
    await store.close()


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the tables would have to be changed."""
    known = [NEXT, *schema.known()]
    monkeypatch.setattr(schema, "known", lambda: known)


async def test_a_newer_version_does_not_change_the_tables_beside_an_older_one(
    store: Store, path: Path, request: pytest.FixtureRequest
) -> None:
    await store.take_leases(rows("ada", 0, 2), datetime.now(UTC), lambda: None)
    await (await Store.open(path, is_shared=True)).close()
    request.getfixturevalue("newer")
    with pytest.raises(StoreUnusable, match=r"an older Castellan uses it: shards 0, 2 of 4 by ada .*Stop it first"):
        await Store.open(path, is_shared=True)
    assert not (path.parent / "backups").exists(), "a copy was made in vain"
    await store.put_setting(5, "key", "value")
    await (await Store.open(path, is_shared=True, gone="ada")).close()


@pytest.mark.parametrize("is_given_back", [True, False])
async def test_nobody_is_waited_for_who_is_gone(
    store: Store, path: Path, request: pytest.FixtureRequest, is_given_back: bool
) -> None:
    now = datetime.now(UTC)
    await store.take_leases(rows("ada", 0, seconds=600 if is_given_back else -1), now, lambda: None)
    if is_given_back:
        await store.give_leases_back("ada", now)
    request.getfixturevalue("newer")
    await (await Store.open(path, is_shared=True)).close()


async def test_an_older_one_that_waits_does_not_serve_what_a_newer_has_changed(store: Store, path: Path) -> None:
    with is_newer(path), pytest.raises(StoreUnusable, match="A newer Castellan has changed the database meanwhile"):
        await store.take_leases(rows("ada", 0), datetime.now(UTC), lambda: None)
    assert await store.leases() == []


@contextmanager
def is_newer(path: Path) -> Iterator[None]:
    put_version(path, NEXT)
    try:
        yield
    finally:
        put_version(path, schema.known()[0])


def put_version(path: Path, version: str) -> None:
    with backends.backend_at(path).opened() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})
