"""Matches that were quiet before a restart: they stay on disk, and nobody notices."""

from datetime import timedelta

from bot.engine.playout import fingerprint
from bot.host import Table
from tests.host.bench import ADA, BEN, Bench, number
from tests.host.duel import Duel
from tests.host.test_resume import NextEdition, match_of

DAY = timedelta(days=1)
BRIEFLY = timedelta(seconds=20)


async def quiet_match(bench: Bench, channel: int = 10) -> Table:
    """Shown in a message, and left alone for a day."""
    table = await bench.match(channel=channel, pace="none")
    await bench.host.set_message(table.id, 7000 + channel)
    bench.clock.pass_(DAY)
    return await bench.host.table(table.id)


async def restart(bench: Bench, absence: timedelta, game: Duel | None = None) -> None:
    await bench.stop()
    seen = bench.clock.now
    bench.clock.pass_(absence)
    bench.game = game or bench.game
    await bench.start(last_seen=seen)


async def resumed(bench: Bench) -> list[str]:
    """Who was heard of by the time another match has been played at."""
    await bench.host.close()
    return [change.table.id for change in bench.heard.changes]


async def test_a_quiet_match_is_not_loaded(bench: Bench) -> None:
    await quiet_match(bench)
    await restart(bench, BRIEFLY)
    assert await resumed(bench) == []
    assert not bench.host._rooms


async def test_the_audience_hears_of_it_before_anything_happens_in_it(bench: Bench) -> None:
    before = await quiet_match(bench)
    await restart(bench, BRIEFLY)
    await bench.host.answer(before.id, ADA.id, number(before, 0), ("a",))
    answered = await bench.heard.heard("answered")
    await bench.host.answer(before.id, BEN.id, number(before, 1), ("a",))
    await bench.host.close()
    assert bench.heard.kinds == ["resumed", "answered", "answered"]
    assert fingerprint(match_of(bench.heard.changes[0].table)) == fingerprint(match_of(before))
    assert answered.table.message == before.message


async def test_what_has_just_been_played_is_looked_at(bench: Bench) -> None:
    quiet, lively = await quiet_match(bench), await quiet_match(bench, channel=11)
    await bench.host.answer(lively.id, ADA.id, number(lively, 0), ("a",))
    await restart(bench, BRIEFLY)
    assert (await bench.heard.heard("resumed")).table.id == lively.id
    assert quiet.id not in await resumed(bench)


async def test_so_is_what_has_no_message_yet_and_a_lobby(bench: Bench) -> None:
    unshown, lobby = await bench.match(channel=10), await bench.lobby(channel=11)
    bench.clock.pass_(DAY)
    await restart(bench, BRIEFLY)
    await bench.heard.until(lambda change: change.table.id == unshown.id)
    await bench.heard.until(lambda change: change.table.id == lobby.id)


async def test_an_automaton_that_was_about_to_play_for_somebody_plays(bench: Bench) -> None:
    table = await quiet_match(bench)
    await bench.stop()
    bench.sql("UPDATE seats SET is_away = 1 WHERE person = ?", ADA.id)
    await bench.start(last_seen=bench.clock.now)
    change = await bench.heard.heard("answered")
    assert change.table.id == table.id


async def test_a_match_of_an_older_edition_is_taken_up(bench: Bench) -> None:
    table = await quiet_match(bench)
    await restart(bench, BRIEFLY, NextEdition())
    assert (await bench.heard.heard("resumed")).table.id == table.id


async def test_after_a_long_absence_every_match_is_shown_anew(bench: Bench) -> None:
    table = await quiet_match(bench)
    await restart(bench, timedelta(hours=1))
    assert (await bench.heard.heard("resumed")).table.id == table.id
