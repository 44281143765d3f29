"""The gateway drops, asks to reconnect or forgets the session: clicks count once, and the match goes on."""

import pytest

from bot.local.person import InteractionFailed
from tests.faults.stage import Stage


@pytest.mark.parametrize("fault", ["drop_gateway", "reconnect", "resumable_session", "invalid_session"])
async def test_a_click_while_the_gateway_is_gone_counts_once_or_not_at_all(stage: Stage, fault: str) -> None:
    player = await stage.solo(channel := stage.channel())
    await player.person.fault(fault)
    try:
        await player.plays(1)
    except InteractionFailed:
        player.answered.clear()  # the session was lost with the click in it; the person presses again
        await stage.bot.is_online(player.person)
        await player.plays(1)
    await player.plays(1)
    prompts = [prompt for prompt, _ in stage.kept(channel)]
    assert len(prompts) == len(set(prompts)) >= 2
    assert stage.faults() == []
