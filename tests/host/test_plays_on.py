"""A match plays on without being rebuilt, and whatever goes wrong it is the match that is kept."""

import asyncio
import random
from typing import Any

import pytest

from bot.engine import Answer, Match
from bot.engine.playout import fingerprint
from bot.host import HostRefused, Table
from bot.host.model.live import Live, Step
from bot.host.steps.play import answered
from bot.store import Commit, StorageFailed
from tests.host.harness import ADA, BEN, CLEO, Harness, number
from tests.host.invariants import facts, kept_table

PEOPLE = (ADA, BEN)
STEPS = 60
FULL = "CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"


def live_of(harness: Harness, match: str) -> Live:
    live = harness.host._mailboxes.of(match)._live
    assert live is not None
    return live


def playing_of(harness: Harness, match: str) -> Match[Any]:
    playing = live_of(harness, match).goes_on
    assert playing is not None
    return playing


async def is_as_kept(harness: Harness, match: str) -> None:
    """What people see is what a rebuild from the store gives, and so is what plays on, where it claims to."""
    history = await harness.store.history(match)
    assert history is not None
    kept = kept_table(history, harness.game)
    assert facts(await harness.queries.table(match)) == facts(kept)
    playing = live_of(harness, match).goes_on
    if playing is not None and kept.match is not None:
        assert fingerprint(playing) == fingerprint(kept.match)


async def tried(harness: Harness, table: Table, what: str, chance: random.Random) -> str | None:
    """Somebody answers, and all goes well or something wrong; why it was refused."""
    prompt = chance.choice(table.prompts)
    choice: Any = ("a",) if prompt.word == "pick" else chance.randrange(10)
    person, asked = PEOPLE[prompt.seat].id, prompt.number
    if what == "refused":
        person, asked, choice = chance.choice(
            [(person, asked + 99, choice), (CLEO.id, asked, choice), (person, asked, ("no such",))]
        )
    elif what == "fails":
        is_last = prompt.word == "pick" and len(table.prompts) == 1  # so that the rule raises at once
        choice = ("boom",) if is_last else ("no such",)
    elif what == "unsaved":
        harness.sql(FULL)
    try:
        await harness.commands.answer(table.id, person, asked, choice)
    except HostRefused as refused:
        return refused.reason
    finally:
        if what == "unsaved":
            harness.sql("DROP TRIGGER full")
    return None


@pytest.mark.sqlite("triggers in its words")
@pytest.mark.parametrize("seed", range(4))
async def test_whatever_is_refused_fails_or_cannot_be_kept_leaves_the_match_as_it_is_kept(
    harness: Harness, seed: int
) -> None:
    chance, seen = random.Random(seed), set[str | None]()
    table = await harness.match(rounds=STEPS)
    for _ in range(STEPS):
        what = chance.choice(("answers", "answers", "refused", "fails", "unsaved"))
        seen.add(await tried(harness, await harness.queries.table(table.id), what, chance))
        await is_as_kept(harness, table.id)
    assert {None, "stale", "not-yours", "illegal", "failed", "storage"} <= seen


async def test_the_same_match_plays_on(harness: Harness) -> None:
    table = await harness.match()
    playing = playing_of(harness, table.id)
    for person, choice in ((ADA, ("a",)), (BEN, ("a",)), (ADA, 4)):
        table = (await harness.commands.answer(table.id, person.id, number(table, person.id - 1), choice)).table
        with pytest.raises(HostRefused):
            await harness.commands.answer(table.id, person.id, 1, choice)
        assert playing_of(harness, table.id) is playing, "it was rebuilt"


async def test_a_step_that_is_found_and_not_taken_has_not_happened(harness: Harness) -> None:
    """The match has played on, and is rebuilt where it stood."""
    table = await harness.match()
    ada, before = number(table, 0), facts(table)

    def found_in_vain(live: Live) -> Step:
        answered(live, Answer(ada, 0, ("b",)), harness.clock())
        raise HostRefused("settled")

    with pytest.raises(HostRefused):
        await harness.host._mailboxes.take(table.id, found_in_vain)
    assert facts(await harness.queries.table(table.id)) == before
    assert live_of(harness, table.id).goes_on is None
    await harness.commands.answer(table.id, ADA.id, ada, ("a",))
    await is_as_kept(harness, table.id)
    assert playing_of(harness, table.id).answers == [Answer(ada, 0, ("a",))]


async def test_tables_of_before_stay_as_they_were(harness: Harness) -> None:
    """Pictures of them are drawn while the match plays on."""
    table, seen = await harness.match(), list[tuple[Table, Any]]()
    for person, choice in ((ADA, ("a",)), (BEN, ("b",)), (ADA, 4), (BEN, ("a",))):
        assert table.match is not None
        seen.append((table, (fingerprint(table.match), tuple(table.match.news), table.match.answered)))
        table = (await harness.commands.answer(table.id, person.id, number(table, person.id - 1), choice)).table
    for before, stood in seen:
        assert before.match is not None
        assert (fingerprint(before.match), tuple(before.match.news), before.match.answered) == stood


async def test_nobody_sees_an_answer_before_it_is_kept(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await harness.match()
    before, commit = facts(table), harness.store.commit
    reached, may_end = asyncio.Event(), asyncio.Event()

    async def slow(step: Commit) -> None:
        reached.set()
        await may_end.wait()
        raise StorageFailed("the disk is gone")

    monkeypatch.setattr(harness.store, "commit", slow)
    answering = asyncio.create_task(harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",)))
    await reached.wait()
    assert facts(await harness.queries.table(table.id)) == before
    may_end.set()
    with pytest.raises(HostRefused):
        await answering
    monkeypatch.setattr(harness.store, "commit", commit)
    assert facts(await harness.queries.table(table.id)) == before
    await is_as_kept(harness, table.id)
