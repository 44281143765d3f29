"""On vacation one's clock stands still at tables by letter, the table hears of it, and nothing is refilled."""

from datetime import timedelta

import pytest

from bot.host import Table
from tests.host.harness import ADA, BEN, Harness, number

HOUR = timedelta(hours=1)
DAY = 24 * HOUR


def left(harness: Harness, table: Table, seat: int) -> timedelta:
    return table.deadlines[number(table, seat)].due - harness.clock.now


async def test_the_clock_stands_still_and_then_goes_on_with_what_was_left(harness: Harness) -> None:
    await harness.match(pace="correspondence")
    harness.clock.pass_(20 * HOUR)
    await harness.commands.rest(ADA.id, harness.clock.now + 7 * DAY)
    told = await harness.heard.heard("vacation")
    assert (told.seat, dict(told.table.notes.vacations)) == (0, {ADA.id: harness.clock.now + 7 * DAY})
    assert left(harness, told.table, 0) == 7 * DAY + 4 * HOUR
    assert left(harness, told.table, 1) == 4 * HOUR


@pytest.mark.parametrize("days", [1, 3])
async def test_who_is_back_early_has_what_was_left_and_no_more(harness: Harness, days: int) -> None:
    table = await harness.match(pace="correspondence")
    harness.clock.pass_(20 * HOUR)
    await harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))
    await harness.commands.rest(ADA.id, harness.clock.now + 7 * DAY)
    harness.clock.pass_(days * DAY)
    await harness.commands.rest(ADA.id, None)
    table = await harness.queries.table(table.id)
    assert left(harness, table, 0) == 4 * HOUR
    assert table.notes.vacations == ()


async def test_many_vacations_refill_nothing(harness: Harness) -> None:
    table = await harness.match(pace="correspondence")
    harness.clock.pass_(20 * HOUR)
    for _ in range(5):
        await harness.commands.rest(ADA.id, harness.clock.now + 7 * DAY)
        await harness.commands.rest(ADA.id, harness.clock.now + 9 * DAY)
        harness.clock.pass_(HOUR)
        await harness.commands.rest(ADA.id, None)
    assert left(harness, await harness.queries.table(table.id), 0) == 4 * HOUR


async def test_what_is_asked_meanwhile_waits_until_they_are_back(harness: Harness) -> None:
    lobby = await harness.lobby(pace="correspondence")
    await harness.commands.join(lobby.id, BEN)
    until = harness.clock.now + 7 * DAY
    table = await harness.commands.begin(lobby.id, ADA, vacations={ADA.id: until, 77: until})
    assert table.notes.vacations == ((ADA.id, until),)
    assert left(harness, table, 0) == 8 * DAY
    assert left(harness, table, 1) == DAY


async def test_at_a_quick_table_the_clock_goes_on(harness: Harness) -> None:
    table = await harness.match(pace="relaxed")
    await harness.commands.rest(ADA.id, harness.clock.now + 7 * DAY)
    assert left(harness, await harness.queries.table(table.id), 0) == HOUR


async def test_who_is_forgotten_is_on_no_vacation(harness: Harness) -> None:
    table = await harness.match(pace="correspondence")
    await harness.commands.rest(ADA.id, harness.clock.now + 7 * DAY)
    await harness.commands.forget(ADA.id, "Masked Guest")
    assert (await harness.queries.table(table.id)).notes.vacations == ()


async def test_where_nothing_changes_nobody_is_told(harness: Harness) -> None:
    await harness.match(pace="correspondence")
    await harness.commands.rest(ADA.id, None)
    await harness.host.close()
    assert "vacation" not in harness.heard.kinds
