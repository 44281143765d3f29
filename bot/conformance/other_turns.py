"""Turns that are played in other worlds beside ours: what is asked, and who is waited for, must be the same."""

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.conformance.played import Played
from bot.conformance.tables import Way
from bot.conformance.worlds import Viewer, asked, called, known, leaves, lying, seats_of, told_otherwise, viewers
from bot.engine import Answer, Chance, Game, Match, Refused, ScriptFailed, Snapshot

TURNS, ANSWERS = 4, 12  # so many turns of a match are played in other worlds, so many answers of each
WORLDS = 3  # for each viewer: where a turn begins with a card that all see, it must be the same one


def asked_alike(way: Way, match: Played) -> Iterator[str]:
    """For every answer of some turns in other worlds: a sentence where somebody sees something else than in ours."""
    chance = Chance(b"other turns")
    turns: dict[int, tuple[Snapshot, list[Answer]]] = {}
    for step in match.steps():
        if step.outcome is None:
            turns[step.snapshot.answers] = (step.snapshot, list(step.answers[:ANSWERS]))
    chosen = list(turns.values())[:: -(-len(turns) // TURNS)]
    for snapshot, answers in chosen:
        for viewer in viewers(seats_of(way)) * WORLDS:
            state = msgspec.msgpack.decode(snapshot.state, type=way.game.state_type)
            way.game.reshuffle_hidden(state, viewer, chance)
            other = msgspec.structs.replace(snapshot, state=msgspec.msgpack.encode(state))
            if other.state != snapshot.state:
                seed = match.begin().chance.seed
                yield from _played_beside(way.game, seed, snapshot, other, answers, viewer)


def _played_beside(
    game: Game[Any, Any], seed: bytes, snapshot: Snapshot, other: Snapshot, answers: list[Answer], viewer: Viewer
) -> Iterator[str]:
    """Until an answer draws or plays something that lies otherwise, or the viewer is shown something else.

    What the turn itself draws as it begins tells this viewer nothing either, unless they see it.
    """
    here, there = (set(lying(msgspec.msgpack.decode(one.state))) for one in (snapshot, other))
    moved = {path for path, _ in here ^ there}
    start = [_count(snapshot.state, moved), _count(other.state, moved)]
    try:
        mine, theirs = (Match.load(game, Chance(seed), one, []) for one in (snapshot, other))
        for answer in (None, *answers):
            for match in (mine, theirs) if answer is not None else ():
                assert answer is not None
                match.answer(answer)
            stand = [_count(msgspec.msgpack.encode(match.state), moved) for match in (mine, theirs)]
            if (stand != start and answer is not None) or mine.snapshot != snapshot or theirs.snapshot != other:
                return
            if known(mine, viewer)[0] != known(theirs, viewer)[0] or _is_one(mine, theirs):
                return
            if start != stand and any(event.word in game.reveals for match in (mine, theirs) for event in match.told):
                return  # drawn openly, and no longer to be seen
            start = stand
            if event := told_otherwise(mine.told, theirs.told, viewer):
                yield f"{called(viewer)} is told by {event!r} what its view does not hold, after {answer}"
                return
            same = asked(mine, viewer) == asked(theirs, viewer)
            yield "" if same else f"{called(viewer)} sees something else asked after {answer}"
    except (Refused, ScriptFailed):
        return  # not a thing this seat could have done there


def _is_one(mine: Match[Any], theirs: Match[Any]) -> bool:
    """Has the turn shuffled together what lay otherwise? Then there is nothing to compare."""
    return msgspec.msgpack.encode(mine.state) == msgspec.msgpack.encode(theirs.state)


def _count(state: bytes, moved: set[str]) -> list[str]:
    return sorted(path for path, value in leaves(msgspec.msgpack.decode(state)) if path in moved and value is not None)
