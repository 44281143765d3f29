"""The store fails while nobody is looking: what automata and deadlines could not keep is tried again by itself."""

import asyncio
from datetime import timedelta

import pytest

from bot.host import Table
from bot.host.runtime import automata
from tests.host.harness import ADA, Harness, number, refused

FULL = "CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"


async def with_an_automaton(harness: Harness) -> Table:
    table = await harness.lobby()
    await harness.commands.add_automaton(table.id, ADA, "Clockwork")
    return await harness.commands.begin(table.id, ADA)


@pytest.mark.sqlite("triggers in its words")
async def test_an_automaton_tries_again_until_its_answer_is_kept(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automata, "RETRY", timedelta(milliseconds=20))
    harness.sql(FULL)
    table = await with_an_automaton(harness)
    await harness.heard.heard("resumed")
    harness.heard.changes.clear()
    await harness.heard.heard("resumed")
    assert harness.sql("SELECT * FROM journal") == []
    assert harness.host._automata.is_thinking(table.id)
    harness.sql("DROP TRIGGER full")
    await harness.heard.heard("answered")
    assert harness.sql('SELECT seat, "by" FROM journal') == [(1, "automaton")]
    await idle(harness)
    assert not harness.host._automata.is_thinking(table.id)


async def test_what_is_refused_for_another_reason_is_not_tried_again(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The prompt was closed while the automaton was thinking."""
    monkeypatch.setattr(automata, "RETRY", timedelta(milliseconds=1))
    await harness.stop()
    await harness.start(automaton_delay=3600)
    table = await with_an_automaton(harness)
    thinking = harness.host._automata
    assert await thinking._answer(table.id, number(table, 1))
    assert await thinking._answer(table.id, number(table, 1))
    assert await thinking._answer("unknown", 1)
    assert harness.sql("SELECT prompt FROM journal") == [(number(table, 1),)]


async def idle(harness: Harness) -> None:
    while harness.host._automata._thinking:
        await asyncio.wait(harness.host._automata._thinking.values())


@pytest.mark.sqlite("triggers in its words")
async def test_a_match_that_cannot_be_kept_has_not_begun_and_begins_when_there_is_room(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.commands.add_automaton(table.id, ADA, "Clockwork")
    harness.sql(FULL.replace("journal", "snapshots"))
    assert await refused(harness.commands.begin(table.id, ADA)) == "storage"
    assert (await harness.queries.table(table.id)).status == "lobby"
    harness.sql("DROP TRIGGER full")
    assert (await harness.commands.begin(table.id, ADA)).status == "open"
