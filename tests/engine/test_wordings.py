"""No event is worded as the last of its kind, nor as the last about its seat; also after a restart and an undo."""

from itertools import pairwise

import pytest

from bot.engine import Chance, Event, Match, Option, Options, Prompt, Script, Seat, Seats, ask
from bot.engine.wordings import Wordings
from tests.engine.scripted import Ledger, Scripted, begin, say

WORDINGS = (2, 3, 4, 5, 6)


class Nodded(Event, rule="R1"):
    actor: Seat


class Rang(Event, rule="R1"):
    losers: Seats = ()


def numbers(seats: list[int]) -> list[int]:
    wordings = Wordings({})
    return [wordings.numbered(Nodded(actor=seat)).wording for seat in seats]


@pytest.mark.parametrize("count", WORDINGS)
def test_one_seat_never_has_the_same_wording_twice_running(count: int) -> None:
    """Whatever the order in which several come."""
    chance = Chance(b"order")
    seats = [chance.below(5) for _ in range(400)]
    for seat in range(5):
        own = [number for nodder, number in zip(seats, numbers(seats), strict=True) if nodder == seat]
        assert all(one % count != other % count for one, other in pairwise(own))


@pytest.mark.parametrize("count", WORDINGS[1:])
def test_nor_do_two_lines_of_a_kind(count: int) -> None:
    told = numbers([seat for _ in range(40) for seat in (0, 1, 2, 3, 4)])
    assert all(one % count != other % count for one, other in pairwise(told))


def test_what_is_about_nobody_takes_turns() -> None:
    wordings = Wordings({})
    assert [wordings.numbered(Rang(losers=(1, 2))).wording for _ in range(3)] == [1, 2, 3]


def test_what_only_some_hear_has_no_number() -> None:
    assert Wordings({}).numbered(Nodded(actor=0, to=(0,))).wording == 0


def nod(state: Ledger) -> Script[None]:
    yield Nodded(actor=0)
    yield from ask(Prompt(0, "on", "R1", (Option("go"),)))
    yield Nodded(actor=0)


def test_it_goes_on_from_turn_to_turn_and_after_a_restart() -> None:
    match = begin(nod, turns=4)
    say(match, 0, ("go",))
    assert match.snapshot.wordings == {"nodded": {-1: 2, 0: 2}}
    again = Match.load(match.game, Chance(b"seed"), match.snapshot, match.answers)
    assert again.told == match.told == [Nodded(actor=0, wording=3)]


def test_what_was_taken_back_is_worded_the_same_again() -> None:
    def twice(state: Ledger) -> Script[None]:
        yield from ask(Prompt(0, "on", "R1", (Option("go"),)))
        yield Nodded(actor=0)
        yield from ask(Prompt(0, "on", "R1", (Option("go"),)))

    match: Match[Ledger] = Match.start(Scripted(twice, turns=1), 3, Options(), Chance(b"seed"))
    say(match, 0, ("go",))
    told = list(match.told)
    match.undo(0)
    say(match, 0, ("go",))
    assert match.told == told == [Nodded(actor=0, wording=1)]
