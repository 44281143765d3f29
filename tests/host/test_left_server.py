"""People who have left the server count in no vote and hold nobody up; they or others may take their seats."""

from bot.host import Person
from tests.host.harness import ADA, BEN, CLEO, Harness, refused

DORA = Person(4, "Dora")


async def test_who_has_left_the_server_is_no_voter(harness: Harness) -> None:
    """Two of four are gone, one of them away before: of two who stay both are more than half, also after a restart."""
    table = await harness.match(BEN, CLEO, DORA, pace="none")
    await harness.commands.go_away(table.id, DORA)
    await harness.commands.end(table.id, ADA)
    table = await harness.commands.left_server(table.id, [CLEO.id, DORA.id])
    assert (table.status, table.staying, table.present) == ("open", [ADA, BEN], [ADA, BEN])
    await harness.restart()
    assert (await harness.commands.agree(table.id, BEN.id, 1)).kind == "stopped"


async def test_whoever_is_left_alone_decides(harness: Harness) -> None:
    """One has left the match, the other the server; the question is settled as soon as that is known."""
    table = await harness.match(BEN, CLEO, pace="none")
    assert (await harness.commands.end(table.id, ADA)).kind == "proposed"
    await harness.commands.leave(table.id, BEN)
    assert (await harness.commands.left_server(table.id, [CLEO.id])).notes.ending == "agreed"


async def test_who_has_left_the_match_has_no_voice(harness: Harness) -> None:
    table = await harness.match(BEN, CLEO, DORA, pace="none")
    await harness.commands.leave(table.id, CLEO)
    assert await refused(harness.commands.end(table.id, CLEO)) == "left"
    await harness.commands.end(table.id, ADA)
    assert await refused(harness.commands.agree(table.id, CLEO.id, 1)) == "not-asked"
    assert (await harness.commands.agree(table.id, BEN.id, 1)).kind == "stopped"


async def test_a_voice_goes_with_its_owner(harness: Harness) -> None:
    table = await harness.match(BEN, CLEO, DORA, pace="none")
    await harness.commands.end(table.id, ADA)
    await harness.commands.agree(table.id, DORA.id, 1)
    table = await harness.commands.left_server(table.id, [DORA.id])
    assert table.status == "open"
    assert (await harness.commands.agree(table.id, CLEO.id, 1)).kind == "stopped"


async def test_an_undo_does_not_wait_for_who_has_gone(harness: Harness) -> None:
    table = await harness.match(BEN, CLEO, rounds=1)
    for person in (ADA, BEN):
        number = next(prompt.number for prompt in table.prompts if prompt.seat == person.id - 1)
        table = (await harness.commands.answer(table.id, person.id, number, ("a",))).table
    assert (await harness.commands.undo(table.id, ADA)).kind == "proposed"
    assert (await harness.commands.agree(table.id, BEN.id, 1)).kind == "agreed"
    await harness.commands.left_server(table.id, [CLEO.id])
    assert (await harness.heard.heard("undone")).vote is not None


async def test_who_comes_back_or_speaks_is_there_again(harness: Harness) -> None:
    table = await harness.match(BEN, CLEO, pace="none")
    await harness.commands.left_server(table.id, [BEN.id, CLEO.id])
    table = await harness.commands.come_back(table.id, BEN)
    assert table.staying == [ADA, BEN]
    change = await harness.commands.end(table.id, CLEO)
    assert (change.kind, change.table.staying) == ("proposed", [ADA, BEN, CLEO])
    changes = len(harness.heard.changes)
    await harness.commands.left_server(table.id, [DORA.id])
    assert len(harness.heard.changes) == changes


async def test_who_takes_their_question_back_is_there_again(harness: Harness) -> None:
    table = await harness.match(BEN, CLEO, pace="none")
    await harness.commands.end(table.id, CLEO)
    await harness.commands.left_server(table.id, [CLEO.id])
    change = await harness.commands.refuse(table.id, CLEO.id, 1)
    assert (change.kind, change.table.staying) == ("refused", [ADA, BEN, CLEO])


async def test_the_seat_of_who_has_gone_is_somebody_elses_voice(harness: Harness) -> None:
    table = await harness.match(BEN, pace="none")
    await harness.commands.left_server(table.id, [BEN.id])
    await harness.commands.swap(table.id, ADA, 1, CLEO)
    table = (await harness.commands.agree(table.id, CLEO.id, 1)).table
    assert (table.staying, table.notes.left_server) == ([ADA, CLEO], ())
