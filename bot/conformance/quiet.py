"""What is taken back alone has told nobody anything: where hidden cards lie otherwise, everybody sees the same.

Before an answer the hidden things are moved about as far as one viewer cannot tell; the same answer is given; if that
viewer then sees another table than in the true match, it has told something, and `is_quiet` must have said so.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from bot.conformance.check import Check, Findings, few_ways, with_looks
from bot.conformance.checked import Checked
from bot.conformance.copying import copy
from bot.conformance.played import POLICIES, played
from bot.conformance.tables import Table, Way
from bot.conformance.worlds import seats_of, sight, viewers
from bot.engine import Answer, Chance, Match, Refused, ScriptFailed, is_quiet

TRIES = 2  # other worlds, for each answer and viewer
LOOKS, MORE_LOOKS = 12, 120  # answers of one match


def differing(before: Match[Any], after: Match[Any], answer: Answer, seats: int, chance: Chance) -> Iterator[bool]:
    """For each other world, which a viewer cannot tell from ours: do they see another table after the answer?"""
    told = len(before.told)
    for viewer in viewers(seats):
        for _ in range(TRIES):
            world = copy(before)
            world.game.reshuffle_hidden(world.state, viewer, chance)
            try:
                world.answer(answer)
            except (Refused, ScriptFailed):
                continue  # not a thing this seat could have done there
            if world.snapshot == before.snapshot:
                yield sight(world, viewer, told) != sight(after, viewer, told)


class Compared(NamedTuple):
    """For each other world that was compared: did it look different after an answer?"""

    after_quiet: list[bool]
    after_loud: list[bool]


@lru_cache
def compared_in(way: Way, most: int = LOOKS) -> Compared:
    """Only answers within a turn are compared, as only they can be taken back: the last of a turn may show anything."""
    seen, chance = Compared([], []), Chance(b"other worlds")
    for step in played(Table(way, seats_of(way)), POLICIES, b"quiet").looks(most):
        if not step.answers or step.outcome is not None:
            continue
        before, answer = copy(step, step.answered - 1), step.answers[-1]
        found = seen.after_quiet if is_quiet(before, step, seats_of(way)) else seen.after_loud
        found += differing(before, step, answer, seats_of(way), chance)
    return seen


def tells_nothing(game: Checked, way: Way, most: int) -> Findings:
    quiet = compared_in(way, most).after_quiet
    if any(quiet):
        yield f"answers that one may take back alone have told something, in {sum(quiet)} of {len(quiet)} worlds"


CHECKS = (
    Check("what is taken back alone tells nobody anything", with_looks(few_ways, LOOKS, MORE_LOOKS), tells_nothing),
)
