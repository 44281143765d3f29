"""The short form of `make crash STORE=postgres PROCESSES=2`."""

from pathlib import Path

import pytest

from tests.crash.fleet import Fleet
from tests.crash.soak import CHANNELS
from tests.support.postgres import Server

KINDS = (
    "killed",
    "the database killed",
    "stood still",
    "asked to hand over",
    "a COMMIT without an answer",
    "the database hung",
)
SEED = 7
ROOM = "back-room"  # where both games are played


@pytest.mark.long
@pytest.mark.timeout(600)
async def test_nothing_is_lost_from_one_process_to_the_next(tmp_path: Path, postgres_server: Server) -> None:
    fleet = Fleet(tmp_path, SEED, print, postgres_server, 2, {ROOM: CHANNELS[ROOM]})
    await fleet.run(KINDS)
    assert fleet.complaints == []
    assert [fleet.incidents[kind] for kind in KINDS] == [1] * len(KINDS)
    assert fleet.counts["answers in the journal"] > 0
