"""Two rules at once: room, rucksacks and combos."""

from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.land.market import visit_market
from cogs.dead_throne.rules.meeting.traps import caught, trap_deeds
from cogs.dead_throne.rules.people.death import die
from cogs.dead_throne.rules.people.figures import attack_of, defence_of
from cogs.dead_throne.rules.people.goods import lose
from cogs.dead_throne.rules.people.room import room
from cogs.dead_throne.rules.people.tools import tool_deeds
from cogs.dead_throne.rules.people.treasure import pick_up
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import AWAY, Ground
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, carries, realm, sets, thing, to_the_end, usual, wears
from tests.cogs.dead_throne.scenes import by_default
from tests.cogs.dead_throne.test_market import order
from tests.support.scripts import ScriptRun, run_script


def full(world: Realm, player: Player) -> None:
    carries(world, player, "torch", "rope", "lockpick")


def test_r119_r98_a_victor_without_room_may_still_take_a_rucksack_into_use() -> None:
    """It takes no room of what he has: there is room for a first one (R98)."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    full(world, ada)
    ben.pieces = 1
    wears(world, ben, "rucksack", "mace")
    run = ScriptRun(die(world, ben, ada))
    assert [option.key for option in run.open[ADA].options] == [f"spoil-{ben.worn['rucksack'].id}", "nothing"]
    run.answer(ADA, run.open[ADA].options[0].key)
    assert "rucksack" in ada.worn
    assert room(ada) == 5


def test_r98_a_spare_rucksack_is_used_once_the_first_is_gone() -> None:
    """One in use at a time: lost with all that was in it, the next takes its place, empty."""
    world = realm(GATE)
    ada = world.player(ADA)
    wears(world, ada, "rucksack")
    carries(world, ada, "rucksack")
    ada.sack = [thing(world, "rope")]
    run_script(lose(world, ada, ada.worn["rucksack"], "lost"), {})
    assert (ada.worn["rucksack"].key, ada.pack, ada.sack, room(ada)) == ("rucksack", [], [], 8)


def test_r83_r99_a_winner_without_room_may_leave_something_for_the_essence() -> None:
    world = realm("W.r2")
    ada = world.player(ADA)
    wears(world, ada, "war-axe", "tower-shield")
    full(world, ada)
    world.state.decks["woods"].remove("enemy:w2")
    run = ScriptRun(fight_enemy(world, ada, "w2", "woods"))
    run.answer(ADA, "weapon")
    assert usual(run.open[ADA]) == ("leave",)  # nobody who is silent throws something away for it
    run.answer(ADA, "keep")
    run.answer(ADA, f"leave-{ada.pack[0].id}")
    assert [one.key for one in ada.pack] == ["rope", "lockpick", "w2"]


def test_r83_r99_an_essence_that_is_left_after_all_goes_back_once() -> None:
    world = realm("W.r2")
    ada = world.player(ADA)
    wears(world, ada, "war-axe", "tower-shield")
    full(world, ada)
    before = world.state.decks["woods"].count("enemy:w2")
    world.state.decks["woods"].remove("enemy:w2")
    run = ScriptRun(fight_enemy(world, ada, "w2", "woods"))
    run.answer(ADA, "weapon")
    run.answer(ADA, "keep")
    run.answer(ADA, run.open[ADA].options[0].key)
    assert (run.is_over, len(ada.pack), world.state.decks["woods"].count("enemy:w2")) == (True, 3, before)


def test_r121_r99_a_crown_on_the_ground_is_there_for_whoever_makes_room() -> None:
    world = realm("P.r3")
    ada = world.player(ADA)
    full(world, ada)
    world.state.ground["P.r3"] = Ground(crowns=[world.made("item", CROWN, AWAY)])
    run = ScriptRun(pick_up(world, ada))
    run.answer(ADA, "take")
    run.answer(ADA, f"leave-{ada.pack[0].id}")
    assert (run.is_over, ada.pack[-1].key, world.state.ground) == (True, CROWN, {})


def test_r99_r22_what_is_bought_on_top_of_a_full_pack_is_settled_before_the_visit_ends() -> None:
    world = realm("T1.market")
    ada = world.player(ADA)
    ada.coin = 20
    full(world, ada)
    run = ScriptRun(visit_market(world, ada))
    order(run, goods=("buy-rucksack", "buy-whetstone"))
    to_the_end(run)
    assert ("rucksack" in ada.worn, room(ada)) == (True, 4)


def test_r103_r94_the_parts_of_a_broken_combo_are_sold_at_half_each() -> None:
    world = realm("T1.market")
    ada = world.player(ADA)
    wears(world, ada, "mace")
    ada.worn["partner"] = thing(world, "round-shield")
    for one in ada.worn.values():
        one.is_broken = True
    ids = [one.id for one in ada.worn.values()]
    run = ScriptRun(visit_market(world, ada))
    order(run, sales=tuple(f"sell-{one}" for one in ids))
    to_the_end(run)
    assert (ada.coin, ada.things) == (5 + 3 + 2, [])


def test_r94_r97_the_torch_of_a_combo_is_a_torch_still() -> None:
    """A tool may be used whether it is worn or carried (R97); the dagger is left alone."""
    world = realm("W.r2")
    ada = world.player(ADA)
    wears(world, ada, "dagger")
    ada.worn["partner"] = thing(world, "torch")
    ada.remains = 1
    (deed,) = tool_deeds(world, ada)
    run_script(deed.play(), {})
    assert (ada.remains, list(ada.worn), attack_of(ada)) == (0, ["weapon"], 3)


def test_r109_r94_a_combo_that_gives_its_dagger_to_a_trap_leaves_the_shield() -> None:
    world = realm("W.r2")
    ada = world.player(ADA)
    wears(world, ada, "dagger")
    ada.worn["partner"] = thing(world, "buckler")
    sets(world, ada, "rope-snare", 2)
    (deed,) = trap_deeds(world, ada)
    run_script(deed.play(), {})
    assert (ada.traps[0].level, list(ada.worn), defence_of(ada)) == (3, ["shield"], 2)


def test_r109_r107_a_charm_on_what_a_trap_is_built_of_comes_back_with_it() -> None:
    world = realm("W.r3", "P.r1")
    ada, ben = world.players
    trap = sets(world, ben, "rope-snare", 2)
    dagger = thing(world, "dagger")
    world.state.decks["way"].remove("binding-charm")
    dagger.charms = 1
    trap.added, trap.level = [dagger], 3
    before = world.state.market["dagger"]
    by_default(caught(world, ben, trap, ada))
    assert (world.state.market["dagger"], world.state.decks["way"].count("binding-charm")) == (before + 1, 2)
