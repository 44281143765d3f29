"""Two rules at once: health, stones and the mage."""

import pytest

from bot.kit.deeds import by_key
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.events.people import PickedUp, Weakened
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.meeting.traps import caught
from cogs.dead_throne.rules.people.figures import most_health
from cogs.dead_throne.rules.people.health import hurt, wound
from cogs.dead_throne.rules.people.limits import keep_limits
from cogs.dead_throne.rules.people.treasure import take_stones
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.rules.turn.settling import interact, settle
from cogs.dead_throne.rules.turn.stones import lay_stones, stone_deeds
from cogs.dead_throne.state.people import Turn
from cogs.dead_throne.state.things import Ground
from tests.cogs.dead_throne.battling import GATE, keys
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, realm, sets, to_the_end, usual, walks, wears
from tests.cogs.dead_throne.scenes import by_default
from tests.support.scripts import ScriptRun, run_script


def test_r88_r80_armour_lost_to_an_enemy_takes_the_health_it_gave() -> None:
    world = realm("P.r1", dice=[])
    ada = world.player(ADA)
    wears(world, ada, "plate")
    ada.health = most_health(world, ada)
    told = run_script(apply(world, ada, (Effect("lose-worn", what="body"),), "enemy"), {}).events
    assert (ada.health, most_health(world, ada)) == (10, 10)
    assert told[-1] == Weakened(seat=ADA, health=10)


def test_r88_r89_saladar_hears_what_a_stone_that_is_taken_costs_him() -> None:
    world = realm("W.r2", "P.r1")
    ada, ben = world.players
    ben.character, world.state.ground["W.r2"] = "saladar", Ground(stones=["green-1"])
    ben.health = most_health(world, ben)
    told = run_script(take_stones(world, ada, "W.r2", ["green-1"]), {}).events
    picked = PickedUp(seat=ADA, step="W.r2", pieces=0, stones=("green-1",))
    assert told == [picked, Weakened(seat=BEN, health=most_health(world, ben))]
    assert run_script(take_stones(world, ada, "W.r2", []), {}).events == []  # nobody is weaker for nothing


def test_r91_r79_a_life_token_saves_the_loser_who_then_pays_the_penalty() -> None:
    """He stays alive, so the fight goes on and is lost: coin, and the Matron holds him (R32, R81)."""
    world = realm("W.r2")
    ada = world.player(ADA)
    ada.health, ada.coin = 2, 9
    carries(world, ada, "life-token")
    world.state.decks["woods"].remove("enemy:w5")
    run = ScriptRun(fight_enemy(world, ada, "w5", "woods"))
    to_the_end(run)
    assert (ada.health, ada.coin, ada.pack) == (5, 6, [])
    assert ada.held is not None


def test_r57_r119_a_dart_that_is_warded_off_by_a_ring_kills_nobody() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    ben.health = 1
    wears(world, ben, "ring-of-warding")
    assert not run_script(hurt(world, ben, 2, "scroll", ada), {}).result
    assert ben.is_up


def test_r89_r123_saladar_grows_by_a_stone_that_a_dying_hero_leaves_on_its_land() -> None:
    world = realm("W.r2", "P.r1")
    ada, ben = world.players
    ben.character, ada.stones, ada.pieces = "saladar", ["green-1"], 1
    before = most_health(world, ben)
    by_default(wound(world, ada, 20))
    assert most_health(world, ben) == before + 1


def test_r88_r38_stones_traded_away_take_the_health_they_gave() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    ada.stones, ada.health = ["red-1", "blue-1"], 12
    ada.stones, ben.stones = ["red-1"], ["blue-1"]
    by_default(keep_limits(world, ada))
    assert ada.health == 11


def test_r122_r28_saladar_lays_a_stone_after_whatever_interaction_he_had_on_its_land() -> None:
    """Interact where he lands: a trap sprung on him there was one (R112)."""
    world = realm("W.r3", "P.r1")
    ada, ben = world.players
    ada.character, ada.stones = "saladar", ["green-1"]
    ada.turn = Turn(is_on=True, path=["W.r2", "W.r3"], has_rolled=True, has_interacted=True)
    by_default(caught(world, ben, sets(world, ben, "jetty-net"), ada))
    run = ScriptRun(settle(world, ada))
    run.answer(ADA, "lay-green-1")
    assert world.state.ground["W.r3"].stones == ["green-1"]


def test_r122_the_stone_he_has_just_picked_up_is_not_laid_down_again() -> None:
    world = realm("W.r3", "P.r1")
    ada = walks(world.player(ADA))
    ada.character = "saladar"
    ada.turn = Turn(is_on=True, path=["W.r3"])
    world.state.ground["W.r3"] = Ground(stones=["green-1"])
    run_script(by_key(stone_deeds(world, ada))["take-green-1"].play(), {})
    ada.turn.has_interacted = True
    assert run_script(lay_stones(world, ada), {}).asked == []
    assert ada.stones == ["green-1"]


def test_r124_saladar_who_has_lost_his_roll_may_let_his_stone_lie() -> None:
    """Only if he wishes does he interact with it: whoever is silent neither travels nor takes it."""
    world = realm("G.r2", "P.r1")
    ada = world.player(ADA)
    ada.character, ada.skips = "saladar", 1
    ada.scrolls = ["read-the-land"] * 3
    world.state.ground = {"G.r2": Ground(stones=["blue-1"])}
    run = ScriptRun(game_turn(world, ada))
    assert usual(run.open[ADA]) == ("let-lie",)
    run.answer(ADA, "let-lie")
    assert (run.is_over, ada.skips, world.state.ground["G.r2"].stones) == (True, 0, ["blue-1"])


@pytest.mark.parametrize(("character", "is_let_lie"), [("saladar", True), ("brannoc", False)])
def test_r124_an_active_stone_keeps_the_mage_alone_from_its_step(character: str, *, is_let_lie: bool) -> None:
    """Nobody else is kept from drawing the step's cards, or has a stone to let lie."""
    world = realm("G.r2", "P.r1")
    ada = walks(world.player(ADA))
    ada.character = character
    world.state.ground = {"G.r2": Ground(stones=["blue-1"])}
    run = ScriptRun(interact(world, ada))
    assert ("let-lie" in keys(run, ADA), ada.turn.drawn_at) == (is_let_lie, [] if is_let_lie else ["G.r2"])


def test_r124_r111_saladar_who_travels_to_a_stone_on_a_feature_springs_the_trap_there() -> None:
    """He lands on a step with that feature, though nobody stands there to interact with."""
    world = realm("G.r2", "P.r1")
    ada, ben = world.players
    ada.character = "saladar"
    world.state.ground = {"G.r2": Ground(stones=["blue-1"]), "G.r3": Ground(stones=["blue-2"])}
    sets(world, ben, "jetty-net", 1)
    run = ScriptRun(game_turn(world, ada))
    while run.prompts[0].word == "refresh":
        run.answer(ADA, usual(run.prompts[0]))
    run.answer(ADA, "travel-g-r3")
    to_the_end(run)
    assert (ada.at, ada.is_trapped, ada.remains, ben.traps) == ("G.r3", True, 1, [])


def test_r125_r117_a_hero_may_come_back_beside_saladar_in_a_town_and_meets_him_only_if_he_stops_there() -> None:
    world = realm("T1.r1", "T1.inn")
    ada, ben = world.players
    ben.character, ben.pieces = "saladar", 2
    ada.is_dead, ada.at, ada.killed_at = True, "", "P.r1"
    run = ScriptRun(game_turn(world, ada))
    run.answer(ADA, "respawn-t1-inn")
    while run.prompts[0].word == "refresh":
        run.answer(ADA, usual(run.prompts[0]))
    asked = {option.key for option in run.open[ADA].options}
    assert {"roll", "inn", f"battle-{BEN}", f"trade-{BEN}"} <= asked
