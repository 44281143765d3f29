"""A server that hangs tells nobody so: whoever waits for it gives up, and one that is merely slow is waited for."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from psycopg.errors import ConnectionTimeout
from sqlalchemy import text

from bot.cluster.shard_lease import ShardLease
from bot.store import StorageFailed, Store, StoreUnusable, Unsure, backends, commit_in_doubt, statement_timeouts
from bot.store.postgres import PostgresServer
from bot.store.postgres_driver import NO_ANSWER, Driver
from bot.store.statement_timeouts import Watch
from bot.store.writer import Writer
from tests.host.harness import ADA, Harness, number, refused
from tests.postgres.test_commit_in_doubt import SEATS, UNANSWERED, UNHEARD, answered, broken_url, way
from tests.postgres.test_hints import SHARDS
from tests.store.test_store import HEAD
from tests.store.test_writer import outcomes, putting
from tests.support.relay import Break, Relay

__all__ = ["broken_url", "way"]
NEVER = 3600.0
SLOWLY = "CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.4); RETURN NEW; END'"
SETTING = "CREATE TRIGGER slowly BEFORE INSERT ON settings FOR EACH ROW EXECUTE FUNCTION slowly()"


@pytest.fixture(autouse=True)
def haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would be seconds. Whoever is alive may be slow all the same, on a busy machine."""
    monkeypatch.setattr(statement_timeouts, "QUIET_SECONDS", 0.1)
    monkeypatch.setattr(statement_timeouts, "CONNECT_SECONDS", 60)
    monkeypatch.setattr(statement_timeouts, "ON_ITS_WAY_SECONDS", 0.1)
    monkeypatch.setattr(commit_in_doubt, "SECONDS", 0.2)


@contextmanager
def nobody_answers() -> Iterator[None]:
    """However long somebody tried to connect."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(statement_timeouts, "CONNECT_SECONDS", 0.2)
        yield


@contextmanager
def standing_still(way: Relay) -> Iterator[None]:
    way.flows.clear()
    with nobody_answers():
        yield
    way.let_go()


@pytest.fixture
async def store(broken_url: str, way: Relay) -> AsyncIterator[Store]:
    store = await Store.open(broken_url)
    await store.create(HEAD, SEATS)
    await store.check()  # each of the readers has a connection
    await store.check()
    yield store
    way.let_go()
    await store.close()


def driver_of(writer: Writer) -> Driver:
    found = vars(writer)["_connection"]._connection
    assert isinstance(found, Driver)
    return found


async def kept(store: Store) -> int:
    """Answers in the journal, of which the version must know."""
    history = await store.history(HEAD.id)
    assert history is not None
    assert history.head.version == len(history.entries)
    return len(history.entries)


async def test_who_reads_gives_up_and_all_who_wait_with_them(store: Store, way: Relay) -> None:
    """However many there are, nobody waits for more than one connection to be made besides."""
    before = way.let_in
    with standing_still(way):
        with pytest.raises(StorageFailed, match=NO_ANSWER):
            await store.settings(1)
        assert way.let_in == before + 1, "somebody looks after it once, and nobody asks it anew"
        reads = [store.history(HEAD.id), *(store.settings(guild) for guild in range(30))]
        failures = await asyncio.gather(*reads, return_exceptions=True)
    assert {type(one) for one in failures} == {StorageFailed}
    assert all(NO_ANSWER in str(one) for one in failures)
    assert way.let_in - before < 8
    assert await store.settings(1) == {}


async def test_who_writes_gives_up_and_all_who_wait_with_them(store: Store, way: Relay) -> None:
    before = way.let_in
    with standing_still(way):
        assert set(await outcomes(store, *map(putting, range(1000)))) == {Unsure, StorageFailed}
    assert way.let_in - before < 8
    assert await outcomes(store, putting(1001)) == [None]


@pytest.mark.parametrize("breaks", [pytest.param(UNHEARD, marks=pytest.mark.long), UNANSWERED])
async def test_a_commit_in_doubt_is_kept_once_or_not_at_all(store: Store, way: Relay, breaks: Break) -> None:
    """All stands still over it, and what was on its way comes late: then another has been written perhaps."""
    way.breaks, way.holds = breaks, "all"
    with nobody_answers(), pytest.raises(Unsure):
        await store.commit(answered(0))
    assert way.has_broken.is_set()
    way.let_go()
    if await kept(store) == 0:
        await asyncio.gather(store.commit(answered(0)), return_exceptions=True)
    assert await kept(store) == 1
    await store.commit(answered(1))
    assert await kept(store) == 2


@pytest.mark.parametrize(("breaks", "error", "count"), [(UNHEARD, StorageFailed, 0), (UNANSWERED, None, 1)])
async def test_where_one_connection_alone_stands_still_what_came_of_it_is_certain(
    store: Store, way: Relay, monkeypatch: pytest.MonkeyPatch, breaks: Break, error: type[Exception] | None, count: int
) -> None:
    """As where a firewall has forgotten it. What comes late finds nobody any more."""
    monkeypatch.setattr(commit_in_doubt, "SECONDS", 60)
    way.breaks, way.holds = breaks, "one"
    (outcome,) = await asyncio.gather(store.commit(answered(0)), return_exceptions=True)
    assert (outcome and type(outcome)) == error
    way.let_go()
    assert await kept(store) == count
    await store.commit(answered(count))
    assert await kept(store) == count + 1


async def test_one_process_of_the_server_stands_still(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may go on at any time: nobody is told that nothing was kept before it is sure to end."""
    monkeypatch.setattr(commit_in_doubt, "SECONDS", 60)
    process = driver_of(store.writer).process
    with stopped(process):
        writing = asyncio.create_task(store.commit(answered(0)))
        async with asyncio.timeout(60):
            while not is_dismissed(process):  # noqa: ASYNC110 - what waits for a process rings no bell
                await asyncio.sleep(0.01)
        assert not writing.done()
    with pytest.raises(StorageFailed) as failed:
        await writing
    assert type(failed.value) is StorageFailed
    assert await kept(store) == 0
    await store.commit(answered(0))
    assert await kept(store) == 1


async def test_one_watch_is_over_all_that_is_asked_within_and_none_over_who_listens(url: str) -> None:
    driver = await PostgresServer(url)._reached()
    with driver.watched(is_long=True):
        outer = driver._watch
        with driver.watched():
            assert driver._watch is outer
        assert driver._watch is outer is not None
    assert driver._watch is None
    driver.listens = True
    with driver.watched():
        assert driver._watch is None, "what it waits for may never come"
    await driver.close()


async def test_a_server_that_waits_for_us_is_not_at_work_on_what_we_wait_for(url: str) -> None:
    """So nobody waits for it any longer; only behind a pooler it cannot be told which process is at work."""
    server = PostgresServer(url)
    driver = await server._reached()
    assert not await server._attends_to(driver)
    driver.is_pooled = True
    assert await server._attends_to(driver)
    await driver.close()


async def test_an_answer_that_is_on_its_way_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is asked just after it has answered is at work on nothing any more."""
    monkeypatch.setattr(statement_timeouts, "ON_ITS_WAY_SECONDS", NEVER)
    asked, given_up = asyncio.Event(), asyncio.Event()

    async def is_attended() -> bool:
        asked.set()
        return False

    watch = Watch(is_attended, given_up.set, is_long=False)
    await asked.wait()
    for _ in range(3):
        await asyncio.sleep(0)
    watch.end()
    assert not given_up.is_set()


async def test_a_slow_server_is_waited_for(store: Store, url: str) -> None:
    with PostgresServer(url).opened() as server:
        server.execute(text(SLOWLY))
        server.execute(text(SETTING))
    try:
        assert await outcomes(store, putting(1)) == [None]
        await vars(store)["_readers"].read(lambda connection: connection.fetch("SELECT pg_sleep(0.25)"))
    finally:
        with PostgresServer(url).opened() as server:
            server.execute(text("DROP FUNCTION slowly CASCADE"))


async def test_who_asks_without_a_word_of_rows_is_not_waited_for_as_long_as_much_work_takes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server attends to it, and is not done: nobody who presses a button waits for that."""
    monkeypatch.setattr(statement_timeouts, "SECONDS", 0.12)
    with pytest.raises(StorageFailed, match=NO_ANSWER):
        await vars(store)["_readers"].read(lambda connection: connection.fetch("SELECT pg_sleep(5)"))


@pytest.mark.long
@pytest.mark.parametrize("is_long", [False, True])
async def test_what_may_touch_any_number_of_rows_has_its_time(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch, *, is_long: bool
) -> None:
    monkeypatch.setattr(statement_timeouts, "SECONDS", 0.12)
    with PostgresServer(url).opened() as server:
        server.execute(text(SLOWLY))
        server.execute(text(SETTING))
    try:
        write = putting(1)
        write.is_long = is_long
        assert await outcomes(store, write) == [None if is_long else Unsure]
    finally:
        with PostgresServer(url).opened() as server:
            server.execute(text("DROP FUNCTION slowly CASCADE"))


async def test_nothing_is_said_once_a_lease_cannot_be_renewed(store: Store, way: Relay) -> None:
    now = datetime.now(UTC)
    lease = ShardLease(store, SHARDS, timedelta(seconds=30), is_alone=False, clock=lambda: now)
    assert await lease.begin(asyncio.Event())
    with standing_still(way):
        now += timedelta(seconds=20)
        assert NO_ANSWER in (await lease.ailment() or "")
        assert await lease.may_speak(), "there is time yet to tell people so"
        now += timedelta(seconds=6)
        assert not await lease.may_speak()
    assert await lease.may_speak()


async def test_whoever_presses_is_told_in_a_sentence(
    broken_url: str, way: Relay, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Of what was on its way, that nobody can tell; of all that comes later, that it does not count."""
    monkeypatch.setattr(backends, "backend_at", lambda *_: PostgresServer(broken_url))
    async with Harness(tmp_path / "stands for it") as harness:
        table = await harness.match()
        way.breaks, way.holds = UNANSWERED, "all"
        with nobody_answers():
            assert await refused(harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))) == "unsure"
            assert await refused(harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))) == "storage"
        way.let_go()
        await harness.heard.heard("resumed")
        assert await refused(harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))) == "stale"


async def test_a_port_that_takes_everybody_and_answers_nobody() -> None:
    taken: list[asyncio.StreamWriter] = []
    async with await asyncio.start_server(lambda _, writer: taken.append(writer), "127.0.0.1") as silent:
        port = silent.sockets[0].getsockname()[1]
        server = PostgresServer(f"postgresql://ada:secret@127.0.0.1:{port}/castellan")
        for opens in (server.to_read(), server.to_write(), anext(server.overheard())):
            with nobody_answers(), pytest.raises(ConnectionTimeout, match=NO_ANSWER):
                await opens
        for writer in taken:
            writer.transport.abort()


async def test_a_look_at_all_tables_gives_up(broken_url: str, way: Relay, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where figures are asked for, again and again."""
    monkeypatch.setattr(statement_timeouts, "SECONDS", 0.2)
    loop = asyncio.get_running_loop()

    def look() -> None:
        with PostgresServer(broken_url).opened(is_brief=True) as connection:
            loop.call_soon_threadsafe(way.flows.clear)
            while True:
                connection.execute(text("SELECT 1"))

    with pytest.raises(StoreUnusable, match="cannot be used"):
        await asyncio.to_thread(look)


async def test_who_closes_the_store_does_not_wait_for_ever(store: Store, way: Relay) -> None:
    with standing_still(way):
        doing = asyncio.gather(
            store.settings(1), store.writer.write(putting(1)), store.commit(answered(0)), return_exceptions=True
        )
        await asyncio.sleep(0)  # so that they have been asked
        await store.close()
        assert all(isinstance(one, StorageFailed) for one in await doing)


async def test_who_wants_no_answer_any_more_goes_at_once(
    broken_url: str, way: Relay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver would ask the server to stop, on a connection of its own."""
    monkeypatch.setattr(statement_timeouts, "QUIET_SECONDS", NEVER)
    connection = await PostgresServer(broken_url).to_read()
    before = way.let_in
    way.flows.clear()
    asked = asyncio.create_task(connection.fetch("SELECT 1"))
    await asyncio.sleep(0)
    asked.cancel()
    await asyncio.wait([asked])
    assert (asked.cancelled(), way.let_in) == (True, before)
    await connection.close()


async def test_who_has_much_to_say_need_not_be_answered_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty thousand deadlines are moved at once; nobody asks after those who still speak."""

    async def is_attended() -> bool:
        return True

    monkeypatch.setattr(statement_timeouts, "QUIET_SECONDS", NEVER)
    watch = Watch(is_attended, lambda: None, is_long=True)
    watch._moved -= 2 * NEVER
    watch.moves()
    watch._look()
    assert watch._looking is None
    watch.end()


def is_dismissed(process: int) -> bool:
    """Is it to end as soon as it goes on?"""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    (pending,) = [line.split()[1] for line in status.splitlines() if line.startswith("ShdPnd")]
    return bool(int(pending, 16) & 1 << signal.SIGTERM - 1)


@contextmanager
def stopped(process: int) -> Iterator[None]:
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)
