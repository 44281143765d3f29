"""R137, R144: what is said of the enemies' next move is what they do, but for what people choose."""

from collections.abc import Iterator

import pytest

from bot.engine import Answer, Chance, Event, Match
from bot.engine.playout import mixed_policy, playout
from cogs.dead_throne.events.defender import EnemyWalked
from cogs.dead_throne.game import GAME
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.defender.enemy_phase import enemy_phase
from cogs.dead_throne.state.match import Bar, State
from cogs.dead_throne.view.sight import sight
from cogs.dead_throne.view.view import MarchView, ThroneView
from tests.cogs.dead_throne.scenes import ADA, BEN, by_default
from tests.cogs.dead_throne.test_defender import land, spawn
from tests.support.hearing import heard

MATCHES, MANY = 3, 200


def played(number: int) -> Iterator[tuple[ThroneView, list[Event], ThroneView]]:
    """A whole match: what was seen before each answer, what happened, what is seen after it."""
    options = ThroneOptions(mode="defender", omen=number % 2 == 0)
    seats, seed, answers = 1 + number % 4, b"forecast %d" % number, list[Answer]()
    playout(GAME, seats, options, seed, (mixed_policy,), hear=heard(answers))
    match: Match[State] = Match.start(GAME, seats, options, Chance(seed))
    for answer in answers:
        before = sight(match.state, None)
        yield before, match.answer(answer), sight(match.state, None)


def must_come_true(number: int) -> int:
    """How many marches were compared."""
    compared = 0
    for before, events, after in played(number):
        for walked in (event for event in events if isinstance(event, EnemyWalked)):
            if before.bars or after.bars or before.round != _round_of(events, after):
                continue  # a bar was laid or lifted between the two
            march = next((one for one in before.marches if is_it(one, walked)), None)
            if march is not None:
                assert walked.step in {way[-1] for way in march.ways if way}, (number, walked, march)
                compared += 1
    return compared


def is_it(march: MarchView, walked: EnemyWalked) -> bool:
    return (march.at, march.enemy) == (walked.origin, walked.enemy)


def _round_of(events: list[Event], after: ThroneView) -> int:
    """The round in which these walked: the one before, where a new one has begun."""
    return after.round - any(event.word == "round-began" for event in events)


@pytest.mark.parametrize("number", range(MATCHES))
def test_enemies_go_where_it_was_said(number: int) -> None:
    assert must_come_true(number) > 0


@pytest.mark.long
def test_enemies_go_where_it_was_said_in_many_matches() -> None:
    assert sum(must_come_true(number) for number in range(MATCHES, MANY)) > MANY


def test_in_a_long_night_a_bar_and_a_fallen_town_the_forecast_knows() -> None:
    world = land()
    board = board_of(world)
    board.omen, world.state.round = "long-night", 3
    board.towns["T1"] = 0
    world.player(ADA).at = world.player(BEN).at = "P.r1"
    wolf = spawn(world, "w2", "woods", "W.r4")
    world.state.bars = [Bar("A.g6", ADA)]
    (march,) = sight(world.state, None).marches
    assert "T1" not in march.towns
    assert all(len(way) == 2 for way in march.ways)
    by_default(enemy_phase(world))
    assert wolf.at in {way[-1] for way in march.ways}


def test_whoever_stands_in_a_town_stays_and_attacks_it() -> None:
    world = land()
    spawn(world, "w2", "woods", "T2.inn")
    (march,) = sight(world.state, None).marches
    assert (march.ways, march.towns) == (((),), ("T2",))


def test_the_dragon_flies_two_steps_towards_the_castle() -> None:
    world = land()
    board_of(world).agrimor_at = "S.r4"
    world.player(ADA).at = world.player(BEN).at = "P.r1"
    (march,) = sight(world.state, None).marches
    assert (march.enemy, march.towns) == ("k0", ())
    by_default(enemy_phase(world))
    assert board_of(world).agrimor_at in {way[-1] for way in march.ways}


def test_r180_a_bar_that_is_lifted_before_the_enemies_walk_keeps_them_off_nothing() -> None:
    """Ben has laid it in the round before: while Ada plays he has not played yet, and his turn will lift it."""
    world = land()
    spawn(world, "w2", "woods", "W.r4")
    world.state.bars = [Bar(step, BEN) for step in ("W.r1", "W.r3", "W.r5")]
    seen = []
    for first, playing in ((ADA, ADA), (ADA, BEN), (BEN, ADA)):
        world.state.first, world.state.next = first, playing
        (march,) = sight(world.state, None).marches
        seen.append(any(march.ways))
    assert seen == [True, False, False]
