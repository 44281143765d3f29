"""Another process, with another hash seed, rebuilds the same match: no order of a set, clock or address decides."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence

import msgspec

from bot.conformance import stands
from bot.conformance.check import Case, Check, Findings
from bot.conformance.checked import Checked
from bot.conformance.tables import Way

HASH_SEED = "4242"


def of_ways(game: Checked) -> Iterator[Case]:
    """The sample: the game as it comes."""
    yield Case(game.game.key, (game, game.ways[:1]))
    yield Case(f"{game.game.key}-all", (game, game.ways), is_long=True)


def same_elsewhere(game: Checked, ways: Sequence[Way]) -> Findings:
    """With the fewest seats."""
    here = [one for way in ways for one in stands.unruly(way.game, way.options, way.seats[0])]
    done = subprocess.run(  # noqa: S603 - our own module
        [sys.executable, "-m", stands.__name__],
        env=os.environ | {"PYTHONHASHSEED": HASH_SEED},
        input=msgspec.json.encode(here),
        capture_output=True,
        check=False,
    )
    if done.returncode:
        yield f"another process cannot rebuild a match: {done.stderr.decode().strip().splitlines()[-1]}"
    elif done.stdout.decode().split() != [one.digest for one in here]:
        yield "another process rebuilds another match: does the order of a set, or a clock, decide something?"


CHECKS = (Check("another process rebuilds the same match", of_ways, same_elsewhere),)
