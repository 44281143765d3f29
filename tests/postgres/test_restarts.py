"""The server goes away and comes back: nobody notices who asks before or after, and nothing is half kept."""

import pytest
from sqlalchemy import make_url, text

from bot.store import StorageFailed, Store
from bot.store.postgres import PostgresServer
from tests.store.test_writer import outcomes, putting
from tests.support.postgres import Server

DISMISS = (
    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = :name"
)


async def test_what_comes_while_it_is_away_is_not_kept_and_what_comes_after_is(
    store: Store, postgres_server: Server
) -> None:
    await store.writer.write(putting(1))
    assert await store.setting("key") == {1: "value"}
    with postgres_server.away():
        assert await outcomes(store, putting(2), putting(3)) == [StorageFailed, StorageFailed]
        with pytest.raises(StorageFailed, match=r"reading did not succeed: connection is bad: .*No such file"):
            await store.setting("key")
    assert await outcomes(store, putting(4), putting(5)) == [None, None]
    assert sorted(await store.setting("key")) == [1, 4, 5]


async def test_between_two_requests_nobody_notices(store: Store, url: str) -> None:
    """Every connection is gone, and the next statement is the first to find out."""
    await store.writer.write(putting(1))
    for asked in (store.settings(1), store.history("nowhere"), store.characters(["nobody"]), store.put_drain(None)):
        await store.check()  # each of the readers has a connection
        await store.check()
        with PostgresServer(url).opened() as connection:
            connection.execute(text(DISMISS), {"name": make_url(url).database})
        await asked


async def test_what_is_to_be_of_one_moment_is_so_on_the_next_connection_as_well(url: str) -> None:
    connection = await PostgresServer(url).to_read()
    await connection.fetch("SELECT 1")
    with PostgresServer(url).opened() as other:
        other.execute(text(DISMISS), {"name": make_url(url).database})
    async with connection.snapshot():
        assert connection.in_transaction
    await connection.close()
