"""A lobby that names a time: it begins by itself, or says that it could not; also after a restart."""

from datetime import timedelta

import pytest

from bot.host import Table
from tests.host.harness import ADA, BEN, MANAGER, NOBODY, Harness, refused
from tests.host.test_idle_lobbies import DAY, HOUR, wait


async def arranged(harness: Harness, after: timedelta = HOUR) -> Table:
    table = await harness.lobby()
    at = harness.clock() + after
    return await harness.commands.arrange(table.id, ADA, at, ("quick",), MANAGER)


async def test_it_begins_by_itself_where_enough_are_there(harness: Harness) -> None:
    table = await arranged(harness)
    await harness.commands.join(table.id, BEN)
    wait(harness, HOUR)
    begun = (await harness.heard.heard("started")).table
    assert (begun.status, begun.notes.has_met, begun.notes.purposes) == ("open", True, ())


async def test_where_people_are_missing_it_says_so_once_and_stands(harness: Harness) -> None:
    table = await arranged(harness)
    wait(harness, HOUR)
    met = (await harness.heard.heard("met")).table
    assert (met.status, met.notes.has_met, met.notes.purposes) == ("lobby", True, ("quick",))
    await harness.commands.join(table.id, BEN)
    wait(harness, HOUR)
    await harness.commands.meet(table.id)
    assert harness.heard.kinds.count("met") == 1
    assert "started" not in harness.heard.kinds, "whoever comes late is not thrown into a match"


async def test_before_its_time_nothing_happens(harness: Harness) -> None:
    table = await arranged(harness)
    await harness.commands.join(table.id, BEN)
    await harness.commands.meet(table.id)
    assert (await harness.queries.table(table.id)).status == "lobby"


async def test_a_match_that_was_started_before_calls_nobody(harness: Harness) -> None:
    table = await arranged(harness)
    await harness.commands.join(table.id, BEN)
    begun = await harness.commands.begin(table.id, ADA, MANAGER)
    await harness.commands.meet(table.id)
    assert not begun.notes.has_met
    assert "met" not in harness.heard.kinds


async def test_its_time_comes_after_a_restart_too(harness: Harness) -> None:
    table = await arranged(harness)
    await harness.commands.join(table.id, BEN)
    await harness.restart()
    await harness.heard.heard("resumed")
    wait(harness, HOUR)
    assert (await harness.heard.heard("started")).table.notes.has_met


async def test_nor_is_it_missed_while_the_bot_was_away(harness: Harness) -> None:
    table = await arranged(harness)
    await harness.commands.join(table.id, BEN)
    await harness.stop()
    harness.clock.pass_(2 * HOUR)
    await harness.start()
    assert (await harness.heard.heard("started")).table.id == table.id


async def test_a_lobby_stands_until_its_time_and_a_day_longer(harness: Harness) -> None:
    table = await arranged(harness, 3 * DAY)
    wait(harness, 3 * DAY)
    await harness.heard.heard("met")
    await harness.host._handle(table.id, ("idle", 0))
    assert (await harness.queries.table(table.id)).status == "lobby"
    wait(harness, DAY)
    assert (await harness.heard.heard("stopped")).table.notes.ending == "idle"


async def test_another_time_is_another_appointment_and_none_lifts_it(harness: Harness) -> None:
    table = await arranged(harness)
    wait(harness, HOUR)
    await harness.heard.heard("met")
    await harness.commands.join(table.id, BEN)
    again = await harness.commands.arrange(table.id, ADA, harness.clock() + HOUR, (), MANAGER)
    assert not again.notes.has_met
    lifted = await harness.commands.arrange(table.id, ADA, None, (), MANAGER)
    assert lifted.notes.meets is None
    wait(harness, HOUR)
    await harness.commands.meet(table.id)
    assert (await harness.queries.table(table.id)).status == "lobby"


@pytest.mark.parametrize("after", [timedelta(0), -HOUR, 15 * DAY])
async def test_a_time_that_cannot_be_is_refused(harness: Harness, after: timedelta) -> None:
    table = await harness.lobby()
    at = harness.clock() + after
    assert await refused(harness.commands.arrange(table.id, ADA, at, (), MANAGER)) == "no-such-time"


async def test_only_the_starter_or_a_manager_says_when(harness: Harness) -> None:
    table = await harness.lobby()
    at = harness.clock() + HOUR
    assert await refused(harness.commands.arrange(table.id, BEN, at, (), NOBODY)) == "not-starter"
    assert (await harness.commands.arrange(table.id, BEN, at, (), MANAGER)).notes.meets == at
