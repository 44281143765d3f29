"""Discord answers late, not at all, or with an error: what was decided stands, and the table shows it."""

import pytest

from bot.local.person import InteractionFailed
from bot.local.sight import described
from tests.faults.stage import Stage

CALLBACK = "/callback"
LATE_S = 3.3


async def test_an_acknowledgement_that_comes_too_late_takes_nothing_back(stage: Stage) -> None:
    """The person sees that the click failed; the table shows that it counted, and pressing again says so."""
    player = await stage.solo(channel := stage.channel())
    await player.person.fault("delay", seconds=LATE_S, method="POST", route=CALLBACK)
    with pytest.raises(InteractionFailed):
        await player.plays(1)
    assert len(stage.kept(channel)) >= 1
    await player.plays(1)
    assert len({prompt for prompt, _ in stage.kept(channel)}) == len(stage.kept(channel))
    assert stage.faults() == []


async def test_an_acknowledgement_whose_answer_is_lost_counts_once(stage: Stage) -> None:
    player = await stage.solo(channel := stage.channel())
    await player.person.fault("lost_answer", method="POST", route=CALLBACK)
    await player.plays(2)
    prompts = [prompt for prompt, _ in stage.kept(channel)]
    assert len(prompts) == len(set(prompts)) >= 2
    assert stage.faults() == []


async def test_too_many_requests_are_tried_again_when_discord_says(stage: Stage) -> None:
    player = await stage.solo(channel := stage.channel())
    for route in (CALLBACK, "/messages"):
        await player.person.fault("rate_limit", seconds=0.3, route=route, times=2)
    await player.plays(2)
    await stage.table_of(channel)
    assert stage.faults() == []


async def test_server_errors_are_outlived(stage: Stage) -> None:
    player = await stage.solo(channel := stage.channel())
    for status in (500, 502, 504):
        await player.person.fault("server_error", status=status, route="/messages")
    await player.person.fault("server_error", status=502, method="POST", route=CALLBACK)
    await player.plays(2)
    await player.person.sees(
        lambda m: "are choosing" in described(m) or "about to act" in described(m), channel=channel
    )
    assert stage.faults() == []


async def test_what_could_not_be_posted_is_posted_without_a_move(stage: Stage) -> None:
    """An answer that the library does not try again by itself."""
    await stage.people[0].fault("server_error", status=503, method="POST", route="/messages", times=2)
    await stage.trio(channel := stage.channel())
    await stage.table_of(channel)
    assert stage.faults() == []
