"""Two rules at once on a border: a Game Turn that is a Battle Turn, a battle of one blow, a walk that goes on."""

from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.rules.people.health import wound
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.rules.turn.moving import set_out
from cogs.dead_throne.state.match import OpenQuest
from cogs.dead_throne.state.people import Lone, Turn
from tests.cogs.dead_throne.battling import GATE, fighting
from tests.cogs.dead_throne.groups import together
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, holds, realm, wears
from tests.support.scripts import ScriptRun


def test_r65_r96_a_ring_of_tides_heals_at_a_game_turn_that_is_a_battle_turn() -> None:
    """With four the battle has its own clock, and its turns are no Game Turns (R64)."""
    for seats, health in ((3, 6), (4, 5)):
        world = realm(*[GATE, GATE, "A.r1", "A.r2"][:seats])
        ada = world.player(ADA)
        wears(world, ada, "ring-of-tides")
        ada.health, world.state.next = 5, ADA
        battle = fighting(world, ADA, BEN)
        battle.next = 0
        run = ScriptRun(play(world))
        assert run.prompts
        assert ada.health == health


def test_r65_r115_the_hourglass_of_a_letter_runs_in_a_game_turn_that_is_a_battle_turn() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    ada.lone, world.state.next = Lone("lq11", "docks", "carry", turns=2), ADA
    fighting(world, ADA, BEN).next = 0
    ScriptRun(play(world))
    assert ada.lone is not None
    assert ada.lone.turns == 1


def test_r173_q12_an_opponent_killed_from_afar_is_defeated_in_a_battle() -> None:
    world = realm(GATE, "A.r1")
    ada, ben = world.players
    ben.health, world.state.quests = 1, [OpenQuest("q12")]
    run = ScriptRun(start_battle(world, ada, ben, "afar"))
    while not run.is_over:
        run.answer(run.prompts[0].seat, run.prompts[0].default or ())
    assert not ben.is_up
    assert [deed.is_in_battle for deed in world.state.deeds if deed.what == "player"] == [True]
    assert not world.at_blows


def test_r45_a_blood_dart_may_stand_in_the_attack_that_begins_a_battle() -> None:
    """5.6: it is extra to one's own attack, whether that is made in a Battle Turn or begins the battle."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    holds(world, ada, "blood-dart")
    ben.health = 10
    run = ScriptRun(start_battle(world, ada, ben))
    assert "hand-with-dart" in {option.key for option in run.open[ADA].options}
    run.answer(ADA, "hand-with-dart")
    assert (ben.health, ada.spent) == (10 - 2 - 1, ["blood-dart"])  # 2 direct, and a bare hand of 2 against 1


def test_r39_swift_feet_lengthen_a_walk_that_goes_on_after_a_trade_was_refused() -> None:
    world = realm("T1.r2", "A.r1")
    ada = world.player(ADA)
    holds(world, ada, "swift-feet")
    ada.turn = Turn(is_on=True, path=["T1.r1", "T1.r2"], has_rolled=True, roll=[2, 2], left=1, came_from="T1.r1")
    run = ScriptRun(set_out(world, ada))
    run.answer(ADA, "scroll-swift-feet")
    assert ada.turn.left == 5


def test_r142_a_life_token_of_the_group_saves_whoever_takes_the_blow() -> None:
    """Items are shared."""
    world = together()
    assert world.state.defender is not None
    ada, ben = world.players
    carries(world, ben, "life-token")
    for groups, is_up in (([[ADA, BEN]], True), ([], False)):
        world.state.defender.groups, ada.health = groups, 3
        run = ScriptRun(wound(world, ada, 4))
        assert run.is_over
        assert (ada.is_up, ada.health) == (is_up, 5 if is_up else 0)
        assert not [thing for thing in ben.things if thing.key == "life-token"]
