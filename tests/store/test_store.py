"""Opening the file: made, migrated, refused with a sentence; and what is put in comes out again."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import create_engine, inspect
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex

from bot.engine import Answer, Outcome, Snapshot
from bot.store import (
    ChannelBusy,
    Commit,
    DeadlineRow,
    Entry,
    History,
    MatchRow,
    ResultRow,
    SeatRow,
    SnapshotRow,
    StorageFailed,
    Store,
    StoreUnusable,
)
from bot.store.database import connect
from bot.store.tables import metadata
from tests.support.made_tables import by_steps

NOW = datetime(2026, 3, 1, 12, 30, 15, 123456, tzinfo=UTC)
HEAD = MatchRow(
    id="abcd1234",
    game="duel",
    rules_version=3,
    guild=2**62,
    channel=2**62 + 1,
    message=2**62 + 2,
    status="lobby",
    options={"rounds": 3, "name": "Mönch"},
    starter=2**62 + 3,
    starter_name="Ada ✨",
    pace="live",
    created=NOW,
)
SNAPSHOT = Snapshot(b"\x80", 7, 8, 2, wordings={"nodded": {-1: 4, 2: 3}})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "100%.sqlite"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(path)
    yield store
    await store.close()


async def history(store: Store) -> History:
    found = await store.history(HEAD.id)
    assert found is not None
    return found


def entry(sequence: int, **more: object) -> Entry:
    answer = Answer(sequence + 1, 0, ("a",)) if not more else None
    return Entry(sequence=sequence, answer=answer, at=NOW, **more)  # type: ignore[arg-type]


@pytest.mark.sqlite("how a file is opened")
async def test_the_file_is_made_with_its_folder_and_safe_settings(store: Store, path: Path) -> None:
    assert await store.check() == "ok"
    connection = await connect(path)
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "secure_delete")
    pragmas = [await connection.execute_fetchall(f"PRAGMA {name}") for name in names]
    await connection.close()
    assert pragmas == [[("wal",)], [(2,)], [(1,)], [(10_000,)], [(1,)]]
    assert path.exists()  # noqa: ASYNC240


@pytest.mark.sqlite("how a file is opened")
def test_the_migrations_make_the_tables_the_code_knows() -> None:
    """By the steps, which for other tests make one file of many."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        by_steps(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@pytest.mark.sqlite("how a file is opened")
async def test_the_indexes_are_those_the_code_knows(store: Store, path: Path) -> None:
    """Each with what it is unique in and which rows it holds: alembic's comparison looks at neither."""
    del store
    with closing(sqlite3.connect(path)) as connection:
        found = dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"))
    known = {
        str(index.name): str(CreateIndex(index).compile(dialect=sqlite.dialect()))
        for table in metadata.tables.values()
        for index in table.indexes
    }
    assert found == known


@pytest.mark.sqlite("how a file is opened")
async def test_what_hangs_on_a_row_goes_with_it_as_the_code_says(store: Store, path: Path) -> None:
    engine = create_engine(f"sqlite:///{path}")
    found = {
        (name, *key["constrained_columns"]): key["options"].get("ondelete")
        for name in metadata.tables
        for key in inspect(engine).get_foreign_keys(name)
    }
    engine.dispose()
    assert found == {
        (name, *key.column_keys): key.ondelete
        for name, table in metadata.tables.items()
        for key in table.foreign_key_constraints
    }
    assert "CASCADE" in found.values()


async def test_a_second_opening_changes_nothing(path: Path) -> None:
    first = await Store.open(path)
    await first.create(HEAD, [SeatRow(0, 7, "Ada", is_away=False)])
    before = await history(first)
    await first.close()
    again = await Store.open(path)
    assert await history(again) == before
    await again.close()


@pytest.mark.sqlite("how a file is opened")
async def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreUnusable, match=r"newer Castellan.*9999.*Update the bot"):
        await Store.open(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


@pytest.mark.sqlite("how a file is opened")
async def test_a_folder_that_cannot_be_made_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreUnusable, match=r"The data folder .* cannot be made"):
        await Store.open(tmp_path / "file" / "castellan.sqlite")


@pytest.mark.sqlite("how a file is opened")
async def test_a_file_that_is_no_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "castellan.sqlite").write_text("Dear diary, " * 100)
    with pytest.raises(StoreUnusable, match=r"castellan.sqlite is damaged \(.*not a database\)"):
        await Store.open(tmp_path / "castellan.sqlite")


async def test_a_match_comes_out_as_it_was_put_in(store: Store) -> None:
    seats = [SeatRow(0, 2**60, "Ada", is_away=False), SeatRow(1, None, "Clockwork", is_away=True)]
    await store.create(HEAD, seats)
    kept = await history(store)
    assert (kept.head, kept.seats) == (HEAD, seats)


async def test_one_commit_keeps_all_its_parts(store: Store) -> None:
    await store.create(HEAD, [])
    head = MatchRow(
        **{name: getattr(HEAD, name) for name in HEAD.__struct_fields__}
        | {"status": "finished", "seed": b"\0\xff", "commitment": "c" * 64, "outcome": Outcome((1,), (2, 3))}
    )
    due = DeadlineRow(HEAD.id, 4, 0, NOW, NOW.astimezone(timezone(timedelta(hours=5))), is_reminded=True)
    journal = [entry(0), Entry(sequence=1, answer=Answer(2, 1, 5, "timeout"), person=9, at=NOW)]
    await store.commit(Commit(match=HEAD.id, entry=journal[0]))
    await store.commit(
        Commit(
            match=HEAD.id,
            head=head,
            seats=[SeatRow(0, 1, "Ada", is_away=False)],
            entry=journal[1],
            snapshot=SnapshotRow(3, SNAPSHOT),
            opened=[due],
            results=[ResultRow(0, 1, -4, has_won=True)],
        )
    )
    kept = await history(store)
    assert kept == History(head, [SeatRow(0, 1, "Ada", is_away=False)], [SnapshotRow(3, SNAPSHOT)], journal, [due])
    await store.commit(Commit(match=HEAD.id, closed=[4]))
    assert await store.deadlines() == []


async def test_a_commit_that_fails_in_its_last_part_keeps_none(store: Store) -> None:
    await store.create(HEAD, [])
    twice = [ResultRow(0, 1, 1, has_won=True)] * 2
    with pytest.raises(StorageFailed):
        await store.commit(Commit(match=HEAD.id, entry=entry(0), seats=[], results=twice))
    assert (await history(store)).entries == []


async def test_the_journal_takes_no_sequence_twice_and_no_unknown_match(store: Store) -> None:
    await store.create(HEAD, [])
    await store.commit(Commit(match=HEAD.id, entry=entry(0)))
    with pytest.raises(StorageFailed):
        await store.commit(Commit(match=HEAD.id, entry=entry(0)))
    with pytest.raises(StorageFailed):
        await store.commit(Commit(match="unknown", entry=entry(0)))


async def test_steps_back_take_answers_back_without_deleting_them(store: Store) -> None:
    await store.create(HEAD, [])
    for number in range(4):
        await store.commit(Commit(match=HEAD.id, entry=entry(number)))
    await store.commit(Commit(match=HEAD.id, entry=entry(4, kept=1)))
    await store.commit(Commit(match=HEAD.id, entry=entry(5)))
    kept = await history(store)
    assert [answer.prompt for answer in kept.answers] == [1, 6]
    assert len(kept.entries) == 6


async def test_old_snapshots_make_way_but_the_first_stays(store: Store) -> None:
    await store.create(HEAD, [])
    for answers in range(20):
        await store.commit(Commit(match=HEAD.id, snapshot=SnapshotRow(1, Snapshot(b"", 0, 0, answers))))
    kept = [row.snapshot.answers for row in (await history(store)).snapshots]
    assert kept == [19, 18, 17, 16, 15, 14, 13, 12, 0]


async def test_a_channel_has_one_live_match(store: Store) -> None:
    await store.create(HEAD, [])
    with pytest.raises(ChannelBusy):
        await store.create(HEAD, [])
    assert await store.live(HEAD.channel) == [HEAD.id]
    assert await store.live(1) == []


async def test_one_match_ends_and_the_next_opens_at_the_same_moment_in_the_order_they_came(store: Store) -> None:
    """Both in one transaction: the place in the channel is free once the first is over, not before."""
    await store.create(HEAD, [])
    over, following = Commit(match=HEAD.id, head=replace(HEAD, status="stopped")), replace(HEAD, id="next0001")
    before = store.writer.transactions
    await asyncio.gather(store.commit(over), store.create(following, [SeatRow(0, 1, "Ada", is_away=False)]))
    assert store.writer.transactions == before + 1
    assert await store.live(HEAD.channel) == [following.id]
    over, third = Commit(match=following.id, head=replace(following, status="stopped")), replace(HEAD, id="third001")
    done = await asyncio.gather(store.create(third, []), store.commit(over), return_exceptions=True)
    assert [type(one) for one in done] == [ChannelBusy, type(None)]
    assert await store.live(HEAD.channel) == []


@pytest.mark.parametrize("read", [Store.history, Store.recent])
async def test_what_is_read_of_a_match_fits_together_though_it_moves_on_meanwhile(
    store: Store, read: Callable[[Store, str], Awaitable[History | None]]
) -> None:
    """With each step it has one answer more, and as many seats and deadlines as answers."""
    await store.create(HEAD, [])

    async def goes_on() -> None:
        seats: list[SeatRow] = []
        for number in range(50):
            seats = [*seats, SeatRow(number, number, "Ada", is_away=False)]
            due = DeadlineRow(HEAD.id, number, 0, NOW, NOW, is_reminded=False)
            await store.commit(Commit(match=HEAD.id, entry=entry(number), seats=seats, opened=[due]))

    going = asyncio.create_task(goes_on())
    while not going.done():
        found = await read(store, HEAD.id)
        assert found is not None
        assert found.sequence == len(found.seats) == len(found.deadlines)
    await going


async def test_settings_of_a_server(store: Store) -> None:
    await store.put_setting(1, "pace", "live")
    await store.put_setting(1, "pace", "relaxed")
    await store.put_setting(2, "pace", "none")
    assert await store.settings(1) == {"pace": "relaxed"}
    await store.put_setting(1, "pace", None)
    assert await store.settings(1) == {}
