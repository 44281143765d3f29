"""Two rules at once: quests, dying and coming back."""

from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.rules.land.quests import settle_quests
from cogs.dead_throne.rules.meeting.traps import caught
from cogs.dead_throne.rules.people.death import die
from cogs.dead_throne.rules.people.health import wound
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.rules.turn.leaving import depart
from cogs.dead_throne.rules.turn.returning import respawn
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.match import OpenQuest
from cogs.dead_throne.state.people import Held, Lone
from cogs.dead_throne.state.things import AWAY, Ground
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, realm, sets, to_the_end, usual, wears
from tests.cogs.dead_throne.scenes import by_default, stack
from tests.cogs.dead_throne.turns_begun import asked, rested, walked
from tests.support.scripts import ScriptRun


def begun(world: Realm, seat: int) -> ScriptRun[None]:
    """Their Game Turn, scrolls drawn."""
    run = ScriptRun(game_turn(world, world.player(seat)))
    while run.open and run.prompts[0].word == "refresh":
        run.answer(run.prompts[0].seat, usual(run.prompts[0]))
    return run


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


def test_r118_r119_r123_saladar_comes_back_on_a_stone_he_leaves_lying_on_its_own_land() -> None:
    """It is active the moment it lies there. A victor takes it, and elsewhere it is active for nobody."""
    for step, victor, is_out in (("P.r3", None, False), ("P.r3", BEN, True), ("W.r3", None, True)):
        world = realm(step, step, fallen="off")
        mage, ben = world.players
        mage.character, mage.stones, world.state.stones = "saladar", ["red-1"], 1
        by_default(wound(world, mage, 20, None if victor is None else ben))
        assert (mage.is_out, mage.is_dead, bool(ben.stones)) == (is_out, not is_out, victor is not None)
        if not is_out:
            by_default(respawn(world, mage))
            assert (mage.at, mage.health) == ("P.r3", 11)
