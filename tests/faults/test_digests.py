"""Once a day one direct message with all slow tables that wait, over the local table; the host's clock is moved."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.ui.messages.digests import Digests
from bot.ui.shared.wishes import WishBook
from tests.client.descriptions import described
from tests.faults.test_pings import HERE, HOUR, MINUTE, THERE
from tests.support.hall import ADA, Hall, opened_hall, settled

DAY = 24 * HOUR


@pytest_asyncio.fixture(loop_scope="package")
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened_hall(tmp_path) as hall:
        yield hall


async def asked(hall: Hall) -> None:
    """Ada wishes it at the hour that it is in an hour."""
    at = (hall.bot.host.now + HOUR).strftime("%H:%M")
    await hall.ada.slash("gm pings", digest=at)
    await hall.ada.sees("I write you one direct message")


def written(hall: Hall) -> list[str]:
    """What stands in Ada's direct messages."""
    channels = [one["id"] for one in hall.ada.sight.channels.values() if one["type"] == 1]
    return [described(one.body) for channel in channels for one in hall.local.table.world.messages[channel].values()]


@pytest.mark.long
async def test_all_slow_tables_that_wait_are_one_message_a_day_and_none_where_nothing_waits(hall: Hall) -> None:
    await asked(hall)
    digests = Digests(hall.bot.context)
    (greeting,) = written(hall)
    assert "once a day" in greeting
    await hall.passes(2 * HOUR)
    await digests.look()
    assert written(hall) == [greeting], "nothing waits"
    first, second = await hall.begun(HERE), await hall.begun(THERE)
    await hall.passes(MINUTE, first, second)
    assert hall.called_anywhere() == {"Ben": 1, "Cleo": 1}, "whom both tables call at once"
    await digests.look()
    assert written(hall) == [greeting], "it is not the hour"
    await hall.passes(DAY - 3 * HOUR, first, second)
    await digests.look()
    assert written(hall) == [greeting]
    await hall.passes(2 * HOUR, first, second)
    await digests.look()
    (digest,) = written(hall)
    assert "2 slow tables wait for you" in digest
    assert all(f"/{table.channel})" in digest for table in (first, second))
    await digests.look()
    reread = WishBook(hall.bot.host.store)
    await reread.load()
    assert reread.of(ADA.id) == hall.bot.context.wishes.of(ADA.id), "a restart sends it no second time"
    assert written(hall) == [digest]


@pytest.mark.long
async def test_a_table_with_its_people_there_calls_whoever_wishes_a_digest(hall: Hall) -> None:
    await asked(hall)
    table = await hall.begun(pace="live")
    await hall.passes(MINUTE, table)
    assert hall.called_anywhere()["Ada"] == 1


async def test_whose_time_runs_out_is_called_all_the_same(hall: Hall) -> None:
    await asked(hall)
    table = await hall.begun()
    await hall.passes(20 * HOUR, table)
    assert hall.called_anywhere()["Ada"] == 1
    await hall.passes(HOUR, table)
    assert hall.called_anywhere()["Ada"] == 1, "once, though the digest was no call of the table"


@pytest.mark.long
async def test_who_has_decided_is_not_written_to(hall: Hall) -> None:
    await asked(hall)
    greeting, table = written(hall), await hall.begun()
    await hall.decides(table, ADA)
    await hall.passes(2 * HOUR, table)
    await Digests(hall.bot.context).look()
    assert written(hall) == greeting


@pytest.mark.long
async def test_closed_messages_are_said_once_and_the_table_calls_again(hall: Hall) -> None:
    await asked(hall)
    table = await hall.begun()
    await hall.passes(2 * MINUTE, table)
    assert "Ada" not in hall.called()
    (dm,) = [one["id"] for one in hall.ada.sight.channels.values() if one["type"] == 1]
    await hall.ada.fault("server_error", method="POST", route=f"/channels/{dm}/messages", status=403)
    await hall.passes(HOUR)
    await Digests(hall.bot.context).look()
    assert hall.bot.context.wishes.of(ADA.id).closed == "unsaid"
    hall.bot.host.call_at(table.id, hall.bot.host.now)
    await hall.passes(MINUTE, table)
    await settled(hall.bot, table.id)
    assert hall.called().count("Ada") == 1
    for is_said in (True, False):
        await hall.ada.click(await hall.ada.sees("[Your Hand]"), "Your Hand")
        await hall.ada.sees(lambda one: _is_panel(one) and ("did not deliver" in described(one)) == is_said)  # noqa: B023


def _is_panel(message: dict[str, Any]) -> bool:
    return "For your eyes only" in described(message)
