"""Somebody leaves the match for good: what they held goes where it can be had again, and the others go on."""

from bot.engine.script import told
from cogs.dead_throne.events.frame import Won
from cogs.dead_throne.rules.defender.ending import won
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.rules.turn.leaving import depart
from tests.cogs.dead_throne.meetings import realm
from tests.cogs.dead_throne.scenes import ADA, BEN, CAL
from tests.cogs.dead_throne.test_defender import land
from tests.support.scripts import ScriptRun


def test_r146_in_defender_the_market_has_the_pieces_of_who_leaves() -> None:
    world = land(seats=3)
    world.player(BEN).pieces, before = 2, world.state.market_pieces
    told(depart(world, BEN))
    assert (world.player(BEN).pieces, world.state.market_pieces) == (0, before + 2)


def test_r145_who_has_left_does_not_win_with_the_others() -> None:
    world = land(seats=3)
    world.player(ADA).is_dead = True  # the fallen have won as well
    told(depart(world, BEN))
    assert told(won(world)) == [Won(seats=(ADA, CAL), way="won")]
    assert world.state.winners == [ADA, CAL]


def test_r156_no_turn_is_begun_in_the_name_of_who_has_left() -> None:
    world = realm("W.r1", "A.r1", "G.r1", "O.r1")
    world.state.next = BEN
    told(depart(world, BEN))
    run = ScriptRun(play(world))
    assert (world.state.next, [prompt.seat for prompt in run.prompts]) == (CAL, [CAL])
