"""R31, R171: back out of a structure."""

from cogs.dead_throne.rules.turn.driven import forced
from cogs.dead_throne.state.people import Due
from tests.cogs.dead_throne.meetings import ADA, realm, walks
from tests.support.scripts import ScriptRun, run_script


def test_r171_out_of_the_lighthouse_a_move_back_goes_over_the_causeway_one_came_by() -> None:
    world = realm("G.light", "P.r1")
    ada = walks(world.player(ADA))
    ada.turn.came_from, ada.turn.is_inside = "G.r2", True
    run_script(forced(world, ada, Due("back", steps=1, cause="enemy")), {})
    assert ada.at == "G.r2"


def test_r171_r31_with_more_steps_the_first_is_the_way_one_came() -> None:
    world = realm("W.r5", "P.r1")
    ada = walks(world.player(ADA))
    ada.turn.came_from, ada.turn.is_inside = "W.r4", True
    run = ScriptRun(forced(world, ada, Due("back", steps=2, cause="enemy")))
    stops = {option.key for option in run.open[ADA].options}
    assert stops == {"stop-w-r3", "stop-w-r1"}  # on from W.r4, by the path or the Deer Run


def test_r171_whoever_had_not_moved_goes_any_way() -> None:
    world = realm("W.r5", "P.r1")
    ada = walks(world.player(ADA))
    ada.turn.is_inside = True
    run = ScriptRun(forced(world, ada, Due("back", steps=1, cause="enemy")))
    assert {"stop-w-r4", "stop-w-r6"} <= {option.key for option in run.open[ADA].options}
