"""Clicks that come together, again, or a week too late."""

import asyncio
import time

import pytest

from bot.local.rest.exchange import Exchange
from bot.local.world.snowflake import snowflake_at
from bot.local.world.world import StoredMessage
from tests.e2e.player import Player, answers, prompt_of
from tests.faults.stage import Json, Stage

WEEK_S = 7 * 24 * 3600


async def test_a_click_that_a_client_sends_twice_counts_once(stage: Stage) -> None:
    player = await stage.solo(channel := stage.channel())
    card = answers(player.panel)[0]["custom_id"]
    await stage.forge(player.person, player.panel, card, times=2)
    first = prompt_of(answers(player.panel)[0])
    player.answered.add(first)
    await player.plays(1)
    assert stage.pressed(channel)[0] == first
    assert len(stage.pressed(channel)) == len({prompt for prompt, _ in stage.kept(channel)} & player.answered) == 2
    assert stage.faults() == []


async def test_a_click_that_the_gateway_tells_of_twice_is_served_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Served twice, each answers it: Discord takes one answer alone, and refuses the other."""
    player = await stage.solo(channel := stage.channel())
    answered: list[int] = []
    tell = stage.local.table.tell_bot

    def tell_twice(event: str, data: Json) -> None:
        for _ in range(2 if event == "INTERACTION_CREATE" else 1):
            tell(event, data)

    def note(exchange: Exchange) -> None:
        if exchange.path.startswith("/interactions/"):
            answered.append(exchange.status)

    monkeypatch.setattr(stage.local.table, "tell_bot", tell_twice)
    stage.local.requests.observers.append(note)
    await player.plays(2)
    stage.local.requests.observers.remove(note)
    assert len(answered) == 2
    assert max(answered) < 400
    assert len(stage.pressed(channel)) == 2
    assert stage.faults() == []


async def test_two_people_who_press_in_the_same_moment_are_both_heard(stage: Stage) -> None:
    await stage.trio(channel := stage.channel())
    players = [Player(person, channel) for person in stage.people]
    await asyncio.gather(*(player.open_panel() for player in players))
    await asyncio.gather(*(player.plays(1) for player in players))
    assert {prompt for prompt, _ in stage.kept(channel)} == {1, 2, 3}
    assert stage.faults() == []


async def test_a_click_on_a_message_of_last_week_is_answered_and_changes_nothing(stage: Stage) -> None:
    player = await stage.solo(channel := stage.channel())
    await player.plays(1)
    await player.person.sees(f"<@{player.person.id}> is about to act", channel=channel)
    table = await stage.table_of(channel)
    old = last_week(stage, table)
    before = stage.kept(channel)
    await stage.forge(player.person, old, f"c1:{stage.match(channel)}:1:hand-1")
    await player.person.sees("That moment has passed", channel=channel)
    await stage.forge(player.person, old, f"c1:{stage.match(channel)}::hand")
    assert stage.kept(channel) == before
    assert stage.faults() == []


async def test_a_click_on_a_match_that_is_over_says_so(stage: Stage) -> None:
    player = await stage.solo(channel := stage.channel())
    table = await stage.table_of(channel)
    await player.person.slash("kingdom stop", channel=channel)
    await player.person.click(
        await player.person.sees("Stop this match for everybody?", channel=channel), "Stop the Match"
    )
    await stage.forge(player.person, table, f"c1:{stage.match(channel)}:1:hand-1")
    await player.person.sees("This match is over", channel=channel)
    assert stage.faults() == []


def last_week(stage: Stage, message: Json) -> Json:
    """A copy of a message as it was a week ago."""
    world = stage.local.table.world
    body = world.messages[message["channel_id"]][message["id"]].body
    old = body | {"id": str(snowflake_at(time.time() - WEEK_S)), "attachments": []}
    world.messages[message["channel_id"]][old["id"]] = StoredMessage(old)
    return old
