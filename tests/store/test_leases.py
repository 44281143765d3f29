"""Whose shards are whose: taken all or none, and whoever has lost one writes nothing any more."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store import LeaseLost, LeaseRow, LeaseTaken, ShardsDiffer, Store
from bot.store.proofs import are_held
from bot.store.rows import FREE
from tests.store.test_store import HEAD

NOW = datetime(2026, 3, 1, 12, 30, tzinfo=UTC)
LATER = NOW + timedelta(seconds=30)
LONG_AFTER = NOW + timedelta(minutes=5)


def rows(owner: str, *own: int, shards: int = 4, epoch: int = 1, until: datetime = LATER) -> list[LeaseRow]:
    return [LeaseRow(shard, shards, owner, epoch, until) for shard in own]


@pytest.fixture
async def stores(tmp_path: Path) -> AsyncIterator[tuple[Store, Store]]:
    first = await Store.open(tmp_path / "castellan.sqlite3")
    second = await Store.open(tmp_path / "castellan.sqlite3")
    yield first, second
    await first.close()
    await second.close()


class Lost:
    def __init__(self) -> None:
        self.count = 0

    def __call__(self) -> None:
        self.count += 1


async def test_each_has_its_own_and_nobody_a_part_of_what_they_want(stores: tuple[Store, Store]) -> None:
    first, second = stores
    await first.take_leases(rows("ada", 0, 1), NOW, Lost())
    with pytest.raises(LeaseTaken):
        await second.take_leases(rows("ben", 1, 2), NOW, Lost())
    await second.take_leases(rows("ben", 2, 3), NOW, Lost())
    assert await first.leases() == [*rows("ada", 0, 1), *rows("ben", 2, 3)]


@pytest.mark.parametrize(("holder", "count", "is_proved"), [("ada", 2, True), ("ada", 1, False), ("ben", 2, False)])
async def test_that_leases_were_taken_is_proved_by_as_many_of_that_holder(
    holder: str, count: int, is_proved: bool, stores: tuple[Store, Store]
) -> None:
    first, second = stores
    await first.take_leases(rows("ada", 0, 1), NOW, Lost())
    await second.take_leases(rows("ben", 2), NOW, Lost())
    assert await first._read(partial(are_held, holder, count)) is is_proved


async def test_of_two_who_come_at_the_same_time_one_gets_it(stores: tuple[Store, Store]) -> None:
    for epoch in range(1, 11):
        at = NOW + epoch * (LATER - NOW)
        taking = [
            store.take_leases(rows(name, 0, 1, epoch=epoch, until=at + (LATER - NOW)), at, Lost())
            for store, name in zip(stores, ("ada", "ben"), strict=True)
        ]
        done = await asyncio.gather(*taking, return_exceptions=True)
        assert sorted("no" if one else "yes" for one in done) == ["no", "yes"]
        assert {type(one) for one in done if one} <= {LeaseTaken, LeaseLost}
        held = await stores[0].leases()
        assert [row.epoch for row in held] == [epoch, epoch]
        assert len({row.holder for row in held}) == 1


async def test_what_has_run_out_or_was_given_back_is_free(stores: tuple[Store, Store]) -> None:
    first, second = stores
    await first.take_leases(rows("ada", 0), NOW, Lost())
    with pytest.raises(LeaseTaken):
        await second.take_leases(rows("ben", 0, epoch=2), LATER - timedelta(microseconds=1), Lost())
    await second.take_leases(rows("ben", 0, epoch=2, until=LONG_AFTER), LATER, Lost())
    await second.give_leases_back("ben", LATER)
    assert await first.leases() == rows(FREE, 0, epoch=2, until=LATER)
    with pytest.raises(LeaseLost):
        await second.put_setting(5, "key", "value")


async def test_whoever_has_lost_one_writes_nothing_any_more(stores: tuple[Store, Store]) -> None:
    first, second = stores
    lost = Lost()
    await first.take_leases(rows("ada", 0, 1), NOW, lost)
    await first.create(HEAD, [])
    await first.renew_leases("ada", LATER)
    await second.take_leases(rows("ben", 1, epoch=2, until=LONG_AFTER), LATER, Lost())
    writes = [
        first.create(replace(HEAD, id="second", channel=7), []),
        first.put_setting(5, "key", "value"),
        first.renew_leases("ada", LONG_AFTER),
        first.purge(HEAD.guild),
    ]
    done = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(one) for one in done] == [LeaseLost] * 4
    assert lost.count >= 1
    assert await second.live() == [HEAD.id]
    assert await second.settings(5) == {}
    await second.put_setting(5, "key", "value")


async def test_another_number_of_shards_is_refused_while_somebody_serves(stores: tuple[Store, Store]) -> None:
    first, second = stores
    await first.take_leases(rows("ada", 0), NOW, Lost())
    with pytest.raises(ShardsDiffer):
        await second.take_leases(rows("ben", 3, shards=5), NOW, Lost())
    await second.take_leases(rows("ben", 3, shards=5), LATER, Lost())
    assert await first.leases() == rows("ben", 3, shards=5), "those of the other number are gone"


async def test_who_is_known_to_be_alone_waits_for_nobody(stores: tuple[Store, Store]) -> None:
    first, second = stores
    await first.take_leases(rows("ada", 0, 1), NOW, Lost())
    await second.take_leases(rows("ben", 0, shards=1), None, Lost())
    assert await first.leases() == rows("ben", 0, shards=1)
    with pytest.raises(LeaseLost):
        await first.put_setting(5, "key", "value")
