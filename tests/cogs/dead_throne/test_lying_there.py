"""R121, R178: what lies on a step, and what is an interaction there."""

from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.rules.people.effects import apply_effects
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.things import Ground
from tests.cogs.dead_throne.meetings import ADA, holds, realm, walks
from tests.cogs.dead_throne.places import played, saladar
from tests.support.scripts import ScriptRun, run_script


def lying(world: Realm, *steps: str) -> None:
    for step in steps:
        world.state.ground[step] = Ground(pieces=1)
        world.state.pieces += 1


def test_r178_a_carriage_boarded_elsewhere_fetches_nothing() -> None:
    world = realm("T1.r4", "P.r1")
    ada = world.player(ADA)
    holds(world, ada, "mend", "mend", "nullify")
    lying(world, "T2.r4")
    run = played(world, ADA, "carriage-t2-r4")
    assert (ada.at, ada.pieces) == ("T2.r4", 0)
    assert "treasure" not in {prompt.word for prompt in run.asked}


def test_r178_saladars_travel_is_no_interaction_with_where_he_comes_to() -> None:
    world = realm("W.r1", "P.r1")
    mage = saladar(world, 0)
    mage.scrolls = ["mend", "mend", "nullify"]
    world.state.ground = {"W.r1": Ground(stones=["green-1"]), "G.r2": Ground(stones=["blue-1"], pieces=1)}
    run = played(world, ADA, "travel-g-r2")
    assert (mage.at, mage.pieces) == ("G.r2", 0)
    assert "treasure" not in {prompt.word for prompt in run.asked}


def test_r178_a_blow_by_far_voice_is_none_with_ones_own_step() -> None:
    world = realm("T1.r4", "P.r1", "P.r2")
    ada = world.player(ADA)
    holds(world, ada, "far-voice", "mend", "nullify")
    lying(world, "T1.r4")
    run = ScriptRun(game_turn(world, ada))
    run.answer(ADA, "far-voice")
    run.answer(ADA, "choose-player-1")
    run.answer(ADA, "battle-1")
    run.answer(ADA, "hand")
    assert run.is_over
    assert "treasure" not in {prompt.word for prompt in run.asked}
    assert (ada.pieces, ada.turn.is_on) == (0, False)


def test_r121_a_card_drawn_there_is_one() -> None:
    world = realm("W.r2", "P.r1")
    ada = world.player(ADA)
    holds(world, ada, "mend", "mend", "nullify")
    world.state.decks["woods"].insert(0, "coin:woods")
    lying(world, "W.r2")
    played(world, ADA, "outside", "take")
    assert ada.pieces == 1


def test_r121_so_is_a_scroll_used_on_somebody_there() -> None:
    world = realm("W.r2", "W.r2")
    ada = world.player(ADA)
    holds(world, ada, "blood-dart", "mend", "mend")
    lying(world, "W.r2")
    played(world, ADA, "blood-dart-1", "take")
    assert ada.pieces == 1


def test_r121_r31_what_lay_where_one_was_driven_from_stays_there() -> None:
    world = realm("W.r3", "P.r1")
    ada = walks(world.player(ADA))
    ada.turn.came_from, ada.turn.has_interacted, ada.turn.touched = "W.r2", True, "W.r3"
    lying(world, "W.r3", "W.r2")
    world.state.decks["woods"].insert(0, "coin:woods")
    list(apply_effects(world, ada, [Effect("back", 1)], "enemy"))
    run = ScriptRun(settle(world, ada))
    run.answer(ADA, "take")
    assert (ada.at, ada.pieces) == ("W.r2", 1)
    assert world.state.ground["W.r3"].pieces == 1


def test_r121_r28_whoever_went_away_and_came_back_must_interact_there_again() -> None:
    world = realm("W.r3", "P.r1")
    ada = walks(world.player(ADA))
    ada.turn.touched, ada.turn.drawn_at = "W.r3", ["W.r3"]
    run_script(walk(world, ada, ("W.r4", "W.r3")), {})
    assert (ada.turn.touched, ada.turn.drawn_at) == ("", [])
