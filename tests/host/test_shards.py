"""Several hosts at one database, each with shards of its own: each sees to the matches of its own servers alone."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.cluster.sharding import Shards
from bot.host import Host, Table
from bot.store import Store
from tests.host.duel_game import Duel, DuelOptions
from tests.host.harness import ADA, BEN, Harness, Listener, number

HERE, THERE = 5, 1 << 22 | 5  # servers of the first and of the second shard of two
FIRST, SECOND = Shards(2, frozenset({0})), Shards(2, frozenset({1}))


class OneOfTwo:
    """A host that serves one of two shards."""

    def __init__(self, store: Store, harness: Harness, shards: Shards) -> None:
        self.host = Host(
            store,
            {"duel": Duel()},
            clock=harness.clock,
            monotonic=harness.clock.monotonic,
            automaton_delay=0,
            shards=shards,
        )
        self.host.audience = self.heard = Listener()

    async def match(self, guild: int, pace: str = "live") -> Table:
        commands = self.host.commands
        channel = guild + 1
        table = await commands.open_lobby(
            "duel", guild=guild, channel=channel, starter=ADA, options=DuelOptions(3), pace=pace
        )
        await commands.join(table.id, BEN)
        return await commands.begin(table.id, ADA)

    def told_of(self) -> set[str]:
        return {change.table.id for change in self.heard.changes}


@pytest.fixture
async def two(harness: Harness) -> AsyncIterator[tuple[OneOfTwo, OneOfTwo]]:
    stores = [await Store.open(harness.path) for _ in range(2)]
    first, second = OneOfTwo(stores[0], harness, FIRST), OneOfTwo(stores[1], harness, SECOND)
    yield first, second
    for one in (first, second):
        await one.host.close()
        await one.host.store.close()


async def test_each_takes_up_its_own_after_a_start(harness: Harness, two: tuple[OneOfTwo, OneOfTwo]) -> None:
    first, second = two
    over = (await second.match(THERE)).id
    await second.host.commands.set_message(over, 7)
    await second.host.commands.stop(over, ADA)
    here, there = (await harness.match()).id, (await second.match(THERE)).id
    await harness.host.close()  # nobody serves both any more
    harness.clock.pass_(timedelta(minutes=1))
    for one in two:
        one.heard.changes.clear()
        await one.host.start(harness.clock() - timedelta(minutes=1))
        await one.heard.heard("resumed")
    await second.host.commands.answer(there, BEN.id, number(await second.host.queries.table(there), 1), ("a",))
    await first.host.commands.answer(here, BEN.id, number(await first.host.queries.table(here), 1), ("a",))
    await first.heard.heard("answered")
    await second.heard.heard("answered")
    await second.heard.until(lambda change: change.table.id == over)  # its end may not have been shown
    assert (first.told_of(), second.told_of()) == ({here}, {there, over})


async def test_time_is_given_back_and_runs_out_where_the_match_is_served(
    harness: Harness, two: tuple[OneOfTwo, OneOfTwo]
) -> None:
    first, second = two
    here, there = (await first.match(HERE)).id, (await second.match(THERE)).id
    due = dict(harness.sql("SELECT match, max(due) FROM deadlines GROUP BY match"))
    harness.clock.pass_(timedelta(minutes=1))
    await first.host.close()
    again = OneOfTwo(first.host.store, harness, FIRST)
    await again.host.start(harness.clock() - timedelta(minutes=1))
    now = dict(harness.sql("SELECT match, max(due) FROM deadlines GROUP BY match"))
    assert now[here] > due[here]
    assert now[there] == due[there]
    await second.host.start()
    harness.clock.pass_(timedelta(minutes=10))
    for one in (again, second):
        one.host.tick()
        await one.heard.until(lambda change: change.kind == "answered")
    assert (again.told_of(), second.told_of() & {here}) == ({here}, set())
    await again.host.close()


async def test_what_concerns_all_servers_is_done_in_silence_where_others_serve(
    harness: Harness, two: tuple[OneOfTwo, OneOfTwo]
) -> None:
    """Whoever wants to be forgotten says so on one server; the match on the other goes on where it is served."""
    first, second = two
    there = await second.match(THERE)
    await first.host.commands.forget(BEN.id, "Somebody")
    assert harness.sql("SELECT person, name FROM seats WHERE seat = 1") == [(None, "Somebody")]
    assert (first.heard.changes, first.host._alarm._set) == ([], {})
    await second.host.other_processes.look()
    heard = await second.heard.until(lambda change: any(seat.name == "Somebody" for seat in change.table.seats))
    assert (heard.table.id, heard.kind) == (there.id, "seats")
    await second.host.commands.answer(there.id, ADA.id, number(there, 0), ("a",))
    assert harness.sql("SELECT person, name FROM seats WHERE seat = 1") == [(None, "Somebody")]
    assert (await first.host.queries.table(there.id)).seats[1].name == "Somebody", "it is read anew each time"


async def test_what_another_process_has_done_to_people_is_looked_up_once(two: tuple[OneOfTwo, OneOfTwo]) -> None:
    first, second = two
    news = list[str]()

    async def heard() -> None:
        news.append("news")

    second.host.on_news = heard
    await second.host.other_processes.look()
    assert news == [], "nobody has done anything yet"
    there = await second.match(THERE, "correspondence")
    due = there.deadlines[number(there, 1)].due
    await first.host.commands.rest(BEN.id, first.host.now + timedelta(days=3))
    for _ in range(2):
        await second.host.other_processes.look()
    assert news == ["news"]
    rung = second.host._alarm._set[there.id]["prompt", number(there, 1)]
    assert rung > due, "the clock of whoever is on vacation stands still"
    assert first.told_of() == set()


async def test_a_server_is_purged_where_it_is_served(two: tuple[OneOfTwo, OneOfTwo]) -> None:
    first, second = two
    here, there = await first.match(HERE), await second.match(THERE)
    assert [table.id for table in await first.host.queries.open_tables_on(HERE)] == [here.id]
    await second.host.commands.purge(THERE)
    assert await first.host.store.live() == [here.id]
    assert (await second.heard.heard("stopped")).table.id == there.id


async def test_a_match_nobody_has_in_memory_is_shown_without_the_name_as_well(
    two: tuple[OneOfTwo, OneOfTwo],
) -> None:
    first, second = two
    there = await second.match(THERE)
    second.host._mailboxes._drop(there.id)
    await first.host.commands.forget(BEN.id, "Somebody")
    await second.host.other_processes.look()
    heard = await second.heard.until(lambda change: any(seat.name == "Somebody" for seat in change.table.seats))
    assert (heard.table.id, heard.kind, first.told_of()) == (there.id, "resumed", set())


async def test_a_match_that_ended_as_its_last_person_was_forgotten_is_shown_as_over(
    two: tuple[OneOfTwo, OneOfTwo],
) -> None:
    first, second = two
    there = await second.match(THERE)
    for person in (ADA, BEN):
        await first.host.commands.forget(person.id, "Somebody")
        await second.host.other_processes.look()
    heard = await second.heard.until(lambda change: not change.table.is_live)
    assert (heard.table.id, heard.kind) == (there.id, "resumed")
    assert there.id not in second.host._alarm._set


async def test_who_is_to_be_called_later_is_called_by_the_one_that_serves_their_server(harness: Harness) -> None:
    store = await Store.open(harness.path)
    before = OneOfTwo(store, harness, SECOND)
    table = await before.match(THERE, pace="none")
    await before.host.commands.set_message(table.id, 9, {}, harness.clock.now + timedelta(hours=1))
    await before.host.close()
    after = OneOfTwo(store, harness, SECOND)
    await after.host.start(None)
    harness.clock.pass_(timedelta(hours=1))
    after.host.tick()
    assert (await after.heard.heard("called")).table.id == table.id
    await after.host.close()
    await store.close()


async def test_nothing_is_under_way_once_a_host_is_closed(harness: Harness) -> None:
    ended: list[bool] = []

    async def takes_long() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            for _ in range(50):
                await asyncio.sleep(0)
            ended.append(True)

    harness.host._in_background(takes_long())
    await asyncio.sleep(0)
    await harness.host.close()
    assert ended == [True]
