"""Votes to end a match, seats handed on, and more time: each survives a restart, each has its limits."""

from datetime import timedelta

import pytest

from bot.host import MOST_SNOOZES, PACES, Person, Table
from tests.host.harness import ADA, BEN, CLEO, MANAGER, Harness, number, refused
from tests.support.accounts import accounts

DORA = Person(4, "Dora")


async def test_more_than_half_call_a_match_off_and_it_counts_for_nobody(harness: Harness) -> None:
    table = await harness.match(BEN, CLEO, DORA)
    assert (await harness.commands.end(table.id, BEN)).kind == "proposed"
    assert (await harness.commands.agree(table.id, CLEO.id, 1)).kind == "agreed"
    await harness.restart()
    change = await harness.commands.agree(table.id, ADA.id, 1)
    assert (change.kind, change.table.status, change.table.notes.ending) == ("stopped", "stopped", "agreed")
    assert change.table.seed is not None
    assert await accounts(harness.store, 5, "duel") == {}
    assert await refused(harness.commands.agree(table.id, DORA.id, 1)) == "finished"
    assert harness.sql("SELECT count(*) FROM deadlines") == [(0,)]
    assert (await harness.queries.record(table.id)).outcome is None


async def test_half_is_not_enough(harness: Harness) -> None:
    table = await harness.match(BEN, CLEO, DORA)
    await harness.commands.end(table.id, ADA)
    assert (await harness.commands.refuse(table.id, BEN.id, 1)).kind == "agreed"
    change = await harness.commands.refuse(table.id, CLEO.id, 1)
    assert (change.kind, change.table.status, change.table.notes.votes) == ("refused", "open", ())


async def test_at_the_end_of_its_time_those_who_are_there_decide(harness: Harness) -> None:
    """Two of four are away for good: nobody is stuck with them."""
    table = await harness.match(BEN, CLEO, DORA, pace="none")
    await harness.commands.go_away(table.id, CLEO)
    await harness.commands.go_away(table.id, DORA)
    await harness.commands.end(table.id, ADA)
    assert (await harness.commands.agree(table.id, BEN.id, 1)).kind == "agreed"
    harness.clock.pass_(timedelta(days=1))
    harness.host.tick()
    assert (await harness.heard.heard("stopped")).table.notes.ending == "agreed"


async def test_who_asked_may_take_the_question_back(harness: Harness) -> None:
    table = await harness.match(BEN, CLEO)
    await harness.commands.end(table.id, ADA)
    assert (await harness.commands.refuse(table.id, ADA.id, 1)).kind == "refused"
    assert await refused(harness.commands.agree(table.id, BEN.id, 1)) == "settled"


async def test_alone_one_is_the_table(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.commands.add_automaton(table.id, ADA, "Clockwork")
    await harness.commands.begin(table.id, ADA)
    assert await refused(harness.commands.end(table.id, BEN)) == "not-seated"
    assert (await harness.commands.end(table.id, ADA)).kind == "stopped"


async def test_a_seat_is_handed_on_with_all_it_knows(harness: Harness) -> None:
    table = await harness.match(rounds=1)
    for person in (ADA, BEN):
        table = (await harness.commands.answer(table.id, person.id, number(table, person.id - 1), ("a",))).table
    offer = await harness.commands.swap(table.id, ADA, None, CLEO)
    assert (offer.kind, offer.table.seats_of(ADA.id)) == ("proposed", (0,))
    assert await refused(harness.commands.agree(table.id, BEN.id, 1)) == "not-asked"
    await harness.restart()
    table = (await harness.commands.agree(table.id, CLEO.id, 1)).table
    assert (table.seats_of(CLEO.id), table.seats_of(ADA.id), table.seats[0].name) == ((0,), (), "Cleo")
    assert table.deadlines == offer.table.deadlines
    assert await refused(harness.commands.answer(table.id, ADA.id, number(table, 0), 4)) == "not-yours"
    await harness.restart()
    table = (await harness.commands.answer(table.id, CLEO.id, number(table, 0), 4)).table
    assert table.status == "finished"
    assert (await accounts(harness.store, 5, "duel")).keys() == {BEN.id, CLEO.id}


async def test_nobody_has_two_seats_or_knows_two_hands(harness: Harness) -> None:
    table = await harness.match(BEN, CLEO)
    assert await refused(harness.commands.swap(table.id, ADA, None, BEN)) == "other-seated"
    assert await refused(harness.commands.swap(table.id, ADA, 0, ADA)) == "already-seated"
    assert await refused(harness.commands.swap(table.id, ADA, 7, DORA)) == "no-such-seat"
    await harness.commands.swap(table.id, BEN, None, DORA)
    await harness.commands.agree(table.id, DORA.id, 1)
    await harness.commands.go_away(table.id, CLEO)
    await harness.restart()
    assert await refused(harness.commands.swap(table.id, ADA, 2, BEN)) == "knows-a-hand"
    await harness.commands.go_away(table.id, DORA)
    await harness.commands.swap(table.id, ADA, 1, BEN)
    assert (await harness.commands.agree(table.id, BEN.id, 2)).table.seats_of(BEN.id) == (1,)


async def test_an_empty_seat_is_the_starters_and_the_managers_to_give(harness: Harness) -> None:
    table = await harness.match(BEN)
    assert await refused(harness.commands.swap(table.id, ADA, 1, CLEO)) == "not-your-seat"
    await harness.commands.go_away(table.id, BEN)
    assert await refused(harness.commands.swap(table.id, CLEO, 1, CLEO)) == "not-starter"
    offered = await harness.commands.swap(table.id, ADA, 1, CLEO)
    assert offered.kind == "proposed"
    await harness.commands.come_back(table.id, BEN)
    assert await refused(harness.commands.agree(table.id, CLEO.id, 1)) == "settled"
    await harness.commands.refuse(table.id, CLEO.id, 1)
    await harness.commands.go_away(table.id, BEN)
    taken = await harness.commands.swap(table.id, DORA, 1, DORA, server=MANAGER)
    assert (taken.kind, taken.table.seats[1].person, taken.table.seats[1].is_automatic) == ("seats", DORA, False)
    assert number(taken.table, 0) in taken.table.deadlines


async def test_the_seat_of_somebody_who_has_left_the_server_can_be_given(harness: Harness) -> None:
    table = await harness.match(BEN)
    assert await refused(harness.commands.swap(table.id, CLEO, 1, CLEO, has_left_server=True)) == "not-starter"
    await harness.commands.swap(table.id, ADA, 1, CLEO, has_left_server=True)
    await harness.restart()
    assert (await harness.commands.agree(table.id, CLEO.id, 1)).table.seats[1].person == CLEO


@pytest.mark.parametrize("pace", ["live", "relaxed"])
async def test_who_asks_for_it_gets_the_pace_once_more(harness: Harness, pace: str) -> None:
    table = await harness.match(pace=pace)
    due, given = table.deadlines[1].due, PACES[pace]
    assert given is not None
    for time in range(1, MOST_SNOOZES + 1):
        change = await harness.commands.snooze(table.id, ADA.id)
        assert (change.kind, change.seat) == ("snoozed", 0)
        assert change.table.deadlines[1].due == due + given * time
        assert change.table.notes.snoozes_left(0) == MOST_SNOOZES - time
        await harness.restart()
        assert (await harness.queries.table(table.id)).deadlines == change.table.deadlines
    assert await refused(harness.commands.snooze(table.id, ADA.id)) == "no-snooze"
    assert (await harness.commands.snooze(table.id, BEN.id)).table.notes.snoozes_left(1) == MOST_SNOOZES - 1


async def test_it_is_reminded_of_again_before_the_new_end(harness: Harness) -> None:
    table = await harness.match()
    harness.clock.pass_(timedelta(minutes=2) * 0.8)
    harness.host.tick()
    await harness.heard.until(lambda c: c.kind == "reminded" and c.new_prompts[0].seat == 0)
    due = (await harness.commands.snooze(table.id, ADA.id)).table.deadlines[1]
    assert not due.is_reminded
    harness.clock.pass_(due.remind - harness.clock.now)
    harness.heard.changes.clear()
    harness.host.tick()
    await harness.heard.until(lambda c: c.kind == "reminded" and c.new_prompts[0].seat == 0)
    assert (await harness.queries.table(table.id)).prompts[0].number == 1


async def test_more_time_is_for_those_a_clock_waits_for(harness: Harness) -> None:
    table = await harness.match()
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    assert await refused(harness.commands.snooze(table.id, ADA.id)) == "not-asked"
    assert await refused(harness.commands.snooze(table.id, CLEO.id)) == "not-seated"
    slow = await harness.match(channel=11, pace="none")
    assert await refused(harness.commands.snooze(slow.id, ADA.id)) == "no-clock"


async def asked_in_every_way(harness: Harness) -> Table:
    table = await harness.match(BEN, CLEO)
    await harness.commands.swap(table.id, BEN, None, DORA)
    return (await harness.commands.end(table.id, BEN)).table


async def test_who_is_forgotten_is_named_in_no_question(harness: Harness) -> None:
    table = await asked_in_every_way(harness)
    await harness.commands.forget(BEN.id, "Guest")
    assert (await harness.queries.table(table.id)).notes.votes == ()
    assert "Ben" not in str(harness.sql("SELECT notes FROM matches"))


async def test_a_vote_lapses_at_its_time_and_not_before(harness: Harness) -> None:
    """Its timer may ring for what is settled, or has been put off; then nothing happens."""
    table = await harness.match(BEN, CLEO, DORA)
    due = (await harness.commands.end(table.id, ADA)).table.notes.votes[0].due
    for number_ in (1, 2):
        await harness.host._handle(table.id, ("vote", number_))
        assert [vote.number for vote in (await harness.queries.table(table.id)).notes.votes] == [1]
    harness.clock.pass_(due - harness.clock.now)
    await harness.host._handle(table.id, ("vote", 1))
    assert (await harness.queries.table(table.id)).notes.votes == ()
