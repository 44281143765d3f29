"""Who sees how reliable somebody is, over the local table: they themselves, and a starter where the server wants it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.client.descriptions import described
from tests.faults.test_pings import HOUR
from tests.support.hall import ADA, BEN, CLEO, GUILD, Hall, opened_hall

DAYS = 30 * HOUR


@pytest_asyncio.fixture(loop_scope="package")
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened_hall(tmp_path) as hall:
        yield hall


async def test_a_starter_sees_it_of_those_who_join_where_the_server_wants_it(hall: Hall) -> None:
    table = await hall.begun()
    await hall.decides(table, BEN)
    await hall.passes(DAYS, table)  # for Cleo the clock answers
    lobby = await hall.lobby("lobby-chat", "correspondence", BEN, CLEO)
    shown = await hall.ada.sees("3 of 7 seats", channel="lobby-chat")
    assert "[Reliability]" not in described(shown), "it is off"
    await hall.bot.context.settings.change(GUILD, shows_reliability=True)
    await hall.bot.host.commands.add_automaton(lobby.id, ADA, "Tin")
    shown = await hall.ada.sees("[Reliability]", channel="lobby-chat")
    await hall.ada.click(shown, "Reliability")
    told = await hall.ada.sees("Reliability in the last 20 matches", channel="lobby-chat")
    assert told["flags"] & 64
    assert f"<@{BEN.id}>: 100\xa0% of one answer in time, no match left early" in described(told)
    assert f"<@{CLEO.id}>: 0\xa0% of one answer in time" in described(told)
    await hall.bot.context.wishes.change(CLEO.id, is_unlisted=True)
    await hall.ada.click(shown, "Reliability")
    is_without_cleo = lambda one: "in the last 20" in described(one) and str(CLEO.id) not in described(one)  # noqa: E731
    await hall.ada.sees(is_without_cleo, channel="lobby-chat")
    await hall.bot.context.settings.change(GUILD, shows_reliability=False)
    await hall.ada.click(shown, "Reliability")
    await hall.ada.sees("does not show how reliable", channel="lobby-chat")


async def test_ones_own_is_in_ones_record_and_says_who_else_sees_it(hall: Hall) -> None:
    table = await hall.begun()
    await hall.decides(table, ADA)
    await hall.bot.host.commands.stop(table.id, ADA)
    await hall.ada.slash("gm me")
    await hall.ada.sees("Reliability: 100\xa0% of one answer in time, no match left early, in your last 20")
    await hall.bot.context.settings.change(GUILD, shows_reliability=True)
    await hall.ada.slash("gm me")
    await hall.ada.sees("sees this, too")
