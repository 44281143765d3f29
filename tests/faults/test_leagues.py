"""A league over the local table: entered, drawn, opened round by round, played to its end; also over a restart."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.engine import Chance
from bot.engine.playout import any_choice
from bot.host import Table
from bot.ui.actions.league.book import Book
from bot.ui.actions.league.model import Entry, League
from bot.ui.actions.league.opening import with_table
from tests.client.descriptions import described
from tests.faults.test_pings import HOUR
from tests.support.hall import ADA, BEN, CLEO, GUILD, Hall, opened_hall, settled

KINGDOM = "death-over-the-kingdom"


@pytest_asyncio.fixture(loop_scope="package")
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened_hall(tmp_path) as hall:
        yield hall


def latest(hall: Hall) -> League:
    return hall.bot.router.leagues.book.on(GUILD)[-1]


async def opened(hall: Hall, hours: int = 0) -> League:
    """Ada, who has entered by its button, Ben and Cleo."""
    await hall.ada.slash("manage league", game=KINGDOM, seats=3, pace="none", hours=hours)
    message = await hall.ada.sees("Press **Join** to enter")
    await hall.ada.click(message, "Join")
    await hall.ada.sees("One player")
    guests = (Entry(number=2, person=BEN), Entry(number=3, person=CLEO))
    await hall.bot.router.leagues.book.change(
        latest(hall).id, lambda one: replace(one, entries=(*one.entries, *guests))
    )
    return latest(hall)


async def played(hall: Hall, table: Table) -> None:
    """To its end, by whatever is legal."""
    chance = Chance(b"a league")
    while (table := await hall.bot.host.queries.table(table.id)).status == "open":
        if not table.prompts:
            await hall.passes(HOUR, table)
            continue
        prompt = table.prompts[0]
        person = table.seats[prompt.seat].person
        assert person is not None
        await hall.bot.host.commands.answer(table.id, person.id, prompt.number, any_choice(prompt, chance))
    await settled(hall.bot, table.id)


async def test_it_is_entered_drawn_played_and_stands(hall: Hall) -> None:
    await opened(hall)
    await hall.ada.click(await hall.ada.sees("[Begin]"), "Begin")
    await hall.ada.sees("There is one round")
    whispered = [described(message) for message in hall.ada.messages("game-night") if message["flags"] & 64]
    assert len(whispered) == 1, "a press of its buttons is answered by its message, and by nothing else"
    await hall.ada.sees("Your match is in the thread below")
    await hall.ada.waits_for(lambda: next(latest(hall).tables())[2].match, "the table is open")
    table = await hall.bot.host.queries.table(str(next(latest(hall).tables())[2].match))
    assert sorted(person.name for person in table.people) == ["Ada", "Ben", "Cleo"]
    assert {"Ada", "Ben", "Cleo"} <= set(hall.called())
    await played(hall, table)
    message = await hall.ada.sees("The league is over")
    assert "1. " in described(message)
    assert sum(latest(hall).rounds[0].tables[0].points or ()) in range(145, 156)
    await hall.ada.slash("gm league")
    await hall.ada.sees(lambda one: one["flags"] & 64 and "The league is over" in described(one))


@pytest.mark.long
async def test_its_people_are_called_once_to_a_table(hall: Hall) -> None:
    """By the league's message, or where they wish it otherwise, by their table; never by both."""
    await hall.bot.context.wishes.change(BEN.id, pings="waited")
    await opened(hall)
    await hall.ada.click(await hall.ada.sees("[Begin]"), "Begin")
    await hall.ada.waits_for(lambda: next(latest(hall).tables())[2].match, "the table is open")
    table = await hall.bot.host.queries.table(str(next(latest(hall).tables())[2].match))
    await settled(hall.bot, table.id)
    await hall.passes(HOUR, table)
    assert hall.called_anywhere() == {"Ada": 1, "Cleo": 1}
    assert table.notes.rung == {ADA.id: 1, CLEO.id: 1}, "of the two calls that a silent person gets one is made"
    await hall.decides(table, ADA, CLEO)
    assert hall.called_anywhere() == {"Ada": 1, "Ben": 1, "Cleo": 1}


@pytest.mark.parametrize(
    ("way", "said"),
    [
        pytest.param("End Now", "do not count", marks=pytest.mark.long),
        ("End After These Matches", "when the matches"),
    ],
)
async def test_it_is_ended_by_a_second_press_and_what_is_on_counts_if_the_manager_wants(
    hall: Hall, way: str, said: str
) -> None:
    await opened(hall)
    await hall.ada.click(await hall.ada.sees("[Begin]"), "Begin")
    await hall.ada.waits_for(lambda: next(latest(hall).tables())[2].match, "the table is open")
    table = await hall.bot.host.queries.table(str(next(latest(hall).tables())[2].match))
    await hall.ada.slash("manage league-end")
    await hall.ada.click(await hall.ada.sees("One match is still on"), "Keep the League")
    await hall.ada.sees("The league goes on")
    assert latest(hall).status == "on"
    await hall.ada.slash("manage league-end")
    await hall.ada.click(await hall.ada.sees("One match is still on"), way)
    await hall.ada.sees(said)
    assert latest(hall).status == ("over" if way == "End Now" else "on")
    await played(hall, table)
    await hall.ada.waits_for(lambda: latest(hall).status == "over", "it is over")
    assert (latest(hall).rounds[0].tables[0].points is None) == (way == "End Now")


@pytest.mark.long
async def test_a_table_that_was_opened_and_not_noted_is_found_again(hall: Hall) -> None:
    """As after a kill between two steps."""
    await opened(hall)
    await hall.ada.click(await hall.ada.sees("[Begin]"), "Begin")
    await hall.ada.waits_for(lambda: next(latest(hall).tables())[2].match, "the table is open")
    book, opening = hall.bot.router.leagues.book, hall.bot.router.leagues.running.opening
    match, thread = latest(hall).rounds[0].tables[0].match, latest(hall).rounds[0].tables[0].thread
    tables = len(await hall.bot.host.queries.open_tables_on(GUILD))
    await book.change(latest(hall).id, lambda one: with_table(one, 0, 0, match=None))
    await opening.open(latest(hall), 0, 0)
    assert (latest(hall).rounds[0].tables[0].match, latest(hall).rounds[0].tables[0].thread) == (match, thread)
    assert len(await hall.bot.host.queries.open_tables_on(GUILD)) == tables


@pytest.mark.long
async def test_a_substitute_keeps_the_points_and_the_forgotten_leave_no_name(hall: Hall) -> None:
    league = await opened(hall)
    without_ben = tuple(entry for entry in league.entries if entry.person != BEN)
    await hall.bot.router.leagues.book.change(league.id, lambda one: replace(one, status="on", entries=without_ben))
    await hall.ada.slash("manage substitute", who=str(CLEO.id), instead=str(CLEO.id))
    await hall.ada.sees("Name a player of the league who drops out")
    await hall.ada.slash("manage substitute", who=str(CLEO.id), instead=str(BEN.id))
    await hall.ada.sees("keeps its points")
    entry = latest(hall).entries[1]
    assert (entry.number, entry.person, entry.first) == (3, BEN, CLEO)
    assert [one["game"] for one in hall.bot.router.leagues.book.about(BEN.id)["leagues"]] == [KINGDOM]
    await hall.bot.router.leagues.book.forget(CLEO.id, "Somebody")
    assert "Cleo" not in str(latest(hall))
    reread = Book(hall.bot.host.store)
    await reread.load()
    assert reread.on(GUILD) == hall.bot.router.leagues.book.on(GUILD)


@pytest.mark.long
async def test_what_cannot_be_is_said(hall: Hall) -> None:
    await hall.ada.slash("manage league", game="bag-of-dungeon", seats=3)
    await hall.ada.sees("you win or lose together")
    await hall.ada.slash("manage league", game=KINGDOM, seats=16)
    await hall.ada.sees("A table of this game has 3 to 7 seats")
    await hall.ada.slash("gm league")
    await hall.ada.sees("There is no league on this server")
    await hall.ada.slash("manage league", game=KINGDOM, seats=3)
    message = await hall.ada.sees("Press **Join** to enter")
    assert latest(hall).hours == 7 * 24
    await hall.ada.click(message, "Begin")
    await hall.ada.sees("There are too few players: a table needs 3.")
    await hall.ada.click(message, "Leave")
    await hall.ada.sees("You are not in this league")
    await hall.ada.click(message, "Cancel")
    await hall.ada.waits_for(lambda: not hall.bot.router.leagues.book.on(GUILD), "it is closed")
    await hall.ada.waits_for(lambda: hall.ada.sight.by_id(message["id"]) is None, "its message is gone, too")
