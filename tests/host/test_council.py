"""Ending by vote, handing a seat on, more time: each durable, each with its limits."""

from datetime import timedelta

import pytest

from bot.host import MOST_SNOOZES, PACES, Person, Table
from tests.host.bench import ADA, BEN, CLEO, Bench, number, refused

DORA = Person(4, "Dora")


async def test_more_than_half_call_a_match_off_and_it_counts_for_nobody(bench: Bench) -> None:
    table = await bench.match(BEN, CLEO, DORA)
    assert (await bench.host.end(table.id, BEN)).kind == "proposed"
    assert (await bench.host.agree(table.id, CLEO.id, 1)).kind == "agreed"
    await bench.restart()
    change = await bench.host.agree(table.id, ADA.id, 1)
    assert (change.kind, change.table.status, change.table.aside.ending) == ("stopped", "stopped", "agreed")
    assert change.table.seed is not None
    assert await bench.host.standings(5, "duel") == []
    assert await refused(bench.host.agree(table.id, DORA.id, 1)) == "finished"
    assert bench.sql("SELECT count(*) FROM deadlines") == [(0,)]
    assert (await bench.host.record(table.id)).outcome is None


async def test_half_is_not_enough(bench: Bench) -> None:
    table = await bench.match(BEN, CLEO, DORA)
    await bench.host.end(table.id, ADA)
    assert (await bench.host.refuse(table.id, BEN.id, 1)).kind == "agreed"
    change = await bench.host.refuse(table.id, CLEO.id, 1)
    assert (change.kind, change.table.status, change.table.aside.motions) == ("refused", "open", ())


async def test_at_the_end_of_its_time_those_who_are_there_decide(bench: Bench) -> None:
    """Two of four are away for good: nobody is stuck with them."""
    table = await bench.match(BEN, CLEO, DORA, pace="none")
    await bench.host.quit(table.id, CLEO)
    await bench.host.quit(table.id, DORA)
    await bench.host.end(table.id, ADA)
    assert (await bench.host.agree(table.id, BEN.id, 1)).kind == "agreed"
    bench.clock.pass_(timedelta(days=1))
    bench.host.tick()
    assert (await bench.heard.heard("stopped")).table.aside.ending == "agreed"


async def test_who_asked_may_take_the_question_back(bench: Bench) -> None:
    table = await bench.match(BEN, CLEO)
    await bench.host.end(table.id, ADA)
    assert (await bench.host.refuse(table.id, ADA.id, 1)).kind == "refused"
    assert await refused(bench.host.agree(table.id, BEN.id, 1)) == "settled"


async def test_alone_one_is_the_table(bench: Bench) -> None:
    table = await bench.lobby()
    await bench.host.add_automaton(table.id, ADA, "Clockwork")
    await bench.host.begin(table.id, ADA)
    assert await refused(bench.host.end(table.id, BEN)) == "not-seated"
    assert (await bench.host.end(table.id, ADA)).kind == "stopped"


async def test_a_seat_is_handed_on_with_all_it_knows(bench: Bench) -> None:
    table = await bench.match(rounds=1)
    for person in (ADA, BEN):
        table = (await bench.host.answer(table.id, person.id, number(table, person.id - 1), ("a",))).table
    offer = await bench.host.swap(table.id, ADA, None, CLEO)
    assert (offer.kind, offer.table.seats_of(ADA.id)) == ("proposed", (0,))
    assert await refused(bench.host.agree(table.id, BEN.id, 1)) == "not-asked"
    await bench.restart()
    table = (await bench.host.agree(table.id, CLEO.id, 1)).table
    assert (table.seats_of(CLEO.id), table.seats_of(ADA.id), table.seats[0].name) == ((0,), (), "Cleo")
    assert table.deadlines == offer.table.deadlines
    assert await refused(bench.host.answer(table.id, ADA.id, number(table, 0), 4)) == "not-yours"
    await bench.restart()
    table = (await bench.host.answer(table.id, CLEO.id, number(table, 0), 4)).table
    assert table.status == "finished"
    assert {standing.person for standing in await bench.host.standings(5, "duel")} == {BEN.id, CLEO.id}


async def test_nobody_has_two_seats_or_knows_two_hands(bench: Bench) -> None:
    table = await bench.match(BEN, CLEO)
    assert await refused(bench.host.swap(table.id, ADA, None, BEN)) == "other-seated"
    assert await refused(bench.host.swap(table.id, ADA, 0, ADA)) == "already-seated"
    assert await refused(bench.host.swap(table.id, ADA, 7, DORA)) == "no-such-seat"
    await bench.host.swap(table.id, BEN, None, DORA)
    await bench.host.agree(table.id, DORA.id, 1)
    await bench.host.quit(table.id, CLEO)
    await bench.restart()
    assert await refused(bench.host.swap(table.id, ADA, 2, BEN)) == "knows-a-hand"
    await bench.host.quit(table.id, DORA)
    await bench.host.swap(table.id, ADA, 1, BEN)
    assert (await bench.host.agree(table.id, BEN.id, 2)).table.seats_of(BEN.id) == (1,)


async def test_an_empty_seat_is_the_starters_and_the_managers_to_give(bench: Bench) -> None:
    table = await bench.match(BEN)
    assert await refused(bench.host.swap(table.id, ADA, 1, CLEO)) == "not-your-seat"
    await bench.host.quit(table.id, BEN)
    assert await refused(bench.host.swap(table.id, CLEO, 1, CLEO)) == "not-starter"
    offered = await bench.host.swap(table.id, ADA, 1, CLEO)
    assert offered.kind == "proposed"
    await bench.host.return_(table.id, BEN)
    assert await refused(bench.host.agree(table.id, CLEO.id, 1)) == "settled"
    await bench.host.refuse(table.id, CLEO.id, 1)
    await bench.host.quit(table.id, BEN)
    taken = await bench.host.swap(table.id, DORA, 1, DORA, may_hand=True)
    assert (taken.kind, taken.table.seats[1].person, taken.table.seats[1].is_automatic) == ("seats", DORA, False)
    assert number(taken.table, 0) in taken.table.deadlines


async def test_the_seat_of_somebody_who_has_left_the_server_can_be_given(bench: Bench) -> None:
    table = await bench.match(BEN)
    assert await refused(bench.host.swap(table.id, CLEO, 1, CLEO, is_gone=True)) == "not-starter"
    await bench.host.swap(table.id, ADA, 1, CLEO, is_gone=True)
    await bench.restart()
    assert (await bench.host.agree(table.id, CLEO.id, 1)).table.seats[1].person == CLEO


@pytest.mark.parametrize("pace", ["live", "relaxed"])
async def test_who_asks_for_it_gets_the_pace_once_more(bench: Bench, pace: str) -> None:
    table = await bench.match(pace=pace)
    due, given = table.deadlines[1].due, PACES[pace]
    assert given is not None
    for time in range(1, MOST_SNOOZES + 1):
        change = await bench.host.snooze(table.id, ADA.id)
        assert (change.kind, change.seat) == ("snoozed", 0)
        assert change.table.deadlines[1].due == due + given * time
        assert change.table.aside.snoozes_left(0) == MOST_SNOOZES - time
        await bench.restart()
        assert (await bench.host.table(table.id)).deadlines == change.table.deadlines
    assert await refused(bench.host.snooze(table.id, ADA.id)) == "no-snooze"
    assert (await bench.host.snooze(table.id, BEN.id)).table.aside.snoozes_left(1) == MOST_SNOOZES - 1


async def test_it_is_reminded_of_again_before_the_new_end(bench: Bench) -> None:
    table = await bench.match()
    bench.clock.pass_(timedelta(minutes=2) * 0.8)
    bench.host.tick()
    await bench.heard.until(lambda c: c.kind == "reminded" and c.new_prompts[0].seat == 0)
    due = (await bench.host.snooze(table.id, ADA.id)).table.deadlines[1]
    assert not due.is_reminded
    bench.clock.pass_(due.remind - bench.clock.now)
    bench.heard.changes.clear()
    bench.host.tick()
    await bench.heard.until(lambda c: c.kind == "reminded" and c.new_prompts[0].seat == 0)
    assert (await bench.host.table(table.id)).prompts[0].number == 1


async def test_more_time_is_for_those_a_clock_waits_for(bench: Bench) -> None:
    table = await bench.match()
    await bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))
    assert await refused(bench.host.snooze(table.id, ADA.id)) == "not-asked"
    assert await refused(bench.host.snooze(table.id, CLEO.id)) == "not-seated"
    slow = await bench.match(channel=11, pace="none")
    assert await refused(bench.host.snooze(slow.id, ADA.id)) == "no-clock"


async def asked_in_every_way(bench: Bench) -> Table:
    table = await bench.match(BEN, CLEO)
    await bench.host.swap(table.id, BEN, None, DORA)
    return (await bench.host.end(table.id, BEN)).table


async def test_who_is_forgotten_is_named_in_no_question(bench: Bench) -> None:
    table = await asked_in_every_way(bench)
    await bench.host.forget(BEN.id, "Guest")
    assert (await bench.host.table(table.id)).aside.motions == ()
    assert "Ben" not in str(bench.sql("SELECT aside FROM matches"))
