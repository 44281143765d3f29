"""What is kept no longer: matches long over, servers, and people who want to be forgotten, down to the file's log."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.host import HostRefused
from bot.store.commits import EVERYWHERE
from tests.host.harness import ADA, BEN, Harness
from tests.support.accounts import accounts

SECRET = "Adalgisa-von-Nirgendwo"  # in no other place
DAY = timedelta(days=1)


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "castellan.sqlite3") as harness:
        yield harness


async def played(harness: Harness, channel: int = 10) -> str:
    """A match that is over; its id."""
    table = await harness.match(channel=channel, pace="none")
    while table.status == "open":
        prompt = table.prompts[0]
        choice = 3 if prompt.word == "bid" else ("a",)
        table = (await harness.commands.answer(table.id, (ADA, BEN)[prompt.seat].id, prompt.number, choice)).table
    return table.id


async def test_a_match_long_over_is_thinned_to_its_record(harness: Harness) -> None:
    match = await played(harness)
    record = await harness.queries.record(match)
    await harness.commands.set_film(match, 77)
    now = harness.clock.now
    await harness.store.thin(5, now, now + DAY)
    assert harness.sql("SELECT thinned FROM matches") == [(None,)], "it is not over for so long"
    await harness.store.thin(5, now + DAY, now + DAY)
    assert harness.sql("SELECT count(*) FROM snapshots") == [(1,)]
    assert {row[0] for row in harness.sql("SELECT person FROM journal")} == {None}
    assert len(harness.sql("SELECT DISTINCT at FROM journal")) == 1
    await harness.restart()
    assert await harness.queries.record(match) == record
    assert (await harness.queries.table(match)).status == "finished"
    assert [film.message for film in await harness.queries.films(ADA.id)] == [77]
    assert [[film.message for film in await harness.queries.films_on(guild)] for guild in (5, 6)] == [[77], []]
    assert (await accounts(harness.store, 5, "duel")).keys() == {ADA.id, BEN.id}


async def test_what_is_going_on_and_other_servers_matches_are_not_thinned(harness: Harness) -> None:
    await played(harness)
    await harness.match(channel=11)
    now = harness.clock.now
    await harness.store.thin(6, now + DAY, now + DAY)
    assert harness.sql("SELECT count(*) FROM matches WHERE thinned IS NOT NULL") == [(0,)]
    await harness.store.thin(5, now + DAY, now + DAY)
    assert harness.sql("SELECT status FROM matches WHERE thinned IS NOT NULL") == [("finished",)]


async def test_a_purged_server_leaves_nothing(harness: Harness) -> None:
    over = await played(harness)
    going_on = await harness.match(channel=11)
    await harness.store.put_setting(5, "customs", "{}")
    await harness.store.put_setting(6, "customs", "{}")
    await harness.store.put_setting(EVERYWHERE, "customs", "{}")
    await harness.commands.purge(5)
    for table in ("matches", "seats", "journal", "snapshots", "deadlines", "results"):
        assert harness.sql(f"SELECT count(*) FROM {table}") == [(0,)], table  # noqa: S608
    assert await harness.store.servers() == {6}
    for match in (over, going_on.id):
        with pytest.raises(HostRefused):
            await harness.queries.table(match)
    assert "stopped" in harness.heard.kinds


@pytest.mark.sqlite("the bytes of its files")
async def test_who_is_forgotten_is_in_no_byte_of_any_file(harness: Harness) -> None:
    """Neither in the log of what was written, nor in free pages."""
    await harness.store.put_wish(ADA.id, "pings", SECRET)
    lobby = await harness.lobby()
    await harness.commands.join(lobby.id, type(BEN)(77, SECRET))
    await harness.commands.begin(lobby.id, ADA)
    assert SECRET in bytes_of(harness.path)
    await harness.commands.forget(77, "Masked Guest")
    await harness.commands.forget(ADA.id, "Masked Guest")
    assert SECRET not in bytes_of(harness.path)
    assert await harness.store.wishes("pings") == {}
    wal = harness.path.with_name(harness.path.name + "-wal")
    assert not wal.exists() or wal.stat().st_size == 0


def bytes_of(path: Path) -> str:
    return "".join(one.read_bytes().decode("latin-1") for one in path.parent.glob(f"{path.name}*"))


@pytest.mark.sqlite("the bytes of its files")
async def test_who_reads_meanwhile_hinders_no_forgetting(harness: Harness) -> None:
    """The log is then emptied as far as that goes; what was written holds."""
    table = await harness.match()
    with closing(sqlite3.connect(harness.path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM matches").fetchall()
        reader.execute("ROLLBACK")
        await harness.commands.forget(BEN.id, "Masked Guest")
    assert [seat.name for seat in (await harness.queries.table(table.id)).seats] == ["Ada", "Masked Guest"]
