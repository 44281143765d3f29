"""Nothing is lost: restarts, dropped rooms, changed rules, a store that fails."""

import asyncio
from typing import Any, ClassVar

import pytest

from bot.engine import Match
from bot.engine.playout import fingerprint
from bot.host import Table
from tests.host.bench import ADA, BEN, Bench, number, refused
from tests.host.duel import Duel


class Stricter(Duel):
    """The next edition: what was legal no longer is, and the author forgot to say so."""

    picks: ClassVar[tuple[str, ...]] = ("b", "c")


class NextEdition(Duel):
    rules_version = 2


class Broken(Duel):
    def turn(self, state: object, chance: object) -> object:  # type: ignore[override]
        raise RuntimeError("this edition cannot be played")


def match_of(table: Table) -> Match[Any]:
    assert table.match is not None
    return table.match


async def one_round_and_a_pick(bench: Bench, table: Table) -> Table:
    for person in (ADA, BEN):
        table = (await bench.host.answer(table.id, person.id, number(table, person.id - 1), ("a",))).table
    table = (await bench.host.answer(table.id, ADA.id, number(table, 0), 4)).table
    return (await bench.host.answer(table.id, BEN.id, number(table, 1), ("a",))).table


async def test_a_match_stands_after_a_restart_as_it_stood_before(bench: Bench) -> None:
    before = await one_round_and_a_pick(bench, await bench.match())
    await bench.restart()
    change = await bench.heard.heard("resumed")
    assert fingerprint(match_of(change.table)) == fingerprint(match_of(before))
    assert (change.table.seats, change.table.deadlines) == (before.seats, before.deadlines)
    assert change.new_prompts == change.table.prompts
    await bench.host.answer(before.id, ADA.id, number(before, 0), ("b",))


async def test_a_match_that_is_over_can_still_be_looked_at(bench: Bench) -> None:
    table = await bench.match(rounds=1)
    for person, choice in ((ADA, ("a",)), (BEN, ("a",)), (ADA, 9)):
        table = (await bench.host.answer(table.id, person.id, number(table, person.id - 1), choice)).table
    await bench.restart()
    again = await bench.host.table(table.id)
    assert again.status == "finished"
    assert again.seed == table.seed
    assert again.view(None) == table.view(None)
    assert match_of(again).outcome == match_of(table).outcome
    assert bench.heard.changes == []


async def test_idle_matches_leave_memory_and_come_back_unnoticed(bench: Bench) -> None:
    await bench.stop()
    await bench.start(most_rooms=2)
    tables = [await bench.match(channel=channel) for channel in range(5)]
    assert len(bench.host._rooms) == 2
    for table in tables:
        await bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))
    assert len(bench.host._rooms) == 2
    assert bench.sql("SELECT count(*) FROM journal") == [(5,)]
    await bench.host.close()
    assert set(bench.heard.kinds) == {"lobby", "started", "answered"}


async def test_a_journal_the_rules_no_longer_fit_steps_back_to_the_turns_beginning(bench: Bench) -> None:
    table = await one_round_and_a_pick(bench, await bench.match())
    await bench.restart(Stricter())
    change = await bench.heard.heard("stepped-back")
    assert change.stepped_back
    assert match_of(change.table).answered == 3
    assert [prompt.seat for prompt in change.table.prompts] == [0, 1]
    assert min(prompt.number for prompt in change.new_prompts) > 1000
    assert await refused(bench.host.answer(table.id, ADA.id, number(table, 0), ("b",))) == "stale"
    table = change.table
    assert table.deadlines.keys() == {prompt.number for prompt in table.prompts}
    assert {prompt for (prompt,) in bench.sql("SELECT prompt FROM deadlines")} == table.deadlines.keys()


async def test_after_a_step_back_play_goes_on_and_survives_the_next_restart(bench: Bench) -> None:
    await one_round_and_a_pick(bench, await bench.match())
    await bench.restart(Stricter())
    table = (await bench.heard.heard("stepped-back")).table
    table = (await bench.host.answer(table.id, BEN.id, number(table, 1), ("c",))).table
    await bench.restart()
    change = await bench.heard.heard("resumed")
    assert fingerprint(match_of(change.table)) == fingerprint(match_of(table))
    assert "stepped-back" not in bench.heard.kinds
    assert bench.sql("SELECT sequence, seat, kept FROM journal ORDER BY sequence") == [
        (0, 0, None), (1, 1, None), (2, 0, None), (3, 1, None), (4, None, 3), (5, 1, None),
    ]  # fmt: skip
    assert [event.word for event in await bench.host.log(table.id)] == []


async def test_a_new_edition_steps_back_even_where_the_journal_would_still_replay(bench: Bench) -> None:
    """It might replay to something else than what the players have seen."""
    await one_round_and_a_pick(bench, await bench.match())
    await bench.restart(NextEdition())
    change = await bench.heard.heard("stepped-back")
    assert match_of(change.table).answered == 3
    await bench.restart()
    await bench.heard.heard("resumed")
    assert "stepped-back" not in bench.heard.kinds


async def test_a_new_edition_between_two_turns_loses_nothing(bench: Bench) -> None:
    await bench.match()
    await bench.restart(NextEdition())
    change = await bench.heard.heard("resumed")
    assert match_of(change.table).answered == 0
    assert "stepped-back" not in bench.heard.kinds


async def test_where_the_newest_snapshot_fails_an_older_one_serves(bench: Bench) -> None:
    table = await one_round_and_a_pick(bench, await bench.match())
    await bench.stop()
    bench.sql("UPDATE snapshots SET state = x'c1' WHERE answers = 3")
    await bench.start()
    change = await bench.heard.heard("stepped-back")
    assert match_of(change.table).answered == 0
    assert bench.sql("SELECT answers FROM snapshots") == [(0,)]
    assert change.table.id == table.id


async def test_a_match_that_cannot_be_rebuilt_at_all_can_still_be_stopped(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    table = await bench.match()
    await bench.restart(Broken())
    assert await refused(bench.host.answer(table.id, ADA.id, 1, ("a",))) == "still"
    assert "cannot be rebuilt" in caplog.text
    assert (await bench.host.stop(table.id, ADA, may_stop=False)).status == "stopped"
    assert await bench.host.table_in(table.channel) is None


async def test_what_cannot_be_saved_did_not_happen(bench: Bench) -> None:
    table = await bench.match()
    bench.sql("CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
    assert await refused(bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))) == "storage"
    assert len((await bench.host.table(table.id)).prompts) == 2
    assert (await bench.heard.heard("resumed")).table.id == table.id
    bench.sql("DROP TRIGGER full")
    await bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))
    assert bench.sql("SELECT count(*) FROM journal") == [(1,)]


async def test_after_a_clash_the_store_is_right_and_memory_is_rebuilt(bench: Bench) -> None:
    """A row nobody here knows of, as after a commit whose outcome was lost."""
    table = await bench.match()
    row = (table.id, 0, 1, 0, '["b"]', "person", "2026-01-01 00:00:00.000000")
    bench.sql(
        'INSERT INTO journal (match, sequence, prompt, seat, choice, "by", at) VALUES (?, ?, ?, ?, ?, ?, ?)', *row
    )
    assert await refused(bench.host.answer(table.id, BEN.id, number(table, 1), ("a",))) == "storage"
    again = await bench.host.table(table.id)
    assert [prompt.seat for prompt in again.prompts] == [1]
    change = await bench.host.answer(table.id, BEN.id, number(table, 1), ("a",))
    assert [event.word for event in change.events] == ["picked", "picked"]


async def test_one_match_that_fails_leaves_the_others_alone(bench: Bench) -> None:
    one, other = await bench.match(channel=1), await bench.match(channel=2)
    bench.sql(
        f"CREATE TRIGGER full BEFORE INSERT ON journal WHEN NEW.match = '{one.id}' BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    reason, change = await asyncio.gather(
        refused(bench.host.answer(one.id, ADA.id, number(one, 0), ("a",))),
        bench.host.answer(other.id, ADA.id, number(other, 0), ("a",)),
    )
    assert reason == "storage"
    assert change.table.id == other.id
