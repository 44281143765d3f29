"""How often an answer may be taken back: three times a turn, asked for or done, where anybody else is there."""

from bot.host import Table, can_undo
from bot.host.steps.undo import last_own
from tests.host.harness import ADA, BEN, Harness, number, refused
from tests.host.test_resume import match_of
from tests.host.test_undo import both_picked, picked


async def picked_and_retaken(harness: Harness, table: Table, times: int) -> Table:
    for _ in range(times):
        table = (await harness.commands.undo((await picked(harness, table, ADA.id)).id, ADA)).table
    return table


async def test_three_times_a_turn_and_anew_in_the_next(harness: Harness) -> None:
    table = await picked_and_retaken(harness, await harness.match(), 3)
    await harness.restart()
    table = await picked(harness, await harness.queries.table(table.id), ADA.id)
    assert not can_undo(table, ADA.id)
    assert await refused(harness.commands.undo(table.id, ADA)) == "no-undo"
    table = await picked(harness, table, BEN.id)
    assert can_undo(table, BEN.id), "each has their own"
    table = (await harness.commands.answer(table.id, ADA.id, number(table, 0), 4)).table
    assert table.notes.retaken == ()
    table = await picked(harness, table, ADA.id)
    assert can_undo(table, ADA.id)
    assert (await harness.commands.undo(table.id, ADA)).kind == "undone"


async def test_a_no_counts_too_so_that_nobody_asks_for_ever(harness: Harness) -> None:
    table = await both_picked(harness)
    for vote in (1, 2, 3):
        assert (await harness.commands.undo(table.id, ADA)).kind == "proposed"
        await harness.commands.refuse(table.id, BEN.id, vote)
    assert await refused(harness.commands.undo(table.id, ADA)) == "no-undo"
    assert match_of(await harness.queries.table(table.id)).answered == 2


async def test_who_plays_alone_keeps_nobody_waiting(harness: Harness) -> None:
    table = await harness.match()
    await harness.commands.go_away(table.id, BEN)
    table = await picked_and_retaken(harness, await harness.queries.table(table.id), 5)
    assert can_undo(await picked(harness, table, ADA.id), ADA.id)


async def test_who_plays_alone_asks_nobody_whatever_was_told_meanwhile(harness: Harness) -> None:
    """No vote is made up for it either."""
    table = await both_picked(harness)
    await harness.commands.go_away(table.id, BEN)
    change = await harness.commands.undo(table.id, ADA)
    assert (change.kind, change.vote, change.table.notes.votes_called) == ("undone", None, 0)


async def test_the_table_hears_how_much_is_taken_back(harness: Harness) -> None:
    table = await both_picked(harness)
    await harness.commands.undo(table.id, ADA)
    change = await harness.commands.agree(table.id, BEN.id, 1)
    assert (change.kind, change.seat, change.count) == ("undone", 0, 2)


async def test_where_no_match_is_on_there_is_no_answer_to_take_back(harness: Harness) -> None:
    """In a lobby, and once it was stopped."""
    assert last_own(await harness.lobby(channel=11), ADA.id) is None
    table = await picked(harness, await harness.match(), ADA.id)
    assert last_own(table, ADA.id) == 0
    assert last_own(table, BEN.id) is None
    assert last_own(await harness.commands.stop(table.id, ADA), ADA.id) is None
