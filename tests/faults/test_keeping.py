"""Lobbies that nobody needs, too many tables, and what is forgotten, over the local table; the clock is moved."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.host import Person as Someone
from bot.store import MatchRow
from bot.ui.server.housekeeping import REMEMBERED, REMOVED, Housekeeping
from bot.ui.shared.openings import AT_ONCE
from tests.client.descriptions import described
from tests.client.reply import Refused
from tests.support.hall import ADA, CHANNELS, GUILD, Hall, opened_hall

DAY, HOUR = timedelta(days=1), timedelta(hours=1)
HERE, THERE = CHANNELS
ELSEWHERE = 999_000_000_000_000_001
GONE = Someone(999_000_000_000_000_002, "Zoe")


@pytest_asyncio.fixture(loop_scope="package")
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened_hall(tmp_path) as hall:
        yield hall


async def test_an_idle_lobby_is_struck_with_a_line_in_the_channel(hall: Hall) -> None:
    table = await hall.lobby()
    await hall.passes(DAY, table)
    await hall.ada.sees("I have closed Ada's lobby")
    await hall.ada.sees("I have closed this lobby")
    assert "[Join]" not in "".join(described(message) for message in hall.public())


@pytest.mark.long
async def test_a_server_settles_how_long_a_lobby_stands(hall: Hall) -> None:
    await hall.ada.slash("gm settings", lobby_hours=2)
    await hall.ada.sees("I close a lobby after 2 hours without activity.")
    table = await hall.lobby()
    await hall.passes(HOUR, table)
    assert (await hall.bot.host.queries.table(table.id)).status == "lobby"
    await hall.passes(HOUR, table)
    await hall.ada.sees("I have closed")


@pytest.mark.long
async def test_a_lobby_whose_starter_has_gone_is_anybodys_to_clear(hall: Hall) -> None:
    """Ada would be free to, as she manages the server, so Ben tries."""
    rules = hall.bot.host.games["death-over-the-kingdom"]
    await hall.bot.host.commands.open_lobby(
        rules.key, guild=GUILD, channel=hall.id_of(HERE), starter=GONE, options=rules.options_type(), pace="none"
    )
    async with await type(hall.ada).sit(hall.local.base_url, "Ben") as ben:
        await ben.click(await ben.sees("[Cancel]"), "Cancel")
        await ben.sees("The lobby is closed.")
    await hall.lobby(HERE)
    async with await type(hall.ada).sit(hall.local.base_url, "Ben") as ben:
        await ben.click(await ben.sees("[Cancel]"), "Cancel")
        await ben.sees("Only the person who opened this match")


async def test_of_many_new_tables_at_once_few_are_laid(hall: Hall) -> None:
    await hall.bot.context.settings.change(GUILD, tables_each=10, tables=100, cooldown=30, has_threads=True)
    await asyncio.gather(*(hall.ada.slash("kingdom new") for _ in range(9)))
    await hall.ada.sees("You have just opened several tables. You can open another one <t:")
    assert len(await hall.bot.host.queries.laid_out(GUILD)) == AT_ONCE
    hall.clock.by += timedelta(seconds=151)
    await hall.ada.slash("kingdom new")
    assert len(await hall.bot.host.queries.laid_out(GUILD)) == AT_ONCE + 1


async def test_one_person_and_one_server_may_have_so_many_tables(hall: Hall) -> None:
    await hall.ada.slash("gm settings", tables_each=1, tables=9, cooldown=0)
    await hall.ada.sees("At most 9 tables may be open at a time; one person may open at most 1.")
    await hall.ada.slash("kingdom new")
    await hall.ada.slash("kingdom new", channel=THERE)
    await hall.ada.sees("You have one table open on this server", channel=THERE)
    await hall.ada.slash("gm settings", tables_each=5, tables=1)
    await hall.ada.slash("kingdom new", channel=THERE)
    await hall.ada.sees("On this server one table is open already", channel=THERE)


@pytest.mark.long
async def test_a_server_that_removed_me_is_forgotten_after_a_month(hall: Hall) -> None:
    rules, store = hall.bot.host.games["death-over-the-kingdom"], hall.bot.host.store
    for guild in (ELSEWHERE, GUILD):
        await hall.bot.host.commands.open_lobby(
            rules.key, guild=guild, channel=guild, starter=ADA, options=rules.options_type(), pace="none"
        )
    keeping = Housekeeping(hall.bot.context)
    await keeping.sweep()
    assert list(await store.setting(REMOVED)) == [ELSEWHERE]
    hall.clock.by += REMEMBERED - HOUR
    await keeping.sweep()
    assert await store.servers() == {ELSEWHERE, GUILD}
    hall.clock.by += HOUR
    await keeping.sweep()
    assert await store.servers() == {GUILD}


@pytest.mark.long
async def test_matches_are_thinned_when_the_server_says(hall: Hall) -> None:
    table = await hall.begun(pace="none")
    await hall.bot.host.commands.stop(table.id, ADA)
    await hall.bot.context.settings.change(GUILD, keep_days=30)
    keeping = Housekeeping(hall.bot.context)
    hall.clock.by += 29 * DAY
    await keeping.sweep()
    assert (await history(hall, table.id)).thinned is None
    hall.clock.by += 2 * DAY
    await hall.bot.context.settings.change(GUILD, keep_days=0)
    await keeping.sweep()
    assert (await history(hall, table.id)).thinned is None
    await hall.bot.context.settings.change(GUILD, keep_days=30)
    await keeping.sweep()
    assert (await history(hall, table.id)).thinned is not None


async def history(hall: Hall, match: str) -> MatchRow:
    found = await hall.bot.host.store.history(match)
    assert found is not None
    return found.head


async def test_a_manager_purges_the_server_and_nobody_else(hall: Hall) -> None:
    await hall.lobby()
    async with await type(hall.ada).sit(hall.local.base_url, "Ben") as ben:
        with pytest.raises(Refused, match="no command /manage"):  # Discord does not show it to him
            await ben.slash("manage purge", sure=True)
    await hall.ada.slash("manage purge")
    await hall.ada.sees("repeat the command with **sure**")
    assert await hall.bot.host.store.servers() == {GUILD}
    await hall.ada.slash("manage purge", sure=True)
    await hall.ada.sees("I have forgotten this server")
    assert await hall.bot.host.store.servers() == set()


async def test_films_of_whoever_is_forgotten_are_deleted(hall: Hall) -> None:
    """Their name stands in the pictures. One that is gone already hinders nothing."""
    table = await hall.begun(pace="none")
    await hall.bot.host.commands.stop(table.id, ADA)
    channel = hall.bot.get_channel(hall.id_of(HERE))
    film = await channel.send("the film")  # type: ignore[union-attr]
    await hall.bot.host.commands.set_film(table.id, film.id)
    await hall.ada.slash("gm forget me", sure=True)
    await hall.ada.sees("I do not know you any more")
    assert str(film.id) not in [message["id"] for message in hall.public()]
    assert (await hall.bot.host.queries.table(table.id)).notes.film is None


@pytest.mark.long
async def test_what_one_has_settled_for_oneself_is_shown(hall: Hall) -> None:
    ada = hall.ada
    await ada.slash("gm pings", when="waited", quiet="22-8", zone="+2", vacation=3)
    shown = described(await ada.sees("When I call you"))
    for said in ("only when others wait for you", "22:00 to 08:00 (\\+2)", "You are on vacation until <t:"):
        assert said in shown
    await ada.slash("gm pings", quiet="noon")
    await ada.sees("I could not read those hours")
    await ada.slash("gm pings", quiet="22-8", zone="Middle-earth")
    await ada.sees("I do not know that place")
    await ada.slash("gm pings", quiet="off", vacation=0, when="server")
    await ada.sees(
        lambda m: "You have no quiet hours" in described(m) and "This is how the server has set it" in described(m)
    )
    table = await hall.begun(pace="none")
    await ada.slash("gm tables")
    await ada.sees(f"🔔 **Death Over the Kingdom** in <#{table.channel}> waits for you.")


@pytest.mark.long
async def test_the_papers_are_at_hand(hall: Hall) -> None:
    await hall.ada.slash("gm about")
    await hall.ada.sees("says what I keep")
    await hall.ada.slash("gm privacy")
    await hall.ada.sees("What Castellan keeps about you")
    await hall.ada.sees("Discord's own privacy policy applies to everything you do on Discord.")
    await hall.ada.slash("gm terms")
    await hall.ada.sees("The terms under which we play")
