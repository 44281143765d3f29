"""A person is forgotten: in matches that are over, in one that is on, in a lobby; and all of it still works."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from bot.engine.record import replay
from bot.host import Person, TableNotes
from bot.host.steps.forgetting import knows
from tests.host.harness import ADA, BEN, CLEO, Harness, number
from tests.host.test_standings import finished
from tests.support.accounts import accounts

BEATRICE = Person(987654321, "Beatrice the Unmistakable")


def everything(harness: Harness) -> str:
    """All that is on disk."""
    with closing(sqlite3.connect(harness.path)) as connection:
        return "\n".join(connection.iterdump())


@pytest.mark.sqlite("a dump of the file")
async def test_nothing_on_disk_or_in_memory_knows_them(harness: Harness) -> None:
    over = await harness.match(BEATRICE, channel=11)
    await harness.commands.answer(over.id, BEATRICE.id, number(over, 1), ("a",))
    await harness.commands.stop(over.id, ADA)
    on = await harness.match(BEATRICE, CLEO, channel=12)
    lobby = await harness.lobby(channel=13)
    await harness.commands.join(lobby.id, BEATRICE)
    assert str(BEATRICE.id) in everything(harness)
    await harness.commands.forget(BEATRICE.id, "Masked Guest")
    kept = everything(harness)
    assert str(BEATRICE.id) not in kept
    assert BEATRICE.name not in kept
    for match in (over.id, on.id, lobby.id):
        table = await harness.queries.table(match)
        assert BEATRICE not in [*table.people, table.starter]
        assert BEATRICE.name not in [seat.name for seat in table.seats]


async def test_an_automaton_plays_on_and_who_opened_it_is_another(harness: Harness) -> None:
    table = await harness.match(BEN)
    await harness.commands.forget(ADA.id, "Masked Guest")
    change = await harness.heard.heard("answered")
    assert change.table.starter == BEN
    assert harness.sql('SELECT seat, "by", person FROM journal') == [(0, "automaton", None)]
    await harness.commands.stop(table.id, BEN)


async def test_nobody_waits_a_week_for_who_is_forgotten(harness: Harness) -> None:
    """They were away, the last of all, and can come back no more: it is called off."""
    table = await harness.match(BEN, rounds=1)
    await harness.commands.go_away(table.id, BEN)
    assert (await harness.commands.go_away(table.id, ADA)).is_deserted
    await harness.commands.forget(ADA.id, "Masked Guest")
    assert (await harness.queries.table(table.id)).is_deserted
    await harness.commands.forget(BEN.id, "Masked Guest")
    assert (await harness.queries.table(table.id)).status == "stopped", "it is over by then, and waits for nothing"
    assert (await harness.heard.heard("stopped")).table.notes == TableNotes(ending="left")


async def test_results_become_nobodys_and_the_record_still_proves_itself(harness: Harness) -> None:
    table = await finished(harness)
    await harness.commands.forget(ADA.id, "Masked Guest")
    assert (await accounts(harness.store, 5, "duel")).keys() == {BEN.id}
    record = await harness.queries.record(table.id)
    assert record.seats == ("Masked Guest", "Ben")
    assert (await asyncio.to_thread(replay, harness.game, record)).match.outcome == record.outcome


async def test_whoever_was_away_leaves_a_seat_that_is_nobodys_and_waits_for_nobody(harness: Harness) -> None:
    table = await harness.match(BEN, CLEO)
    await harness.commands.go_away(table.id, CLEO)
    await harness.commands.forget(CLEO.id, "Masked Guest")
    seat = (await harness.queries.table(table.id)).seats[2]
    assert (seat.person, seat.name, seat.is_away) == (None, "Masked Guest", False)


async def test_a_vote_stays_unless_it_names_whoever_is_forgotten(harness: Harness) -> None:
    """Also where nobody is to take a seat over; an offer of a seat goes with the person it was made to."""
    table = await harness.match(BEN)
    await harness.commands.end(table.id, ADA)
    assert not knows(await harness.queries.table(table.id), CLEO.id)
    await harness.commands.swap(table.id, BEN, None, CLEO)
    assert knows(await harness.queries.table(table.id), CLEO.id)
    await harness.commands.forget(CLEO.id, "Masked Guest")
    assert [vote.about for vote in (await harness.queries.table(table.id)).notes.votes] == ["end"]
