"""What a kill leaves in the channel is found again at the next start: tidied, taken up, or put away."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.local.rest.exchange import Exchange
from bot.process.heartbeat_file import heartbeat_file
from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.player import OVER, Player, asking, one_plays
from tests.faults.conftest import opened
from tests.faults.stage import Stage
from tests.faults.tables import is_table, story, tables

BEGINNING = 4  # lines of the story until somebody acts
MESSAGE = "UPDATE matches SET message = ? WHERE id = ?"


@pytest_asyncio.fixture(loop_scope="package")
async def own(tmp_path: Path) -> AsyncIterator[Stage]:
    """A bot that may be killed without harm to others."""
    async with opened(tmp_path) as stage:
        yield stage


def called(person: Person, channel: str) -> set[str]:
    """Whom the newest table calls."""
    return set(re.findall(r"<@(\d+)>", described(tables(person, channel)[-1])))


async def comes_back(stage: Stage) -> None:
    await stage.bot.start()
    await stage.bot.is_online(stage.people[0])


async def is_killed(stage: Stage) -> None:
    await stage.bot.kill()
    await stage.bot.is_offline(stage.people[0])


def is_reading(one: Exchange, message: dict[str, Any]) -> bool:
    """Does the bot read what stands in the channel, and find this message there?"""
    is_history = one.method == "GET" and one.path.endswith("/messages")
    return is_history and message["id"] in [found["id"] for found in one.answered]


async def test_a_kill_before_the_old_message_is_tidied_leaves_one_to_press(own: Stage) -> None:
    """The new one was posted, but not yet written down."""
    ada, channel = own.people[0], own.channel()
    await ada.waits_for(lambda: channel in [c["name"] for c in ada.sight.channels.values()], "the channel")
    await ada.slash("kingdom new", channel=channel, automata=2, pace="none")
    lobby = await ada.sees("3 of 7 seats", channel=channel)
    await ada.fault("hold", method="PATCH", route=f"/messages/{lobby['id']}", times=9)
    await ada.click(lobby, "Start")
    table = await own.table_of(channel)
    await is_killed(own)
    own.local.table.faults.planned.clear()  # what is held stays so: it is tidied by nobody but whoever comes now
    own.write(MESSAGE, int(lobby["id"]), own.match(channel))
    await comes_back(own)
    await ada.waits_for(lambda: "[Join]" not in described(own.seen(lobby)), "the lobby to be tidied")
    await ada.waits_for(lambda: own.seen(table)["edited_timestamp"] != table["edited_timestamp"], "the table anew")
    assert [message["id"] for message in tables(ada, channel)] == [table["id"]]
    assert own.bot.faults() == []


@pytest.mark.parametrize("has_beaten", [True, pytest.param(False, marks=pytest.mark.long)])
async def test_an_end_that_nobody_has_seen_is_shown_once(own: Stage, *, has_beaten: bool) -> None:
    """Everything that was to be posted is held back when the bot is killed; a second kill changes nothing.

    Also where it is killed before it ever gave a sign of life.
    """
    ada, channel = own.people[0], own.channel()
    player = await own.solo(channel)
    await ada.fault("hold", method="POST", route=f"/channels/{own.facts(channel)['id']}/messages", times=99)
    playing = asyncio.create_task(player.plays())
    await own.until(lambda: own.status(channel) == "finished", "the match to be over")
    assert not [message for message in ada.messages(channel) if OVER in described(message)]
    await is_killed(own)
    playing.cancel()
    own.local.table.faults.planned.clear()
    heartbeat_file(own.bot.data).touch()
    if not has_beaten:
        heartbeat_file(own.bot.data).unlink()
    await comes_back(own)
    end = await ada.sees(OVER, channel=channel)
    await ada.waits_for(lambda: not tables(ada, channel), "the table before to be tidied")
    await is_killed(own)
    asked: list[Exchange] = []
    own.local.requests.observers.append(asked.append)
    await comes_back(own)
    await own.until(lambda: any(is_reading(one, end) for one in asked), "the channel to be read")
    await ada.slash("gm about", channel=channel)
    assert [message["id"] for message in ada.messages(channel) if OVER in described(message)] == [end["id"]]
    assert own.bot.faults() == []


@pytest.mark.long
async def test_what_the_channel_says_already_is_not_told_again(own: Stage) -> None:
    """A turn of several messages."""
    ada = own.people[0]
    await own.trio(channel := own.channel())
    players = [Player(person, channel) for person in own.people]
    for player in players:
        await player.plays(1)
    await one_plays(players)
    await asking(players)
    await ada.waits_for(lambda: len(story(ada, channel)) > BEGINNING, "what came of it")
    await ada.waits_for(lambda: called(ada, channel) == {p.person.id for p in players if p.is_asked}, "the table")
    await ada.waits_for(lambda: len(tables(ada, channel)) == 1, "the table before to be tidied")
    said, table = story(ada, channel), tables(ada, channel)[-1]
    await is_killed(own)
    await comes_back(own)
    await ada.waits_for(lambda: own.seen(table)["edited_timestamp"] != table["edited_timestamp"], "the table anew")
    assert story(ada, channel) == said
    assert own.bot.faults() == []


@pytest.mark.long
async def test_what_has_changed_meanwhile_is_seen_at_the_start(own: Stage) -> None:
    """A channel is gone; in another the history may not be read. The commands are those Discord knows."""
    ada = own.people[0]
    await own.solo(gone := own.channel())
    player = await own.solo(blind := own.channel())
    match, before = own.match(gone), described(tables(ada, blind)[-1])
    await is_killed(own)
    own.remove(gone, is_told=False)
    await ada.fault("deny", channel=own.facts(blind)["id"], permissions=["READ_MESSAGE_HISTORY"])
    await comes_back(own)
    await own.until(lambda: own.status_of(match) == "stopped", "the match to be called off")
    await player.plays(2)
    await ada.sees(lambda m: is_table(m) and described(m) != before, channel=blind)
    assert own.bot.said().count("I may not read the history") == 1
    assert own.bot.said().count("Told Discord") == 1
