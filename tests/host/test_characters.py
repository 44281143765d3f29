"""Characters come into one match at a time, and go home from it once, whatever becomes of the match and its people."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any, ClassVar

import pytest

from bot.engine import Chance, Options, Outcome, Sheet
from bot.engine.record import replay
from bot.host import MOST_CHARACTERS, Bringing, Change, HostRefused, Table
from bot.host.model.live import Live
from bot.host.steps.play import shown_in
from tests.host.harness import ADA, BEN, CLEO, MANAGER, Harness, refused
from tests.host.rosters import arena_lobby, fight, fighter, now, sheet, strike
from tests.support.arena import Arena, Fighter, Ring
from tests.support.chronicle import complaints


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    """What the records tell is held against the roster after every test."""
    async with Harness(tmp_path / "castellan.sqlite", Arena()) as harness:
        yield harness
        assert await complaints(harness.store, harness.game, harness.path) == []


async def asked_again(harness: Harness, seat: int, answered: int) -> Table:
    """When it is this seat's turn, after so many answers."""

    def is_theirs(change: Change) -> bool:
        match = change.table.match
        return match is not None and match.answered == answered and [p.seat for p in match.prompts] == [seat]

    return (await harness.heard.until(is_theirs)).table


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
        assert harness.sql("SELECT count(*) FROM brought WHERE match = ?", loser.id) == [(0,)]
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


async def test_called_off_they_are_as_they_left_the_last_room(harness: Harness) -> None:
    """T61: what was found in the room that was not left stays there."""
    oda, tavin = await fighter(harness, ADA, "Oda"), await fighter(harness, ADA, "Tavin")
    table = await fight(harness, oda, tavin, rooms=3, others=())
    left = await strike(harness, table, "bold", times=4)
    (before, _) = (one.fighter for one in left.view(None).fighters)
    inside = await strike(harness, left, "bold")
    (found, _) = (one.fighter for one in inside.view(None).fighters)
    assert (before.level, len(before.loot), len(found.loot)) == (3, 2, 3)
    assert (await harness.commands.stop(table.id, ADA)).status == "stopped"
    assert await sheet(harness, oda) == before
    assert (await now(harness, oda)).playing is None


class Deserted(Arena):
    """There is nobody to fight."""

    def outcome(self, state: Ring) -> Outcome | None:
        return Outcome((), (0,) * state.seats)


async def test_a_match_that_is_over_as_it_begins_lets_them_go_at_once(harness: Harness) -> None:
    await harness.restart(Deserted())
    oda = await fighter(harness, ADA, "Oda")
    assert (await fight(harness, oda)).status == "finished"
    assert (await now(harness, oda)).playing is None
    assert (await now(harness, oda)).revision == 2


class Stands(Ring, kw_only=True):
    """The ring as later rules have it: nobody can read an old snapshot as this."""

    crowd: int


class Crowded(Arena):
    rules_version = 2
    state_type: type[Ring] = Stands

    def setup(self, seats: int, options: Options, chance: Chance) -> Ring:
        ring = super().setup(seats, options, chance)
        return Stands(ring.rooms, ring.seats, ring.fighters, crowd=seats)


async def test_when_states_have_another_shape_they_come_in_again_as_they_came(harness: Harness) -> None:
    oda = await fighter(harness, ADA, "Oda")
    table = await strike(harness, await fight(harness, oda, others=(), rooms=3))
    await harness.restart(Crowded())
    table = await harness.queries.table(table.id)
    assert [one.id for one in table.view(None).fighters] == [oda.id]
    await strike(harness, table, times=2)
    assert (await sheet(harness, oda)).level == 4
    harness.sql("DELETE FROM characters")  # its record is of rules that are no more


async def test_agreed_deserted_and_gone_channels_free_them(harness: Harness) -> None:
    oda, brakka = await fighter(harness, ADA, "Oda"), await fighter(harness, BEN, "Brakka")
    first = await fight(harness, oda, brakka)
    await harness.commands.end(first.id, ADA)
    vote = (await harness.queries.table(first.id)).notes.votes[0].number
    assert (await harness.commands.agree(first.id, BEN.id, vote)).table.status == "stopped"
    second = await fight(harness, oda, brakka)
    await harness.commands.call_off(second.id)
    assert {(await now(harness, one)).playing for one in (oda, brakka)} == {None}
    assert (await now(harness, oda)).revision == 3


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


async def test_an_undo_takes_nothing_home_twice_and_an_end_is_final(harness: Harness) -> None:
    """R137: after the last blow nothing is taken back."""
    oda = await fighter(harness, ADA, "Oda")
    table = await fight(harness, oda, others=(), rooms=2)
    table = await strike(harness, table)
    table = await strike(harness, table, "care")
    assert table.status == "finished"
    assert await refused(harness.commands.undo(table.id, ADA)) == "finished"
    assert await refused(harness.commands.stop(table.id, ADA, MANAGER)) == "finished"
    assert await refused(harness.commands.call_off(table.id)) == "finished"
    await harness.restart()
    assert await refused(harness.commands.undo(table.id, ADA)) == "finished"
    over = Live(await harness.queries.table(table.id), harness.game.rules_version)
    moved = shown_in(over, 99, harness.clock())
    assert moved is not None
    assert (moved.commit.returned, moved.commit.brought) == ([], [])
    assert (await now(harness, oda)).revision == 2
    assert (await sheet(harness, oda)).level == 3


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


class Deadly(Arena):
    """Every bold blow costs a life."""

    def _strike(self, one: Any, blow: str, chance: Any) -> None:
        one.fighter = Fighter(one.fighter.name, one.fighter.level, 3 if blow == "bold" else 0)


async def test_who_is_gone_for_good_retires(harness: Harness) -> None:
    await harness.restart(Deadly())
    oda, brakka = await fighter(harness, ADA, "Oda"), await fighter(harness, BEN, "Brakka")
    table = await strike(harness, await fight(harness, oda, brakka), "bold")
    await strike(harness, table, "care")
    assert (await now(harness, oda)).retired is not None
    assert (await now(harness, brakka)).retired is None


class Forgetful(Arena):
    """Says nothing, or nonsense, of what became of its fighters."""

    said: ClassVar[tuple[Sheet, ...] | None] = ()

    def keepsakes(self, state: Ring) -> tuple[Sheet, ...]:
        if self.said is None:
            raise RuntimeError("a rule that is wrong")
        return self.said


@pytest.mark.parametrize("said", [None, (Sheet("x", 0, {"name": "X"}),), "twice", "shapeless"])
async def test_rules_that_cannot_say_what_became_of_them_lose_nobody(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, said: Any
) -> None:
    """The last blow is refused, and the match can be called off: they go home as they came."""
    oda = await fighter(harness, ADA, "Oda")
    table = await fight(harness, oda)
    table = await strike(harness, table)
    await harness.restart(Forgetful())
    good = Sheet.of(oda.id, 0, Fighter("Oda", 9))
    nonsense = {"twice": (good, good), "shapeless": (Sheet(oda.id, 0, {"name": 7}),)}
    monkeypatch.setattr(Forgetful, "said", nonsense.get(said, said) if isinstance(said, str) else said)
    table = await harness.queries.table(table.id)
    assert await refused(strike(harness, table)) == "failed"
    assert (await now(harness, oda)).playing == table.id
    await harness.commands.stop(table.id, ADA)
    assert (await now(harness, oda)).playing is None
    assert await sheet(harness, oda) == Fighter("Oda")
    harness.game = Arena()
    harness.sql("DELETE FROM characters")  # the records are of rules that were wrong


async def test_who_is_forgotten_by_the_rules_goes_home_as_they_came(harness: Harness) -> None:
    await harness.restart(Forgetful())
    oda = await fighter(harness, ADA, "Oda")
    await strike(harness, await fight(harness, oda), times=2)
    assert (await now(harness, oda)).playing is None
    assert await sheet(harness, oda) == Fighter("Oda")
    harness.sql("DELETE FROM characters")


async def test_a_match_that_cannot_begin_takes_nobody(harness: Harness) -> None:
    oda = await fighter(harness, ADA, "Oda")
    harness.sql("""UPDATE characters SET sheet = '{"level": "high"}'""")
    table = await arena_lobby(harness)
    await harness.commands.bring(table.id, ADA, [oda.id])
    assert await refused(harness.commands.begin(table.id, ADA)) == "unbegun"
    assert (await now(harness, oda)).playing is None


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


async def test_two_who_alter_it_at_once(harness: Harness) -> None:
    """Each has read it before the other wrote: one is refused, and neither is half there."""
    oda = await fighter(harness, ADA, "Oda")
    roster = harness.host.characters
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
