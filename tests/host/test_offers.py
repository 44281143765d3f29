"""Standing offers: people may take them, and nothing and nobody waits for them."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.host import Person, Table
from tests.host.harness import ADA, BEN, CLEO, Harness, refused
from tests.support.harbour.game import GAME, HarbourOptions


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "castellan.sqlite", GAME) as harness:
        yield harness


async def begun(harness: Harness, *others: Person, pace: str = "live", automata: int = 0, **options: Any) -> Table:
    table = await harness.commands.open_lobby(
        GAME.key, guild=5, channel=10, starter=ADA, options=HarbourOptions(**options), pace=pace
    )
    for person in others:
        await harness.commands.join(table.id, person)
    for number in range(automata):
        await harness.commands.add_automaton(table.id, ADA, f"Tin {number}")
    return await harness.commands.begin(table.id, ADA)


def offer(table: Table, seat: int, word: str = "whistle") -> int:
    return next(one.number for one in table.offers if (one.seat, one.word) == (seat, word))


async def test_an_offer_has_no_deadline_and_is_not_among_what_is_asked(harness: Harness) -> None:
    table = await begun(harness, BEN, CLEO)
    assert [(one.seat, one.word) for one in table.offers] == [(1, "whistle"), (2, "whistle")]
    assert {due.seat for due in table.deadlines.values()} == {0}
    started = await harness.heard.heard("started")
    assert {prompt.seat for prompt in started.new_prompts} == {0}
    assert await refused(harness.commands.snooze(table.id, BEN.id)) == "not-asked"


async def test_it_is_taken_while_another_is_asked_who_keeps_question_and_time(harness: Harness) -> None:
    table = await begun(harness, BEN, CLEO)
    due = dict(table.deadlines)
    harness.clock.pass_(timedelta(seconds=30))
    change = await harness.commands.answer(table.id, BEN.id, offer(table, 1), ("low",))
    assert [event.word for event in change.events] == ["whistled"]
    assert (change.new_prompts, change.table.deadlines) == ((), due)


async def test_one_that_still_stands_keeps_its_number_and_one_that_is_withdrawn_is_stale(harness: Harness) -> None:
    table = await begun(harness, BEN, CLEO)
    first, other = offer(table, 1), offer(table, 2)
    after = (await harness.commands.answer(table.id, BEN.id, first, ("low",))).table
    assert offer(after, 2) == other
    assert await refused(harness.commands.answer(table.id, BEN.id, first, ("low",))) == "stale"
    assert await refused(harness.commands.answer(table.id, BEN.id, other, ("low",))) == "not-yours"
    last = (await harness.commands.answer(table.id, CLEO.id, other, ("high",))).table
    assert last.offers == ()
    assert await refused(harness.commands.answer(table.id, BEN.id, offer(after, 1), ("low",))) == "stale"


async def test_neither_automata_nor_time_outs_nor_stand_ins_take_it(harness: Harness) -> None:
    table = await begun(harness, BEN, automata=1)
    await harness.commands.go_away(table.id, BEN)
    for _ in range(2):
        harness.clock.pass_(timedelta(minutes=5))
        harness.host.tick()
        await harness.heard.until(lambda change: change.table.match is not None and change.kind == "answered")
    await harness.heard.heard("finished")
    told = [event.word for event in await harness.queries.log(table.id)]
    assert told == ["steered", "docked"]


async def test_whoever_is_away_must_come_back_to_take_it(harness: Harness) -> None:
    table = await begun(harness, BEN, CLEO)
    await harness.commands.go_away(table.id, BEN)
    assert await refused(harness.commands.answer(table.id, BEN.id, offer(table, 1), ("low",))) == "away"
    await harness.commands.come_back(table.id, BEN)
    await harness.commands.answer(table.id, BEN.id, offer(table, 1), ("low",))


async def test_it_stands_after_a_restart_under_its_number(harness: Harness) -> None:
    table = await begun(harness, BEN, CLEO)
    await harness.restart()
    change = await harness.commands.answer(table.id, CLEO.id, offer(table, 2), ("low",))
    assert [event.word for event in change.events] == ["whistled"]
