"""Standing orders: in the journal like an answer, and nobody else hears of them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine import WITHDRAWN
from bot.engine.record import replay
from bot.host import Table
from tests.host.harness import ADA, BEN, CLEO, Harness, number, refused
from tests.host.test_offers import begun, offer
from tests.support.harbour.game import GAME

NEVER = {"flares": ("never",)}
BOTH = 0b11  # Ada and Ben hold a flare


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "castellan.sqlite", GAME) as harness:
        yield harness


def given(table: Table, seat: int) -> dict[str, object]:
    assert table.match is not None
    return dict(table.match.given(seat))


async def steered(harness: Harness, table: Table) -> Table:
    """Ada answers both of her questions."""
    await harness.commands.answer(table.id, ADA.id, table.prompts[0].number, ("north",))
    return (await harness.commands.answer(table.id, ADA.id, table.prompts[1].number, 2)).table


async def test_who_has_settled_it_is_not_asked(harness: Harness) -> None:
    table = await begun(harness, BEN, flares=BOTH)
    after = await harness.commands.order(table.id, BEN.id, 1, NEVER)
    assert (given(after, 1), given(after, 0)) == ({"flares": ("never",)}, {})
    after = await steered(harness, table)
    assert [(prompt.word, prompt.seat) for prompt in after.prompts] == [("flare", 0)]


async def test_nobody_is_told_and_nothing_else_changes(harness: Harness) -> None:
    table = await begun(harness, BEN, flares=BOTH)
    heard = list(harness.heard.kinds)
    after = await harness.commands.order(table.id, BEN.id, 1, NEVER)
    await harness.commands.order(table.id, BEN.id, 1, {"flares": WITHDRAWN})
    await harness.commands.go_away(table.id, BEN)  # the notifier tells in order
    await harness.heard.heard("seats")
    assert harness.heard.kinds == [*heard, "seats"]
    assert (after.deadlines, after.prompts, after.offers) == (table.deadlines, table.prompts, table.offers)


async def test_it_is_in_the_journal_after_a_restart_and_in_the_export(harness: Harness) -> None:
    table = await begun(harness, BEN, flares=BOTH)
    await harness.commands.order(table.id, BEN.id, 1, NEVER)
    await harness.restart()
    assert given(await harness.queries.table(table.id), 1) == {"flares": ("never",)}
    assert (await harness.queries.record(table.id)).answers is None, "an export of a match that is on tells nothing"
    after = await steered(harness, table)
    after = (await harness.commands.answer(table.id, ADA.id, number(after, 0), ("keep",))).table
    await harness.commands.answer(table.id, ADA.id, number(after, 0), ("drop",))
    record = await harness.queries.record(table.id)
    assert replay(GAME, record).match.outcome is not None
    assert record.answers is not None
    assert record.answers[0].parts == NEVER


async def test_what_stands_so_already_is_not_written_again(harness: Harness) -> None:
    table = await begun(harness, BEN)
    for values in (NEVER, NEVER, {"flares": WITHDRAWN}, {"flares": WITHDRAWN, "lamps": WITHDRAWN}):
        await harness.commands.order(table.id, BEN.id, 1, values)
    assert harness.sql("SELECT count(*) FROM journal") == [(2,)]


async def test_only_who_plays_the_seat_may_and_only_what_the_game_takes(harness: Harness) -> None:
    table = await begun(harness, BEN, CLEO)
    order = harness.commands.order
    assert await refused(order(table.id, CLEO.id, 1, NEVER)) == "not-yours"
    assert await refused(order(table.id, BEN.id, 1, {"flares": ("sometimes",)})) == "illegal"
    assert await refused(order(table.id, BEN.id, 1, {"cannon": ("never",)})) == "illegal"
    assert await refused(order(table.id, BEN.id, 1, {"toll": True})) == "illegal"
    await harness.commands.go_away(table.id, BEN)
    assert await refused(order(table.id, BEN.id, 1, NEVER)) == "away"
    await harness.commands.leave(table.id, CLEO)
    assert await refused(order(table.id, CLEO.id, 2, NEVER)) == "left"


async def test_an_undo_neither_takes_one_back_as_ones_last_answer_nor_counts_another_s(harness: Harness) -> None:
    table = await begun(harness, BEN, flares=BOTH)
    await harness.commands.order(table.id, BEN.id, 1, NEVER)
    assert await refused(harness.commands.undo(table.id, BEN)) == "nothing-to-undo"
    await harness.commands.answer(table.id, ADA.id, table.prompts[0].number, ("north",))
    await harness.commands.order(table.id, BEN.id, 1, {"flares": ("always",)})
    change = await harness.commands.undo(table.id, ADA)
    assert (change.kind, change.count) == ("undone", 1), "as if Ben had settled nothing"
    assert given(change.table, 1) == {"flares": ("never",)}


async def test_they_go_with_the_seat_and_no_undo_brings_them_back(harness: Harness) -> None:
    table = await begun(harness, BEN, flares=BOTH)
    await harness.commands.answer(table.id, ADA.id, table.prompts[0].number, ("north",))
    await harness.commands.order(table.id, ADA.id, 0, NEVER)
    vote = (await harness.commands.swap(table.id, ADA, None, CLEO)).vote
    assert vote is not None
    change = await harness.commands.agree(table.id, CLEO.id, vote.number)
    assert given(change.table, 0) == {}
    await harness.restart()
    assert given(await harness.queries.table(table.id), 0) == {}
    assert await refused(harness.commands.undo(table.id, CLEO)) == "past-horizon"


async def test_who_leaves_or_is_forgotten_has_none(harness: Harness) -> None:
    table = await begun(harness, BEN, CLEO)
    for seat, person in ((1, BEN), (2, CLEO)):
        await harness.commands.order(table.id, person.id, seat, NEVER)
    await harness.commands.leave(table.id, BEN)
    await harness.commands.forget(CLEO.id, "Somebody")
    after = await harness.queries.table(table.id)
    assert (given(after, 1), given(after, 2)) == ({}, {})


async def test_what_is_settled_for_a_turn_lapses_with_it(harness: Harness) -> None:
    table = await begun(harness, turns=2, has_tolls=True)
    await harness.commands.order(table.id, ADA.id, 0, {"toll": 0, "lamps": ("red",)})
    after = await steered(harness, table)
    after = (await harness.commands.answer(table.id, ADA.id, number(after, 0), ("drop",))).table
    assert [prompt.word for prompt in after.prompts] == ["course", "knots"], "toll and lamps were settled"
    assert given(after, 0) == {"lamps": ("red",)}


async def test_what_is_settled_by_the_match_is_refused_with_its_own_reason(harness: Harness) -> None:
    table = await steered(harness, await begun(harness, BEN))
    assert [prompt.word for prompt in table.prompts] == ["anchor"]
    assert await refused(harness.commands.undo(table.id, ADA)) == "past-horizon"
    assert await refused(harness.commands.undo(table.id, BEN)) == "nothing-to-undo"


async def test_offers_taken_before_it_are_settled_as_well(harness: Harness) -> None:
    table = await begun(harness, BEN)
    await harness.commands.answer(table.id, BEN.id, offer(table, 1), ("low",))
    await steered(harness, table)
    assert await refused(harness.commands.undo(table.id, BEN)) == "past-horizon"
