"""What has just happened stands on screen before automata act; people may go on at once."""

import asyncio

from bot.host import Change, Table
from tests.host.harness import ADA, Harness, number

HELD = 0.3  # seconds


async def begun(harness: Harness, hold: float, delay: float = 0.0) -> Table:
    """Ada and two automata; `hold` after each bid that has been scored."""
    await harness.stop()
    await harness.start(delay, hold=lambda change: hold if is_scored(change) else 0.0)
    table = await harness.lobby()
    for name in ("Clockwork", "Brass"):
        await harness.commands.add_automaton(table.id, ADA, name)
    table = await harness.commands.begin(table.id, ADA)
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    bidding = await harness.heard.until(lambda c: any(prompt.word == "bid" for prompt in c.new_prompts))
    return bidding.table


def is_scored(change: Change) -> bool:
    return any(event.word == "scored" for event in change.events)


async def test_automata_wait_until_a_moment_has_been_seen(harness: Harness) -> None:
    table = await begun(harness, HELD)
    now = asyncio.get_running_loop().time
    before = now()
    await harness.commands.answer(table.id, ADA.id, number(table, 0), 3)
    scored = await harness.heard.until(is_scored)
    assert {prompt.seat for prompt in scored.new_prompts} == {0, 1, 2}
    await harness.heard.until(lambda c: c.table.match is not None and c.table.match.answered == 5)
    assert now() - before >= HELD


async def test_people_go_on_at_once(harness: Harness) -> None:
    """And what happens without a moment lets nobody wait longer."""
    table = await begun(harness, 3600)
    await harness.commands.answer(table.id, ADA.id, number(table, 0), 3)
    scored = await harness.heard.until(is_scored)
    change = await harness.commands.answer(table.id, ADA.id, number(scored.table, 0), ("b",))
    assert {prompt.seat for prompt in change.table.prompts} == {1, 2}, "the automata still wait"
    assert harness.host._automata.is_thinking(table.id)


async def test_who_was_thinking_already_waits_as_well(harness: Harness) -> None:
    """Of several who decide side by side one acts, and there is something to see."""
    await harness.stop()
    await harness.start(0.05, hold=lambda change: HELD if change.kind == "answered" else 0.0)
    table = await harness.lobby()
    await harness.commands.add_automaton(table.id, ADA, "Clockwork")
    now = asyncio.get_running_loop().time
    table = await harness.commands.begin(table.id, ADA)
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    before = now()
    await harness.heard.until(lambda c: any(prompt.word == "bid" for prompt in c.new_prompts))
    assert now() - before >= HELD - 0.05
