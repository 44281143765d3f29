"""What is taken back alone has told nobody anything: where hidden cards lie otherwise, everybody sees the same.

Before an answer the hidden things are moved about as far as one viewer cannot tell; the same answer is given; if that
viewer then sees another table than in the true match, it has told something, and `is_quiet` must have said so.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
import pytest

from bot.engine import Answer, Chance, Game, Match, Refused, ScriptFailed, is_quiet
from bot.engine.playout import Policy, adviser_policy, random_policy
from tests.conformance.played import Played, played
from tests.conformance.tables import EACH_GAME, EACH_WAY, WAYS, Table, Way
from tests.conformance.test_undo import copy

TRIES = 6  # other worlds, for each answer and viewer
LOOKS, MORE_LOOKS = 20, 60  # answers of one match
POLICIES: tuple[Policy, ...] = (adviser_policy, random_policy)


def sight(match: Match[Any], viewer: int | None, told: int = 0) -> bytes:
    """All that a viewer has before them: the view, what they are asked or see asked, and the events since."""
    asked = [(p.seat, p.word, repr(p.facts if p.seat == viewer or not p.is_secret else ())) for p in match.prompts]
    options = [repr(p.options if p.seat == viewer else p.public_options) for p in match.prompts]
    events = [repr(event) for event in match.told[told:] if event.is_for(viewer)]
    return msgspec.msgpack.encode([match.view(viewer), asked, options, events])


def differing(before: Match[Any], after: Match[Any], answer: Answer, seats: int, chance: Chance) -> Iterator[bool]:
    """For each other world that a viewer could not tell from ours: do they see another table after the answer?"""
    told = len(before.told)
    for viewer in (None, *range(seats)):
        for _ in range(TRIES):
            world = copy(before)
            world.game.reshuffle_hidden(world.state, viewer, chance)
            if sight(world, viewer) != sight(before, viewer) or world.prompt(answer.prompt) is None:
                continue
            try:
                world.answer(answer)
            except (Refused, ScriptFailed):
                continue  # not a thing this seat could have done there
            if world.snapshot == before.snapshot:
                yield sight(world, viewer, told) != sight(after, viewer, told)


def says_that_nothing_is_hidden(game: Game[Any, Any]) -> bool:
    return not game.secrets and game.secrets is not None and not game.has_secret_numbers


@pytest.mark.parametrize("game", EACH_GAME)
def test_a_game_says_what_it_hides(game: Game[Any, Any]) -> None:
    """Where nothing is hidden it says so; else it can move what is hidden about."""
    if type(game).reshuffle_hidden is Game.reshuffle_hidden:
        assert says_that_nothing_is_hidden(game), (
            f"write reshuffle_hidden in {game.key}'s game.py, or, if everything lies open, "
            "secrets = frozenset() and has_secret_numbers = False"
        )


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


def seats_of(way: Way) -> int:
    return min(way.seats[0] + 1, way.seats[-1])


def looks(way: Way, most: int = LOOKS) -> Iterator[Match[Any]]:
    return played(Table(way, seats_of(way)), POLICIES, b"quiet").looks(most)


@pytest.mark.parametrize("way", EACH_WAY)
def test_what_is_quiet_tells_nobody_anything(way: Way) -> None:
    if says_that_nothing_is_hidden(way.game):
        match = played(Table(way, seats_of(way)), POLICIES, b"quiet")
        assert not set(secret_things(match)), f"{way.game.key} says that it hides nothing"
        return
    assert not any(seen_in(way).after_quiet)


@pytest.mark.long
@pytest.mark.parametrize("way", EACH_WAY)
def test_nor_do_many_more_answers(way: Way) -> None:
    assert not any(seen_in(way, MORE_LOOKS).after_quiet)


def test_some_answers_are_quiet_and_others_tell_something() -> None:
    """In some game: there may be others that show what is hidden only where their turns end."""
    seen = (seen_in(way) for way in WAYS if not says_that_nothing_is_hidden(way.game))
    assert any(len(one.after_quiet) > 20 and any(one.after_loud) for one in seen)


@pytest.mark.parametrize("way", EACH_WAY)
def test_what_is_hidden_can_lie_otherwise(way: Way) -> None:
    """Else every other world is ours, and no answer could ever tell anything."""
    if says_that_nothing_is_hidden(way.game):
        return
    chance = Chance(b"other worlds")
    assert any(_lies_otherwise(step, chance) for step in looks(way)), "reshuffle_hidden shifts nothing"


def _lies_otherwise(match: Match[Any], chance: Chance) -> bool:
    """What the public does not know, in another world."""
    world = copy(match)
    world.game.reshuffle_hidden(world.state, None, chance)
    return bool(world.state != match.state)


def secret_things(match: Played) -> Iterator[str]:
    """What is asked, offered or told in private, although the game says that it hides nothing."""
    for step in match.steps():
        yield from (f"the prompt {p.word!r} is secret" for p in step.prompts if p.public_options != p.options)
    yield from (f"the event {event.word!r} is private" for event in match.told() if event.to is not None)
