"""Undo: as if what was taken back had never been answered, and nothing old answers anything new."""

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.conformance.check import Case, Check, Findings
from bot.conformance.checked import Checked
from bot.conformance.copying import copy
from bot.conformance.played import POLICIES, played
from bot.conformance.tables import Table
from bot.engine import Answer, Match, Pause, Prompt
from bot.engine.playout import rebuilds, standing

MOST_SEATS = 4  # more only make it slower
LOOKS, MORE_LOOKS = 10, 30  # of a match: there all answers of the turn are taken back, one after the other


def seated(game: Checked) -> Iterator[Case]:
    """The sample: the game as it comes."""
    for way in game.ways:
        most = min(MOST_SEATS, way.seats[-1])
        for seats in sorted({way.seats[0], most}):
            table = Table(way, seats)
            yield Case(f"{table.name}-few", (game, table, LOOKS), is_long=not way.is_usual)
            yield Case(f"{table.name}-many", (game, table, MORE_LOOKS), is_long=True)


def never_played(game: Checked, table: Table, looks: int) -> Findings:
    """For every number of answers back to what is settled; and playing them again leads to the same place."""
    for step in played(table, POLICIES, b"undo").looks(looks):
        for kept in range(step.horizon, step.answered) if step.outcome is None else ():
            trial = copy(step)
            trial.undo(kept)
            yield from faults_of_undo(trial, step, kept)
            played_again(trial, step, kept)
            if standing(trial) != standing(step):
                yield f"answers {kept} to {step.answered}, taken back and given again, lead elsewhere"


def faults_of_undo(trial: Match[Any], match: Match[Any], kept: int) -> Findings:
    used = max(wait.number for wait in match.waits)
    if standing(trial) != standing(copy(match, kept)):
        yield f"undo to answer {kept} leaves something of what came after it"
    if min(wait.number for wait in trial.waits) <= used:
        yield f"undo to answer {kept} asks under a number that was used before"
    if not rebuilds(trial):
        yield f"after an undo to answer {kept} snapshot and answers lead elsewhere"


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


CHECKS = (Check("what is taken back was never played", seated, never_played),)
