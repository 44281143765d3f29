"""How reliably people answer is derived from their latest matches on a server, on both databases."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.store import Reliability
from tests.host.harness import ADA, BEN, CLEO, Harness, number
from tests.host.test_deadlines import LIVE, wait
from tests.store.test_retention import played

DAY = timedelta(days=1)


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "castellan.sqlite3") as harness:
        yield harness


async def missed(harness: Harness, channel: int = 10) -> str:
    """Ada answers in time, and the clock for Ben."""
    table = await harness.match(channel=channel)
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    wait(harness, LIVE)
    await harness.heard.until(lambda change: change.kind == "answered" and change.by is None)
    return table.id


async def test_answers_in_time_and_those_of_the_clock_are_counted(harness: Harness) -> None:
    await missed(harness)
    assert await harness.queries.reliability(5, ADA.id) == Reliability(matches=1, answered=1)
    found = await harness.queries.reliability(5, BEN.id)
    assert found == Reliability(matches=1, missed=1)
    assert (found.in_time, Reliability(answered=2, missed=1).in_time, Reliability().in_time) == (0, 66, None)
    assert await harness.queries.reliability(6, BEN.id) == Reliability()


async def test_who_leaves_for_good_has_left_a_match(harness: Harness) -> None:
    table = await harness.match(BEN, CLEO)
    await harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))
    await harness.commands.leave(table.id, BEN)
    assert await harness.queries.reliability(5, BEN.id) == Reliability(matches=1, answered=1, left=1)
    assert await harness.queries.reliability(5, CLEO.id) == Reliability(matches=1)


async def test_a_seat_that_was_handed_on_says_nothing_of_whoever_took_it(harness: Harness) -> None:
    table = await harness.match()
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    await harness.commands.swap(table.id, ADA, None, CLEO)
    await harness.commands.agree(table.id, CLEO.id, 1)
    assert await harness.queries.reliability(5, CLEO.id) == Reliability()
    assert await harness.queries.reliability(5, ADA.id) == Reliability()


async def test_nothing_is_known_of_thinned_matches_and_of_the_forgotten(harness: Harness) -> None:
    await missed(harness)
    await harness.store.begin_to_forget(BEN.id, "Masked Guest")
    assert await harness.queries.reliability(5, BEN.id) == Reliability()
    await harness.commands.forget(BEN.id, "Masked Guest")
    assert await harness.queries.reliability(5, BEN.id) == Reliability()
    await played(harness, channel=11)
    assert (await harness.queries.reliability(5, ADA.id)).matches == 2
    now = harness.clock.now
    await harness.store.thin(5, now + DAY, now + DAY)
    assert (await harness.queries.reliability(5, ADA.id)).matches == 1


async def test_only_the_latest_matches_count(harness: Harness) -> None:
    for channel in range(21):
        harness.clock.pass_(timedelta(minutes=1))
        await harness.match(channel=channel, pace="none")
    assert (await harness.queries.reliability(5, BEN.id)).matches == 20
