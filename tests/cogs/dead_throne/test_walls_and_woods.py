"""R125, R147, R176: walls, towns and woods that are closed."""

from msgspec.structs import replace

from bot.kit.deeds import by_key
from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.meeting.deeds import scroll_deeds
from cogs.dead_throne.rules.meeting.traps import spring_here
from cogs.dead_throne.rules.place.bounds import barred_to, can_come
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.driven import teleport
from cogs.dead_throne.rules.turn.routes import exactly, routes
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.people import Due
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, carries, holds, realm, sets, walks
from tests.cogs.dead_throne.places import of_heroes, saladar
from tests.support.scripts import ScriptRun, run_script


def zoned(*places: str) -> Realm:
    return realm(*places, zones=True)


def test_r125_below_two_pieces_saladar_moves_on_inside_the_walls_and_not_back_in() -> None:
    world = realm("T1.inn", "P.r1")
    mage = saladar(world, 1)
    found = routes(mage.at, "", 4, barred_to(world, mage))
    assert {"T1.market", "T1.tavern", "T1.r5"} <= set(found)
    assert found["T1.market"] == ("T1.market",)
    assert not any(step.startswith(("T2.inn", "T2.market", "T2.tavern")) for step in found)
    back = routes("T1.r5", "T1.inn", 6, barred_to(world, mage))
    assert not {"T1.inn", "T1.market", "T1.tavern"} & back.keys()  # once outside he does not come back


def test_r125_a_forced_move_keeps_to_the_same_walls() -> None:
    world = realm("T1.inn", "P.r1")
    mage = saladar(world, 1)
    ends = exactly(mage.at, "", "", 2, barred_to(world, mage))
    assert {"T1.market", "T1.tavern"} <= set(ends)
    assert all(path[0] in {"T1.market", "T1.tavern", "T1.r5"} for path in ends.values())


def test_r125_nor_does_he_come_into_another_town_by_scroll() -> None:
    world = realm("T1.inn", "T2.inn", "T1.market")
    mage = saladar(world, 1)
    assert not can_come(world, mage, "T2.inn")
    assert can_come(world, mage, "T1.market")
    holds(world, mage, "swap-places")
    swap = ScriptRun(by_key(scroll_deeds(world, mage))["swap-places"].play())
    assert swap.is_over or {one.key for one in swap.open[ADA].options} == {f"choose-player-{CLEO}"}


def test_r147_r176_closed_woods_are_closed_to_every_way_of_entering() -> None:
    world = zoned("T1.g5", "W.r1", "O.r1")
    ada, ben, _ = world.players
    holds(world, ada, "swap-places")
    assert not can_come(world, ada, "W.r1")
    assert "swap-places" not in by_key(scroll_deeds(world, ada))
    assert run_script(teleport(world, ada, Due("to", steps_to=["W.r1", "O.r1"])), {}).result is False
    carries(world, ada, "torch")
    assert can_come(world, ada, "W.r1")
    assert not can_come(world, ben, "O.r1")  # from one woods into others one enters
    assert can_come(world, ben, "W.r3")


def test_r147_who_leaves_the_woods_does_not_come_back_on_the_same_walk() -> None:
    world = zoned("W.g2", "P.r1")
    ada = world.player(ADA)
    found = routes(ada.at, "", 12, barred_to(world, ada))
    assert "W.r1" in found
    assert not any(step.startswith("O.") for step in found)


def test_r142_r147_a_friends_torch_opens_the_woods_to_the_group() -> None:
    world = of_heroes("T1.g5", "T1.g5")
    world.state.options = replace(world.state.options, zones=True)
    ada, ben = world.players
    assert not can_come(world, ada, "W.g2")
    carries(world, ben, "torch")
    run_script(walk(world, ada, ("W.g2",)), {})
    assert (ada.at, ben.at) == ("W.g2", "W.g2")
    assert board_of(world).groups == [[ADA, BEN]]


def test_r176_on_the_castles_land_rocks_traps_catch_and_field_ones_do_not() -> None:
    for zones, is_caught in ((True, True), (False, False)):
        world = realm("C.r2", "P.r1", zones=zones)
        trap = sets(world, world.player(BEN), "rockfall")
        run = ScriptRun(spring_here(world, walks(world.player(ADA))))
        if is_caught:
            run.answer(BEN, "hold-on")
            run.answer(BEN, f"spring-{trap.id}")
        assert run.result is is_caught


def test_a_teleport_asks_nothing_of_a_quick_path_that_is_closed() -> None:
    """Burned Bridges close the Causeway to those on foot; a leap does not take it."""
    world = of_heroes("G.r6", "G.r6")
    board_of(world).omen = "burned-bridges"
    ada = world.player(ADA)
    assert "G.r2" not in routes(ada.at, "", 1, barred_to(world, ada))
    assert can_come(world, ada, "G.r2")
