"""Who was called is kept with the match, and when somebody is to be called who must not be yet."""

from datetime import timedelta

from tests.host.harness import ADA, BEN, CLEO, Harness, number

HOUR = timedelta(hours=1)


async def test_a_call_for_later_rings_after_a_restart(harness: Harness) -> None:
    table = await harness.match(pace="none")
    await harness.commands.set_message(table.id, 9, {number(table, 0): 1}, harness.clock.now + HOUR)
    await harness.restart()
    harness.clock.pass_(HOUR)
    harness.host.tick()
    told = (await harness.heard.heard("called")).table
    assert (told.id, told.called) == (table.id, {number(table, 0): 1})


async def test_a_call_that_nobody_needs_any_more_does_not_ring(harness: Harness) -> None:
    table = await harness.match(pace="none")
    harness.host.call_at(table.id, harness.clock.now + HOUR)
    harness.host.call_at(table.id, None)
    harness.clock.pass_(HOUR)
    harness.host._alarm.fire()
    await harness.host.close()
    assert "called" not in harness.heard.kinds


async def test_who_was_called_is_forgotten_with_what_they_were_asked(harness: Harness) -> None:
    table = await harness.match(pace="none")
    asked = {number(table, 0): 1, number(table, 1): 2}
    await harness.commands.set_message(table.id, 9, asked)
    table = (await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))).table
    assert table.called == {number(table, 1): 2}


async def test_whoever_takes_a_seat_is_called_anew(harness: Harness) -> None:
    table = await harness.match(pace="none")
    await harness.commands.set_message(table.id, 9, {number(table, 0): 1, number(table, 1): 1})
    asked = await harness.commands.swap(table.id, BEN, None, CLEO)
    assert asked.vote is not None
    table = (await harness.commands.agree(table.id, CLEO.id, asked.vote.number)).table
    assert table.called == {number(table, 0): 1}


async def test_what_is_known_already_is_not_written_again(harness: Harness) -> None:
    table = await harness.match(pace="none")
    await harness.commands.set_message(table.id, 9, {number(table, 0): 1})
    writes = harness.store.writer.writes
    await harness.commands.set_message(table.id, 9, {number(table, 0): 1})
    assert harness.store.writer.writes == writes
