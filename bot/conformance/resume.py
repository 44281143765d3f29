"""Another process, with another hash seed, rebuilds the same match: no order of a set, clock or address decides."""

import os
import subprocess
import sys

import msgspec

from bot.conformance import stands
from bot.conformance.check import Check, Findings, whole
from bot.conformance.checked import Checked

HASH_SEED = "4242"


def same_elsewhere(game: Checked) -> Findings:
    """Of every way to play, with the fewest seats."""
    here = [one for way in game.ways for one in stands.unruly(way.game, way.options, way.seats[0])]
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


CHECKS = (Check("another process rebuilds the same match", whole, same_elsewhere),)
