"""R22, R34, R112, R181: what a change of place ends."""

from bot.kit.deeds import by_key
from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.place.laws import check_places
from cogs.dead_throne.rules.place.relocate import relocate
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.boards import Spawn
from tests.cogs.dead_throne.meetings import ADA, BEN, holds, realm, sets, walks
from tests.cogs.dead_throne.places import of_heroes, played, rides
from tests.support.scripts import run_script


def test_r34_r113_whoever_is_moved_away_is_no_longer_trapped() -> None:
    world = realm("W.r3", "P.r1")
    ada = walks(world.player(ADA))
    ada.remains, ada.is_trapped = 2, True
    run_script(walk(world, ada, ("W.r2",)), {})
    assert (ada.remains, ada.is_trapped) == (0, False)


def test_r22_whoever_is_carried_off_is_in_no_market() -> None:
    world = realm("T1.market", "P.r1", "A.r1", "A.r2")
    world.state.shoppers = [ADA]
    relocate(world, world.player(ADA), "P.r1")
    assert world.state.shoppers == []


def test_r181_an_inn_heals_the_hero_of_a_group_who_interacts_there() -> None:
    world = of_heroes("T1.inn", "T1.inn")
    ada, ben = world.players
    ada.health, ben.health = 3, 4
    run_script(by_key(step_deeds(world, ada))["inn"].play(), {})
    assert (ada.health, ben.health) == (10, 4)


def test_r181_the_market_of_a_fallen_town_stays_open() -> None:
    world = of_heroes("T1.market", "T1.market")
    board_of(world).towns["T1"] = 0
    assert "market" in by_key(step_deeds(world, world.player(ADA)))


def test_r112_a_trap_that_springs_where_a_teleport_leads_is_the_interaction() -> None:
    world = realm("T1.r4", "P.r1")
    ada = world.player(ADA)
    holds(world, ada, "step-through", "mend", "nullify")
    sets(world, world.player(BEN), "bridge-saw")  # T1.r2
    run = played(world, ADA, "step-through", "arrive-t1-r2")
    assert ada.at == "T1.r2"
    assert ada.health == 8
    assert "stop" not in {prompt.word for prompt in run.asked}


def test_r177_r138_a_group_that_rides_to_where_an_enemy_stands_is_struck_only_when_the_enemies_move() -> None:
    """R25, R17: the ride ends the turn, and whoever takes the blow is named then (R142)."""
    world = of_heroes("T1.r4", "T1.r4")
    world.state.decks["woods"].remove("enemy:w5")
    board_of(world).spawns = [Spawn(1, "w5", "woods", "T3.r2")]
    ada, ben = world.players
    run = rides(world, ada, "t3-r2")
    assert run.is_over
    assert (ada.at, ben.at, ada.health, ben.health) == ("T3.r2", "T3.r2", 10, 10)
    assert board_of(world).groups == [[ADA, BEN]]
    check_places(world.state)
