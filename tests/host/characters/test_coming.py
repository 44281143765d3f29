"""Characters come into a match: their owner's, whom nobody else wants, as they are when it begins."""

import asyncio

from bot.host import Bringing, HostRefused
from tests.host.harness import ADA, BEN, CLEO, Harness, refused
from tests.host.rosters import arena_lobby, fight, fighter, now, sheet, strike
from tests.support.arena import Fighter


async def test_a_match_is_played_and_they_have_lived_on(harness: Harness) -> None:
    oda, brakka = await fighter(harness, ADA, "Oda"), await fighter(harness, BEN, "Brakka")
    table = await fight(harness, oda, brakka, rooms=2)
    assert [one.sheet.id for one in table.brought] == [oda.id, brakka.id]
    assert (await now(harness, oda)).playing == table.id
    assert (await strike(harness, table, "bold", 4)).status == "finished"
    for character in (oda, brakka):
        assert (await now(harness, character)).playing is None
        assert (await now(harness, character)).revision == 2
        after = await sheet(harness, character)
        assert (after.level, len(after.loot)) == (3, 2)
    again = await fight(harness, oda, brakka)
    assert again.sheets[0].read(Fighter) == await sheet(harness, oda)


async def test_who_brings_nobody_plays_with_whom_the_game_makes(harness: Harness) -> None:
    oda = await fighter(harness, ADA, "Oda")
    table = await fight(harness, oda)
    assert [one.fighter.name for one in table.view(None).fighters] == ["Recruit 2", "Oda"]
    assert (await strike(harness, table, times=2)).status == "finished"


async def test_several_of_one_person(harness: Harness) -> None:
    mine = [await fighter(harness, ADA, name) for name in ("Oda", "Tavin", "Wren", "Zed")]
    table = await arena_lobby(harness)
    ids = [one.id for one in mine]
    assert await refused(harness.commands.bring(table.id, ADA, ids)) == "too-many-characters"
    await harness.commands.bring(table.id, ADA, ids[:3])
    table = await harness.commands.begin(table.id, ADA)
    assert [prompt.facts["name"] for prompt in table.prompts] == ["Oda"]
    assert (await strike(harness, table, times=3)).status == "finished"
    assert [(await sheet(harness, one)).level for one in mine] == [2, 2, 2, 1]


async def test_a_lobby_says_who_brings_whom_and_lets_them_go(harness: Harness) -> None:
    oda, brakka = await fighter(harness, BEN, "Oda"), await fighter(harness, CLEO, "Brakka")
    table = await arena_lobby(harness, BEN, CLEO)
    await harness.commands.bring(table.id, BEN, [oda.id])
    table = await harness.commands.bring(table.id, CLEO, [brakka.id])
    assert table.notes.brings == (Bringing(1, oda.id, "Oda"), Bringing(2, brakka.id, "Brakka"))
    assert (await now(harness, oda)).playing is None
    table = await harness.commands.leave_lobby(table.id, BEN)
    assert table.notes.brings == (Bringing(1, brakka.id, "Brakka"),)
    await harness.restart()
    assert (await harness.queries.table(table.id)).notes.brings == table.notes.brings
    assert (await harness.commands.bring(table.id, CLEO, [])).notes.brings == ()
    await harness.commands.bring(table.id, CLEO, [brakka.id])
    assert (await harness.commands.stop(table.id, ADA)).notes.brings == ()


async def test_only_ones_own_and_only_who_can_come(harness: Harness) -> None:
    oda, guest = await fighter(harness, BEN, "Oda"), await fighter(harness, ADA, "Guest", roster=5)
    table = await arena_lobby(harness)
    bring = harness.commands.bring
    assert await refused(bring(table.id, ADA, [oda.id])) == "no-character"
    assert await refused(bring(table.id, ADA, ["nobody"])) == "no-character"
    assert await refused(bring(table.id, BEN, [oda.id])) == "not-seated"
    assert await refused(bring(table.id, ADA, [guest.id])) == "characters-elsewhere"
    assert (await bring(table.id, ADA, [guest.id], 5)).notes.brings[0].name == "Guest"
    await harness.host.characters.retire(ADA.id, guest.id)
    assert await refused(bring(table.id, ADA, [guest.id], 5)) == "character-retired"
    assert await refused(harness.commands.begin(table.id, ADA)) == "character-retired"
    await bring(table.id, ADA, [])
    assert await refused(harness.host.characters.create(ADA.id, "nim", Fighter("X"))) == "no-match"
    table = await harness.commands.begin(table.id, ADA)
    assert await refused(bring(table.id, ADA, [])) == "not-in-lobby"


async def test_two_tables_want_the_same_character_and_one_gets_it(harness: Harness) -> None:
    """Both lobbies begin at the same moment: the store decides, and the other table still stands as it stood."""
    oda = await fighter(harness, ADA, "Oda")
    for round_ in range(5):
        tables = [await arena_lobby(harness, channel=channel) for channel in (100 + round_, 200 + round_)]
        for table in tables:
            await harness.commands.bring(table.id, ADA, [oda.id])
        begun = await asyncio.gather(
            *(harness.commands.begin(table.id, ADA) for table in tables), return_exceptions=True
        )
        (lost,) = [one for one in begun if isinstance(one, HostRefused)]
        assert lost.reason == "character-playing"
        statuses = [(await harness.queries.table(table.id)).status for table in tables]
        assert sorted(statuses) == ["lobby", "open"]
        winner, loser = sorted(tables, key=lambda one: statuses[tables.index(one)], reverse=True)
        assert (await now(harness, oda)).playing == winner.id
        assert harness.sql("SELECT count(*) FROM brought WHERE match = :loser", loser=loser.id) == [(0,)]
        await harness.commands.stop(winner.id, ADA)
        assert (await harness.commands.begin(loser.id, ADA)).status == "open"
        await harness.commands.stop(loser.id, ADA)


async def test_it_comes_in_as_it_is_when_the_match_begins(harness: Harness) -> None:
    """Not as it was when somebody said they would bring it: another match may have come between."""
    oda = await fighter(harness, ADA, "Oda")
    later = await arena_lobby(harness, channel=11)
    await harness.commands.bring(later.id, ADA, [oda.id])
    await strike(harness, await fight(harness, oda, others=()))
    assert (await harness.commands.begin(later.id, ADA)).sheets[0].read(Fighter).level == 2


async def test_a_match_that_cannot_begin_takes_nobody(harness: Harness) -> None:
    oda = await fighter(harness, ADA, "Oda")
    harness.sql("""UPDATE characters SET sheet = '{"level": "high"}'""")
    table = await arena_lobby(harness)
    await harness.commands.bring(table.id, ADA, [oda.id])
    assert await refused(harness.commands.begin(table.id, ADA)) == "unbegun"
    assert (await now(harness, oda)).playing is None
