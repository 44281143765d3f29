"""Four things that a snapshot used to mean: where to rebuild from, what is settled, which turn it is, what is new."""

from typing import Any

import pytest

from bot.engine import SETTLED, Chance, Match, Option, Options, Prompt, Refused, Script, ask, leave
from bot.engine.playout import rebuilds
from tests.engine.scripted import Ledger, Scripted, begin, say

GO = (Option("go"),)


def roll(state: Ledger) -> Script[None]:
    yield from ask(Prompt(0, "before", "R1", GO))
    yield from ask(Prompt(1, "roll", "R1", GO))
    yield SETTLED
    yield from ask(Prompt(2, "after", "R1", GO))
    yield from ask(Prompt(2, "last", "R1", GO))


def test_nothing_before_the_mark_is_taken_back() -> None:
    match = begin(roll, turns=2)
    say(match, 0, ("go",))
    assert match.horizon == 0
    say(match, 1, ("go",))
    assert (match.horizon, match.snapshot.answers) == (2, 0)
    for kept in (0, 1):
        with pytest.raises(Refused, match="nothing-to-undo"):
            match.undo(kept)
    say(match, 2, ("go",))
    match.undo(2)
    assert (match.prompts[0].word, match.horizon, rebuilds(match)) == ("after", 2, True)


def test_that_somebody_left_is_not_taken_back() -> None:
    match = begin(roll)
    say(match, 0, ("go",))
    match.answer(leave(2))
    assert match.horizon == 2
    with pytest.raises(Refused):
        match.undo(1)


def test_what_goes_wrong_leaves_the_horizon_where_it_was() -> None:
    def trips(state: Ledger) -> Script[None]:
        yield from ask(Prompt(0, "on", "R1", GO))
        yield from ask(Prompt(0, "trip", "R1", GO))
        yield SETTLED
        raise RuntimeError

    match = begin(trips)
    say(match, 0, ("go",))
    with pytest.raises(Exception, match="scripted failed"):
        say(match, 0, ("go",))
    assert match.horizon == 0
    match.undo(0)


class LongTurns(Scripted):
    """The script ends after every answer, so that a rebuild is short; people count a turn as three of them."""

    def is_new_turn(self, state: Ledger) -> bool:
        return state.turns % 3 == 0


def test_a_turn_that_snapshots_more_often_is_still_one_turn_to_people() -> None:
    def one(state: Ledger) -> Script[None]:
        yield from ask(Prompt(0, "step", "R1", GO))

    match: Match[Any] = Match.start(LongTurns(one, turns=9), 3, Options(), Chance(b"seed"))
    seen = []
    for _ in range(7):
        say(match, 0, ("go",))
        seen.append((match.snapshot.answers, match.turn, match.turn_began))
        again = Match.load(match.game, Chance(b"seed"), match.snapshot, match.answers)
        assert (again.turn, again.turn_began) == seen[-1][1:]
    assert seen == [(1, 1, 0), (2, 1, 0), (3, 2, 3), (4, 2, 3), (5, 2, 3), (6, 3, 6), (7, 3, 6)]


def test_an_old_snapshot_knows_no_turns_and_loads() -> None:
    match = begin(roll)
    old = type(match.snapshot)(match.snapshot.state, 0, 0, 4)
    again = Match.load(match.game, Chance(b"seed"), old, [])
    assert (again.turn, again.turn_began, again.horizon, again.given(0)) == (1, 4, 4, {})
