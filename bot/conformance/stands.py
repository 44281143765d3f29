"""Matches in the middle, and what they stand at; as a process of its own, whatever its hash seed, it makes them again.

`python -m bot.conformance.stands` reads stands from its input and prints their digests.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from bot.engine import Answer, Chance, Game, Match, Options, Snapshot, over
from bot.engine.playout import adviser_policy, standing
from bot.games import find_games

MOST = 150  # answers of a match
UNDONE, NOTED = 4, 3  # after one answer in so many some are taken back, and one place in so many is compared


class Stand(Struct):
    """A place in a match in which answers were taken back, and what it stands at there."""

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


if __name__ == "__main__":
    sys.stdout.write("\n".join(rebuilt(sys.stdin.buffer.read())))
