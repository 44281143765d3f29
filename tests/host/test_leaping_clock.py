"""The clock is set, or the machine sleeps: whoever has to decide has as much time left as before."""

import asyncio
import logging
from datetime import timedelta

import pytest

from bot.host import Table
from bot.host.runtime import alarm
from bot.host.runtime.clocks import MOST_APART, Clocks
from bot.store import DeadlineRow, Store
from tests.host.harness import ADA, BEN, PATIENCE, Clock, Harness, number

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)
LEAPS = [timedelta(hours=30), timedelta(hours=-5)]


def test_clocks_part_where_one_is_moved_by_more_than_a_minute() -> None:
    clock = Clock()
    clocks = Clocks(clock, clock.monotonic)
    for passed, leap, parted in [(HOUR, 0, 0), (MINUTE, 60, 0), (MINUTE, 61, 61), (HOUR, -61, -61), (HOUR, -60, 0)]:
        clock.pass_(passed)
        clock.leap(timedelta(seconds=leap))
        assert clocks.parted() == timedelta(seconds=parted)
        assert clocks.parted() == timedelta()
    assert timedelta(minutes=1) == MOST_APART


def test_it_never_sleeps_for_more_than_a_minute() -> None:
    assert alarm.LONGEST_SLEEP == MINUTE


def watched(harness: Harness) -> asyncio.Event:
    """Set once a leap is seen to."""
    moved, leapt = asyncio.Event(), harness.host._leapt

    async def noted(by: timedelta) -> bool:
        if is_done := await leapt(by):
            moved.set()
        return is_done

    harness.host._alarm._on_leap = noted
    return moved


async def on_disk(harness: Harness, channel: int) -> Table:
    """A match that stays there where nothing happens in it for half an hour."""
    table = await harness.match(pace="relaxed", channel=channel)
    await harness.commands.set_message(table.id, channel)
    return table


async def restarted(harness: Harness) -> None:
    await harness.stop()
    harness.clock.pass_(HOUR / 2)
    await harness.start(last_seen=harness.clock.now)


async def leapt(harness: Harness, by: timedelta) -> None:
    """Wait until all has moved: on disk nobody hears of it."""
    moved = watched(harness)
    harness.clock.leap(by)
    harness.host.tick()
    async with asyncio.timeout(PATIENCE):
        await moved.wait()


@pytest.mark.parametrize("leap", LEAPS)
async def test_at_a_table_in_memory_as_much_time_is_left(harness: Harness, leap: timedelta) -> None:
    table = await harness.match(pace="relaxed")
    harness.clock.pass_(10 * MINUTE)
    await leapt(harness, leap)
    await harness.heard.heard("resumed")
    again = await harness.queries.table(table.id)
    assert {due.due - harness.clock.now for due in again.deadlines.values()} == {50 * MINUTE}
    await harness.commands.answer(table.id, BEN.id, number(again, 1), ("a",))
    harness.heard.changes.clear()
    harness.clock.pass_(50 * MINUTE)
    harness.host.tick()
    await harness.heard.until(lambda change: any(prompt.word == "bid" for prompt in change.new_prompts))


@pytest.mark.parametrize("leap", LEAPS)
async def test_at_a_table_on_disk_as_much_time_is_left(harness: Harness, leap: timedelta) -> None:
    table, other = await on_disk(harness, 10), await on_disk(harness, 11)
    await restarted(harness)
    await harness.queries.table(other.id)
    harness.heard.changes.clear()
    assert harness.host._mailboxes.seen(table.id) is None
    await leapt(harness, leap)
    assert harness.host._mailboxes.seen(table.id) is None
    for match in (table.id, other.id):
        again = await harness.queries.table(match)
        assert {due.due - harness.clock.now for due in again.deadlines.values()} == {HOUR / 2}
    harness.clock.pass_(HOUR / 2)
    harness.host.tick()
    await harness.heard.until(
        lambda change: change.table.id == table.id and any(prompt.word == "bid" for prompt in change.new_prompts)
    )


async def test_what_is_loaded_while_those_on_disk_move_goes_along(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await on_disk(harness, 10)
    await restarted(harness)
    move = Store.move_deadlines

    async def loaded_before(store: Store, moves: list[tuple[DeadlineRow, DeadlineRow]]) -> None:
        await harness.queries.table(table.id)
        await move(store, moves)

    monkeypatch.setattr(Store, "move_deadlines", loaded_before)
    await leapt(harness, 30 * HOUR)
    again = await harness.queries.table(table.id)
    assert {due.due - harness.clock.now for due in again.deadlines.values()} == {HOUR / 2}


async def test_where_hardly_any_time_was_left_a_minute_is(harness: Harness) -> None:
    table = await harness.match()
    harness.clock.pass_(timedelta(seconds=95))
    await leapt(harness, HOUR)
    again = await harness.queries.table(table.id)
    assert {due.due - harness.clock.now for due in again.deadlines.values()} == {MINUTE}


@pytest.mark.sqlite("a trigger as it writes them")
async def test_where_not_all_can_be_moved_nothing_rings_before_it_can_and_none_moves_twice(
    harness: Harness, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alarm, "AGAIN", timedelta(milliseconds=10))
    table, other = await on_disk(harness, 10), await on_disk(harness, 11)
    await restarted(harness)
    await harness.queries.table(other.id)
    failed, moved = asyncio.Event(), watched(harness)

    def note(record: logging.LogRecord) -> bool:
        if "could not be moved" in record.getMessage():
            failed.set()
        return True

    caplog.handler.addFilter(note)
    when = f"BEFORE UPDATE ON deadlines WHEN NEW.match = '{table.id}'"  # the one in memory moves at once
    harness.sql(f"CREATE TRIGGER full {when} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
    harness.clock.leap(30 * HOUR)
    harness.host.tick()
    await failed.wait()
    assert harness.sql("SELECT count(*) FROM journal") == [(0,)]
    harness.sql("DROP TRIGGER full")
    async with asyncio.timeout(PATIENCE):
        await moved.wait()
    for match in (table.id, other.id):
        again = await harness.queries.table(match)
        assert {due.due - harness.clock.now for due in again.deadlines.values()} == {HOUR / 2}


@pytest.mark.parametrize("leap", LEAPS)
async def test_a_vote_lasts_as_long_as_it_would_have(harness: Harness, leap: timedelta) -> None:
    """Also at a table without any clock, on disk."""
    table = await harness.match(pace="none")
    await harness.commands.end(table.id, ADA)
    (vote,) = (await harness.queries.table(table.id)).notes.votes
    left = vote.due - harness.clock.now
    harness.host._mailboxes._drop(table.id)
    await leapt(harness, leap)
    (again,) = (await harness.queries.table(table.id)).notes.votes
    assert again.due - harness.clock.now == left
    harness.clock.pass_(left)
    harness.host.tick()
    await harness.heard.heard("lapsed")


@pytest.mark.parametrize("leap", LEAPS)
async def test_whom_a_table_waits_for_has_as_long_to_come_back(harness: Harness, leap: timedelta) -> None:
    table = await harness.match()
    for person in (ADA, BEN):
        left = await harness.commands.go_away(table.id, person)
    assert left.notes.deserted is not None
    harness.clock.pass_(HOUR)
    await leapt(harness, leap)
    again = await harness.queries.table(table.id)
    assert again.notes.deserted == left.notes.deserted + leap


async def test_a_second_leap_is_followed_as_the_first_was(harness: Harness) -> None:
    """At a table in memory, where somebody has asked to end it, and at one on disk."""
    away = await on_disk(harness, 10)
    await restarted(harness)
    table = await harness.match(pace="relaxed", channel=11)
    await harness.commands.end(table.id, ADA)
    (vote,) = (await harness.queries.table(table.id)).notes.votes
    left = vote.due - harness.clock.now
    for _ in range(2):
        await leapt(harness, 30 * HOUR)
    again = await harness.queries.table(table.id)
    assert {one.due - harness.clock.now for one in again.notes.votes} == {left}
    assert {due.due - harness.clock.now for due in again.deadlines.values()} == {HOUR}
    again = await harness.queries.table(away.id)
    assert {due.due - harness.clock.now for due in again.deadlines.values()} == {HOUR / 2}


@pytest.mark.parametrize("leap", LEAPS)
async def test_a_clock_that_stands_still_for_a_vacation_loses_nothing(harness: Harness, leap: timedelta) -> None:
    """They said a day, and are back on that day; then they have as much time as before."""
    table = await harness.match(pace="correspondence")
    until = harness.clock.now + 240 * HOUR
    harness.host.vacations = lambda: {ADA.id: until}
    await harness.commands.rest(ADA.id, until)
    before = (await harness.queries.table(table.id)).deadlines
    harness.host._mailboxes._drop(table.id)
    await leapt(harness, leap)
    again = await harness.queries.table(table.id)
    moved = {table.seats[due.seat].name: due.due - before[due.prompt].due for due in again.deadlines.values()}
    assert moved == {"Ada": timedelta(), "Ben": leap}
