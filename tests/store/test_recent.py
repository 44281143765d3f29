"""What a match goes on from is read without the answers before its newest snapshot, and says the same as all of it."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.engine import Answer, Snapshot, leave, order
from bot.store import Commit, Entry, History, SeatRow, SnapshotRow, Store
from tests.store.test_store import HEAD, NOW
from tests.support.sampled import sampled

TURN = 4  # answers between two snapshots


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "castellan.sqlite")
    await store.create(HEAD, [SeatRow(0, 1, "Ada", is_away=False)])
    yield store
    await store.close()


class Journal:
    """Writes a journal as a host would: snapshots where turns end, undos within a turn, now and then a step back."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._sequence = self._answered = self._prompts = 0
        self._kept = [0]  # after how many answers there are snapshots

    async def begin(self) -> None:
        await self._write(None, snapshot=True)

    async def answer(self) -> None:
        self._prompts += 1
        self._answered += 1
        is_end = self._answered % TURN == 0
        await self._write(Answer(self._prompts, 0, ("a",)), snapshot=is_end)

    async def aside(self, answer: Answer) -> None:
        """A leaving, or what is settled in advance."""
        self._answered += 1
        await self._write(answer)

    async def undo(self, kept: int) -> None:
        if self._kept[-1] <= kept < self._answered:
            self._answered = kept
            self._prompts += 3
            await self._put(Entry(sequence=self._sequence, kept=kept, leap=self._prompts, at=NOW))

    async def step_back(self) -> None:
        """As new rules do: to a snapshot, which is put in its own place."""
        self._kept = self._kept[: max(1, len(self._kept) - 1)]
        self._answered, self._prompts = self._kept[-1], self._prompts + 1000
        await self._put(Entry(sequence=self._sequence, kept=self._answered, at=NOW), snapshot=True)

    async def _write(self, answer: Answer | None, *, snapshot: bool = False) -> None:
        entry = None if answer is None else Entry(sequence=self._sequence, answer=answer, at=NOW)
        await self._put(entry, snapshot=snapshot)

    async def _put(self, entry: Entry | None, *, snapshot: bool = False) -> None:
        self._sequence += entry is not None
        row = SnapshotRow(1, Snapshot(b"state", 0, self._prompts, self._answered)) if snapshot else None
        if snapshot and self._kept[-1] != self._answered:
            self._kept.append(self._answered)
        await self._store.commit(Commit(match=HEAD.id, entry=entry, snapshot=row))


async def both(store: Store) -> tuple[History, History]:
    whole, recent = await store.history(HEAD.id), await store.recent(HEAD.id)
    assert whole is not None
    assert recent is not None
    return whole, recent


async def assert_same(store: Store) -> None:
    whole, recent = await both(store)
    newest = whole.snapshots[0]
    assert recent.snapshots == [newest]
    assert recent.since(newest.snapshot.answers) == whole.since(newest.snapshot.answers)
    assert whole.since(newest.snapshot.answers) == whole.answers[newest.snapshot.answers :]
    assert (recent.leaps, recent.sequence) == (whole.leaps, whole.sequence)
    assert [a for a in recent.answers if a.is_leave] == [a for a in whole.answers if a.is_leave]
    assert (recent.head, recent.seats, recent.deadlines) == (whole.head, whole.seats, whole.deadlines)


async def test_of_a_long_match_little_is_read(store: Store) -> None:
    journal = Journal(store)
    await journal.begin()
    for _ in range(101):
        await journal.answer()
    whole, recent = await both(store)
    assert (len(whole.entries), len(recent.entries)) == (101, 1)
    await assert_same(store)


async def test_where_nothing_was_answered_since_the_snapshot_the_sequence_is_still_known(store: Store) -> None:
    journal = Journal(store)
    await journal.begin()
    for _ in range(8):
        await journal.answer()
    _, recent = await both(store)
    assert (recent.since(8), recent.sequence) == ([], 8)


async def test_a_lobby_has_neither(store: Store) -> None:
    _, recent = await both(store)
    assert (recent.snapshots, recent.entries, recent.sequence) == ([], [], 0)
    assert await store.recent("unknown") is None


@pytest.mark.parametrize("seed", sampled(range(20), 5))
async def test_whatever_happened_it_says_the_same_as_the_whole(store: Store, seed: int) -> None:
    random, journal = Random(seed), Journal(store)
    await journal.begin()
    for _ in range(60):
        doing = random.random()
        if doing < 0.7:
            await journal.answer()
        elif doing < 0.9:
            await journal.undo(journal._answered - random.randint(1, 3))
        elif doing < 0.97:
            await journal.aside(random.choice([leave(0), order(0, {})]))
        else:
            await journal.step_back()
        await assert_same(store)


async def test_it_is_known_when_something_was_last_decided(store: Store) -> None:
    journal = Journal(store)
    await journal.begin()
    assert await store.moved(HEAD.id) is None
    assert await store.moved("nobody") is None
    await journal.answer()
    assert await store.moved(HEAD.id) == NOW


async def test_each_undo_that_still_counts_is_known_with_the_number_it_leapt_over(store: Store) -> None:
    """One that goes further back, or as far, forgets those before it; a step back by new rules leaps over nothing."""
    journal, known = Journal(store), []
    await journal.begin()
    for answers, kept in ((3, 1), (2, 2), (1, 2), (0, 1)):
        for _ in range(answers):
            await journal.answer()
        await journal.undo(kept)
        known.append((await both(store))[0].leaps)
    assert known[0].keys() == {1}
    assert known[1].keys() == known[2].keys() == {1, 2}
    assert (known[0][1], known[1][1]) == (6, 6), "the first holds on"
    assert known[2][2] > known[1][2], "of two in one place the later counts"
    assert known[3].keys() == {1}
    await journal.answer()
    await journal.undo(0)
    await journal.step_back()
    assert (await both(store))[0].leaps == {}
