"""Paces with a bank: what a decision took is taken out, an answer brings some more, and no delay ever adds to it."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.engine import Pick, Prompt
from bot.host import BANKS, PACES, Deadline, Table
from bot.host.steps.banks import _left
from tests.host.harness import ADA, BEN, Harness, number, refused

HOUR = timedelta(hours=1)
DAY = 24 * HOUR


def left(harness: Harness, table: Table, seat: int) -> timedelta:
    return next(due.due for due in table.deadlines.values() if due.seat == seat) - harness.clock.now


async def answers(harness: Harness, table: Table, person: int) -> Table:
    prompt = next(p for p in (await harness.queries.table(table.id)).prompts if p.seat == person - 1)
    choice = ("a",) if prompt.word == "pick" else 3
    return (await harness.commands.answer(table.id, person, prompt.number, choice)).table


@pytest.mark.parametrize("pace", sorted(BANKS))
async def test_each_begins_with_the_paces_time(harness: Harness, pace: str) -> None:
    table = await harness.match(pace=pace)
    assert {left(harness, table, seat) for seat in (0, 1)} == {PACES[pace]}


async def test_what_a_decision_takes_is_taken_out_and_four_hours_come_in(harness: Harness) -> None:
    table = await harness.match(pace="bank")
    harness.clock.pass_(10 * HOUR)
    table = await answers(harness, table, ADA.id)
    assert table.banks[0] == (18 * HOUR).total_seconds()
    harness.clock.pass_(2 * HOUR)
    table = await answers(harness, table, BEN.id)
    assert left(harness, table, 0) == 18 * HOUR
    assert table.banks[1] == (16 * HOUR).total_seconds()


async def test_it_holds_after_a_restart(harness: Harness) -> None:
    table = await harness.match(pace="bank")
    harness.clock.pass_(10 * HOUR)
    table = await answers(harness, table, ADA.id)
    await harness.restart()
    assert (await harness.queries.table(table.id)).banks == table.banks


async def test_no_more_than_three_days_are_saved_up(harness: Harness) -> None:
    table = await harness.match(pace="bank", rounds=40)
    while (await harness.queries.table(table.id)).status == "open" and table.banks[0] < (72 * HOUR).total_seconds():
        prompt = (await harness.queries.table(table.id)).prompts[0]
        table = await answers(harness, table, prompt.seat + 1)
    for _ in range(4):
        prompt = (await harness.queries.table(table.id)).prompts[0]
        table = await answers(harness, table, prompt.seat + 1)
    assert max(table.banks.values()) == (72 * HOUR).total_seconds()


async def test_whose_bank_is_empty_still_gets_what_an_answer_brings(harness: Harness) -> None:
    """The default answers for them."""
    table = await harness.match(pace="bank")
    await answers(harness, table, BEN.id)
    harness.clock.pass_(DAY)
    harness.host.tick()
    change = await harness.heard.until(lambda c: any(p.word == "bid" for p in c.new_prompts))
    assert change.table.banks[0] == (4 * HOUR).total_seconds()


async def test_there_is_no_more_time_than_the_bank(harness: Harness) -> None:
    table = await harness.match(pace="bank")
    assert await refused(harness.commands.snooze(table.id, ADA.id)) == "no-snooze-bank"


async def test_an_answer_taken_back_has_brought_nothing(harness: Harness) -> None:
    table = await harness.match(pace="bank")
    harness.clock.pass_(10 * HOUR)
    await answers(harness, table, ADA.id)
    table = (await harness.commands.undo(table.id, ADA)).table
    assert table.match is not None
    if number(table, 0):
        assert table.banks[0] == (14 * HOUR).total_seconds()
        assert left(harness, table, 0) == 14 * HOUR


async def test_time_the_bot_was_down_costs_and_brings_nothing(harness: Harness) -> None:
    table = await harness.match(pace="bank")
    seen = harness.clock.now
    await harness.stop()
    harness.clock.pass_(5 * HOUR)
    await harness.start(last_seen=seen)
    table = await answers(harness, table, ADA.id)
    assert table.banks[0] == (28 * HOUR).total_seconds()


@pytest.mark.parametrize(("passed", "left"), [(0, 24), (0.5, 23.5), (1, 23), (5, 23)])
def test_a_decision_that_had_less_time_than_the_bank_takes_no_more_than_that(passed: float, left: float) -> None:
    """An hour of a day: nothing was spent yet when it is asked, and no more than the hour however late it is."""
    asked_at = datetime(2026, 1, 1, tzinfo=UTC)
    prompt = Prompt(0, "pick", "R1", Pick(()), number=1, within=3600)
    day = int(DAY.total_seconds())
    table = SimpleNamespace(pace="bank", prompts=[prompt], banks={0: day})
    due = Deadline(1, 0, asked_at + HOUR, asked_at + HOUR / 2)
    assert _left(cast(Any, table), due, day, asked_at + passed * HOUR) == left * HOUR
