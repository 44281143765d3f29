"""Another process, with another hash seed, rebuilds the same match: no order of a set, clock or address decides.

`python -m bot.conformance.other_process` reads stands from its input and prints what their matches stand at.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from bot.conformance.check import Check, Findings, each_way
from bot.conformance.checked import Checked
from bot.conformance.tables import Way
from bot.engine import Answer, Chance, Match, Options, Snapshot, over
from bot.engine.game import Game
from bot.engine.playout import adviser_policy, standing
from bot.games import find_games

HASH_SEED = "4242"
MOST = 150  # answers of a match
UNDONE, NOTED = 4, 3  # after one answer in so many some are taken back, and one place in so many is compared


class Stand(Struct):
    """A match in which answers were taken back, and what it stands at."""

    game: str
    seed: bytes
    snapshot: Snapshot
    answers: list[Answer]
    leaps: dict[int, int]
    digest: str


def digest(match: Match[Any]) -> str:
    numbers = [prompt.number for prompt in match.prompts]
    return sha256(b"".join(standing(match)) + repr(numbers).encode()).hexdigest()


def unruly(game: Game[Any, Any], options: Options, seats: int) -> Iterator[Stand]:
    """A match played with undos all the way, by its own chance; some of the places it came through."""
    chance = Chance(b"changes of mind")
    match = Match.start(game, seats, options, Chance(b"unruly"))
    while match.outcome is None and match.answered < MOST:
        if not match.prompts:
            match.answer(over(match.pauses[0]))
            continue
        prompt = chance.pick(match.prompts)
        match.answer(Answer(prompt.number, prompt.seat, adviser_policy(match, prompt, chance)))
        if match.horizon < match.answered and chance.die(UNDONE) == 1:
            match.undo(match.horizon + chance.below(match.answered - match.horizon))
        if match.prompts and chance.die(NOTED) == 1:
            yield _stand(match)


def _stand(match: Match[Any]) -> Stand:
    seed, answers, leaps = match.chance.seed, list(match.answers), dict(match.leaps)
    return Stand(match.game.key, seed, match.snapshot, answers, leaps, digest(match))


def rebuilt(stands: bytes) -> list[str]:
    """The digests of the matches, made from these bytes alone."""
    games = find_games()
    return [
        digest(Match.load(games[one.game], Chance(one.seed), one.snapshot, one.answers, one.leaps))
        for one in msgspec.json.decode(stands, type=list[Stand])
    ]


def same_elsewhere(game: Checked, way: Way) -> Findings:
    stands = list(unruly(way.game, way.options, way.seats[0]))
    done = subprocess.run(
        [sys.executable, "-m", "bot.conformance.other_process"],
        env=os.environ | {"PYTHONHASHSEED": HASH_SEED},
        input=msgspec.json.encode(stands),
        capture_output=True,
        check=False,
    )
    if done.returncode:
        yield f"another process cannot rebuild a match: {done.stderr.decode().strip().splitlines()[-1]}"
    elif done.stdout.decode().split() != [one.digest for one in stands]:
        yield "another process rebuilds another match: does the order of a set, or a clock, decide something?"


CHECKS = (Check("another process rebuilds the same match", each_way, same_elsewhere),)

if __name__ == "__main__":
    sys.stdout.write("\n".join(rebuilt(sys.stdin.buffer.read())))
