"""Two rules at once: walking, interactions, death, coming back, dusk and the castle."""

from typing import Any

from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.rules.deed import by_key
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.land.quests import settle_quests
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.meeting.traps import caught, spring
from cogs.dead_throne.rules.people.death import die
from cogs.dead_throne.rules.people.health import wound
from cogs.dead_throne.rules.place.bounds import barred_to
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.frame import play, points
from cogs.dead_throne.rules.turn.game_turn import act, game_turn, take_flight
from cogs.dead_throne.rules.turn.leaving import depart
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.match import Bar, OpenQuest
from cogs.dead_throne.state.people import Due, Held, Lone, Player, Turn
from cogs.dead_throne.state.things import AWAY, Ground
from tests.cogs.dead_throne.battling import GATE, at_turn
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, carries, holds, realm, sets, usual, walks, wears
from tests.cogs.dead_throne.scenes import by_default, stack
from tests.support.scripts import ScriptRun, run_script


def to_the_end(run: ScriptRun[Any]) -> None:
    while not run.is_over:
        run.answer(run.prompts[0].seat, usual(run.prompts[0]), run.prompts[0].word)


def begun(world: Realm, seat: int) -> ScriptRun[None]:
    """Their Game Turn, scrolls drawn."""
    run = ScriptRun(game_turn(world, world.player(seat)))
    while run.open and run.prompts[0].word == "refresh":
        run.answer(run.prompts[0].seat, usual(run.prompts[0]))
    return run


def asked(run: ScriptRun[Any], seat: int) -> set[str]:
    return {option.key for option in run.open[seat].options}


def rested(world: Realm) -> None:
    for player in world.players:
        player.scrolls = ["read-the-land"] * 3


# Before the interaction


def test_r8_r12_after_the_roll_one_may_still_drink_a_herb_or_change_gear() -> None:
    """Free deeds are open until the interaction, and the roll is none."""
    world = realm("T1.r4", "P.r1", dice=[2, 2])
    ada = world.player(ADA)
    ada.health = 3
    carries(world, ada, "healing-herb", "buckler")
    run = ScriptRun(act(world, walked(ada)))
    run.answer(ADA, "roll")
    herb = f"use-{ada.pack[0].id}"
    run.answer(ADA, "first")
    assert {herb, "gear"} <= asked(run, ADA)
    run.answer(ADA, herb)
    assert ada.health == 7
    assert any(key.startswith("stop-") for key in asked(run, ADA))


def walked(player: Player) -> Player:
    player.turn = Turn(is_on=True, path=[player.at])
    return player


def test_r8_r35_a_teleport_after_the_roll_takes_the_place_of_the_walk() -> None:
    world = realm("T1.r4", "P.r1", dice=[2, 2])
    ada = world.player(ADA)
    ada.health = 3
    holds(world, ada, "homeward")
    run = ScriptRun(act(world, walked(ada)))
    run.answer(ADA, "roll")
    run.answer(ADA, "first")
    run.answer(ADA, "homeward")
    run.answer(ADA, "arrive-t3-inn")
    assert run.is_over
    assert (ada.at, ada.health) == ("T3.inn", 10)


def test_r29_r28_a_free_deed_that_moves_one_is_followed_by_one_interaction_and_no_roll() -> None:
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    carries(world, ada, "rope")
    stack(world, "woods", "coin:woods", "coin:woods")
    run = ScriptRun(act(world, walked(ada)))
    run.answer(ADA, f"use-{ada.pack[0].id}")
    run.answer(ADA, "arrive-w-r2")
    to_the_end(run)
    assert (ada.at, ada.coin, ada.turn.has_rolled) == ("W.r2", 5 + 4, False)


def test_r15_r180_a_quick_path_whose_end_is_barred_is_closed_and_others_are_not() -> None:
    world = realm("A.r3", "P.r1", dice=[2, 2])
    ada = world.player(ADA)
    world.state.bars = [Bar("G.r3", BEN)]
    run = ScriptRun(act(world, walked(ada)))
    run.answer(ADA, "roll")
    stops = asked(run, ADA)
    assert "stop-g-r3" not in stops
    assert "stop-t3-r4" in stops


def test_r31_r180_a_move_back_over_a_barred_step_goes_another_way() -> None:
    world = realm("W.r2", "P.r1")
    ada = walks(world.player(ADA))
    ada.turn.came_from, ada.due = "W.r1", Due("back", 1, cause="enemy")
    world.state.bars = [Bar("W.r1", BEN)]
    run = ScriptRun(settle(world, ada))
    while not run.is_over:
        run.answer(run.prompts[0].seat, usual(run.prompts[0]), run.prompts[0].word)
    assert ada.at in {"W.r3", "W.g2"}


def test_r111_r31_a_signpost_leads_into_another_trap_which_springs_too() -> None:
    """A4: forced movement is walking; the second trap is the interaction where it ends."""
    world = realm("W.r4", "P.r1", "P.r1")
    ada, ben, cleo = world.players
    ada.turn = Turn(is_on=True, path=["W.r5", "W.r4"], has_rolled=True, has_interacted=True)
    sets(world, cleo, "rope-snare")
    by_default(caught(world, ben, sets(world, ben, "false-signpost"), ada))
    run = ScriptRun(settle(world, ada))
    assert {prompt.seat for prompt in run.prompts} == {BEN}
    run.answer(BEN, next(o.key for o in run.open[BEN].options))
    to_the_end(run)
    assert (ada.at, ada.remains) == ("W.r3", 1) or ada.at != "W.r4"


def test_r110_r111_of_two_traps_on_one_feature_the_walkers_own_is_passed_by() -> None:
    world = realm("W.r3", "P.r1")
    ada, ben = world.players
    sets(world, ada, "rope-snare")
    assert run_script(spring(world, ada), {}).result is False
    world.state.decks["traps"].append("rope-snare")
    sets(world, ben, "rope-snare")
    assert run_script(spring(world, ada), {}).result is True
    assert (len(ada.traps), ben.traps) == (1, [])


def test_r25_r72_no_carriage_leads_back_beside_those_one_has_fled() -> None:
    """A fugitive who rides meets nobody of that battle."""
    world = realm("T2.r4", "T1.r4", "T1.r4")
    ada = world.player(ADA)
    world.state.battles = [Battle(7, "T1.r4", [BEN, CLEO])]
    ada.turn = Turn(is_on=True, path=["T1.r4", "T2.r4"], has_rolled=True, fled_from=7, shunned=[BEN, CLEO])
    assert "carriage-t1-r4" not in by_key(step_deeds(world, ada))
    assert "carriage-t3-r2" in by_key(step_deeds(world, ada))


def test_r177_r178_getting_off_beside_a_piece_does_not_pick_it_up() -> None:
    world = realm("T1.r4", "P.r1")
    ada = world.player(ADA)
    world.state.ground["T2.r4"] = Ground(pieces=1)
    run = ScriptRun(act(world, walked(ada)))
    run.answer(ADA, "carriage-t2-r4")
    to_the_end(run)
    assert (ada.at, ada.coin, ada.pieces) == ("T2.r4", 2, 0)


# Quests


def test_r114_r115_a_lone_fight_fulfils_a_quest_that_asks_for_such_an_enemy() -> None:
    """Battles inside are normal enemy battles: the carter's bandit is human (Q6)."""
    world = realm("T1.r2", "P.r1")
    ada = world.player(ADA)
    wears(world, ada, "mace", "tower-shield")
    world.state.quests, world.state.decks["quests"] = [OpenQuest("q6")], []
    stack(world, "field", "lone:lq1")
    run = ScriptRun(act(world, walked(ada)))
    run.answer(ADA, "outside")
    run.answer(ADA, "rob")
    to_the_end(run)
    assert ada.coin == 5 + 1 + 1 + 9 + 6


def test_r114_r24_a_quest_drawn_at_a_tavern_does_not_count_that_visit() -> None:
    world = realm("T1.tavern", "P.r1", print="wide")
    ada = world.player(ADA)
    ada.coin = 20
    world.state.quests, world.state.decks["quests"] = [], ["q16", "q5"]
    run = ScriptRun(act(world, walked(ada)))
    run.answer(ADA, "tavern")
    to_the_end(run)
    assert (ada.coin, [quest.key for quest in world.state.quests]) == (20, ["q16"])


def test_r114_r117_a_trap_of_somebody_who_waits_to_come_back_still_pays_its_quest() -> None:
    """Dead, he is in the game: whoever fulfils it first has the reward."""
    world = realm("W.r3", "P.r1", print="wide")
    ada, ben = world.players
    world.state.quests, world.state.decks["quests"] = [OpenQuest("q20")], []
    trap = sets(world, ben, "rope-snare")
    ben.pieces = 1
    by_default(die(world, ben))
    assert (ben.is_dead, ben.traps) == (True, [trap])
    by_default(caught(world, ben, trap, ada))
    by_default(settle_quests(world))
    assert ben.coin == 5 + 12


# Dying and coming back


def test_r119_r167_killed_by_a_trap_nobody_takes_and_the_crown_lies_there() -> None:
    world = realm("T1.r2", "P.r1")
    ada, ben = world.players
    ada.health, ada.pieces, ada.coin = 2, 1, 9
    ada.pack = [world.made("item", CROWN, AWAY)]
    by_default(caught(world, ben, sets(world, ben, "bridge-saw"), ada))
    ground = world.state.ground["T1.r2"]
    assert (ground.pieces, len(ground.crowns), ada.coin, ben.coin, ada.is_dead) == (1, 1, 9, 5, True)


def test_r118_r120_saladars_last_stone_taken_by_his_victor_is_his_end() -> None:
    world = realm("G.r6", "G.r6", "P.r1")
    ada, ben, _ = world.players
    ben.character, ben.pieces = "saladar", 2
    world.state.ground["G.r2"] = Ground(stones=["blue-1"])
    world.state.stones = 1
    run = ScriptRun(wound(world, ben, 20, ada))
    run.answer(ADA, "take")
    to_the_end(run)
    assert (ada.stones, ada.pieces, ben.is_out, world.state.ground) == (["blue-1"], 2, True, {})


def test_r117_r115_death_gives_back_the_letter_and_the_quest_that_was_waited_for() -> None:
    world = realm("W.r1", "P.r1", print="wide")
    ada = world.player(ADA)
    world.state.decks["woods"].remove("lone:lq3")
    ada.lone, ada.letter = Lone("lq3", "woods", "wait", 1), Lone("lq11", "docks", "carry", 2)
    ada.remains = ada.pieces = 1
    by_default(wound(world, ada, 20))
    assert (ada.lones, ada.remains) == ([], 0)
    assert (world.state.decks["woods"][-1], world.state.decks["docks"][-1]) == ("lone:lq3", "lone:lq11")


def test_r117_r7_whoever_comes_back_has_a_whole_turn_with_scrolls_and_a_roll() -> None:
    world = realm("T1.r1", "P.r1", dice=[4, 4])
    ada = world.player(ADA)
    ada.is_dead, ada.at, ada.killed_at, ada.health = True, "", "P.r1", 0
    run = ScriptRun(game_turn(world, ada))
    run.answer(ADA, "respawn-t2-inn")
    assert run.open[ADA].word == "refresh"
    run.answer(ADA, usual(run.open[ADA]))
    assert {"roll", "inn"} <= asked(run, ADA)
    assert (len(ada.scrolls), ada.health, ada.at) == (3, 10, "T2.inn")


def test_r127_r119_two_left_and_one_kills_the_other_without_a_piece() -> None:
    world = realm(GATE, GATE)
    rested(world)
    ada, ben = world.players
    ben.health = 1
    world.state.battles = [Battle(1, GATE, [BEN, ADA], next=1)]
    world.state.first, world.state.next = BEN, ADA
    run = ScriptRun(play(world))
    run.answer(ADA, f"attack-{BEN}")
    to_the_end(run)
    assert (world.state.result, world.state.winners, ada.tally.kills) == ("last", [ADA], 1)


def test_r127_r166_who_leaves_the_table_ends_the_battle_and_perhaps_the_match() -> None:
    world = realm(GATE, GATE)
    rested(world)
    world.state.battles = [Battle(1, GATE, [ADA, BEN])]
    world.player(BEN).pieces = 2
    by_default(depart(world, BEN))
    assert (world.state.battles, world.state.ground[GATE].pieces) == ([], 2)
    assert (world.state.result, world.state.winners) == ("last", [ADA])


def test_r121_r33_the_pieces_under_a_held_hero_are_taken_by_whoever_frees_them() -> None:
    world = realm("W.r2", "W.r2", dice=[])
    ada, ben = world.players
    world.state.decks["woods"].remove("enemy:w5")
    ada.held = Held("w5", "woods", 2)
    wears(world, ben, "greatsword")
    ben.health = 10
    wears(world, ben, "plate")
    world.state.ground["W.r2"] = Ground(pieces=2)
    ben.conjured = ["bulwark"]
    run = begun(world, BEN)
    run.answer(BEN, f"rescue-{ADA}")
    to_the_end(run)
    assert world.player(ADA).held is None
    assert (ben.pieces, ada.pieces) == (2, 0)


# Castle and dusk


def test_r126_r69_a_fugitive_with_all_the_stones_may_flee_into_the_castle() -> None:
    world = realm("C.r3", "C.r3", dice=[5, 5])
    ada = world.player(ADA)
    ada.stones, world.state.stones = ["red-1"], 1
    battle = Battle(1, "C.r3", [BEN, ADA])
    world.state.battles = [battle]
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "flee")
    assert run.result is not None
    go = ScriptRun(take_flight(world, run.result))
    go.answer(ADA, "stop-c-castle")
    assert (world.state.result, world.state.winners) == ("stones", [ADA])


def test_r126_r38_with_the_last_stone_dealt_away_the_castle_closes() -> None:
    world = realm("C.r3", "C.r3")
    ada = world.player(ADA)
    ada.stones, world.state.stones = ["red-1", "red-2"], 2
    assert "C.castle" not in barred_to(world, ada)
    ada.stones.pop()
    assert "C.castle" in barred_to(world, ada)


def test_r126_r43_nobody_is_stopped_in_the_castle_but_on_the_step_before_it() -> None:
    world = realm("C.r2", "C.r3")
    ada = walks(world.player(ADA), left=2)
    ada.stones, world.state.stones = ["red-1"], 1
    run = ScriptRun(walk(world, ada, ("C.r3", "C.castle")))
    run.answer(BEN, "battle")
    to_the_end(run)
    assert (ada.at, world.state.result) == ("C.r3", "")


def test_r160_r128_points_of_the_crown_and_of_those_who_wait_to_come_back() -> None:
    world = realm(GATE, "P.r1")
    ada, ben = world.players
    ada.stones, ada.pieces = ["red-1"], 1
    ada.pack = [world.made("item", CROWN, AWAY)]
    ben.character, ben.pieces, ben.stones = "saladar", 2, ["blue-1"]
    assert (points(ada), points(ben)) == (3 + 2 + 6, 6)


def test_r160_r64_at_dusk_a_battle_beside_the_round_has_had_its_turn() -> None:
    world = realm("T1.inn", GATE, GATE, "P.r1", dusk=1)
    rested(world)
    cleo = world.player(CLEO)
    cleo.health, cleo.pieces = 1, 2
    world.state.battles = [Battle(1, GATE, [BEN, CLEO], is_beside=True)]
    world.state.first, world.state.next = BEN, ADA
    run = ScriptRun(play(world))
    run.answer(BEN, f"attack-{CLEO}", "battle-turn")
    run.answer(ADA, "inn", "menu")
    to_the_end(run)
    assert (world.state.result, world.state.winners) == ("dusk", [BEN])


def test_r147_r175_no_landing_by_raft_on_closed_land() -> None:
    """Dead Zones: a teleport leads into no woods without light; with an axe it does."""
    world = realm("A.r1", "P.r1", zones=True)
    ada = world.player(ADA)
    for items, count in (((), 0), (("axe",), 1)):
        carries(world, ada, *items)
        run = ScriptRun(apply(world, ada, (Effect("teleport", what="path"),), "relic"))
        to_the_end(run)
        go = ScriptRun(settle(world, ada))
        assert any(key.startswith("arrive-w-") for key in asked(go, ADA)) == bool(count)
        ada.due = None
