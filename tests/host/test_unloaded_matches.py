"""Matches in which nothing happened before a restart stay on disk until somebody comes to them."""

import asyncio
from datetime import timedelta

import pytest

from bot.engine.playout import fingerprint
from bot.host import Table
from tests.host.duel_game import Duel
from tests.host.harness import ADA, BEN, Harness, number
from tests.host.test_resume import NextEdition, match_of

DAY = timedelta(days=1)
MINUTE, SECOND = timedelta(minutes=1), timedelta(seconds=1)
BRIEFLY = 20 * SECOND


async def quiet_match(harness: Harness, channel: int = 10) -> Table:
    """Shown in a message, and left alone for a day."""
    table = await harness.match(channel=channel, pace="none")
    await harness.commands.set_message(table.id, 7000 + channel)
    harness.clock.pass_(DAY)
    return await harness.queries.table(table.id)


async def restart(harness: Harness, absence: timedelta, game: Duel | None = None) -> None:
    await harness.stop()
    seen = harness.clock.now
    harness.clock.pass_(absence)
    harness.game = game or harness.game
    await harness.start(last_seen=seen)


async def resumed(harness: Harness) -> list[str]:
    """Who was heard of by the time all that was to be taken up has been."""
    await asyncio.gather(*harness.host._background)
    await harness.host.close()
    return [change.table.id for change in harness.heard.changes]


async def test_a_quiet_match_is_not_loaded(harness: Harness) -> None:
    await quiet_match(harness)
    await restart(harness, BRIEFLY)
    assert await resumed(harness) == []
    assert not harness.host._mailboxes


async def test_the_audience_hears_of_it_before_anything_happens_in_it(harness: Harness) -> None:
    before = await quiet_match(harness)
    await restart(harness, BRIEFLY)
    await harness.commands.answer(before.id, ADA.id, number(before, 0), ("a",))
    answered = await harness.heard.heard("answered")
    await harness.commands.answer(before.id, BEN.id, number(before, 1), ("a",))
    await harness.host.close()
    assert harness.heard.kinds == ["resumed", "answered", "answered"]
    assert fingerprint(match_of(harness.heard.changes[0].table)) == fingerprint(match_of(before))
    assert answered.table.message == before.message


async def test_what_has_just_been_played_is_looked_at(harness: Harness) -> None:
    quiet, lively = await quiet_match(harness), await quiet_match(harness, channel=11)
    await harness.commands.answer(lively.id, ADA.id, number(lively, 0), ("a",))
    await restart(harness, BRIEFLY)
    assert (await harness.heard.heard("resumed")).table.id == lively.id
    assert quiet.id not in await resumed(harness)


async def test_so_is_what_has_no_message_yet_and_a_lobby(harness: Harness) -> None:
    unshown, lobby = await harness.match(channel=10), await harness.lobby(channel=11)
    harness.clock.pass_(DAY)
    await restart(harness, BRIEFLY)
    await harness.heard.until(lambda change: change.table.id == unshown.id)
    await harness.heard.until(lambda change: change.table.id == lobby.id)


async def test_an_automaton_that_was_about_to_play_for_somebody_plays(harness: Harness) -> None:
    table = await quiet_match(harness)
    await harness.stop()
    harness.sql("UPDATE seats SET is_away = TRUE WHERE person = :ada", ada=ADA.id)
    await harness.start(last_seen=harness.clock.now)
    change = await harness.heard.heard("answered")
    assert change.table.id == table.id


async def test_a_match_of_an_older_edition_is_taken_up(harness: Harness) -> None:
    table = await quiet_match(harness)
    await restart(harness, BRIEFLY, NextEdition())
    assert (await harness.heard.heard("resumed")).table.id == table.id


async def test_after_a_long_absence_a_quiet_match_is_not_loaded_either(harness: Harness) -> None:
    await quiet_match(harness)
    await restart(harness, timedelta(hours=1))
    assert await resumed(harness) == []


async def test_where_the_time_shown_is_over_the_match_is_shown_anew(harness: Harness) -> None:
    """They have a little more time, as the bot was away; the message does not say so yet."""
    timed = await harness.match(channel=10, pace="correspondence")
    await harness.commands.set_message(timed.id, 7010)
    harness.clock.pass_(timedelta(hours=20))
    later = await harness.match(channel=11, pace="correspondence")
    await harness.commands.set_message(later.id, 7011)
    harness.clock.pass_(timedelta(hours=1))
    await restart(harness, timedelta(hours=4))
    change = await harness.heard.heard("resumed")
    assert min(due.due for due in change.table.deadlines.values()) > harness.clock.now
    assert await resumed(harness) == [timed.id]


async def test_where_nobody_knows_when_the_bot_was_last_seen_the_last_change_counts(harness: Harness) -> None:
    quiet, lively = await quiet_match(harness), await quiet_match(harness, channel=11)
    await harness.commands.answer(lively.id, ADA.id, number(lively, 0), ("a",))
    await harness.stop()
    harness.clock.pass_(10 * DAY)
    await harness.start(last_seen=None)
    assert (await harness.heard.heard("resumed")).table.id == lively.id
    assert quiet.id not in await resumed(harness)


@pytest.mark.parametrize(("before", "is_shown"), [(15 * MINUTE + SECOND, True), (15 * MINUTE, False)])
async def test_what_happened_a_quarter_of_an_hour_before_has_been_shown(
    harness: Harness, before: timedelta, is_shown: bool
) -> None:
    table = await quiet_match(harness)
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    harness.clock.pass_(before)
    await restart(harness, BRIEFLY)
    assert await resumed(harness) == ([] if is_shown else [table.id])
