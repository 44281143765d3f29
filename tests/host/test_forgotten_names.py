"""What stands where somebody's name stood, wherever a table names them."""

from bot.host import Person
from tests.host.harness import ADA, BEN, CLEO, Harness

GUEST = "Masked Guest"
DORA = Person(4, "Dora")


async def test_a_match_that_nobody_else_plays_was_opened_by_the_stand_in(harness: Harness) -> None:
    """There is no other person left who could have opened it."""
    table = await harness.lobby(rounds=1)
    await harness.commands.add_automaton(table.id, ADA, "Clockwork")
    table = await harness.commands.begin(table.id, ADA)
    await harness.commands.forget(ADA.id, GUEST)
    change = await harness.heard.heard("seats")
    assert change.table.starter == Person(0, GUEST)
    assert change.table.seats[0].name == GUEST


async def test_who_did_not_open_the_match_leaves_its_starter_alone(harness: Harness) -> None:
    table = await harness.match(BEN, CLEO)
    await harness.commands.forget(BEN.id, GUEST)
    table = await harness.queries.table(table.id)
    assert table.starter == ADA
    assert [seat.name for seat in table.seats] == ["Ada", GUEST, "Cleo"]


async def test_a_question_that_names_nobody_forgotten_stays(harness: Harness) -> None:
    """Ada's offer of her seat to Dora is open on when Ben is forgotten, and dropped when Dora is."""
    table = await harness.match(BEN, CLEO)
    await harness.commands.swap(table.id, ADA, None, DORA)
    await harness.commands.forget(BEN.id, GUEST)
    assert [vote.to for vote in (await harness.queries.table(table.id)).notes.votes] == [DORA]
    await harness.commands.forget(DORA.id, GUEST)
    assert (await harness.queries.table(table.id)).notes.votes == ()


async def test_who_plays_elsewhere_is_not_known_here(harness: Harness) -> None:
    """Another's forgetting changes nothing at a table that does not know them."""
    table = await harness.match(BEN)
    before = await harness.queries.table(table.id)
    await harness.commands.forget(CLEO.id, GUEST)
    assert await harness.queries.table(table.id) == before
