"""Which live matches a restart has to look at, and which it may leave on disk: one table for every reason there is."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Answer, Snapshot
from bot.store import Commit, Entry, SeatRow, SnapshotRow, Store
from tests.store.test_store import HEAD, NOW

SECOND = timedelta(seconds=1)
LONG_AGO = NOW - timedelta(days=1)
QUIET = replace(HEAD, status="open", message=7, started=LONG_AGO, created=LONG_AGO)
VERSIONS = {"duel": 3, "nim": 1}


class Case(Struct):
    """How it differs from a match that was shown, and in which nothing has happened since."""

    head: dict[str, Any] = {}
    is_away: bool = False
    played: timedelta | None = None  # so long after the moment that is asked about
    versions: tuple[int, ...] = (3,)  # of the rules its snapshots were made by


LEFT_ALONE = {
    "quiet": Case(),
    "begun before": Case({"started": NOW - SECOND}),
    "played before": Case(played=-SECOND),
    "with a newer snapshot that fits": Case(versions=(2, 3)),
    "with an older snapshot that fits": Case(versions=(3, 2)),
    "of another game": Case({"game": "nim"}, versions=(1,)),
    "over": Case({"status": "finished", "message": None, "started": NOW, "notes": {"a": 1}}, True, SECOND, (2,)),
    "stopped": Case({"status": "stopped", "message": None}),
}
LOOKED_AT = {
    "a lobby": Case({"status": "lobby", "started": None}),
    "in no message": Case({"message": None}),
    "begun since": Case({"started": NOW}),
    "played at that moment": Case(played=timedelta()),
    "played since": Case(played=SECOND),
    "somebody is away": Case(is_away=True),
    "a question is open": Case({"notes": {"votes_called": 1}}),
    "by rules of before": Case(versions=(2,)),
    "by rules of another game": Case({"game": "nim"}, versions=(3,)),
    "of a game that is gone": Case({"game": "chess"}),
    "without a snapshot": Case(versions=()),
}


async def keep(store: Store, id_: str, channel: int, case: Case) -> None:
    head = replace(QUIET, id=id_, channel=channel, **case.head)
    await store.create(head, [SeatRow(0, 1, "Ada", is_away=False), SeatRow(1, 2, "Ben", is_away=case.is_away)])
    for answers, version in enumerate(case.versions):
        await store.commit(Commit(match=id_, snapshot=SnapshotRow(version, Snapshot(b"", 0, 0, answers))))
    if case.played is not None:
        entry = Entry(sequence=0, answer=Answer(1, 0, ("a",)), at=NOW + case.played)
        await store.commit(Commit(match=id_, entry=entry))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "castellan.sqlite")
    yield store
    await store.close()


async def test_it_is_looked_at_for_each_reason_and_for_no_other(store: Store) -> None:
    cases = LEFT_ALONE | LOOKED_AT
    names = {f"match{number:03}": name for number, name in enumerate(cases)}
    for channel, (id_, name) in enumerate(names.items()):
        await keep(store, id_, channel, cases[name])
    found = await store.unsettled(NOW, VERSIONS)
    assert {names[id_] for id_ in found} == set(LOOKED_AT)


async def test_what_ended_since_is_looked_at_where_it_stands_in_a_message(store: Store) -> None:
    over = {"status": "finished", "ended": NOW}
    await keep(store, "before01", 1, Case(over | {"ended": NOW - SECOND}))
    await keep(store, "unseen01", 2, Case(over | {"message": None}))
    for number in range(3):
        await keep(store, f"since00{number}", 3 + number, Case(over | {"ended": NOW + number * SECOND}))
    assert await store.ended(NOW, most=9) == ["since000", "since001", "since002"]
    assert await store.ended(NOW, most=2) == ["since001", "since002"]


async def test_where_no_game_is_known_all_that_lives_is_looked_at(store: Store) -> None:
    await keep(store, "open0001", 1, LEFT_ALONE["quiet"])
    await keep(store, "over0001", 2, LEFT_ALONE["over"])
    assert await store.unsettled(NOW, {}) == {"open0001"}
