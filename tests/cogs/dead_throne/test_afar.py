"""R72, R148, R173, R174, R181: who is in a battle from afar, how long it lasts, and flight out of it."""

from cogs.dead_throne.events.battles import BattleBegan, BattleEnded, BattleLeft, Struck
from cogs.dead_throne.rules.meeting.battles import is_afar, join_battle, start_battle
from cogs.dead_throne.rules.people.health import hurt
from cogs.dead_throne.rules.place.laws import check_places
from cogs.dead_throne.rules.place.relocate import relocate
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.acting import go_on
from cogs.dead_throne.rules.turn.driven import forced, teleport
from cogs.dead_throne.rules.turn.game_turn import take_flight
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.people import Due
from cogs.dead_throne.state.things import Ground
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.battling import GATE, at_turn, fighting, keys
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, DAN, EVE, holds, realm, usual, walks, wears
from tests.cogs.dead_throne.scenes import dice
from tests.support.scripts import ScriptRun, run_script

FAR = "P.r1"


def far_battle(world: Realm, *seats: int) -> Battle:
    battle = fighting(world, *seats)
    check_places(world.state)
    return battle


def test_r173_a_battle_begun_from_afar_is_one_blow() -> None:
    """R148: whoever is not there keeps none alive, and nobody else stands there."""
    world = realm(FAR, GATE, GATE, "A.r1")
    ada, ben, _, _ = world.players
    run = ScriptRun(start_battle(world, ada, ben, "afar"))
    assert run.is_over
    assert [type(event) for event in run.events] == [BattleBegan, Struck]
    assert world.state.battles == []
    assert ben.health == 9
    assert not ada.mirrored


def test_r173_r49_so_is_an_answer_to_a_scroll_from_afar() -> None:
    world = realm(FAR, GATE)
    ada, ben = world.players
    run_script(start_battle(world, ben, ada, "answer"), {})
    assert world.state.battles == []


def test_r173_whoever_is_not_on_its_step_is_in_it_from_afar_however_they_came_in() -> None:
    """Cleo walks over Ada, who is in it from another step, and joins her there (R37)."""
    world = realm(FAR, GATE, FAR, GATE)
    battle = far_battle(world, BEN, ADA, DAN)
    run_script(join_battle(world, battle, world.player(CLEO), "walked"), {})
    afar = [player.seat for player in world.players if is_afar(battle, player)]
    assert afar == [ADA, CLEO]
    assert sight(world.state, None).battles[0].afar == (CLEO, ADA)  # in the order of the battle
    assert "away" in keys(at_turn(world, battle, CLEO), CLEO)
    assert "away" not in keys(at_turn(world, battle, BEN), BEN)


def test_r173_r148_a_fighter_from_afar_keeps_no_battle_alive() -> None:
    """Dan dies: Ben stands there alone, and Ada is elsewhere."""
    world = realm(FAR, GATE, "A.r1", GATE)
    far_battle(world, ADA, BEN, DAN)
    world.player(DAN).pieces = 1
    run_script(hurt(world, world.player(DAN), 20, "scroll"), {})
    assert world.state.battles == []


def test_r173_it_goes_on_where_two_of_it_stand_on_one_step() -> None:
    """Ada and Cleo stand together elsewhere: they fight on when the step of the battle is left to one."""
    world = realm(FAR, GATE, FAR, GATE)
    battle = far_battle(world, BEN, ADA, CLEO, DAN)
    relocate(world, world.player(DAN), "A.r1")
    assert world.state.battles == [battle]
    assert battle.at == FAR
    assert [seat for seat in battle.order if is_afar(battle, world.player(seat))] == [BEN]
    check_places(world.state)


def test_r35_a_teleport_out_of_a_battle_of_three_leaves_the_others_in_it() -> None:
    world = realm(GATE, GATE, GATE)
    battle = far_battle(world, ADA, BEN, CLEO)
    holds(world, world.player(BEN), "step-through", "mend", "mend")
    run = at_turn(world, battle, BEN)
    run.answer(BEN, "step-through")
    assert run.is_over
    flight = run.result
    assert flight is not None
    world.state.decks["field"].insert(0, "coin:field")
    going = ScriptRun(take_flight(world, flight))
    assert f"arrive-{GATE.lower().replace('.', '-')}" not in keys(going, BEN)  # R72: not back to it
    going.answer(BEN, "arrive-t1-r1")
    assert battle.order == [ADA, CLEO]
    assert battle.order[battle.next] == CLEO
    check_places(world.state)


def test_r174_one_may_flee_from_a_hidden_opponent() -> None:
    world = realm(GATE, GATE, dice=(5, 4))
    battle = far_battle(world, ADA, BEN)
    battle.hidden = [BEN]
    run = at_turn(world, battle, ADA)
    assert "flee" in keys(run, ADA)
    assert "attack-1" not in keys(run, ADA)
    run.answer(ADA, "flee")
    assert run.result is not None


def test_r174_r71_a_hidden_opponent_who_is_free_spoils_the_sure_flight() -> None:
    world = realm(GATE, GATE, GATE, dice=(2, 2))
    battle = far_battle(world, ADA, BEN, CLEO)
    ben = world.player(BEN)
    ben.is_trapped, ben.remains = True, 1
    battle.hidden = [CLEO]
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "flee")
    assert run.result is None


def fleeing(world: Realm, steps: int) -> ScriptRun[None]:
    """Ada has fled from Ben and Cleo, who fight on, and goes so far."""
    battle = far_battle(world, BEN, CLEO)
    ada = walks(world.player(ADA), left=steps)
    ada.turn.path, ada.turn.fled_at, ada.turn.shunned = [ada.at], battle.at, [BEN, CLEO]
    return ScriptRun(go_on(world, ada))


def test_r181_the_step_of_a_battle_one_has_fled_may_be_walked_over_but_is_no_stop() -> None:
    world = realm("T1.r5", GATE, GATE)
    run = fleeing(world, 3)
    stops = {option.key for option in run.open[ADA].options}
    assert "stop-w-g2" in stops  # the only way there within three is over the gate
    assert "stop-t1-g5" not in stops
    world.state.decks["woods"].insert(0, "coin:woods")
    run.answer(ADA, "stop-w-g2")
    assert run.is_over
    assert not run.asked[1:]  # R72: neither Ben nor Cleo is met


def test_r181_r31_a_forced_move_stops_short_of_it() -> None:
    world = realm("T1.r5", GATE, GATE)
    fleeing(world, 1)
    forcing = ScriptRun(forced(world, world.player(ADA), Due("any", steps=1, cause="card")))
    assert "stop-t1-g5" not in {option.key for option in forcing.open[ADA].options}


def test_r72_nor_does_a_teleport_lead_back_to_it() -> None:
    world = realm("T1.r5", GATE, GATE)
    fleeing(world, 1)
    arriving = ScriptRun(teleport(world, world.player(ADA), Due("to", steps_to=[GATE, "T1.r4", "T1.r6"])))
    assert {option.key for option in arriving.open[ADA].options} == {"arrive-t1-r4", "arrive-t1-r6"}


def test_r31_r62_whoever_is_driven_off_leaves_the_battle_they_were_drawn_into() -> None:
    """While Ada fought an enemy Ben attacked her (R156); the enemy drives her away."""
    world = realm(GATE, GATE, "A.r1", "A.r2")
    ada = walks(world.player(ADA))
    far_battle(world, BEN, ADA)
    run = ScriptRun(forced(world, ada, Due("any", steps=1, cause="enemy")))
    run.answer(ADA, "stop-t1-r5")
    assert run.events[1:3] == [BattleLeft(seat=ADA, way="teleport"), BattleEnded(seat=BEN, step=GATE)]
    assert world.state.battles == []
    check_places(world.state)


def test_r37_r173_far_voice_to_somebody_in_a_battle_joins_it_from_afar() -> None:
    world = realm(FAR, GATE, GATE, "A.r1", "A.r2")
    battle = far_battle(world, BEN, CLEO)
    run_script(start_battle(world, world.player(ADA), world.player(BEN), "afar"), {})
    assert battle.hidden == [ADA]
    assert is_afar(battle, world.player(ADA))
    world.chance = dice(6, 6)
    wears(world, world.player(EVE), "dagger")
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "away")
    assert battle.order == [BEN, CLEO]


def test_r173_a_battle_of_before_that_nobody_shares_a_step_in_ends_with_the_turn() -> None:
    world = realm(FAR, GATE)
    battle = fighting(world, ADA, BEN)
    run = at_turn(world, battle, BEN)
    run.answer(BEN, "pass")
    assert world.state.battles == []
    assert run.events[-1] == BattleEnded(seat=BEN, step=GATE)


def test_r58_what_is_conjured_against_an_echo_ends_with_the_battle() -> None:
    """Ben falls to Ada's own blow, and her scroll comes back to her all the same."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "greatsword")
    holds(world, ada, "firebolt", "conjured-bulwark", "mend")
    holds(world, ben, "mirror-ward", "mend")
    ben.health = 1
    battle = far_battle(world, ADA, BEN)
    run = at_turn(world, battle, ADA)
    said = ["attack-1", "weapon-with-firebolt", "mirror-ward", "conjured-bulwark"]
    while not run.is_over:
        seat = next(iter(run.open))
        found = {option.key for option in run.open[seat].options}
        run.answer(seat, said.pop(0) if said and said[0] in found else usual(run.open[seat]))
    assert not said
    assert not ben.is_up
    assert (world.state.battles, ada.conjured) == ([], [])


def test_r156_r117_nobody_dies_twice_of_two_blows_at_once() -> None:
    """Ben falls while Ada still chooses what to strike with from afar."""
    world = realm(FAR, GATE, "A.r1", "A.r2")
    ada, ben, _, _ = world.players
    ben.character, ben.pieces, ben.health = "saladar", 2, 1
    world.state.ground["G.r2"] = Ground(stones=["blue-1"])
    wears(world, ada, "greatsword")
    holds(world, ada, "firebolt")
    run = ScriptRun(start_battle(world, ada, ben, "afar"))
    assert set(run.open) == {ADA}
    run_script(hurt(world, ben, 20, "scroll"), {})
    while not run.is_over:
        seat = next(iter(run.open))
        run.answer(seat, usual(run.open[seat]))
    assert ben.tally.deaths == 1
    assert (ada.pieces, world.state.ground[GATE].pieces) == (0, 2)
