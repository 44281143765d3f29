"""Discord answers late, not at all, or with an error: what was decided stands, and the table shows it, once."""

import asyncio

import pytest

from tests.client.descriptions import described
from tests.e2e.player import Player
from tests.faults.stage import Stage
from tests.faults.tables import TOLD, is_cut, story, tables
from tests.support.sampled import sampled
from tests.support.unhurried import in_vain

CALLBACK = "/callback"
LAID = ("The cards lie ", "Every card is on the table")  # both are said of the same
BEGINNINGS = tuple(f"{TOLD}{word}" for word in ("Turn ", "Round ", *LAID))  # each of them once a turn


async def test_an_acknowledgement_that_comes_too_late_takes_nothing_back(stage: Stage) -> None:
    """The person sees that the click failed; the table shows that it counted, and pressing again says so."""
    player = await stage.solo(channel := stage.channel())
    await player.person.fault("hold", method="POST", route=CALLBACK)
    await in_vain(stage.local, player.plays(1), player.becomes_asked())
    await player.person.fault("lift")
    assert len(stage.pressed(channel)) == 1
    await stage.until(lambda: "the acknowledgement did not arrive" in stage.unread(), "the refusal to be heard")
    assert await player.plays(1) == 1
    assert len(set(stage.pressed(channel))) == 2
    assert stage.faults() == []


async def test_an_acknowledgement_whose_answer_is_lost_counts_once(stage: Stage) -> None:
    player = await stage.solo(channel := stage.channel())
    await player.person.fault("lost_answer", method="POST", route=CALLBACK)
    await player.plays(2)
    prompts = [prompt for prompt, _ in stage.kept(channel)]
    assert len(prompts) == len(set(prompts)) >= 2
    assert stage.faults() == []


@pytest.mark.parametrize("scope", sampled(["user", "global"], 1))
async def test_too_many_requests_are_tried_again_when_discord_says(stage: Stage, scope: str) -> None:
    """And each thing is done once: the table, its story, the answers."""
    player = await stage.solo(stage.channel())
    for route in (CALLBACK, "/messages"):
        await player.person.fault("rate_limit", seconds=0.3, route=route, times=2, scope=scope)
    await player.plays(2)
    await is_all_told_once(stage, player)


async def test_server_errors_are_outlived(stage: Stage) -> None:
    player = await stage.solo(stage.channel())
    for status in (500, 502, 504):
        await player.person.fault("server_error", status=status, route="/messages")
    await player.person.fault("server_error", status=502, method="POST", route=CALLBACK)
    await player.plays(2)
    await is_all_told_once(stage, player)


@pytest.mark.parametrize("route", sampled([CALLBACK, "/messages"], 1))
async def test_an_error_for_good_changes_only_what_is_shown(stage: Stage, route: str) -> None:
    """503 is one that the library does not try again: the answer stands, and the next one is taken as ever."""
    player = await stage.solo(channel := stage.channel())
    await player.person.fault("server_error", status=503, route=route, times=9)
    kept = stage.until(lambda: len(stage.pressed(channel)) == 1, "the answer to be kept")
    if route == CALLBACK:
        await in_vain(stage.local, player.plays(1), kept)
    else:
        await asyncio.gather(player.plays(1), kept)
    stage.local.table.faults.clear()
    await player.open_panel()
    await player.plays(1)
    assert len(stage.pressed(channel)) == 2
    await is_all_told_once(stage, player)


async def test_what_could_not_be_posted_is_posted_without_a_move(stage: Stage) -> None:
    """An answer that the library does not try again by itself."""
    await stage.people[0].fault("server_error", status=503, method="POST", route="/messages")
    await stage.trio(channel := stage.channel())
    await stage.table_of(channel)
    assert stage.faults() == []


async def is_all_told_once(stage: Stage, player: Player) -> None:
    """One table, which asks what is to be decided now, and each beginning of a turn and a round told once."""
    channel, person = player.channel, player.person

    def begun() -> list[str]:
        return [line for line in story(person, channel) if line.startswith(BEGINNINGS)]

    def is_told() -> bool:
        """What it asks may stand there before what led to it: an edition may still wait for its turn."""
        has_begun = len(begun()) > 1 or is_cut(person, channel)
        return len(tables(person, channel)) == 1 and _asks(player) and has_begun

    await person.waits_for(is_told, "the table as it is")
    assert len(begun()) == len(set(begun()))
    prompts = [prompt for prompt, _ in stage.kept(channel)]
    assert len(prompts) == len(set(prompts))
    assert stage.faults() == []


def _asks(player: Player) -> bool:
    """Whatever the cards let them decide."""
    return f"<@{player.person.id}>" in described(tables(player.person, player.channel)[-1])
