"""By what right a process serves: it waits for its shards, keeps them, and falls silent where it may have lost them."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.cluster import shard_lease
from bot.cluster.shard_lease import ShardLease
from bot.cluster.sharding import Shards
from bot.store import LeaseLost, ShardsDiffer, Store
from tests.host.test_full_disk import full_disk

LASTS = timedelta(seconds=30)
FIRST, SECOND = Shards(2, frozenset({0})), Shards(2, frozenset({1}))


class Times:
    """Both clocks of a machine."""

    def __init__(self) -> None:
        self.at, self.running = datetime(2026, 1, 1, tzinfo=UTC), 1000.0

    def clock(self) -> datetime:
        return self.at

    def monotonic(self) -> float:
        return self.running

    def pass_(self, seconds: float) -> None:
        self.at += timedelta(seconds=seconds)
        self.running += seconds


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    monkeypatch.setattr(shard_lease, "LOOK_SECONDS", 0.01)
    return Times()


@pytest.fixture
async def stores(tmp_path: Path) -> AsyncIterator[list[Store]]:
    stores = [await Store.open(tmp_path / "castellan.sqlite3") for _ in range(2)]
    yield stores
    for store in stores:
        await store.close()


def tenant(store: Store, times: Times, shards: Shards = FIRST, *, is_alone: bool = False) -> ShardLease:
    return ShardLease(store, shards, LASTS, is_alone=is_alone, clock=times.clock, monotonic=times.monotonic)


async def test_whoever_comes_second_waits_until_the_lease_has_run_out(
    stores: list[Store], times: Times, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    first, second = tenant(stores[0], times), tenant(stores[1], times)
    assert await first.begin(asyncio.Event())
    times.pass_(10)
    await first.renew()
    begins = asyncio.create_task(second.begin(asyncio.Event()))
    times.pass_(29)
    while "I wait" not in caplog.text:  # noqa: ASYNC110 - a log rings no bell
        await asyncio.sleep(0)
    assert not begins.done()
    times.pass_(1)
    assert await begins
    assert second.last_seen == times.at - LASTS, "since then nobody knows whether somebody was there"
    assert [row.epoch for row in await stores[1].leases()] == [2]
    assert caplog.text.count("I wait: shard 0 of 2 is served by") == 1
    with pytest.raises(LeaseLost):
        await first.renew()
    assert first.over.is_set()
    assert first.is_lost
    assert (first.is_held, second.is_held) == (False, True)


async def test_nobody_waits_for_whoever_is_known_to_be_dead(stores: list[Store], times: Times) -> None:
    first = tenant(stores[0], times)
    await first.begin(asyncio.Event())
    times.pass_(1)
    second = ShardLease(
        stores[1],
        FIRST,
        LASTS,
        is_alone=False,
        gone=first.holder,
        clock=times.clock,
        monotonic=times.monotonic,
    )
    async with asyncio.timeout(60):
        assert await second.begin(asyncio.Event())
    assert [row.epoch for row in await stores[0].leases()] == [2]
    with pytest.raises(LeaseLost):
        await first.renew()


async def test_whoever_ends_in_order_keeps_nobody_waiting(stores: list[Store], times: Times) -> None:
    first, second = tenant(stores[0], times), tenant(stores[1], times)
    await first.begin(asyncio.Event())
    begins = asyncio.create_task(second.begin(asyncio.Event()))
    await stores[1].leases()  # the other has begun to look
    times.pass_(3)
    ended = times.at
    await first.end()
    assert await begins
    assert second.last_seen == ended
    assert not first.is_held
    await second.renew()


async def test_nothing_is_said_by_a_lease_that_may_have_run_out(stores: list[Store], times: Times) -> None:
    first = tenant(stores[0], times)
    await first.begin(asyncio.Event())
    times.pass_(24)
    assert _may_speak(first)
    times.pass_(1)
    assert not _may_speak(first), "words are on their way for a while"
    times.pass_(60)
    await first.renew()
    assert _may_speak(first), "nobody has taken it meanwhile"
    times.running += 26  # the clock was set back
    assert not _may_speak(first)
    await first.renew()
    times.at += LASTS  # the machine slept
    assert not _may_speak(first)


async def test_whoever_was_not_let_renew_looks_whether_it_still_serves_before_it_speaks(
    stores: list[Store], times: Times
) -> None:
    first, second = tenant(stores[0], times), tenant(stores[1], times)
    await first.begin(asyncio.Event())
    times.pass_(60)
    assert await first.may_speak(), "nobody has taken it meanwhile"
    assert first.is_held
    times.pass_(60)
    assert await second.begin(asyncio.Event())
    assert not await first.may_speak()
    assert first.is_lost
    await second.end()
    assert not await second.may_speak(), "it has given its lease back"
    assert not second.is_lost


async def test_other_shards_are_nobody_elses_business_but_their_number_is(stores: list[Store], times: Times) -> None:
    first, second = tenant(stores[0], times), tenant(stores[1], times, SECOND)
    await first.begin(asyncio.Event())
    assert await second.begin(asyncio.Event())
    await second.end()
    another = tenant(stores[1], times, Shards(3, frozenset({2})))
    with pytest.raises(ShardsDiffer, match=r"CASTELLAN_SHARDS is 3 here, but .* serves one of 2\. Stop all"):
        await another.begin(asyncio.Event())
    await first.renew()


async def test_after_another_number_of_shards_it_is_known_when_the_last_was_there(
    stores: list[Store], times: Times
) -> None:
    first, second = tenant(stores[0], times), tenant(stores[1], times, Shards(), is_alone=True)
    await first.begin(asyncio.Event())
    times.pass_(5)
    await first.end()
    ended = times.at
    times.pass_(3600)
    await second.begin(asyncio.Event())
    assert (second.last_seen, second.was_shared_otherwise) == (ended, True)
    await second.end()
    third = tenant(stores[0], times, Shards(), is_alone=True)
    assert not third.was_shared_otherwise


async def test_one_that_is_alone_waits_for_nobody_and_never_falls_silent(stores: list[Store], times: Times) -> None:
    first, second = tenant(stores[0], times), tenant(stores[1], times, Shards(), is_alone=True)
    await first.begin(asyncio.Event())
    await second.begin(asyncio.Event())
    times.pass_(3600)
    assert _may_speak(second)
    await second.keep()  # nothing is to be renewed
    await second.end()
    assert not _may_speak(second)


async def test_whoever_is_asked_to_hand_over_ends(
    stores: list[Store], times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_lease, "RENEWALS", 30 / 0.01)
    first, second = tenant(stores[0], times), tenant(stores[1], times, SECOND)
    await first.begin(asyncio.Event())
    await second.begin(asyncio.Event())
    keeping = [asyncio.create_task(one.keep()) for one in (first, second)]
    await stores[1].put_handover((await stores[1].leases())[0].holder)
    async with asyncio.timeout(60):
        await first.over.wait()
        await keeping[0]
    await second.renew()
    assert (first.is_lost, second.over.is_set()) == (False, False)
    keeping[1].cancel()


@pytest.mark.sqlite("its disk is full")
async def test_whoever_cannot_keep_anything_is_ill(stores: list[Store], times: Times) -> None:
    first = tenant(stores[0], times, is_alone=True)
    await first.begin(asyncio.Event())
    times.pass_(100)
    assert await first.ailment() is None
    times.pass_(10)
    with full_disk():
        assert "did not succeed" in str(await first.ailment())
    assert await first.ailment() is None
    assert [row.until for row in await stores[1].leases()] == [times.at + LASTS], "it says when somebody was there last"
    await tenant(stores[1], times, is_alone=True).begin(asyncio.Event())
    assert "Another process serves" in str(await first.ailment())


async def test_whoever_waits_may_be_ended(stores: list[Store], times: Times) -> None:
    ending = asyncio.Event()
    await tenant(stores[0], times).begin(asyncio.Event())
    begins = asyncio.create_task(tenant(stores[1], times).begin(ending))
    await stores[1].leases()  # the other has begun to look
    ending.set()
    assert not await begins


def _may_speak(tenure: ShardLease) -> bool:
    return tenure.is_held
