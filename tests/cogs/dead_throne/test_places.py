"""R121, R125, R142, R147, R171, R175 to R178, R181: every change of place, and what it leaves behind."""

from msgspec.structs import replace

from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.events.land import Rode
from cogs.dead_throne.rules.deed import by_key
from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.meeting.deeds import scroll_deeds
from cogs.dead_throne.rules.meeting.traps import spring_here
from cogs.dead_throne.rules.people.effects import apply_effects
from cogs.dead_throne.rules.place.bounds import barred_to, can_come
from cogs.dead_throne.rules.place.laws import check_places
from cogs.dead_throne.rules.place.relocate import relocate
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.driven import forced, teleport
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.rules.turn.routes import exactly, routes
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.boards import Defender, Spawn
from cogs.dead_throne.state.match import Bar
from cogs.dead_throne.state.people import Due, Player
from cogs.dead_throne.state.things import Ground
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, carries, holds, realm, sets, usual, walks
from tests.support.scripts import ScriptRun, run_script


def saladar(world: Realm, pieces: int) -> Player:
    mage = world.player(ADA)
    mage.character, mage.pieces = "saladar", pieces
    return mage


def zoned(*places: str) -> Realm:
    return realm(*places, zones=True)


def of_heroes(*places: str) -> Realm:
    """Defender: Ada and Ben walk as a group."""
    world = realm(*places, mode="defender")
    world.state.defender = Defender(towns=dict.fromkeys(("T1", "T2", "T3"), 35), groups=[[ADA, BEN]])
    return world


# Walls and woods


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


# Back out of a structure


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


# Carriages


def rides(world: Realm, player: Player, to: str) -> ScriptRun[None]:
    walks(player)
    return ScriptRun(by_key(step_deeds(world, player))[f"carriage-{to}"].play())


def test_r177_r36_whoever_is_where_the_carriage_stops_has_a_window() -> None:
    world = realm("T1.r4", "T2.r4", "P.r1", "A.r1")
    ada, ben, _, _ = world.players
    run = rides(world, ada, "t2-r4")
    assert Rode(seat=ADA, step="T2.r4", coin=3) in run.events
    assert run.open[BEN].word == "pass-by"
    run.answer(BEN, "battle")
    assert ben.at == ada.at == "T2.r4"
    battle = world.battle_of(ADA)
    assert battle is not None
    assert (battle.order, battle.at) == ([BEN, ADA], "T2.r4")
    check_places(world.state)


def test_r177_a_group_rides_together_for_one_fare() -> None:
    world = of_heroes("T1.r4", "T1.r4")
    ada, ben = world.players
    rides(world, ada, "t3-r2")
    assert (ada.at, ben.at, ada.coin, ben.coin) == ("T3.r2", "T3.r2", 2, 5)
    assert board_of(world).groups == [[ADA, BEN]]


def test_r177_whoever_is_held_stays_behind_and_is_of_no_group() -> None:
    world = of_heroes("T1.r4", "T1.r4")
    ada, ben = world.players
    ben.remains = 2
    rides(world, ada, "t3-r2")
    assert (ada.at, ben.at, ben.remains) == ("T3.r2", "T1.r4", 2)
    assert board_of(world).groups == []


def test_r142_r180_a_friend_does_not_follow_over_a_step_only_the_point_may_enter() -> None:
    world = of_heroes("T1.r4", "T1.r4")
    ada, ben = world.players
    world.state.bars = [Bar("T1.r5", ADA)]
    run_script(walk(world, ada, ("T1.r5", "T1.g5")), {})
    assert (ada.at, ben.at) == ("T1.g5", "T1.r4")
    assert board_of(world).groups == []


def test_r142_a_teleport_takes_one_and_leaves_the_others_together() -> None:
    world = realm("T1.r4", "T1.r4", "T1.r4", mode="defender")
    world.state.defender = Defender(towns={}, groups=[[ADA, BEN, CLEO]])
    relocate(world, world.player(BEN), "P.r1")
    assert board_of(world).groups == [[ADA, CLEO]]
    run_script(walk(world, world.player(ADA), ("T1.r5",)), {})
    assert [player.at for player in world.players] == ["T1.r5", "P.r1", "T1.r5"]
    check_places(world.state)


def test_r142_a_member_teleports_onto_no_barred_step() -> None:
    world = of_heroes("T1.r4", "T1.r4")
    world.state.bars = [Bar("T1.r5", BEN)]
    ada = walks(world.player(ADA))
    run = ScriptRun(teleport(world, ada, Due("to", steps_to=["T1.r5", "T1.r6", "T1.r3"])))
    assert {option.key for option in run.open[ADA].options} == {"arrive-t1-r6", "arrive-t1-r3"}


# What lies on a step


def lying(world: Realm, *steps: str) -> None:
    for step in steps:
        world.state.ground[step] = Ground(pieces=1)
        world.state.pieces += 1


def played(world: Realm, seat: int, *said: str) -> ScriptRun[None]:
    """Their Game Turn with these answers, then whatever a silent person does."""
    run = ScriptRun(game_turn(world, world.player(seat)))
    left = list(said)
    while not run.is_over:
        asked = next(iter(run.open))
        keys = {option.key for option in run.open[asked].options}
        run.answer(asked, left.pop(0) if asked == seat and left and left[0] in keys else usual(run.open[asked]))
    assert not left
    return run


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


# What a change of place ends


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
