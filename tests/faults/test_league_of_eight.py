"""A league of eight from its first to its last round, with the bot closed and opened between rounds and in a match."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine import Chance
from bot.engine.playout import any_choice
from bot.local.server import LocalTable
from bot.ui.actions.league.model import Entry, League
from bot.ui.actions.league.points import standing
from tests.client.descriptions import described
from tests.faults.test_pings import HOUR
from tests.support.hall import GUILD, Hall, more_members, settled
from tests.support.unhurried import UnhurriedClock
from tests.ui.alone import opened_at

KINGDOM = "death-over-the-kingdom"
EIGHT = 8
ROUNDS, TABLES = 3, 2
CHANCE = Chance(b"a league of eight")


@asynccontextmanager
async def hall_at(local: LocalTable, data: Path) -> AsyncIterator[Hall]:
    """The bot starts with what is kept, and closes again."""
    async with opened_at(local, data, automaton_delay=0.0) as (ada, bot):
        hall = Hall(local, ada, bot)
        await bot.router.leagues.running.is_loaded.wait()
        yield hall


def latest(hall: Hall) -> League:
    return hall.bot.router.leagues.book.on(GUILD)[-1]


async def entered(hall: Hall) -> None:
    await hall.ada.slash("manage league", game=KINGDOM, seats=4, pace="none", hours=0)
    await hall.ada.click(await hall.ada.sees("Press **Join** to enter"), "Join")
    await hall.ada.sees("One player")
    people = more_members(hall.local, EIGHT - 1)
    guests = tuple(Entry(number=number, person=person) for number, person in enumerate(people, start=2))
    book = hall.bot.router.leagues.book
    await book.change(latest(hall).id, lambda one: replace(one, entries=(*one.entries, *guests)))
    await hall.ada.click(await hall.ada.sees("[Begin]"), "Begin")


async def played(hall: Hall, match: str, most: int = 10_000) -> None:
    """By whatever is legal, to its end or for so many answers."""
    for _ in range(most):
        table = await hall.bot.host.queries.table(match)
        if table.status != "open":
            break
        if not table.prompts:
            await hall.passes(HOUR, table)
            continue
        prompt = table.prompts[0]
        person = table.seats[prompt.seat].person
        assert person is not None
        await hall.bot.host.commands.answer(match, person.id, prompt.number, any_choice(prompt, CHANCE))
    await settled(hall.bot, match)


async def matches_of(hall: Hall, number: int) -> list[str]:
    """Once its tables are open."""

    def opened() -> list[str]:
        tables = latest(hall).rounds[number].tables if latest(hall).rounds else ()
        found = [table.match for table in tables if table.match is not None]
        return found if len(found) == TABLES else []

    return await hall.ada.waits_for(opened, f"round {number + 1}")


@pytest.mark.long
async def test_it_is_played_to_its_end_over_restarts(tmp_path: Path) -> None:
    async with LocalTable(clock=UnhurriedClock()) as local:
        async with hall_at(local, tmp_path) as hall:
            await entered(hall)
            await played(hall, (await matches_of(hall, 0))[0], most=5)
        for number in range(ROUNDS):
            async with hall_at(local, tmp_path) as hall:
                first, second = await matches_of(hall, number)
                await played(hall, first)
            async with hall_at(local, tmp_path) as hall:
                assert (await matches_of(hall, number)) == [first, second], "a table was opened twice"
                later = [table for one in latest(hall).rounds[number + 1 :] for table in one.tables]
                assert not any(table.thread for table in later), "a round waits for the one before"
                await played(hall, second)
                await hall.ada.waits_for(lambda: latest(hall).rounds[number].is_over, "its points")  # noqa: B023
        async with hall_at(local, tmp_path) as hall:
            await hall.ada.waits_for(lambda: latest(hall).status == "over", "the end of the league")
            message = await hall.ada.sees("The league is over")
            check(latest(hall), described(message))
            stored = [one.body for channel in local.table.world.messages.values() for one in channel.values()]
            assert sum("Your match is in the thread below" in described(one) for one in stored) == ROUNDS * TABLES


def check(league: League, shown: str) -> None:
    """Everybody has played every round, met everybody evenly, and stands where their points put them."""
    tables = [table for one in league.rounds for table in one.tables]
    assert len(tables) == ROUNDS * TABLES
    assert len({table.match for table in tables}) == len({table.thread for table in tables}) == len(tables)
    assert Counter(entry for table in tables for entry in table.entries) == dict.fromkeys(range(1, EIGHT + 1), ROUNDS)
    met = Counter(pair for table in tables for pair in combinations(sorted(table.entries), 2))
    assert max(met.values()) <= 2
    assert all(abs(sum(table.points or ()) - 200) <= 4 for table in tables), "four share what there is at a table"
    lines = standing(league)
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)
    assert all(f"{line.points} points, {line.won} of {ROUNDS} won" in shown for line in lines)
