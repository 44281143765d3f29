"""Before an upgrade turns come to their end and none begins; so a rule that changes takes nothing back."""

from datetime import timedelta

import pytest

from bot.control.turns import in_a_turn
from bot.host.runtime.automata import RETRY
from bot.host.runtime.turn_pause import TurnPause
from tests.host.duel_game import Duel
from tests.host.harness import ADA, BEN, Harness, number, refused

SOON = timedelta(minutes=10)


class NextEdition(Duel):
    rules_version = 2


async def in_mid_round(harness: Harness) -> str:
    """Ben has picked; Ada has not."""
    table = await harness.match()
    await harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))
    return table.id


async def stand_still(harness: Harness) -> None:
    await harness.store.pause_turns(harness.clock() + SOON)
    await harness.host.turn_pause.look()


async def test_a_turn_that_is_on_ends_and_none_begins(harness: Harness) -> None:
    match = await in_mid_round(harness)
    await stand_still(harness)
    assert await in_a_turn(harness.store) == [match]
    table = await harness.queries.table(match)
    table = (await harness.commands.answer(match, ADA.id, number(table, 0), ("a",))).table
    table = (await harness.commands.answer(match, ADA.id, number(table, 0), 4)).table
    assert await in_a_turn(harness.store) == []
    assert await refused(harness.commands.answer(match, ADA.id, number(table, 0), ("a",))) == "standstill"
    await harness.commands.go_away(match, BEN)
    harness.clock.pass_(SOON)
    await harness.commands.answer(match, ADA.id, number(table, 0), ("a",))


async def test_after_an_orderly_upgrade_nothing_is_taken_back(harness: Harness) -> None:
    match = await in_mid_round(harness)
    await stand_still(harness)
    table = await harness.queries.table(match)
    for choice in (("a",), 4):
        table = (await harness.commands.answer(match, ADA.id, number(table, 0), choice)).table
    await harness.restart(NextEdition())
    resumed = await harness.heard.heard("resumed")
    assert resumed.table.match is not None
    assert resumed.table.match.answered == 3
    assert harness.host.taken_back == 0
    await harness.commands.answer(match, BEN.id, number(resumed.table, 1), ("a",))


async def test_a_time_that_is_over_waits_as_well_and_an_upgrade_gives_it_back(harness: Harness) -> None:
    table = await harness.match()
    await stand_still(harness)
    harness.clock.now = min(due.due for due in table.deadlines.values())
    await harness.store.pause_turns(harness.clock() + SOON)
    await harness.host.turn_pause.look()
    harness.host._alarm.fire()
    await harness.host._handle(table.id, ("prompt", number(table, 0)))
    assert harness.sql("SELECT count(*) FROM journal") == [(0,)]
    assert harness.host._alarm._held[table.id] == harness.clock() + RETRY


async def test_what_an_upgrade_takes_back_in_the_middle_of_a_turn_is_told_logged_and_counted(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    """The drill: two answers of a running turn, and a bot with other rules is started."""
    match = await in_mid_round(harness)
    table = await harness.queries.table(match)
    table = (await harness.commands.answer(match, ADA.id, number(table, 0), ("a",))).table
    await harness.restart(NextEdition())
    change = await harness.heard.heard("stepped-back")
    assert change.count == harness.host.taken_back == 2
    assert change.table.match is not None
    assert change.table.match.answered == 0
    told = " ".join(record.getMessage() for record in caplog.records)
    assert f"match {match} of duel: rules 1 became 2, and 2 answers are taken back, to the prompts [2, 1]" in told
    await harness.commands.answer(match, BEN.id, number(change.table, 1), ("a",))
    await harness.restart(NextEdition())
    assert (await harness.heard.heard("resumed")).table.match.answered == 1  # type: ignore[union-attr]


async def test_a_process_that_joins_another_stands_still_with_it_and_the_first_to_start_ends_it(
    harness: Harness,
) -> None:
    table = await harness.match()
    await stand_still(harness)
    for ends_it, holds in ((False, True), (True, False)):
        pause = TurnPause(harness.store, harness.clock)
        assert not pause.holds(table)
        await pause.start(ends_it=ends_it)
        assert pause.holds(table) is holds
        assert (await harness.store.turns_paused_until() is not None) is holds
        await pause.close()
