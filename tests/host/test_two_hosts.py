"""Two hosts at one file, as where a new bot comes before the old one is gone: neither writes over the other."""

from collections.abc import AsyncIterator

import pytest

from bot.host import Host
from bot.host.steps.play import filmed
from bot.store import Store
from tests.host.duel_game import Duel
from tests.host.harness import ADA, BEN, CLEO, Harness, Listener, number, refused


@pytest.fixture
async def other(harness: Harness) -> AsyncIterator[Host]:
    """The old bot, which does nothing by itself."""
    store = await Store.open(harness.path)
    yield Host(store, {"duel": Duel()}, clock=harness.clock)
    await store.close()


async def test_what_was_stopped_is_not_opened_again_by_who_has_not_heard_of_it(harness: Harness, other: Host) -> None:
    table = await harness.match()
    assert (await other.queries.table(table.id)).status == "open"
    await harness.commands.stop(table.id, ADA)
    assert await refused(other.commands.go_away(table.id, BEN)) == "finished"
    assert await refused(other.commands.answer(table.id, BEN.id, number(table, 1), ("a",))) == "finished"
    assert harness.sql("SELECT status FROM matches") == [("stopped",)]


async def test_a_step_without_an_answer_is_made_from_what_is_kept_now(harness: Harness, other: Host) -> None:
    """Both change the seats at the same time: both changes are there."""
    table = await harness.match(BEN, CLEO)
    await other.queries.table(table.id)
    await harness.commands.go_away(table.id, BEN)
    await other.commands.go_away(table.id, CLEO)
    assert harness.sql("SELECT is_away FROM seats ORDER BY seat") == [(0,), (1,), (1,)]
    heard = (await harness.commands.snooze(table.id, ADA.id)).table.seats
    assert [seat.is_away for seat in heard] == [False, True, True]


async def test_an_answer_to_what_was_answered_elsewhere_is_refused(harness: Harness, other: Host) -> None:
    table = await harness.match()
    await other.queries.table(table.id)
    await harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))
    assert await refused(other.commands.answer(table.id, BEN.id, number(table, 1), ("b",))) == "stale"
    await other.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    assert harness.sql("SELECT sequence, seat FROM journal ORDER BY sequence") == [(0, 1), (1, 0)]


async def test_who_was_forgotten_is_not_written_down_again(harness: Harness, other: Host) -> None:
    """A bot that still has a match which is over in memory knows the name; it writes it nowhere."""
    table = await harness.match()
    await harness.commands.stop(table.id, ADA)
    await other.queries.table(table.id)
    await harness.commands.forget(ADA.id, "Somebody")
    await other._mailboxes.take(table.id, lambda live: filmed(live, 77, harness.clock()))
    assert harness.sql("SELECT starter, starter_name FROM matches") == [(0, "Somebody")]


async def test_the_audience_hears_what_was_done_elsewhere(harness: Harness, other: Host) -> None:
    """That the match has gone on, it hears only if there is more to tell of it: both picks, and not the first alone."""
    table = await harness.lobby()
    await other.queries.table(table.id)
    other.audience = heard = Listener()

    async def hears(kind: str) -> None:
        await other._mailboxes.catch_up(await other.store.versions())
        await heard.until(bool)
        assert heard.kinds == [kind]
        heard.changes.clear()

    await harness.commands.join(table.id, BEN)
    await hears("lobby")
    table = await harness.commands.begin(table.id, ADA)
    await hears("resumed")
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    await hears("seats")
    await harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))
    await hears("resumed")
