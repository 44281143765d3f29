"""Nobody sees what is hidden from them: where it lies otherwise, all that they have before them is the same.

Views are compared outright, as the game makes them, and it is counted in how many worlds: a game that shows too much
fails, and so does one whose other worlds are all ours. What is asked, and who is waited for, is compared from the
begin of a turn on.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
import pytest

from bot.engine import Answer, Chance, Game, Match, Refused, ScriptFailed, Snapshot
from bot.engine.playout import Policy, adviser_policy, mixed_policy, random_policy
from bot.ui.views.shown import Shown
from tests.conformance.leaks import HIDDEN, planted
from tests.conformance.played import Played, played
from tests.conformance.private import unmoved
from tests.conformance.shown import SHORT, SHOWN_WAYS, face_of, strict_words
from tests.conformance.tables import EACH_GAME, EACH_WAY, WAYS, Table, Way, ways_of
from tests.conformance.worlds import (
    Viewer,
    World,
    asked,
    known,
    leaves,
    says_that_nothing_is_hidden,
    seats_of,
    viewers,
    worlds,
)
from tests.support.cups import Cups, OpenCups, StillCups, TellingCups, WaitingCups

POLICIES: tuple[Policy, ...] = (adviser_policy, random_policy)
LOOKS, MORE_LOOKS = 12, 200  # moments of a match
TURNS, ANSWERS = 5, 12  # so many turns of a match are played in other worlds, so many answers of each
MATCHES = 9  # at most, until something lies where it can be leaked from
READ = 4  # worlds whose texts are read
HIDING = [way for way in WAYS if not says_that_nothing_is_hidden(way.game)]
EACH_HIDING = [pytest.param(way, id=way.name) for way in HIDING]
LEAKS = [pytest.param(way, field, id=f"{way.name}-{field}") for way in WAYS for field in HIDDEN.get(way.name, ())]


def match_of(way: Way) -> Played:
    return played(Table(way, seats_of(way)), POLICIES, b"quiet")


@lru_cache
def other_worlds(way: Way, most: int = LOOKS) -> tuple[World, ...]:
    chance, found = Chance(b"other worlds"), list[World]()
    for step in match_of(way).looks(most):
        found += worlds(step, seats_of(way), chance) if step.outcome is None else ()
    return tuple(found)


def must_keep_secrets(way: Way, most: int = LOOKS) -> None:
    found = other_worlds(way, most)
    for viewer in viewers(seats_of(way)):
        mine = [world for world in found if world.viewer == viewer]
        assert mine, f"reshuffle_hidden moves nothing that seat {viewer} cannot see, so nothing was compared"
        told = sum(not world.looks_alike for world in mine)
        assert not told, f"view shows seat {viewer} what is hidden, in {told} of {len(mine)} worlds"


@pytest.mark.parametrize("game", EACH_GAME)
def test_a_game_says_what_it_hides(game: Game[Any, Any]) -> None:
    """Where nothing is hidden it says so; else it can move what is hidden about."""
    if type(game).reshuffle_hidden is Game.reshuffle_hidden:
        assert says_that_nothing_is_hidden(game), (
            f"write reshuffle_hidden in {game.key}'s game.py, or, if everything lies open, "
            "secrets = frozenset() and has_secret_numbers = False"
        )


@pytest.mark.parametrize("way", EACH_WAY)
def test_a_game_that_hides_nothing_says_nothing_in_private(way: Way) -> None:
    if says_that_nothing_is_hidden(way.game):
        assert not set(secret_things(match_of(way))), f"{way.game.key} says that it hides nothing"


def secret_things(match: Played) -> Iterator[str]:
    """What is asked, offered or told in private."""
    for step in match.steps():
        yield from (f"the prompt {p.word!r} is secret" for p in step.prompts if p.public_options != p.options)
    yield from (f"the event {event.word!r} is private" for event in match.told if event.to is not None)


@pytest.mark.parametrize("way", EACH_HIDING)
def test_nobody_sees_what_is_hidden(way: Way) -> None:
    must_keep_secrets(way)


@pytest.mark.long
@pytest.mark.parametrize("way", EACH_HIDING)
def test_nor_at_many_more_moments(way: Way) -> None:
    must_keep_secrets(way, MORE_LOOKS)
    assert unmoved(way.game, other_worlds(way, MORE_LOOKS), seats_of(way)) == []


@pytest.mark.parametrize("way", EACH_HIDING)
def test_whatever_a_seat_alone_sees_lies_otherwise_in_some_world(way: Way) -> None:
    """Else the view could show it to everybody, and nothing would be noticed."""
    assert unmoved(way.game, other_worlds(way), seats_of(way)) == []


@pytest.mark.parametrize("way", [pytest.param(way, id=way.name) for way in SHOWN_WAYS if way in HIDING])
def test_texts_are_made_of_what_may_be_seen(way: Way) -> None:
    """The board in words and its alt text, and a panel's: of what they say, no picture shows more."""
    face, words, names = face_of(way), strict_words(face_of(way)), SHORT[: seats_of(way)]
    found = other_worlds(way)
    for world in found[:: -(-len(found) // READ)]:
        ours, theirs = (Shown(way.game.view(state, world.viewer), names, ()) for state in (world.ours, world.theirs))
        assert face.headline(ours.view, words) == face.headline(theirs.view, words)
        assert face.read(ours, words) == face.read(theirs, words)
        assert face.describe(ours, words) == face.describe(theirs, words)
        if world.viewer is not None:
            assert face.read_hand(ours, words) == face.read_hand(theirs, words)


@pytest.mark.parametrize("way", EACH_HIDING)
def test_no_question_and_no_wait_tells_what_is_hidden(way: Way) -> None:
    found = list(asked_alike(way))
    assert found, "no turn could be begun in another world"
    assert [said for said in found if said] == []


def asked_alike(way: Way) -> Iterator[str]:
    """For every answer of some turns in other worlds: a sentence where somebody sees something else than in ours."""
    match, chance = match_of(way), Chance(b"other turns")
    turns: dict[int, tuple[Snapshot, list[Answer]]] = {}
    for step in match.steps():
        if step.outcome is None:
            turns[step.snapshot.answers] = (step.snapshot, list(step.answers[:ANSWERS]))
    chosen = list(turns.values())[:: -(-len(turns) // TURNS)]
    for snapshot, answers in chosen:
        for viewer in viewers(seats_of(way)):
            state = msgspec.msgpack.decode(snapshot.state, type=way.game.state_type)
            way.game.reshuffle_hidden(state, viewer, chance)
            other = msgspec.structs.replace(snapshot, state=msgspec.msgpack.encode(state))
            if other.state != snapshot.state:
                seed = match.begin().chance.seed
                yield from _played_beside(way.game, seed, snapshot, other, answers, viewer)


def _played_beside(
    game: Game[Any, Any], seed: bytes, snapshot: Snapshot, other: Snapshot, answers: list[Answer], viewer: Viewer
) -> Iterator[str]:
    """Until something that lies otherwise is drawn or played, or the viewer is shown or told something else."""
    moved = {path for path, _ in set(_each(snapshot.state)) ^ set(_each(other.state))}
    start = [_count(snapshot.state, moved), _count(other.state, moved)]
    try:
        mine, theirs = (Match.load(game, Chance(seed), one, []) for one in (snapshot, other))
        for answer in (None, *answers):
            for match in (mine, theirs) if answer is not None else ():
                assert answer is not None
                match.answer(answer)
            stand = [_count(msgspec.msgpack.encode(match.state), moved) for match in (mine, theirs)]
            if stand != start or mine.snapshot != snapshot or theirs.snapshot != other:
                return
            if known(mine, viewer) != known(theirs, viewer):
                return
            same = asked(mine, viewer) == asked(theirs, viewer)
            yield "" if same else f"seat {viewer} sees something else asked after {answer}"
    except (Refused, ScriptFailed):
        return  # not a thing this seat could have done there


def _each(state: bytes) -> Iterator[tuple[str, str]]:
    """Where in the state what lies, with its number among those of its path."""
    found: dict[str, int] = {}
    for path, value in leaves(msgspec.msgpack.decode(state)):
        found[path] = found.get(path, -1) + 1
        yield path, f"{found[path]} {value!r}"


def _count(state: bytes, moved: set[str]) -> list[str]:
    return sorted(path for path, value in leaves(msgspec.msgpack.decode(state)) if path in moved and value is not None)


# The tests above can fail: leaks that are planted are noticed.


@pytest.mark.parametrize(("way", "field"), LEAKS)
def test_a_leak_of_each_hidden_field_is_noticed(way: Way, field: str) -> None:
    chance, leaking = Chance(b"leaks"), planted(way.game.view, field)
    matches = (played(Table(way, seats_of(way)), (mixed_policy,), b"leaks %d" % number) for number in range(MATCHES))
    steps = (step for match in matches for step in match.looks(MORE_LOOKS) if step.outcome is None)
    found = (world for step in steps for world in worlds(step, seats_of(way), chance, leaking))
    assert any(not world.looks_alike for world in found), f"reshuffle_hidden never moves {field}"


def cups(game: Game[Any, Any]) -> Way:
    return ways_of(game)[0]


def test_cups_keep_their_secrets() -> None:
    must_keep_secrets(cups(Cups()))
    assert not any(asked_alike(cups(Cups())))
    assert unmoved(Cups(), other_worlds(cups(Cups())), 3) == []


def test_a_game_that_shows_all_hands_fails() -> None:
    with pytest.raises(AssertionError, match="view shows seat None what is hidden"):
        must_keep_secrets(cups(OpenCups()))


def test_a_game_that_moves_nothing_fails() -> None:
    with pytest.raises(AssertionError, match="nothing was compared"):
        must_keep_secrets(cups(StillCups()))


@pytest.mark.parametrize("game", [TellingCups(), WaitingCups()], ids=["facts", "waits"])
def test_a_question_that_tells_fails(game: Game[Any, Any]) -> None:
    must_keep_secrets(cups(game))
    assert any(asked_alike(cups(game)))
