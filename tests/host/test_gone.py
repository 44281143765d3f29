"""Who has left the server counts in no vote and holds nobody up; their seat may be theirs again, or another's."""

from bot.host import Person
from tests.host.bench import ADA, BEN, CLEO, Bench, refused

DORA = Person(4, "Dora")


async def test_who_has_left_the_server_is_no_voter(bench: Bench) -> None:
    """Two of four are gone, one of them away before: of two who stay both are more than half, also after a restart."""
    table = await bench.match(BEN, CLEO, DORA, pace="none")
    await bench.host.quit(table.id, DORA)
    await bench.host.end(table.id, ADA)
    table = await bench.host.gone(table.id, [CLEO.id, DORA.id])
    assert (table.status, table.staying, table.present) == ("open", [ADA, BEN], [ADA, BEN])
    await bench.restart()
    assert (await bench.host.agree(table.id, BEN.id, 1)).kind == "stopped"


async def test_whoever_is_left_alone_decides(bench: Bench) -> None:
    """One has left the match, the other the server; the question is settled as soon as that is known."""
    table = await bench.match(BEN, CLEO, pace="none")
    assert (await bench.host.end(table.id, ADA)).kind == "proposed"
    await bench.host.quit_for_good(table.id, BEN)
    assert (await bench.host.gone(table.id, [CLEO.id])).aside.ending == "agreed"


async def test_who_has_left_the_match_has_no_voice(bench: Bench) -> None:
    table = await bench.match(BEN, CLEO, DORA, pace="none")
    await bench.host.quit_for_good(table.id, CLEO)
    assert await refused(bench.host.end(table.id, CLEO)) == "left"
    await bench.host.end(table.id, ADA)
    assert await refused(bench.host.agree(table.id, CLEO.id, 1)) == "not-asked"
    assert (await bench.host.agree(table.id, BEN.id, 1)).kind == "stopped"


async def test_a_voice_goes_with_its_owner(bench: Bench) -> None:
    table = await bench.match(BEN, CLEO, DORA, pace="none")
    await bench.host.end(table.id, ADA)
    await bench.host.agree(table.id, DORA.id, 1)
    table = await bench.host.gone(table.id, [DORA.id])
    assert table.status == "open"
    assert (await bench.host.agree(table.id, CLEO.id, 1)).kind == "stopped"


async def test_an_undo_does_not_wait_for_who_has_gone(bench: Bench) -> None:
    table = await bench.match(BEN, CLEO, rounds=1)
    for person in (ADA, BEN):
        number = next(prompt.number for prompt in table.prompts if prompt.seat == person.id - 1)
        table = (await bench.host.answer(table.id, person.id, number, ("a",))).table
    assert (await bench.host.undo(table.id, ADA)).kind == "proposed"
    assert (await bench.host.agree(table.id, BEN.id, 1)).kind == "agreed"
    await bench.host.gone(table.id, [CLEO.id])
    assert (await bench.heard.heard("undone")).motion is not None


async def test_who_comes_back_or_speaks_is_there_again(bench: Bench) -> None:
    table = await bench.match(BEN, CLEO, pace="none")
    await bench.host.gone(table.id, [BEN.id, CLEO.id])
    table = await bench.host.return_(table.id, BEN)
    assert table.staying == [ADA, BEN]
    change = await bench.host.end(table.id, CLEO)
    assert (change.kind, change.table.staying) == ("proposed", [ADA, BEN, CLEO])
    changes = len(bench.heard.changes)
    await bench.host.gone(table.id, [DORA.id])
    assert len(bench.heard.changes) == changes


async def test_the_seat_of_who_has_gone_is_somebody_elses_voice(bench: Bench) -> None:
    table = await bench.match(BEN, pace="none")
    await bench.host.gone(table.id, [BEN.id])
    await bench.host.swap(table.id, ADA, 1, CLEO)
    table = (await bench.host.agree(table.id, CLEO.id, 1)).table
    assert (table.staying, table.aside.gone) == ([ADA, CLEO], ())
