"""Undo, in every game: as if what was taken back had never been answered, and nothing old answers anything new."""

import os
import subprocess
import sys
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from bot.engine import Answer, Chance, Game, Match, Options, Pause, Prompt, Snapshot, over
from bot.engine.playout import Policy, adviser_policy, random_policy, rebuilds, standing
from bot.games import find_games
from tests.conformance.played import played
from tests.conformance.tables import WAYS, Table

MOST_SEATS = 4  # more only make it slower
LOOKS, MORE_LOOKS = 10, 30  # of a match: there all answers of the turn are taken back, one after the other
SEATED = [Table(way, seats) for way in WAYS for seats in sorted({way.seats[0], min(MOST_SEATS, way.seats[-1])})]
EACH_SEATED = [pytest.param(table, id=table.name) for table in SEATED]
SAMPLE = [table for table in SEATED if table.way.is_usual or table.seats == min(MOST_SEATS, table.way.seats[-1])]
POLICIES: tuple[Policy, ...] = (adviser_policy, random_policy)


class Case(Struct):
    """A match in which answers were taken back, and what it stands at."""

    game: str
    seed: bytes
    snapshot: Snapshot
    answers: list[Answer]
    leaps: dict[int, int]
    digest: str


def copy(match: Match[Any], answered: int | None = None) -> Match[Any]:
    """The match after so many answers, as one of its own."""
    count = len(match.answers) if answered is None else answered - match.snapshot.answers
    leaps = {after: above for after, above in match.leaps.items() if after <= match.snapshot.answers + count}
    return Match.load(match.game, Chance(match.chance.seed), match.snapshot, match.answers[:count], leaps)


def digest(match: Match[Any]) -> str:
    numbers = [prompt.number for prompt in match.prompts]
    return sha256(b"".join(standing(match)) + repr(numbers).encode()).hexdigest()


def undone(match: Match[Any], kept: int) -> Match[Any]:
    trial = copy(match)
    used = max(wait.number for wait in match.waits)
    trial.undo(kept)
    assert standing(trial) == standing(copy(match, kept))
    assert min(wait.number for wait in trial.waits) > used
    assert rebuilds(trial)
    return trial


def played_again(trial: Match[Any], match: Match[Any], kept: int) -> None:
    """The same choices, under the new numbers; offers are taken and pauses are over as they were."""
    twin = copy(match, kept)
    for answer in match.answers[kept - match.snapshot.answers :]:
        asked = next(unnumbered(wait) for wait in twin.waits if wait.number == answer.prompt)
        wait = next(wait for wait in trial.waits if unnumbered(wait) == asked)
        trial.answer(Answer(wait.number, answer.seat, answer.choice, answer.by))
        twin.answer(answer)


def unnumbered(wait: Prompt | Pause) -> Prompt | Pause:
    return msgspec.structs.replace(wait, number=0)


@pytest.mark.parametrize("table", [pytest.param(table, id=table.name) for table in SAMPLE])
def test_taking_back_is_never_having_played(table: Table) -> None:
    """For every number of answers back to what is settled; and playing them again leads to the same place."""
    if not takes_back(table, LOOKS):
        pytest.skip(f"a turn of {table.way.game.key} has one answer, so there is never one to take back")


@pytest.mark.long
@pytest.mark.parametrize("table", EACH_SEATED)
def test_so_it_is_at_many_more_places_of_a_match(table: Table) -> None:
    takes_back(table, MORE_LOOKS)


def takes_back(table: Table, looks: int) -> int:
    """At so many places of a match; how often."""
    taken = 0
    match = played(table, POLICIES, b"undo")
    for step in match.looks(looks):
        for kept in range(step.horizon, step.answered) if step.outcome is None else ():
            trial = undone(step, kept)
            played_again(trial, step, kept)
            assert standing(trial) == standing(step)
            taken += 1
    return taken


def unruly(game: Game[Any, Any], options: Options, seats: int) -> list[Case]:
    """A match played with undos all the way, by its own chance; some of the places it came through."""
    chance = Chance(b"changes of mind")
    match = Match.start(game, seats, options, Chance(b"unruly"))
    cases: list[Case] = []
    while match.outcome is None and match.answered < 150:
        if not match.prompts:
            match.answer(over(match.pauses[0]))
            continue
        prompt: Prompt = chance.pick(match.prompts)
        match.answer(Answer(prompt.number, prompt.seat, adviser_policy(match, prompt, chance)))
        if match.horizon < match.answered and chance.die(4) == 1:
            match.undo(match.horizon + chance.below(match.answered - match.horizon))
            if chance.die(3) == 1:
                cases.append(_case(match))
    return cases


def _case(match: Match[Any]) -> Case:
    seed, answers, leaps = match.chance.seed, list(match.answers), dict(match.leaps)
    return Case(match.game.key, seed, match.snapshot, answers, leaps, digest(match))


def rebuilt(cases: bytes) -> list[str]:
    """The digests of the cases, from their bytes alone."""
    games = find_games()
    return [
        digest(Match.load(games[case.game], Chance(case.seed), case.snapshot, case.answers, case.leaps))
        for case in msgspec.json.decode(cases, type=list[Case])
    ]


def test_another_process_rebuilds_what_was_taken_back() -> None:
    cases = [case for way in WAYS for case in unruly(way.game, way.options, way.seats[0])]
    assert len(cases) > 20
    code = "import sys; from tests.conformance.test_undo import rebuilt; print(*rebuilt(sys.stdin.buffer.read()))"
    env = os.environ | {"PYTHONHASHSEED": "4242"}
    told = subprocess.run(
        [sys.executable, "-c", code], env=env, input=msgspec.json.encode(cases), capture_output=True, check=False
    )
    assert told.stdout.decode().split() == [case.digest for case in cases], told.stderr.decode()
