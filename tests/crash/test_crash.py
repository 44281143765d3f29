"""The short form of `make crash`."""

from pathlib import Path

import pytest

from tests.crash.soak import CHANNELS, Soak

KILLS = 2
SEED = 7
ROOM = "back-room"  # where both games are played


@pytest.mark.long
@pytest.mark.timeout(400)
async def test_nothing_is_lost_when_the_bot_is_killed(tmp_path: Path) -> None:
    soak = Soak(tmp_path, SEED, print, {ROOM: CHANNELS[ROOM]})
    await soak.run(KILLS)
    assert soak.complaints == []
    assert sum(soak.kills.values()) == KILLS
    assert soak.counts["answers in the journal"] > 0
