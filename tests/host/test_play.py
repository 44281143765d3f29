"""Answers: who may, what counts, what the audience hears."""

import asyncio
import logging

import pytest

from bot.engine.record import replay
from bot.host import Change, HostRefused, Table
from tests.host.bench import ADA, BEN, CLEO, Bench, number, refused
from tests.host.duel import Duel, RingView


async def play_round(bench: Bench, table: Table) -> Change:
    """Both pick a, then Ada bids 3."""
    for person in (ADA, BEN):
        change = await bench.host.answer(table.id, person.id, number(table, person.id - 1), ("a",))
    return await bench.host.answer(table.id, ADA.id, number(change.table, 0), 3)


async def test_an_answer_moves_the_match_on(bench: Bench) -> None:
    table = await bench.match()
    first = await bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))
    assert (first.kind, first.events, first.new_prompts) == ("answered", (), ())
    second = await bench.host.answer(table.id, BEN.id, number(table, 1), ("b",))
    assert [event.word for event in second.events] == ["picked", "picked"]
    assert [prompt.word for prompt in second.new_prompts] == ["bid"]
    assert second.table.view(1) == RingView((0, 0), "b")
    assert second.table.view(None) == RingView((0, 0), None)


async def test_a_whole_match_ends_with_results_seed_and_a_record_that_proves_it(bench: Bench) -> None:
    table = await bench.match()
    for _ in range(3):
        table = (await play_round(bench, table)).table
    assert table.status == "finished"
    assert table.match is not None
    assert table.match.outcome is not None
    assert bench.sql("SELECT seat, person, score, has_won FROM results ORDER BY seat") == [
        (0, ADA.id, table.match.outcome.scores[0], 1),
        (1, BEN.id, 0, 0),
    ]
    assert bench.sql("SELECT * FROM deadlines") == []
    proof = replay(Duel(), await bench.host.record(table.id))
    assert proof.match.outcome == table.match.outcome
    assert await refused(bench.host.answer(table.id, ADA.id, 1, ("a",))) == "finished"
    await bench.heard.heard("finished")
    assert bench.heard.kinds.count("answered") == 8


async def test_the_record_of_an_open_match_tells_no_secret(bench: Bench) -> None:
    table = await bench.match()
    record = await bench.host.record(table.id)
    assert record.seed is None
    assert record.answers is None
    assert record.commitment == table.commitment


async def test_the_story_is_told_again_from_the_journal(bench: Bench) -> None:
    table = await bench.match()
    await play_round(bench, table)
    told = await bench.host.story(table.id)
    assert [(one.answer.seat if one.answer else None, len(one.events)) for one in told] == [
        (None, 0),
        (0, 0),
        (1, 2),
        (0, 1),
    ]
    assert [event.word for event in await bench.host.log(table.id)] == ["picked", "picked", "scored"]


async def test_a_double_click_in_the_same_millisecond_counts_once(bench: Bench) -> None:
    table = await bench.match()
    clicks = [bench.host.answer(table.id, ADA.id, number(table, 0), ("a",)) for _ in range(5)]
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(one).__name__ for one in answers] == ["Change"] + ["HostRefused"] * 4
    assert {one.reason for one in answers if isinstance(one, HostRefused)} == {"stale"}
    assert bench.sql("SELECT count(*) FROM journal") == [(1,)]


async def test_what_is_foreign_stale_or_illegal_is_refused_and_changes_nothing(bench: Bench) -> None:
    table = await bench.match()
    ada = number(table, 0)
    assert await refused(bench.host.answer(table.id, BEN.id, ada, ("a",))) == "not-yours"
    assert await refused(bench.host.answer(table.id, CLEO.id, ada, ("a",))) == "not-yours"
    assert await refused(bench.host.answer(table.id, ADA.id, 999, ("a",))) == "stale"
    assert await refused(bench.host.answer(table.id, ADA.id, ada, ("c",))) == "illegal"
    assert await refused(bench.host.answer(table.id, ADA.id, ada, ("\ud800",))) == "illegal"
    assert await refused(bench.host.answer(table.id, ADA.id, ada, 1)) == "illegal"
    lobby = await bench.lobby(channel=77)
    assert await refused(bench.host.answer(lobby.id, ADA.id, 1, ("a",))) == "not-open"
    assert bench.sql("SELECT count(*) FROM journal") == [(0,)]
    assert await bench.host.table(table.id) is table


async def test_a_boolean_is_no_amount(bench: Bench) -> None:
    table = await bench.match()
    for person in (ADA, BEN):
        table = (await bench.host.answer(table.id, person.id, number(table, person.id - 1), ("a",))).table
    assert await refused(bench.host.answer(table.id, ADA.id, number(table, 0), True)) == "illegal"


async def test_a_table_once_told_never_changes(bench: Bench) -> None:
    """Whoever still draws an old table sees all of it as it was, and nothing that is not yet kept."""
    table = await bench.match()
    first = await bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))
    await bench.host.answer(table.id, BEN.id, number(table, 1), ("a",))
    assert len(table.prompts) == 2
    assert [prompt.seat for prompt in first.table.prompts] == [1]


async def test_a_rule_that_raises_is_refused_with_an_id_and_the_journal_in_the_log(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    table = await bench.match()
    await bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))
    with pytest.raises(HostRefused) as caught, caplog.at_level(logging.INFO):
        await bench.host.answer(table.id, BEN.id, number(table, 1), ("boom",))
    assert caught.value.reason == "failed"
    (line,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert caught.value.error_id is not None
    assert caught.value.error_id in line.message
    assert '"refused":{"prompt":2,"seat":1,"choice":["boom"]}' in line.message
    assert '"answers":[{"prompt":1,"seat":0,"choice":["a"]}]' in line.message
    assert bench.sql("SELECT count(*) FROM journal") == [(1,)]
    change = await bench.host.answer(table.id, BEN.id, number(table, 1), ("b",))
    assert change.new_prompts


async def test_an_audience_that_raises_hurts_nobody(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    class Clumsy:
        def __init__(self) -> None:
            self.calls = 0

        async def changed(self, change: Change) -> None:
            self.calls += 1
            raise ValueError("a picture fell off the wall")

    clumsy = Clumsy()
    bench.host.audience = clumsy
    table = await bench.match()
    await bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))
    await bench.host.close()
    assert clumsy.calls == 3
    assert "a picture fell off the wall" in caplog.text


async def test_a_slow_audience_does_not_hold_answers_up_and_hears_them_in_order(bench: Bench) -> None:
    gate = asyncio.Event()
    kinds: list[str] = []

    class Slow:
        async def changed(self, change: Change) -> None:
            if change.kind == "lobby":
                await gate.wait()
            kinds.append(change.kind)

    bench.host.audience = Slow()
    table = await bench.match()
    await play_round(bench, table)
    assert kinds == []
    gate.set()
    await bench.host.close()
    assert kinds == ["lobby", "started", "answered", "answered", "answered"]


async def test_a_caller_who_goes_away_does_not_tear_the_step(bench: Bench) -> None:
    table = await bench.match()
    click = asyncio.create_task(bench.host.answer(table.id, ADA.id, number(table, 0), ("a",)))
    await asyncio.sleep(0)
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    change = await bench.host.answer(table.id, BEN.id, number(table, 1), ("a",))
    assert change.new_prompts
    assert bench.sql("SELECT sequence, seat FROM journal ORDER BY sequence") == [(0, 0), (1, 1)]


async def test_matches_share_commits_under_load(bench: Bench) -> None:
    tables = [await bench.match(channel=channel) for channel in range(20)]
    before = bench.store.writer.transactions
    answers = [bench.host.answer(t.id, p.id, number(t, p.id - 1), ("a",)) for t in tables for p in (ADA, BEN)]
    changes = await asyncio.gather(*answers)
    assert len(changes) == 40
    assert bench.store.writer.transactions - before <= 10
    assert bench.sql("SELECT count(*) FROM journal") == [(40,)]


async def test_after_closing_clicks_are_refused(bench: Bench) -> None:
    table = await bench.match()
    await bench.host.close()
    assert await refused(bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))) == "shutting-down"
