"""Characters go home once, however a match ends."""

from typing import Any

from bot.engine import Outcome
from bot.host.model.live import Live
from bot.host.steps.play import shown_in
from tests.host.harness import ADA, BEN, MANAGER, Harness, refused
from tests.host.rosters import fight, fighter, now, sheet, strike
from tests.support.arena import Arena, Fighter, Ring


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
