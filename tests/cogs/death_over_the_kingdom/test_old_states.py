"""Snapshots in databases of earlier versions: each was written in mid-match, with a last round to show."""

from pathlib import Path

import msgspec
import pytest

from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.state.match import State

STATES = sorted((Path(__file__).parent / "states").glob("*.msgpack"))


@pytest.mark.parametrize("path", STATES, ids=lambda path: path.stem)
def test_an_old_snapshot_is_read_and_written_alike(path: Path) -> None:
    written = path.read_bytes()
    state = msgspec.msgpack.decode(written, type=State)
    GAME.check(state)
    assert msgspec.msgpack.encode(state) == written


@pytest.mark.parametrize("path", STATES, ids=lambda path: path.stem)
def test_the_last_round_of_an_old_snapshot_is_shown(path: Path) -> None:
    written = path.read_bytes()
    shown = GAME.view(msgspec.msgpack.decode(written, type=State), None).last_round
    assert shown is not None
    assert shown.phase == "scored"
    plain = msgspec.msgpack.decode(msgspec.msgpack.encode(shown))
    assert plain == msgspec.msgpack.decode(written)["last_round"]


def test_every_way_to_play_has_one() -> None:
    assert {path.stem for path in STATES} == {"court", *GAME.variants()}
