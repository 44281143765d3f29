"""The roster of a person, between matches."""

import asyncio
from datetime import timedelta

from bot.engine.record import replay
from bot.host import MOST_CHARACTERS, HostRefused
from bot.host.runtime.characters import Characters
from bot.store import CharacterRow
from tests.host.harness import ADA, BEN, Harness, refused
from tests.host.rosters import arena_lobby, asked_again, fight, fighter, now, sheet, strike
from tests.support.arena import Fighter


async def test_the_roster_of_a_person(harness: Harness) -> None:
    roster = harness.host.characters
    oda = await fighter(harness, ADA, "Oda")
    harness.clock.pass_(timedelta(seconds=1))
    guest = await fighter(harness, ADA, "Guest", roster=5)
    await fighter(harness, BEN, "Brakka")
    assert [one.name for one in await roster.of(ADA.id)] == ["Oda", "Guest"]
    assert await roster.in_game(ADA.id, "arena") == [oda]
    assert await roster.in_game(ADA.id, "arena", 5) == [guest]
    assert await roster.one(ADA.id, oda.id) == oda
    assert await refused(roster.one(BEN.id, oda.id)) == "no-character"
    back = await roster.retire(ADA.id, oda.id), await roster.retire(ADA.id, oda.id, is_retired=False)
    assert [one.retired for one in back] == [harness.clock(), None]
    renamed = await roster.rename(ADA.id, oda.id, "Odette")
    assert renamed == await now(harness, oda)
    assert (renamed.name, renamed.sheet["name"], renamed.revision) == ("Odette", "Odette", 4)
    assert await refused(roster.delete(BEN.id, oda.id)) == "no-character"
    assert (await roster.delete(ADA.id, oda.id)).name == "Odette"
    assert [one.name for one in await roster.of(ADA.id)] == ["Guest"]
    for number in range(MOST_CHARACTERS):
        await fighter(harness, ADA, f"No. {number}")
    assert await refused(fighter(harness, ADA, "One more")) == "too-many-characters"


class BothRead(Characters):
    """Two people are in it: neither writes before both have read."""

    def __init__(self, harness: Harness) -> None:
        super().__init__(harness.store, harness.host.queries, harness.clock)
        self._have_read = asyncio.Barrier(2)

    async def one(self, person: int, character: str) -> CharacterRow:
        found = await super().one(person, character)
        await self._have_read.wait()
        return found


async def test_two_who_alter_it_at_once(harness: Harness) -> None:
    """Each has read it before the other wrote: one is refused, and neither is half there."""
    oda = await fighter(harness, ADA, "Oda")
    roster = BothRead(harness)
    done = await asyncio.gather(
        roster.rename(ADA.id, oda.id, "Odette"), roster.retire(ADA.id, oda.id), return_exceptions=True
    )
    assert sum(isinstance(one, HostRefused) for one in done) == 1
    assert (await now(harness, oda)).revision == 2


async def test_a_recruit_is_adopted_once(harness: Harness) -> None:
    table = await fight(harness)
    roster = harness.host.characters
    assert await refused(roster.adopt(table.id, ADA, 0)) == "not-open"
    await strike(harness, table, "bold", times=2)
    assert await refused(roster.adopt(table.id, ADA, 1)) == "no-character"  # it is Ben's
    assert await refused(roster.adopt(table.id, ADA, 2)) == "no-character"
    adopted = await roster.adopt(table.id, ADA, 0)
    assert (adopted.name, adopted.sheet["level"]) == ("Recruit 1", 2)
    assert await refused(roster.adopt(table.id, ADA, 0)) == "character-adopted"
    assert len(await roster.of(ADA.id)) == 1


async def test_forget_me_takes_the_characters_along(harness: Harness) -> None:
    """Those in a match that is on play to its end, and nobody gets them back."""
    oda, tavin, brakka = [
        await fighter(harness, who, name) for who, name in ((ADA, "Oda"), (ADA, "Tavin"), (BEN, "Brakka"))
    ]
    table = await fight(harness, oda, brakka, rooms=2)
    lobby = await arena_lobby(harness, BEN, channel=11)
    await harness.commands.bring(lobby.id, ADA, [tavin.id])
    await harness.commands.forget(ADA.id, "Masked Guest")
    assert await harness.host.characters.of(ADA.id) == []
    assert (await harness.queries.table(lobby.id)).notes.brings == ()
    await strike(harness, await asked_again(harness, 1, 1))
    assert (await strike(harness, await asked_again(harness, 1, 3))).status == "finished"
    assert harness.sql("SELECT id, playing FROM characters") == [(brakka.id, None)]
    assert (await sheet(harness, brakka)).level == 3
    record = await harness.queries.record(table.id)
    assert (await asyncio.to_thread(replay, harness.game, record)).match.outcome == record.outcome


async def test_a_wish_that_comes_twice_is_granted_once(harness: Harness) -> None:
    """Discord may tell us of one command a second time."""
    roster = harness.host.characters
    await roster.create(ADA.id, "arena", Fighter("Oda"), wish=7)
    assert await refused(roster.create(ADA.id, "arena", Fighter("Oda"), wish=7)) == "character-adopted"
    assert len(await roster.of(ADA.id)) == 1
