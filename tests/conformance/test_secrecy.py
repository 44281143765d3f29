"""Leaks that are planted are noticed: of each field that the games hide, and in cups that hide too little."""

from typing import Any

import pytest

from bot.conformance.checked import Checked
from bot.conformance.other_turns import asked_alike
from bot.conformance.played import played
from bot.conformance.private import unmoved
from bot.conformance.secrecy import LOOKS, MORE_LOOKS, hidden, match_of, other_worlds
from bot.conformance.tables import Table, Way, ways_of
from bot.conformance.worlds import seats_of, worlds
from bot.engine import Chance, Game
from bot.engine.playout import mixed_policy
from tests.conformance.leaks import HIDDEN, planted
from tests.conformance.tables import WAYS
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
