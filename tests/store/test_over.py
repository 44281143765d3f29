"""Matches that are over are read in the order they ended, on both databases, without whoever is being forgotten."""

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tests.host.harness import ADA, BEN, Harness
from tests.store.test_retention import played


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "castellan.sqlite3") as harness:
        yield harness


async def test_each_match_with_its_people_and_how_it_ended(harness: Harness) -> None:
    before = harness.clock.now - timedelta(days=1)
    first = await played(harness)
    harness.clock.pass_(timedelta(hours=1))
    called_off = await harness.match(channel=11)
    await harness.commands.stop(called_off.id, ADA)
    found = await harness.queries.over_since(5, "duel", before)
    assert [one.id for one in found] == [first, called_off.id]
    assert [one.outcome is None for one in found] == [False, True]
    assert found[0].people == {0: ADA.id, 1: BEN.id}
    assert await harness.queries.over_since(6, "duel", before) == []
    assert [one.id for one in await harness.queries.over_since(5, "duel", found[1].ended)] == [called_off.id]
    assert await harness.queries.name_in(found[0].id, BEN.id) == "Ben"


async def test_who_is_being_forgotten_is_in_no_match(harness: Harness) -> None:
    await played(harness)
    await harness.store.begin_to_forget(BEN.id, "Masked Guest")
    (found,) = await harness.queries.over_since(5, "duel", datetime.min.replace(tzinfo=harness.clock.now.tzinfo))
    assert found.people == {0: ADA.id}
    assert await harness.queries.name_in(found.id, BEN.id) is None


async def test_each_live_match_is_known_with_its_server_and_those_over_since_a_time(harness: Harness) -> None:
    early, began = await played(harness), harness.clock.now
    harness.clock.pass_(timedelta(hours=1))
    late, live = await played(harness), await harness.match(channel=11)
    guilds = dict.fromkeys((early, late, live.id), live.guild)
    assert await harness.store.guilds(began) == guilds
    assert await harness.store.guilds(began + timedelta(minutes=1)) == {live.id: live.guild, late: live.guild}
    assert await harness.store.guilds(None) == {live.id: live.guild}
