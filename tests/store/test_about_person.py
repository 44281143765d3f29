"""All that is kept about one person is found, on both databases; what others decided is not."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.ui.server.own_data import readable
from tests.host.harness import ADA, BEN, Harness
from tests.store.test_retention import played


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "castellan.sqlite3") as harness:
        yield harness


async def test_a_match_is_told_with_their_own_part_of_it(harness: Harness) -> None:
    match = await played(harness)
    await harness.store.put_wish(BEN.id, "pings", '{"pings":"end"}')
    told = readable(await harness.queries.about_person(BEN.id), BEN.id)
    (one,) = told["matches"]
    assert (one["id"], one["status"], one["opened_by_you"]) == (match, "finished", False)
    assert [seat["name"] for seat in one["seats"]] == ["Ben"]
    assert len(one["results"]) == 1
    decided = harness.sql(f"SELECT count(*) FROM journal WHERE person = {BEN.id}")  # noqa: S608
    assert decided == [(len(one["answers"]),)]
    assert len(one["answers"]) > 1
    parts = [one, *one["seats"], *one["results"], *one["answers"]]
    assert not any({"match", "notes", "starter"} & part.keys() for part in parts), "it is said once, and of them alone"
    assert told["settings"] == {"pings": {"pings": "end"}}
    assert ADA.name not in msgspec.json.encode(told).decode()


async def test_who_is_being_forgotten_is_told_nothing(harness: Harness) -> None:
    """Though most of it is still there, as it goes in slices."""
    await played(harness)
    await harness.store.begin_to_forget(BEN.id, "Masked Guest")
    assert harness.sql(f"SELECT count(*) FROM results WHERE person = {BEN.id}") == [(1,)]  # noqa: S608
    assert readable(await harness.queries.about_person(BEN.id), BEN.id)["matches"] == []
    assert readable(await harness.queries.about_person(ADA.id), ADA.id)["matches"] != []


async def test_who_gave_their_seat_away_is_told_what_they_decided_in_it(harness: Harness) -> None:
    match = await played(harness)
    harness.sql(f"UPDATE seats SET person = NULL WHERE person = {BEN.id}")  # noqa: S608
    assert [one.id for one in (await harness.queries.about_person(BEN.id)).matches] == [match]
