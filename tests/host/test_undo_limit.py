"""How often an answer may be taken back: three times a turn, asked for or done, where anybody else is there."""

from bot.host import Table, can_undo
from tests.host.bench import ADA, BEN, Bench, number, refused
from tests.host.test_resume import match_of
from tests.host.test_undo import both_picked, picked


async def picked_and_retaken(bench: Bench, table: Table, times: int) -> Table:
    for _ in range(times):
        table = (await bench.host.undo((await picked(bench, table, ADA.id)).id, ADA)).table
    return table


async def test_three_times_a_turn_and_anew_in_the_next(bench: Bench) -> None:
    table = await picked_and_retaken(bench, await bench.match(), 3)
    await bench.restart()
    table = await picked(bench, await bench.host.table(table.id), ADA.id)
    assert not can_undo(table, ADA.id)
    assert await refused(bench.host.undo(table.id, ADA)) == "no-undo"
    table = await picked(bench, table, BEN.id)
    assert can_undo(table, BEN.id), "each has their own"
    table = (await bench.host.answer(table.id, ADA.id, number(table, 0), 4)).table
    assert table.aside.retaken == ()
    table = await picked(bench, table, ADA.id)
    assert can_undo(table, ADA.id)
    assert (await bench.host.undo(table.id, ADA)).kind == "undone"


async def test_a_no_counts_too_so_that_nobody_asks_for_ever(bench: Bench) -> None:
    table = await both_picked(bench)
    for motion in (1, 2, 3):
        assert (await bench.host.undo(table.id, ADA)).kind == "proposed"
        await bench.host.refuse(table.id, BEN.id, motion)
    assert await refused(bench.host.undo(table.id, ADA)) == "no-undo"
    assert match_of(await bench.host.table(table.id)).answered == 2


async def test_who_plays_alone_keeps_nobody_waiting(bench: Bench) -> None:
    table = await bench.match()
    await bench.host.quit(table.id, BEN)
    table = await picked_and_retaken(bench, await bench.host.table(table.id), 5)
    assert can_undo(await picked(bench, table, ADA.id), ADA.id)


async def test_the_table_hears_how_much_is_taken_back(bench: Bench) -> None:
    table = await both_picked(bench)
    await bench.host.undo(table.id, ADA)
    change = await bench.host.agree(table.id, BEN.id, 1)
    assert (change.kind, change.seat, change.count) == ("undone", 0, 2)
