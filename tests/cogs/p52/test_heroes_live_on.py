"""Heroes live on (R129 to R132, R137, R138): one match at a time, written back once, whatever happens to the match."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine import Outcome
from bot.engine.record import replay
from cogs.p52.game import GAME
from cogs.p52.options import P52Options
from tests.cogs.p52.rosters import go_on, lobby, recruit, setting_out, sheet
from tests.host.harness import ADA, BEN, CLEO, Harness, refused
from tests.host.rosters import now
from tests.support.chronicle import complaints

KILLS = 25


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    """What the records tell is held against the roster after every test."""
    async with Harness(tmp_path / "castellan.sqlite", GAME) as harness:
        yield harness
        assert await complaints(harness.store, harness.game, harness.path) == []


async def test_a_match_is_played_and_stands_in_the_chronicle(harness: Harness) -> None:
    brakka, sable = await recruit(harness, ADA, "brakka"), await recruit(harness, BEN, "sable")
    table = await setting_out(harness, brakka, sable)
    assert (await now(harness, brakka)).playing == table.id
    table = await go_on(harness, table)
    assert table.status == "finished"
    for character, friend in ((brakka, "Sable"), (sable, "Brakka")):
        home, kept = await now(harness, character), await sheet(harness, character)
        assert (home.revision, home.playing) == (2, None)
        assert (kept.won, kept.lost, len(kept.records)) == (0, 1, 1)
        assert (kept.records[0].adventure, kept.records[0].friends) == ("lamp", (friend,))
        assert (kept.deaths, kept.gear) == (1, [])  # R131


async def test_the_next_match_goes_on_where_the_last_one_ended(harness: Harness) -> None:
    brakka = await recruit(harness, ADA, "brakka")
    await go_on(harness, await setting_out(harness, brakka))
    after = await sheet(harness, brakka)
    table = await setting_out(harness, brakka)
    (hero, _) = table.view(None).heroes
    assert (hero.experience, hero.deaths, hero.lost) == (after.experience, after.deaths, after.lost)
    await go_on(harness, table)
    assert len((await sheet(harness, brakka)).records) == 2


async def test_r141_a_match_that_a_simulation_ends_counts_for_nobody(harness: Harness) -> None:
    """They go home as they left the last room; this was the first (R130, R138)."""
    brakka = await recruit(harness, ADA, "brakka")
    before = await sheet(harness, brakka)
    table = await go_on(harness, await setting_out(harness, brakka, options=P52Options(most_rounds=1)))
    assert (table.status, table.view(None).result) == ("finished", "off")
    assert table.match is not None
    assert table.match.outcome == Outcome((), (0, 0))
    assert await sheet(harness, brakka) == before
    assert (await now(harness, brakka)).playing is None


async def test_called_off_before_the_first_room_is_left_it_comes_as_it_went(harness: Harness) -> None:
    """R138: the potion and the thing to begin with are not theirs yet."""
    brakka = await recruit(harness, ADA, "brakka")
    before = await sheet(harness, brakka)
    table = await go_on(harness, await setting_out(harness, brakka), 6)
    assert (await harness.commands.stop(table.id, ADA)).status == "stopped"
    assert await sheet(harness, brakka) == before
    assert (await now(harness, brakka)).playing is None


async def test_called_off_while_the_others_still_choose(harness: Harness) -> None:
    brakka = await recruit(harness, ADA, "brakka")
    before = await sheet(harness, brakka)
    table = await setting_out(harness, brakka)
    await harness.commands.stop(table.id, ADA)
    assert await sheet(harness, brakka) == before


async def test_who_leaves_gets_the_hero_back_all_the_same(harness: Harness) -> None:
    """R132."""
    heroes = [await recruit(harness, who, key) for who, key in ((ADA, "brakka"), (BEN, "sable"), (CLEO, "orrin"))]
    table = await setting_out(harness, *heroes, others=(BEN, CLEO))
    table = await go_on(harness, table, 4)
    await harness.commands.leave(table.id, BEN)
    await go_on(harness, await harness.queries.table(table.id))
    for hero in heroes:
        assert ((await now(harness, hero)).playing, (await sheet(harness, hero)).lost) == (None, 1)


async def test_an_answer_taken_back_is_in_nobodys_chronicle(harness: Harness) -> None:
    brakka = await recruit(harness, ADA, "brakka")
    table = await lobby(harness)
    for _ in range(2):
        table = await harness.commands.join(table.id, ADA)
    await harness.commands.bring(table.id, ADA, [brakka.id])
    table = await go_on(harness, await harness.commands.begin(table.id, ADA), 1)
    table = (await harness.commands.undo(table.id, ADA)).table
    assert not any(hero.is_ready for hero in table.view(None).heroes[1:])
    table = await go_on(harness, table)
    assert await refused(harness.commands.undo(table.id, ADA)) == "finished"  # R137
    assert (await now(harness, brakka)).revision == 2
    assert len((await sheet(harness, brakka)).records) == 1


async def test_a_hero_plays_in_one_match_at_a_time(harness: Harness) -> None:
    brakka = await recruit(harness, ADA, "brakka")
    tables = [await lobby(harness, channel=channel) for channel in (11, 12)]
    for table in tables:
        await harness.commands.bring(table.id, ADA, [brakka.id])
    await harness.commands.begin(tables[0].id, ADA)
    assert await refused(harness.commands.begin(tables[1].id, ADA)) == "character-playing"


async def test_one_person_brings_three(harness: Harness) -> None:
    """R132: three seats, and a hero for each."""
    heroes = [await recruit(harness, ADA, key) for key in ("brakka", "sable", "orrin")]
    table = await lobby(harness)
    for _ in range(2):
        table = await harness.commands.join(table.id, ADA)
    await harness.commands.bring(table.id, ADA, [hero.id for hero in heroes])
    table = await harness.commands.begin(table.id, ADA)
    assert [hero.name for hero in table.view(None).heroes] == ["Brakka", "Sable", "Orrin"]
    await go_on(harness, table)
    assert [(await sheet(harness, hero)).lost for hero in heroes] == [1, 1, 1]


async def test_a_ready_made_hero_is_adopted_once(harness: Harness) -> None:
    """R130."""
    table = await go_on(harness, await setting_out(harness))
    roster = harness.host.characters
    assert await refused(roster.adopt(table.id, ADA, 1)) == "no-character"  # it is Ben's
    adopted = await roster.adopt(table.id, ADA, 0)
    kept = await sheet(harness, adopted)
    assert (kept.name, kept.won + kept.lost) == (table.view(None).heroes[0].name, 1)
    assert await refused(roster.adopt(table.id, ADA, 0)) == "character-adopted"


async def test_killed_again_and_again_nothing_is_lost_or_doubled(harness: Harness) -> None:
    """Between any two answers, the last one and what follows it among them."""
    heroes = [await recruit(harness, ADA, "brakka"), await recruit(harness, BEN, "sable")]
    table = await setting_out(harness, *heroes)
    for _ in range(KILLS):
        await harness.restart()
        table = await go_on(harness, await harness.queries.table(table.id), 2)
    table = await go_on(harness, table)
    await harness.restart()
    for hero in heroes:
        home, kept = await now(harness, hero), await sheet(harness, hero)
        assert (home.revision, home.playing, kept.lost, len(kept.records)) == (2, None, 1, 1)


async def test_the_record_needs_no_roster(harness: Harness) -> None:
    brakka = await recruit(harness, ADA, "brakka")
    table = await go_on(harness, await setting_out(harness, brakka))
    await harness.host.characters.delete(ADA.id, brakka.id)
    record = await harness.queries.record(table.id)
    assert [one.data["name"] for one in record.brought] == ["Brakka"]
    assert (await asyncio.to_thread(replay, harness.game, record)).match.outcome == record.outcome


async def test_forget_me_takes_the_heroes_along(harness: Harness) -> None:
    brakka, sable = await recruit(harness, ADA, "brakka"), await recruit(harness, BEN, "sable")
    table = await go_on(harness, await setting_out(harness, brakka, sable), 4)
    await harness.commands.stop(table.id, ADA)
    await harness.commands.forget(ADA.id, "Masked Guest")
    assert await harness.host.characters.of(ADA.id) == []
    assert [one.name for one in await harness.host.characters.of(BEN.id)] == ["Sable"]
