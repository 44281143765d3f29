"""What is written for one match, server or person touches no other."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine import Snapshot
from bot.store import Commit, DeadlineRow, History, MatchRow, Overtaken, ResultRow, SeatRow, SnapshotRow, Store
from tests.store.test_store import HEAD, NOW, entry

OTHER = replace(HEAD, id="other001", channel=77, starter=50, starter_name="Ben")
ADA, BEN = SeatRow(0, 1, "Ada", is_away=True), SeatRow(1, 2, "Ben", is_away=False)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """Two matches, each with seats, an answer, snapshots, a deadline and a result."""
    store = await Store.open(tmp_path / "matches.sqlite")
    for head in (HEAD, OTHER):
        await store.create(head, [ADA, BEN])
        for answers in (0, 1):
            await store.commit(Commit(match=head.id, snapshot=SnapshotRow(1, Snapshot(b"", 0, 0, answers))))
        due = DeadlineRow(head.id, 4, 0, NOW, NOW, is_reminded=False)
        results = [ResultRow(0, 1, 3, has_won=True), ResultRow(1, 2, 1, has_won=False)]
        await store.commit(Commit(match=head.id, entry=replace(entry(0), person=1), opened=[due], results=results))
    yield store
    await store.close()


async def of(store: Store, head: MatchRow) -> History:
    found = await store.history(head.id)
    assert found is not None
    return found


async def test_what_changes_in_one_match_leaves_the_other_as_it_was(store: Store) -> None:
    before = await of(store, OTHER)
    finished = replace(HEAD, status="finished", message=9)
    await store.commit(Commit(match=HEAD.id, head=finished, seats=[BEN], entry=entry(1, kept=0), closed=[4]))
    await store.commit(Commit(match=HEAD.id, snapshot=SnapshotRow(1, Snapshot(b"", 0, 0, 0))))
    assert await of(store, OTHER) == before
    kept = await of(store, HEAD)
    assert (kept.head, kept.seats, kept.deadlines) == (finished, [BEN], [])
    assert [row.snapshot.answers for row in kept.snapshots] == [0]


async def test_a_step_back_drops_what_lies_ahead_and_nothing_before(store: Store) -> None:
    await store.commit(Commit(match=HEAD.id, entry=entry(1, kept=1)))
    assert [row.snapshot.answers for row in (await of(store, HEAD)).snapshots] == [1, 0]
    await store.commit(Commit(match=HEAD.id, entry=entry(2, kept=0)))
    assert [row.snapshot.answers for row in (await of(store, HEAD)).snapshots] == [0]


async def test_a_deadline_that_moves_takes_the_place_of_the_old_one(store: Store) -> None:
    """The others, of this match and of any, stay; the nearest comes first."""
    first, second = DeadlineRow(HEAD.id, 4, 0, NOW, NOW, is_reminded=False), NOW + timedelta(hours=1)
    await store.commit(Commit(match=HEAD.id, opened=[replace(first, prompt=5, due=NOW - timedelta(hours=1))]))
    await store.move_deadlines([(first, replace(first, due=second))])
    found = [(due.match, due.prompt) for due in await store.deadlines()]
    assert found == [(HEAD.id, 5), (OTHER.id, 4), (HEAD.id, 4)]
    await store.commit(Commit(match=HEAD.id, closed=[4]))
    assert [(due.match, due.prompt) for due in await store.deadlines()] == [(HEAD.id, 5), (OTHER.id, 4)]


async def test_a_deadline_that_is_no_longer_as_it_was_read_stays_as_it_is(store: Store) -> None:
    """It was closed meanwhile, or given more time: who comes late neither opens it again nor takes the time back."""
    read = DeadlineRow(HEAD.id, 4, 0, NOW, NOW, is_reminded=False)
    given = replace(read, due=NOW + timedelta(hours=2))
    await store.commit(Commit(match=HEAD.id, opened=[given]))
    await store.commit(Commit(match=OTHER.id, closed=[4]))
    late = [(one, replace(one, due=NOW + timedelta(hours=1))) for one in (read, replace(read, match=OTHER.id))]
    await store.move_deadlines(late)
    assert await store.deadlines() == [given]


async def test_a_step_from_what_was_read_too_early_writes_nothing_of_it(store: Store) -> None:
    stopped = replace(HEAD, status="stopped")
    await store.commit(Commit(match=HEAD.id, read=0, head=stopped))
    late = Commit(match=HEAD.id, read=0, head=replace(HEAD, status="open"), seats=[BEN], closed=[4])
    with pytest.raises(Overtaken):
        await store.commit(late)
    kept, other = await of(store, HEAD), await of(store, OTHER)
    assert (kept.head, kept.seats, len(kept.deadlines)) == (replace(stopped, version=1), [ADA, BEN], 1)
    assert other.head.version == 0
    await store.commit(replace(late, read=1))
    assert (await of(store, HEAD)).head.status == "open"


async def test_live_are_those_that_wait_or_go_on_the_oldest_first(store: Store) -> None:
    assert await store.live() == [HEAD.id, OTHER.id]
    await store.commit(Commit(match=OTHER.id, head=replace(OTHER, status="open", created=NOW - timedelta(1))))
    assert await store.live() == [OTHER.id, HEAD.id]
    assert await store.live(OTHER.channel) == [OTHER.id]
    await store.commit(Commit(match=HEAD.id, head=replace(HEAD, status="stopped")))
    assert await store.live() == [OTHER.id]


async def test_the_latest_of_a_channel_is_one_that_began(store: Store) -> None:
    assert await store.latest(HEAD.channel) is None
    begun = replace(HEAD, status="finished", started=NOW)
    await store.commit(Commit(match=HEAD.id, head=begun))
    await store.create(replace(HEAD, id="younger1", created=NOW + timedelta(1)), [])
    assert await store.latest(HEAD.channel) == HEAD.id
    assert await store.latest(OTHER.channel) is None
    again = replace(begun, id="younger1", created=NOW + timedelta(1))
    await store.commit(Commit(match="younger1", head=again))
    assert await store.latest(HEAD.channel) == "younger1"


async def test_who_is_forgotten_leaves_a_seat_a_result_and_an_answer_that_are_nobodys(store: Store) -> None:
    """In all matches; of others nothing changes."""
    await store.commit(Commit(match=HEAD.id, head=replace(HEAD, starter=1)))
    await store.forget(1, "Guest")
    for head in (HEAD, OTHER):
        kept = await of(store, head)
        assert kept.seats == [SeatRow(0, None, "Guest", is_away=False), BEN]
        assert [one.person for one in kept.entries] == [None]
    mine, other = (await of(store, HEAD)).head, (await of(store, OTHER)).head
    assert (mine.starter, mine.starter_name) == (0, "Guest")
    assert (other.starter, other.starter_name) == (50, "Ben")


async def test_a_wish_is_one_persons_and_one_keys(store: Store) -> None:
    for person, key in ((1, "pings"), (2, "pings"), (1, "lessons")):
        await store.put_wish(person, key, f"{key} of {person}")
    await store.put_wish(2, "pings", None)
    assert await store.wishes("pings") == {1: "pings of 1"}
    assert await store.wishes("lessons") == {1: "lessons of 1"}


async def test_a_setting_is_one_servers_and_one_keys(store: Store) -> None:
    await store.put_setting(1, "pace", "live")
    await store.put_setting(1, "locale", "de")
    await store.put_setting(2, "pace", "none")
    assert await store.settings(1) == {"pace": "live", "locale": "de"}
    assert await store.setting("pace") == {1: "live", 2: "none"}
    await store.put_setting(1, "pace", None)
    assert await store.settings(1) == {"locale": "de"}
    assert await store.setting("pace") == {2: "none"}


async def test_no_new_matches_while_it_drains_and_again_after(store: Store) -> None:
    assert await store.drain() is None
    await store.put_drain("an update")
    assert await store.drain() == "an update"
    assert await store.settings(1) == {}
    await store.put_drain(None)
    assert await store.drain() is None


async def test_writes_are_counted(store: Store) -> None:
    before = store.writer.writes
    await store.put_setting(1, "pace", "live")
    await store.put_setting(1, "pace", "none")
    assert store.writer.writes == before + 2


async def test_a_sound_file_is_found_sound(store: Store) -> None:
    assert await store.check() == "ok"
