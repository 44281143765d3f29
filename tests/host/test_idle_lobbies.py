"""A lobby where nothing happens is struck, after a time the server settles; the clock is moved."""

from datetime import timedelta

from bot.host import ServerRights
from tests.host.harness import ADA, BEN, CLEO, Harness, refused

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def wait(harness: Harness, time: timedelta) -> None:
    harness.clock.pass_(time)
    harness.host.tick()


async def test_an_idle_lobby_is_struck_after_a_day_and_its_channel_is_free(harness: Harness) -> None:
    table = await harness.lobby()
    wait(harness, DAY)
    struck = await harness.heard.heard("stopped")
    assert struck.table.notes.ending == "idle"
    assert struck.table.id == table.id
    assert (await harness.lobby()).is_live


async def test_whoever_sits_down_keeps_it_open(harness: Harness) -> None:
    table = await harness.lobby()
    wait(harness, DAY - HOUR)
    table = await harness.commands.join(table.id, BEN)
    await harness.host._handle(table.id, ("idle", 0))
    wait(harness, DAY - HOUR)
    await harness.host._handle(table.id, ("idle", 0))
    assert (await harness.queries.table(table.id)).status == "lobby"
    wait(harness, HOUR)
    assert (await harness.heard.heard("stopped")).table.people == [ADA, BEN]


async def test_a_match_that_is_on_is_no_idle_lobby(harness: Harness) -> None:
    table = await harness.match(pace="none")
    wait(harness, 9 * DAY)
    await harness.host._handle(table.id, ("idle", 0))
    assert (await harness.queries.table(table.id)).status == "open"


async def test_it_is_struck_a_minute_after_the_bot_has_come_back(harness: Harness) -> None:
    """Whoever comes then may still sit down."""
    table = await harness.lobby()
    await harness.stop()
    harness.clock.pass_(3 * DAY)
    await harness.start()
    await harness.heard.heard("resumed")
    assert (await harness.queries.table(table.id)).status == "lobby"
    wait(harness, timedelta(minutes=1))
    assert (await harness.heard.heard("stopped")).table.notes.ending == "idle"


async def test_a_server_may_settle_another_time_for_lobbies_that_stand_already(harness: Harness) -> None:
    life = DAY
    await harness.stop()
    await harness.start(lobby_life=lambda _: life)
    await harness.lobby()
    life = HOUR
    await harness.host.look_again(5)
    wait(harness, HOUR)
    assert (await harness.heard.heard("stopped")).table.notes.ending == "idle"


async def test_anybody_may_clear_a_lobby_whose_starter_has_left_the_server(harness: Harness) -> None:
    table = await harness.lobby()
    assert await refused(harness.commands.stop(table.id, CLEO)) == "not-starter"
    gone = ServerRights(has_starter_left=True)
    assert (await harness.commands.stop(table.id, CLEO, gone)).status == "stopped"
    match = await harness.match(channel=11)
    assert await refused(harness.commands.stop(match.id, CLEO, gone)) == "not-starter"


async def test_a_tick_has_the_clock_looked_at_at_once(harness: Harness) -> None:
    alarm = harness.host._alarm
    alarm._changed.clear()
    harness.host.tick()
    assert alarm._changed.is_set()
