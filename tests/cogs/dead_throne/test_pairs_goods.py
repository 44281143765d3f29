"""Two rules at once: room, rucksacks, combos, essences, hands and tools, with death, markets, quests and each other."""

from typing import Any

from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.rules.deed import by_key
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.land.mage import meet_mage
from cogs.dead_throne.rules.land.market import _sell, visit_market
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.meeting.traps import caught, trap_deeds
from cogs.dead_throne.rules.people.death import die
from cogs.dead_throne.rules.people.figures import attack_of, defence_of, most_health
from cogs.dead_throne.rules.people.goods import lose, room
from cogs.dead_throne.rules.people.health import hurt, wound
from cogs.dead_throne.rules.people.limits import keep_limits
from cogs.dead_throne.rules.people.tools import tool_deeds
from cogs.dead_throne.rules.people.treasure import pick_up
from cogs.dead_throne.rules.place.bounds import barred_to
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.rules.turn.stones import lay_stones, stone_deeds
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.match import OpenQuest
from cogs.dead_throne.state.people import Player, Turn
from cogs.dead_throne.state.things import AWAY, Ground
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, carries, holds, realm, sets, thing, usual, walks, wears
from tests.cogs.dead_throne.scenes import by_default, stack
from tests.cogs.dead_throne.test_market import order
from tests.support.scripts import ScriptRun, run_script


def to_the_end(run: ScriptRun[Any]) -> None:
    while not run.is_over:
        run.answer(run.prompts[0].seat, usual(run.prompts[0]), run.prompts[0].word)


def full(world: Realm, player: Player) -> None:
    carries(world, player, "torch", "rope", "lockpick")


# Room


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
    assert ("rucksack" in ada.worn, ada.pack, ada.sack, room(ada)) == (True, [], [], 8)


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


# Health


def test_r88_r80_armour_lost_to_an_enemy_takes_the_health_it_gave() -> None:
    world = realm("P.r1", dice=[])
    ada = world.player(ADA)
    wears(world, ada, "plate")
    ada.health = most_health(world, ada)
    run_script(apply(world, ada, (Effect("lose-worn", what="body"),), "enemy"), {})
    assert (ada.health, most_health(world, ada)) == (10, 10)


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


# Stones and the mage


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


# Hands


def test_r116_r104_the_mage_takes_a_crested_helm_and_the_fourth_scroll_must_go() -> None:
    world = realm("W.r2")
    ada = world.player(ADA)
    wears(world, ada, "crested-helm")
    ada.worn["helmet"].home = "loot"
    holds(world, ada, "mend", "firebolt", "sunder")
    run = ScriptRun(meet_mage(world, ada))
    run.answer(ADA, f"trade-in-{ada.worn['helmet'].id}")
    to_the_end(run)
    assert (len(ada.scrolls), ada.worn) == (3, {})


def test_r106_r112_scrolls_a_trap_took_are_drawn_anew_with_the_next_turn_and_not_before() -> None:
    world = realm("P.r3", "W.r1", print="wide")
    ada, ben = world.players
    holds(world, ada, "mend", "firebolt", "sunder")
    world.state.decks["traps"].append("cairn-curse")
    by_default(caught(world, ben, sets(world, ben, "cairn-curse", 2), ada))
    assert (ada.scrolls, len(ada.spent)) == ([], 3)
    run = ScriptRun(game_turn(world, ada))
    run.answer(ADA, usual(run.open[ADA]))
    assert (len(ada.scrolls), ada.spent) == (3, [])


def test_r114_r104_q14_takes_its_three_scrolls_and_the_gauntlets_are_the_markets_last() -> None:
    world = realm("T2.tavern")
    ada = world.player(ADA)
    world.state.quests, world.state.decks["quests"] = [OpenQuest("q14")], []
    holds(world, ada, "mend", "firebolt", "sunder")
    world.state.market["iron-gauntlets"] = 0
    run = ScriptRun(step_deeds(world, ada)[0].play())
    run.answer(ADA, "hand-in-q14")
    to_the_end(run)
    assert (ada.coin, ada.scrolls, ada.pack) == (5 + 8, [], [])


# Markets and the round


def test_r22_r166_a_visit_still_to_come_is_not_lost_when_fewer_than_four_are_left() -> None:
    """She entered beside the round; the fourth is out meanwhile: then she buys within her own turn (A13)."""
    world = realm("T1.r1", GATE, GATE, "P.r1")
    ada, _, cleo, _ = world.players
    ada.at = "T1.market"
    world.state.shoppers = []
    world.state.first = world.state.next = ADA
    cleo.health = 1
    for player in world.players:
        player.scrolls = ["read-the-land"] * 3
    world.state.battles = [Battle(1, GATE, [BEN, CLEO], is_beside=True)]
    run = ScriptRun(play(world))
    run.answer(ADA, "market", "menu")
    run.answer(BEN, f"attack-{CLEO}", "battle-turn")
    while not run.is_over and ADA not in {p.seat for p in run.prompts if p.word == "market"}:
        run.answer(run.prompts[0].seat, usual(run.prompts[0]), run.prompts[0].word)
    assert cleo.is_out
    order(run, goods=("buy-torch",))
    to_the_end(run)
    assert ([one.key for one in ada.pack], world.state.shoppers) == (["torch"], [])


def test_r23_r107_what_is_sold_with_a_charm_can_be_bought_back_with_it() -> None:
    world = realm("T1.market", "T2.market")
    ben, ada = world.players
    found = world.made("item", "spear", "woods")
    world.state.decks["woods"].remove("item:spear")
    world.state.decks["way"].remove("binding-charm")
    found.charms = 1
    ada.pack = [found]
    by_default(_sell(world, ada, found))
    assert (world.state.region, ada.coin) == ([found], 5 + 4)
    ben.coin = 20
    run = ScriptRun(visit_market(world, ben))
    order(run, region=(f"buy-back-{found.id}",))
    to_the_end(run)
    assert (ben.pack, ben.pack[0].charms, ben.coin) == ([found], 1, 20 - 9)


def test_r129_r125_saladar_buys_a_piece_of_a_merchant_and_may_enter_towns_with_the_second() -> None:
    world = realm("T1.g5", "P.r1")
    ada = world.player(ADA)
    ada.character, ada.coin, ada.pieces, world.state.market_pieces = "saladar", 60, 1, 1
    stack(world, "field", "merchant:")
    ada.turn = Turn(is_on=True, path=["T1.g5"])
    run = ScriptRun(step_deeds(world, ada)[0].play())
    run.answer(ADA, "enter")
    order(run, pieces=1)
    to_the_end(run)
    assert (ada.pieces, ada.coin) == (2, 10)
    assert "T1.inn" not in barred_to(world, ada)
