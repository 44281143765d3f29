"""What is taken back alone has told nobody anything: where hidden cards lie otherwise, everybody sees the same.

Before an answer the hidden things are moved about as far as one viewer cannot tell; the same answer is given; if that
viewer then sees another table than in the true match, it has told something, and `is_quiet` must have said so.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import pytest

from bot.engine import Answer, Chance, Match, Refused, ScriptFailed, is_quiet
from bot.engine.playout import Policy, adviser_policy, random_policy
from tests.conformance.played import played
from tests.conformance.tables import EACH_WAY, WAYS, Table, Way
from tests.conformance.test_undo import copy
from tests.conformance.worlds import says_that_nothing_is_hidden, seats_of, sight, viewers

TRIES = 2  # other worlds, for each answer and viewer
LOOKS, MORE_LOOKS = 20, 300  # answers of one match
POLICIES: tuple[Policy, ...] = (adviser_policy, random_policy)


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


class Seen(NamedTuple):
    """For each other world that was compared: did it look different after an answer?"""

    after_quiet: list[bool]
    after_loud: list[bool]


@lru_cache
def seen_in(way: Way, most: int = LOOKS) -> Seen:
    """Only answers within a turn are compared, as only they can be taken back: the last of a turn may show anything."""
    seen, chance = Seen([], []), Chance(b"other worlds")
    for step in looks(way, most):
        if not step.answers or step.outcome is not None:
            continue
        before, answer = copy(step, step.answered - 1), step.answers[-1]
        found = seen.after_quiet if is_quiet(before, step, seats_of(way)) else seen.after_loud
        found += differing(before, step, answer, seats_of(way), chance)
    return seen


def looks(way: Way, most: int = LOOKS) -> Iterator[Match[Any]]:
    return played(Table(way, seats_of(way)), POLICIES, b"quiet").looks(most)


@pytest.mark.parametrize("way", EACH_WAY)
def test_what_is_quiet_tells_nobody_anything(way: Way) -> None:
    assert not any(seen_in(way).after_quiet)


@pytest.mark.long
@pytest.mark.parametrize("way", EACH_WAY)
def test_nor_do_many_more_answers(way: Way) -> None:
    assert not any(seen_in(way, MORE_LOOKS).after_quiet)


def test_some_answers_are_quiet_and_others_tell_something() -> None:
    """In some game: there may be others that show what is hidden only where their turns end."""
    seen = (seen_in(way) for way in WAYS if not says_that_nothing_is_hidden(way.game))
    assert any(len(one.after_quiet) > 20 and any(one.after_loud) for one in seen)
