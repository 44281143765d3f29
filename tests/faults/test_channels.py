"""What moderators do to the places we play in: delete them, archive and lock threads."""

import pytest

from bot.local.table.threads import thread_changed
from tests.faults.stage import Json, Stage
from tests.faults.tables import tables


@pytest.mark.long
async def test_a_deleted_channel_calls_its_match_off_and_takes_nobody_else_with_it(stage: Stage) -> None:
    await stage.solo(gone := stage.channel())
    match = stage.match(gone)
    stage.remove(gone)
    await stage.until(lambda: stage.status_of(match) == "stopped", "the match to be called off")
    player = await stage.solo(stage.channel())
    await player.plays(2)
    assert stage.faults() == []


async def test_a_lobby_goes_with_its_thread(stage: Stage) -> None:
    ada = stage.people[0]
    gone = stage.thread()
    await ada.waits_for(lambda: gone in [c["name"] for c in ada.sight.channels.values()], "the thread")
    await ada.slash("kingdom new", channel=gone, pace="none")
    await ada.sees("[Join]", channel=gone)
    match = stage.match(gone)
    stage.remove(gone)
    await stage.until(lambda: stage.status_of(match) == "stopped", "the lobby to be closed")
    assert stage.faults() == []


async def test_a_move_opens_an_archived_thread_again(stage: Stage) -> None:
    """Where nobody has spoken before it."""
    thread = stage.facts(channel := stage.thread())
    player = await stage.solo(channel)
    becomes(stage, thread, archived=True)
    await stage.presses_first(player)
    await player.person.waits_for(lambda: not thread["thread_metadata"]["archived"], "the thread to open")
    await player.plays(1)
    await player.person.waits_for(lambda: len(tables(player.person, channel)) == 1, "the old table to be tidied")
    assert stage.faults() == []


async def test_a_locked_thread_is_spoken_of_and_heals_when_it_is_unlocked(stage: Stage) -> None:
    """The match goes on in the panels meanwhile."""
    thread = stage.facts(channel := stage.thread())
    player = await stage.solo(channel)
    await player.person.fault("deny", channel=thread["parent_id"], permissions=["MANAGE_THREADS"])
    becomes(stage, thread, archived=True, locked=True)
    await stage.presses_first(player)
    await player.person.sees("This thread is locked", channel=channel)
    await stage.until(lambda: "I may not write" in stage.bot.said(), "the log to say so")
    old = tables(player.person, channel)[-1]
    becomes(stage, thread, archived=False, locked=False)
    await player.person.waits_for(lambda: tables(player.person, channel)[-1] != old, "the table as it is now")
    await player.plays(1)
    assert sum("I may not write" in line for line in stage.news().splitlines()) == 1
    await player.person.fault("allow", channel=thread["parent_id"])


def becomes(stage: Stage, thread: Json, **how: bool) -> None:
    thread["thread_metadata"] |= how
    thread_changed(stage.local.table, thread)
