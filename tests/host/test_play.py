"""Answers: who may, what counts, what the audience hears."""

import asyncio
import logging

import pytest

from bot.engine import Choice, Prompt
from bot.engine.record import replay
from bot.host import Change, HostRefused, Table
from tests.host.duel_game import Duel, RingView
from tests.host.harness import ADA, BEN, CLEO, Harness, number, refused


async def play_round(harness: Harness, table: Table) -> Change:
    """Both pick a, then Ada bids 3."""
    for person in (ADA, BEN):
        change = await harness.commands.answer(table.id, person.id, number(table, person.id - 1), ("a",))
    return await harness.commands.answer(table.id, ADA.id, number(change.table, 0), 3)


async def test_an_answer_moves_the_match_on(harness: Harness) -> None:
    table = await harness.match()
    first = await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    assert (first.kind, first.events, first.new_prompts) == ("answered", (), ())
    second = await harness.commands.answer(table.id, BEN.id, number(table, 1), ("b",))
    assert [event.word for event in second.events] == ["picked", "picked"]
    assert [prompt.word for prompt in second.new_prompts] == ["bid"]
    assert second.table.view(1) == RingView((0, 0), "b")
    assert second.table.view(None) == RingView((0, 0), None)


async def test_a_whole_match_ends_with_results_seed_and_a_record_that_proves_it(harness: Harness) -> None:
    table = await harness.match()
    for _ in range(3):
        table = (await play_round(harness, table)).table
    assert table.status == "finished"
    assert table.match is not None
    assert table.match.outcome is not None
    assert harness.sql("SELECT seat, person, score, has_won FROM results ORDER BY seat") == [
        (0, ADA.id, table.match.outcome.scores[0], 1),
        (1, BEN.id, 0, 0),
    ]
    assert harness.sql("SELECT * FROM deadlines") == []
    proof = replay(Duel(), await harness.queries.record(table.id))
    assert proof.match.outcome == table.match.outcome
    assert await refused(harness.commands.answer(table.id, ADA.id, 1, ("a",))) == "finished"
    await harness.heard.heard("finished")
    assert harness.heard.kinds.count("answered") == 8


async def test_the_record_of_an_open_match_tells_no_secret(harness: Harness) -> None:
    table = await harness.match()
    record = await harness.queries.record(table.id)
    assert record.seed is None
    assert record.answers is None
    assert record.commitment == table.commitment


async def test_the_story_is_told_again_from_the_journal(harness: Harness) -> None:
    table = await harness.match()
    await play_round(harness, table)
    told = await harness.queries.story(table.id)
    assert [(one.answer.seat if one.answer else None, len(one.events)) for one in told] == [
        (None, 0),
        (0, 0),
        (1, 2),
        (0, 1),
    ]
    assert [event.word for event in await harness.queries.log(table.id)] == ["picked", "picked", "scored"]


async def test_a_double_click_in_the_same_millisecond_counts_once(harness: Harness) -> None:
    table = await harness.match()
    clicks = [harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",)) for _ in range(5)]
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(one).__name__ for one in answers] == ["Change"] + ["HostRefused"] * 4
    assert {one.reason for one in answers if isinstance(one, HostRefused)} == {"stale"}
    assert harness.sql("SELECT count(*) FROM journal") == [(1,)]


async def test_what_is_foreign_stale_or_illegal_is_refused_and_changes_nothing(harness: Harness) -> None:
    table = await harness.match()
    ada = number(table, 0)
    assert await refused(harness.commands.answer(table.id, BEN.id, ada, ("a",))) == "not-yours"
    assert await refused(harness.commands.answer(table.id, CLEO.id, ada, ("a",))) == "not-yours"
    assert await refused(harness.commands.answer(table.id, ADA.id, 999, ("a",))) == "stale"
    assert await refused(harness.commands.answer(table.id, ADA.id, ada, ("c",))) == "illegal"
    assert await refused(harness.commands.answer(table.id, ADA.id, ada, ("\ud800",))) == "illegal"
    assert await refused(harness.commands.answer(table.id, ADA.id, ada, 1)) == "illegal"
    lobby = await harness.lobby(channel=77)
    assert await refused(harness.commands.answer(lobby.id, ADA.id, 1, ("a",))) == "not-open"
    assert harness.sql("SELECT count(*) FROM journal") == [(0,)]
    assert await harness.queries.table(table.id) is table


async def test_a_boolean_is_no_amount(harness: Harness) -> None:
    table = await harness.match()
    for person in (ADA, BEN):
        table = (await harness.commands.answer(table.id, person.id, number(table, person.id - 1), ("a",))).table
    assert await refused(harness.commands.answer(table.id, ADA.id, number(table, 0), True)) == "illegal"


async def test_a_table_once_told_never_changes(harness: Harness) -> None:
    """Whoever still draws an old table sees all of it as it was, and nothing that is not yet kept."""
    table = await harness.match()
    first = await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    await harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))
    assert len(table.prompts) == 2
    assert [prompt.seat for prompt in first.table.prompts] == [1]


async def test_a_rule_that_raises_is_refused_with_an_id_and_the_journal_in_the_log(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await harness.match()
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    with pytest.raises(HostRefused) as caught, caplog.at_level(logging.INFO):
        await harness.commands.answer(table.id, BEN.id, number(table, 1), ("boom",))
    assert caught.value.reason == "failed"
    (line,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert caught.value.error_id is not None
    assert caught.value.error_id in line.message
    assert '"refused":{"prompt":2,"seat":1,"choice":["boom"]}' in line.message
    assert '"answers":[{"prompt":1,"seat":0,"choice":["a"]}]' in line.message
    assert harness.sql("SELECT count(*) FROM journal") == [(1,)]
    change = await harness.commands.answer(table.id, BEN.id, number(table, 1), ("b",))
    assert change.new_prompts


async def test_an_audience_that_raises_hurts_nobody(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    class Clumsy:
        def __init__(self) -> None:
            self.calls = 0

        async def changed(self, change: Change) -> None:
            self.calls += 1
            raise ValueError("a picture fell off the wall")

    clumsy = Clumsy()
    harness.host.audience = clumsy
    table = await harness.match()
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    await harness.host.close()
    assert clumsy.calls == 4
    assert "a picture fell off the wall" in caplog.text


async def test_a_slow_audience_does_not_hold_answers_up_and_hears_them_in_order(harness: Harness) -> None:
    gate = asyncio.Event()
    kinds: list[str] = []

    class Slow:
        async def changed(self, change: Change) -> None:
            if change.kind == "lobby":
                await gate.wait()
            kinds.append(change.kind)

    harness.host.audience = Slow()
    table = await harness.match()
    await play_round(harness, table)
    assert kinds == []
    gate.set()
    await harness.host.close()
    assert kinds == ["lobby", "lobby", "started", "answered", "answered", "answered"]


async def test_a_caller_who_goes_away_does_not_tear_the_step(harness: Harness) -> None:
    table = await harness.match()
    click = asyncio.create_task(harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",)))
    await asyncio.sleep(0)
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    change = await harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))
    assert change.new_prompts
    assert harness.sql("SELECT sequence, seat FROM journal ORDER BY sequence") == [(0, 0), (1, 1)]


async def test_matches_share_commits_under_load(harness: Harness) -> None:
    tables = [await harness.match(channel=channel) for channel in range(20)]
    before = harness.store.writer.transactions
    answers = [harness.commands.answer(t.id, p.id, number(t, p.id - 1), ("a",)) for t in tables for p in (ADA, BEN)]
    changes = await asyncio.gather(*answers)
    assert len(changes) == 40
    assert harness.store.writer.transactions - before <= 10
    assert harness.sql("SELECT count(*) FROM journal") == [(40,)]


async def test_after_closing_clicks_are_refused(harness: Harness) -> None:
    table = await harness.match()
    await harness.host.close()
    assert await refused(harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))) == "shutting-down"


async def test_a_choice_is_read_from_the_prompt_it_answers_and_from_no_other(harness: Harness) -> None:
    table = await harness.match()
    seen: list[Prompt] = []

    def first(prompt: Prompt) -> Choice:
        seen.append(prompt)
        return (prompt.options[0].key,)

    bens = number(table, 1)
    assert await refused(harness.commands.answer_as_read(table.id, ADA.id, bens, first)) == "not-yours"
    assert await refused(harness.commands.answer_as_read(table.id, BEN.id, 999, first)) == "stale"
    await harness.commands.answer_as_read(table.id, BEN.id, bens, first)
    assert [(prompt.number, prompt.seat) for prompt in seen] == [(bens, 1)]
    assert harness.sql("SELECT prompt, choice FROM journal") == [(bens, '["a"]')]


async def test_a_choice_that_cannot_be_read_changes_nothing(harness: Harness) -> None:
    def unreadable(_: Prompt) -> Choice:
        raise ValueError("not a number")

    table = await harness.match()
    with pytest.raises(ValueError, match="not a number"):
        await harness.commands.answer_as_read(table.id, ADA.id, number(table, 0), unreadable)
    assert harness.sql("SELECT prompt FROM journal") == []
    assert (await harness.queries.table(table.id)).prompts == table.prompts
