"""Leaks that are planted are noticed: of each field that the games hide, and in cups that hide too little."""

from typing import Any

import pytest

from bot.conformance.checked import Checked
from bot.conformance.mid_turn import entrusted, told_alike
from bot.conformance.other_turns import asked_alike
from bot.conformance.played import played
from bot.conformance.private import unmoved
from bot.conformance.secrecy import ANSWERS, LOOKS, MORE_LOOKS, answers, hidden, match_of, other_worlds
from bot.conformance.tables import Table, Way, ways_of
from bot.conformance.worlds import seats_of, worlds
from bot.engine import Chance, Game
from bot.engine.playout import mixed_policy
from tests.conformance.leaks import HIDDEN, planted
from tests.conformance.tables import WAYS
from tests.support.casting_cups import (
    BetrayingCups,
    BoldCups,
    CastingCups,
    ForetellingCups,
    HurriedCups,
    LiningCups,
    LoudCups,
    PartingCups,
    RevealingCups,
    SlippingCups,
    SpillingCups,
    TurningCups,
)
from tests.support.cups import Cups, OpenCups, StillCups, TellingCups, WaitingCups

MATCHES = 9  # at most, until something lies where it can be leaked from
LEAKS = [pytest.param(way, field, id=f"{way.name}-{field}") for way in WAYS for field in HIDDEN.get(way.name, ())]


@pytest.mark.parametrize(("way", "field"), LEAKS)
def test_a_leak_of_each_hidden_field_is_noticed(way: Way, field: str) -> None:
    chance, leaking = Chance(b"leaks"), planted(way.game.view, field)
    matches = (played(Table(way, seats_of(way)), (mixed_policy,), b"leaks %d" % number) for number in range(MATCHES))
    steps = (step for match in matches for step in match.looks(MORE_LOOKS) if step.outcome is None)
    found = (world for step in steps for world in worlds(step, seats_of(way), chance, leaking))
    assert any(not world.looks_alike for world in found), f"reshuffle_hidden never moves {field}"


def cups(game: Game[Any, Any]) -> Way:
    return ways_of(game)[0]


def leaks(game: Game[Any, Any]) -> list[str]:
    return list(hidden(Checked(game, ""), cups(game), LOOKS))


def asked_otherwise(game: Game[Any, Any]) -> bool:
    return any(asked_alike(cups(game), match_of(cups(game))))


def test_cups_keep_their_secrets() -> None:
    assert leaks(Cups()) == []
    assert not asked_otherwise(Cups())
    assert unmoved(Cups(), other_worlds(cups(Cups())), 3) == []


def test_a_game_that_shows_all_hands_fails() -> None:
    assert "view shows the public what is hidden: " in leaks(OpenCups())[0]


def test_a_game_that_moves_nothing_fails() -> None:
    assert "nothing was compared" in leaks(StillCups())[0]


@pytest.mark.parametrize("game", [TellingCups(), WaitingCups()], ids=["facts", "waits"])
def test_a_question_that_tells_fails(game: Game[Any, Any]) -> None:
    assert leaks(game) == []
    assert asked_otherwise(game)


def told(game: Game[Any, Any]) -> set[str]:
    found = told_alike(Checked(game, ""), match_of(cups(game)), ANSWERS)
    return {said.partition(", after")[0].partition(" after")[0] for said in found if said}


def test_dice_that_are_cast_in_the_turn_are_moved_in_the_turn() -> None:
    """All of them are cast anew in the other world of a turn that begins: it is the same world, and proves nothing."""
    assert list(asked_alike(cups(CastingCups()), match_of(cups(CastingCups())))) == []
    assert list(answers(Checked(CastingCups(), ""), cups(CastingCups()), ANSWERS)) == []
    assert told(CastingCups()) == set()
    assert list(entrusted(match_of(cups(CastingCups())))) == []


def test_a_turn_that_begins_with_something_drawn_tells_no_more_than_that() -> None:
    found = {one(): set(asked_alike(cups(one()), match_of(cups(one())))) for one in (LiningCups, ForetellingCups)}
    honest, telling = found.values()
    assert honest == {""}
    assert "the public is told by 'turned' what its view does not hold, after None" in telling


def test_a_game_in_which_no_world_differs_is_not_passed() -> None:
    assert "reshuffle_hidden" in "".join(answers(Checked(StillCups(), ""), cups(StillCups()), ANSWERS))


def test_an_event_that_tells_fails() -> None:
    assert "the public is told by 'said' what its view does not hold" in told(SlippingCups())


def test_an_event_that_tells_more_than_what_the_answer_has_laid_open_fails() -> None:
    """What an answer draws lies in the other world as in ours; the rest under the cups does not."""
    assert told(TurningCups()) == set()
    assert "the public is told by 'turned' what its view does not hold" in told(SpillingCups())


def test_an_event_that_tells_as_the_turn_ends_fails() -> None:
    assert told(PartingCups()) == set()
    assert "the public is told by 'said' what its view does not hold" in told(BetrayingCups())


@pytest.mark.parametrize("game", [HurriedCups(), BoldCups()], ids=["seconds", "the bold button"])
def test_how_a_question_looks_tells_nothing(game: Game[Any, Any]) -> None:
    """To others as well, who see the table's message."""
    assert "the public sees something else asked" in told(game)


def test_what_one_alone_has_cast_is_told_to_nobody_else() -> None:
    found = set(entrusted(match_of(cups(LoudCups()))))
    assert any("the event 'cast' tells the public what only seat 0 sees" in one for one in found)
    assert list(entrusted(match_of(cups(RevealingCups())))) == []
