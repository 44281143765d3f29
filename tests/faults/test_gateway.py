"""The gateway drops or asks to reconnect, and the session is resumed: clicks count once, and the match goes on."""

import pytest

from tests.faults.stage import Stage
from tests.support.sampled import sampled


@pytest.mark.parametrize("fault", sampled(["drop_gateway", "reconnect", "resumable_session"], 1))
async def test_a_click_while_the_gateway_is_gone_counts_once(stage: Stage, fault: str) -> None:
    """It is told again in the same session."""
    player = await stage.solo(channel := stage.channel())
    sessions = set(stage.local.table.gateway.sessions)
    await player.person.fault(fault)
    assert await player.plays(2) == 2
    prompts = stage.pressed(channel)
    assert len(prompts) == len(set(prompts)) == 2
    assert set(stage.local.table.gateway.sessions) == sessions
    assert stage.faults() == []
