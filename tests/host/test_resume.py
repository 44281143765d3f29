"""Nothing is lost: restarts, dropped mailboxes, changed rules, a store that fails."""

import asyncio
from typing import Any, ClassVar

import pytest

from bot.engine import Position
from bot.engine.playout import fingerprint
from bot.host import Table
from bot.store import MatchRow, SeatRow, StorageFailed
from tests.host.duel_game import Duel
from tests.host.harness import ADA, BEN, Harness, number, refused


class Stricter(Duel):
    """The next edition: what was legal no longer is, and the author forgot to say so."""

    picks: ClassVar[tuple[str, ...]] = ("b", "c")


class NextEdition(Duel):
    rules_version = 2


class Broken(Duel):
    def turn(self, state: object, chance: object) -> object:  # type: ignore[override]
        raise RuntimeError("this edition cannot be played")


def match_of(table: Table) -> Position[Any]:
    assert table.match is not None
    return table.match


async def one_round_and_a_pick(harness: Harness, table: Table) -> Table:
    for person in (ADA, BEN):
        table = (await harness.commands.answer(table.id, person.id, number(table, person.id - 1), ("a",))).table
    table = (await harness.commands.answer(table.id, ADA.id, number(table, 0), 4)).table
    return (await harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))).table


async def test_a_match_stands_after_a_restart_as_it_stood_before(harness: Harness) -> None:
    before = await one_round_and_a_pick(harness, await harness.match())
    await harness.restart()
    change = await harness.heard.heard("resumed")
    assert fingerprint(match_of(change.table)) == fingerprint(match_of(before))
    assert (change.table.seats, change.table.deadlines) == (before.seats, before.deadlines)
    assert change.new_prompts == change.table.prompts
    await harness.commands.answer(before.id, ADA.id, number(before, 0), ("b",))


async def test_a_match_that_is_over_can_still_be_looked_at(harness: Harness) -> None:
    table = await harness.match(rounds=1)
    for person, choice in ((ADA, ("a",)), (BEN, ("a",)), (ADA, 9)):
        table = (await harness.commands.answer(table.id, person.id, number(table, person.id - 1), choice)).table
    await harness.restart()
    again = await harness.queries.table(table.id)
    assert again.status == "finished"
    assert again.seed == table.seed
    assert again.view(None) == table.view(None)
    assert match_of(again).outcome == match_of(table).outcome
    assert harness.heard.changes == []


async def test_idle_matches_leave_memory_and_come_back_unnoticed(harness: Harness) -> None:
    await harness.stop()
    await harness.start(most_mailboxes=2)
    tables = [await harness.match(channel=channel) for channel in range(5)]
    assert len(harness.host._mailboxes) == 2
    for table in tables:
        await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    assert len(harness.host._mailboxes) == 2
    assert harness.sql("SELECT count(*) FROM journal") == [(5,)]
    await harness.host.close()
    assert set(harness.heard.kinds) == {"lobby", "started", "answered"}


async def test_what_takes_more_memory_leaves_less_for_others(harness: Harness) -> None:
    await harness.stop()
    await harness.start(most_mailboxes=3)
    mailboxes = harness.host._mailboxes
    tables = [await harness.match(channel=channel) for channel in range(3)]
    assert len(mailboxes) == 3
    weight = mailboxes.of(tables[2].id).weight
    await harness.commands.answer(tables[2].id, ADA.id, number(tables[2], 0), ("a",))
    assert mailboxes.of(tables[2].id).weight > weight > mailboxes.of("nobody").weight
    mailboxes._memory = 3 * weight
    await harness.queries.table(tables[2].id)
    assert (mailboxes.seen(tables[0].id), mailboxes._weight) == (None, sum(mailboxes._weights.values()))
    await harness.commands.stop(tables[2].id, ADA)
    mailboxes.forget_over()
    assert set(mailboxes._weights) == set(mailboxes._mailboxes)
    assert mailboxes._weight == sum(mailboxes._weights.values())


async def test_a_journal_the_rules_no_longer_fit_steps_back_to_the_turns_beginning(harness: Harness) -> None:
    table = await one_round_and_a_pick(harness, await harness.match())
    await harness.restart(Stricter())
    change = await harness.heard.heard("stepped-back")
    assert change.stepped_back
    assert match_of(change.table).answered == 3
    assert [prompt.seat for prompt in change.table.prompts] == [0, 1]
    assert min(prompt.number for prompt in change.new_prompts) > 1000
    assert await refused(harness.commands.answer(table.id, ADA.id, number(table, 0), ("b",))) == "stale"
    table = change.table
    assert table.deadlines.keys() == {prompt.number for prompt in table.prompts}
    assert {prompt for (prompt,) in harness.sql("SELECT prompt FROM deadlines")} == table.deadlines.keys()


async def test_after_a_step_back_play_goes_on_and_survives_the_next_restart(harness: Harness) -> None:
    await one_round_and_a_pick(harness, await harness.match())
    await harness.restart(Stricter())
    table = (await harness.heard.heard("stepped-back")).table
    table = (await harness.commands.answer(table.id, BEN.id, number(table, 1), ("c",))).table
    await harness.restart()
    change = await harness.heard.heard("resumed")
    assert fingerprint(match_of(change.table)) == fingerprint(match_of(table))
    assert "stepped-back" not in harness.heard.kinds
    assert harness.sql("SELECT sequence, seat, kept FROM journal ORDER BY sequence") == [
        (0, 0, None), (1, 1, None), (2, 0, None), (3, 1, None), (4, None, 3), (5, 1, None),
    ]  # fmt: skip
    assert [event.word for event in await harness.queries.log(table.id)] == []


async def test_a_new_edition_steps_back_even_where_the_journal_would_still_replay(harness: Harness) -> None:
    """It might replay to something else than what the players have seen."""
    await one_round_and_a_pick(harness, await harness.match())
    await harness.restart(NextEdition())
    change = await harness.heard.heard("stepped-back")
    assert match_of(change.table).answered == 3
    await harness.restart()
    await harness.heard.heard("resumed")
    assert "stepped-back" not in harness.heard.kinds


async def test_a_new_edition_between_two_turns_loses_nothing(harness: Harness) -> None:
    await harness.match()
    await harness.restart(NextEdition())
    change = await harness.heard.heard("resumed")
    assert match_of(change.table).answered == 0
    assert "stepped-back" not in harness.heard.kinds


@pytest.mark.sqlite("triggers in its words")
async def test_where_the_newest_snapshot_fails_an_older_one_serves(harness: Harness) -> None:
    table = await one_round_and_a_pick(harness, await harness.match())
    await harness.stop()
    harness.sql("UPDATE snapshots SET state = x'c1' WHERE answers = 3")
    await harness.start()
    change = await harness.heard.heard("stepped-back")
    assert match_of(change.table).answered == 0
    assert harness.sql("SELECT answers FROM snapshots") == [(0,)]
    assert change.table.id == table.id


async def test_a_match_that_cannot_be_rebuilt_at_all_can_still_be_stopped(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await harness.match()
    await harness.restart(Broken())
    assert await refused(harness.commands.answer(table.id, ADA.id, 1, ("a",))) == "still"
    assert "cannot be rebuilt" in caplog.text
    assert (await harness.commands.stop(table.id, ADA)).status == "stopped"
    assert await harness.queries.table_in(table.channel) is None


@pytest.mark.sqlite("triggers in its words")
async def test_what_cannot_be_saved_did_not_happen(harness: Harness) -> None:
    table = await harness.match()
    harness.sql("CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
    assert await refused(harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))) == "storage"
    assert len((await harness.queries.table(table.id)).prompts) == 2
    assert (await harness.heard.heard("resumed")).table.id == table.id
    harness.sql("DROP TRIGGER full")
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    assert harness.sql("SELECT count(*) FROM journal") == [(1,)]


async def test_after_a_clash_the_store_is_right_and_memory_is_rebuilt(harness: Harness) -> None:
    """A row nobody here knows of, as after a commit whose outcome was lost."""
    table = await harness.match()
    harness.sql(
        'INSERT INTO journal (match, sequence, prompt, seat, choice, "by", at) '
        """VALUES (:match, 0, 1, 0, '["b"]', 'person', '2026-01-01 00:00:00.000000')""",
        match=table.id,
    )
    assert await refused(harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))) == "storage"
    again = await harness.queries.table(table.id)
    assert [prompt.seat for prompt in again.prompts] == [1]
    change = await harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))
    assert [event.word for event in change.events] == ["picked", "picked"]


@pytest.mark.sqlite("triggers in its words")
async def test_one_match_that_fails_leaves_the_others_alone(harness: Harness) -> None:
    one, other = await harness.match(channel=1), await harness.match(channel=2)
    harness.sql(
        f"CREATE TRIGGER full BEFORE INSERT ON journal WHEN NEW.match = '{one.id}' BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    reason, change = await asyncio.gather(
        refused(harness.commands.answer(one.id, ADA.id, number(one, 0), ("a",))),
        harness.commands.answer(other.id, ADA.id, number(other, 0), ("a",)),
    )
    assert reason == "storage"
    assert change.table.id == other.id


async def test_a_lobby_that_was_saved_after_all_is_shown_as_soon_as_somebody_comes(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    create = harness.store.create

    async def saved_without_a_word(head: MatchRow, seats: list[SeatRow]) -> None:
        await create(head, seats)
        raise StorageFailed("nobody can tell whether it did")

    monkeypatch.setattr(harness.store, "create", saved_without_a_word)
    assert await refused(harness.lobby(channel=10)) == "storage"
    assert await harness.queries.table_in(10) is not None
    await harness.host.close()
    assert harness.heard.kinds == ["resumed"]
