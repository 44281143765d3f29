"""Who counts in a vote, and which votes stay open, when people leave and seats change hands meanwhile."""

from bot.host import Person
from tests.host.harness import ADA, BEN, CLEO, Harness, number, refused

DORA = Person(4, "Dora")


async def test_who_has_left_for_good_has_no_voice(harness: Harness) -> None:
    """Two of three are left, and one of them asks: the other decides, not who has gone."""
    table = await harness.match(BEN, CLEO)
    await harness.commands.end(table.id, ADA)
    await harness.commands.leave(table.id, ADA)
    table = await harness.queries.table(table.id)
    assert (table.notes.votes[0].asked, table.notes.votes[0].agreed) == ((BEN.id, CLEO.id), ())
    assert table.starter == BEN
    assert await refused(harness.commands.agree(table.id, ADA.id, 1)) == "not-asked"
    assert (await harness.commands.agree(table.id, CLEO.id, 1)).kind == "agreed"
    assert (await harness.commands.agree(table.id, BEN.id, 1)).kind == "stopped"


async def test_a_leaving_settles_all_that_it_settles(harness: Harness) -> None:
    """An undo and an end wait for the same person; who asked is alone now."""
    table = await harness.match()
    for person in (ADA, BEN):
        table = (await harness.commands.answer(table.id, person.id, number(table, person.id - 1), ("a",))).table
    await harness.commands.undo(table.id, ADA)
    await harness.commands.end(table.id, ADA)
    assert (await harness.commands.leave(table.id, BEN)).status == "stopped"


async def test_nobody_takes_back_that_somebody_has_left_and_the_question_goes(harness: Harness) -> None:
    table = await harness.match(BEN, CLEO)
    for person in (ADA, BEN, CLEO):
        table = (await harness.commands.answer(table.id, person.id, number(table, person.id - 1), ("a",))).table
    await harness.commands.undo(table.id, BEN)
    assert (await harness.commands.leave(table.id, CLEO)).notes.votes == ()
    assert await refused(harness.commands.agree(table.id, ADA.id, 1)) == "settled"


async def test_who_takes_a_seat_is_asked_what_its_person_was(harness: Harness) -> None:
    table = await harness.match(BEN, CLEO)
    for person in (ADA, BEN, CLEO):
        table = (await harness.commands.answer(table.id, person.id, number(table, person.id - 1), ("a",))).table
    await harness.commands.undo(table.id, ADA)
    await harness.commands.end(table.id, CLEO)
    await harness.commands.agree(table.id, BEN.id, 1)
    await harness.commands.swap(table.id, BEN, None, DORA)
    undo, end = (await harness.commands.agree(table.id, DORA.id, 3)).table.notes.votes
    assert (undo.asked, undo.agreed) == ((DORA.id, CLEO.id), ())
    assert (end.asked, end.agreed) == ((ADA.id, DORA.id), (CLEO.id,))


async def test_the_say_goes_with_the_seat(harness: Harness) -> None:
    table = await harness.match(BEN)
    await harness.commands.swap(table.id, ADA, None, CLEO)
    assert (await harness.commands.agree(table.id, CLEO.id, 1)).table.starter == CLEO
