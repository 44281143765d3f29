"""Characters in a match: whatever becomes of its people, undo and restarts, they belong to their owner."""

import asyncio

from bot.engine.record import replay
from tests.host.harness import ADA, BEN, CLEO, Harness, refused
from tests.host.rosters import asked_again, fight, fighter, now, sheet, strike
from tests.support.arena import Fighter


async def test_while_it_plays_nobody_alters_it(harness: Harness) -> None:
    oda, roster = await fighter(harness, ADA, "Oda"), harness.host.characters
    table = await fight(harness, oda)
    for altering in (
        roster.rename(ADA.id, oda.id, "Odette"),
        roster.retire(ADA.id, oda.id),
        roster.delete(ADA.id, oda.id),
    ):
        assert await refused(altering) == "character-playing"
    await harness.commands.stop(table.id, ADA)


async def test_leaving_and_being_away_change_nothing_for_the_owner(harness: Harness) -> None:
    """R132: an automaton plays on, and the sheet goes home all the same."""
    oda, brakka, wren = [await fighter(harness, who, name) for who, name in zip((ADA, BEN, CLEO), "OBW", strict=True)]
    table = await fight(harness, oda, brakka, wren, rooms=2, others=(BEN, CLEO))
    await harness.commands.leave(table.id, BEN)
    await harness.commands.go_away(table.id, CLEO)
    await strike(harness, table)  # the leaving was the first of the answers
    await strike(harness, await asked_again(harness, 0, 4))
    await harness.heard.heard("finished")
    for character in (oda, brakka, wren):
        after = await now(harness, character)
        assert (after.owner, after.playing, after.sheet["level"]) == (character.owner, None, 3)


async def test_a_seat_changes_hands_and_the_character_does_not(harness: Harness) -> None:
    oda, brakka = await fighter(harness, ADA, "Oda"), await fighter(harness, BEN, "Brakka")
    table = await fight(harness, oda, brakka)
    change = await harness.commands.swap(table.id, BEN, None, CLEO)
    assert change.vote is not None
    table = (await harness.commands.agree(table.id, CLEO.id, change.vote.number)).table
    await strike(harness, table, times=2)
    assert [one.id for one in await harness.host.characters.of(BEN.id)] == [brakka.id]
    assert await harness.host.characters.of(CLEO.id) == []
    assert (await sheet(harness, brakka)).level == 2


async def test_undone_blows_are_not_in_what_goes_home(harness: Harness) -> None:
    oda, tavin = await fighter(harness, ADA, "Oda"), await fighter(harness, ADA, "Tavin")
    table = await fight(harness, oda, tavin, others=())
    table = await strike(harness, table, "bold")
    table = (await harness.commands.undo(table.id, ADA)).table
    await strike(harness, table, "care", times=2)
    assert (await sheet(harness, oda)).loot == ()


async def test_a_restart_in_the_middle_loses_nothing(harness: Harness) -> None:
    oda = await fighter(harness, ADA, "Oda")
    table = await fight(harness, oda, rooms=2)
    table = await strike(harness, table, "bold", times=3)
    await harness.restart()
    table = await strike(harness, await harness.queries.table(table.id))
    assert (table.status, (await sheet(harness, oda)).level) == ("finished", 3)
    assert table.sheets[0].read(Fighter) == Fighter("Oda")


async def test_the_record_needs_no_roster(harness: Harness) -> None:
    oda = await fighter(harness, ADA, "Oda")
    table = await fight(harness, oda)
    assert (await harness.queries.record(table.id)).brought == ()  # sealed with the rest
    await strike(harness, table, "bold", times=2)
    await harness.host.characters.delete(ADA.id, oda.id)
    record = await harness.queries.record(table.id)
    assert [one.id for one in record.brought] == [oda.id]
    assert (await asyncio.to_thread(replay, harness.game, record)).match.outcome == record.outcome
    assert len(await harness.queries.log(table.id)) == 2
