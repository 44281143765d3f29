"""Whose voice counts, and which question holds, when people leave and seats change hands meanwhile."""

from bot.host import Person
from tests.host.bench import ADA, BEN, CLEO, Bench, number, refused

DORA = Person(4, "Dora")


async def test_who_has_left_for_good_has_no_voice(bench: Bench) -> None:
    """Two of three are left, and one of them asks: the other decides, not who has gone."""
    table = await bench.match(BEN, CLEO)
    await bench.host.end(table.id, ADA)
    await bench.host.quit_for_good(table.id, ADA)
    table = await bench.host.table(table.id)
    assert (table.aside.motions[0].asked, table.aside.motions[0].agreed) == ((BEN.id, CLEO.id), ())
    assert table.starter == BEN
    assert await refused(bench.host.agree(table.id, ADA.id, 1)) == "not-asked"
    assert (await bench.host.agree(table.id, CLEO.id, 1)).kind == "agreed"
    assert (await bench.host.agree(table.id, BEN.id, 1)).kind == "stopped"


async def test_a_leaving_settles_all_that_it_settles(bench: Bench) -> None:
    """An undo and an end wait for the same person; who asked is alone now."""
    table = await bench.match()
    for person in (ADA, BEN):
        table = (await bench.host.answer(table.id, person.id, number(table, person.id - 1), ("a",))).table
    await bench.host.undo(table.id, ADA)
    await bench.host.end(table.id, ADA)
    assert (await bench.host.quit_for_good(table.id, BEN)).status == "stopped"


async def test_nobody_takes_back_that_somebody_has_left_and_the_question_goes(bench: Bench) -> None:
    table = await bench.match(BEN, CLEO)
    for person in (ADA, BEN, CLEO):
        table = (await bench.host.answer(table.id, person.id, number(table, person.id - 1), ("a",))).table
    await bench.host.undo(table.id, BEN)
    assert (await bench.host.quit_for_good(table.id, CLEO)).aside.motions == ()
    assert await refused(bench.host.agree(table.id, ADA.id, 1)) == "settled"


async def test_who_takes_a_seat_is_asked_what_its_person_was(bench: Bench) -> None:
    table = await bench.match(BEN, CLEO)
    for person in (ADA, BEN, CLEO):
        table = (await bench.host.answer(table.id, person.id, number(table, person.id - 1), ("a",))).table
    await bench.host.undo(table.id, ADA)
    await bench.host.end(table.id, CLEO)
    await bench.host.agree(table.id, BEN.id, 1)
    await bench.host.swap(table.id, BEN, None, DORA)
    undo, end = (await bench.host.agree(table.id, DORA.id, 3)).table.aside.motions
    assert (undo.asked, undo.agreed) == ((DORA.id, CLEO.id), ())
    assert (end.asked, end.agreed) == ((ADA.id, DORA.id), (CLEO.id,))


async def test_the_say_goes_with_the_seat(bench: Bench) -> None:
    table = await bench.match(BEN)
    await bench.host.swap(table.id, ADA, None, CLEO)
    assert (await bench.host.agree(table.id, CLEO.id, 1)).table.starter == CLEO
