"""Rules that whole matches lean on and that no case of the digest names: each broken once by a mutant."""

from typing import Any

from bot.engine import Bundle, Offer, Term
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.events.people import Died
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.rules.deed import by_key
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.land.lone import find_lone
from cogs.dead_throne.rules.land.mage import meet_mage
from cogs.dead_throne.rules.land.market import _sell, meet_merchant, visit_market
from cogs.dead_throne.rules.land.reckoning import reckon
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.meeting.at_players import met_scrolls
from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.rules.meeting.deals import hand_over
from cogs.dead_throne.rules.meeting.deeds import scroll_deeds
from cogs.dead_throne.rules.meeting.trades import trade
from cogs.dead_throne.rules.people.gear import wearable
from cogs.dead_throne.rules.people.health import wound
from cogs.dead_throne.rules.people.purse import lose_coin
from cogs.dead_throne.rules.people.scrolls import discard_some, refresh
from cogs.dead_throne.rules.people.tools import use
from cogs.dead_throne.rules.setting.setup import decks_of
from cogs.dead_throne.rules.turn.game_turn import act
from cogs.dead_throne.rules.turn.settling import interact, settle
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.match import OpenQuest
from cogs.dead_throne.state.people import Player, Turn
from cogs.dead_throne.state.things import Ground, Trap
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, holds, realm, usual, walks, wears
from tests.cogs.dead_throne.scenes import by_default, stack, words
from tests.cogs.dead_throne.test_market import order
from tests.support.scripts import ScriptRun, run_script


def to_the_end(run: ScriptRun[Any]) -> ScriptRun[Any]:
    while not run.is_over:
        run.answer(run.prompts[0].seat, usual(run.prompts[0]), run.prompts[0].word)
    return run


def began(player: Player) -> Player:
    player.turn = Turn(is_on=True, path=[player.at])
    return player


# Walking


def test_r12_where_nobody_says_the_walk_ends_nearest_to_the_own_goal() -> None:
    """A wounded hero's goal is the next Inn; the question says how far the roll reaches."""
    world = realm("T1.r4", "P.r1", dice=[2, 2])
    ada = began(world.player(ADA))
    ada.health = 3
    run = ScriptRun(act(world, ada))
    run.answer(ADA, "roll")
    assert (run.open[ADA].default, run.open[ADA].facts["left"]) == (("stop-t1-inn",), 4)


def test_a_walk_leaves_its_way_and_its_steps_are_counted() -> None:
    """What the map shows as gone, and what the ending tells."""
    world = realm("T1.r4", "P.r1")
    ada = began(world.player(ADA))
    run_script(walk(world, ada, ("T1.r5", "T1.r6", "T1.r1")), {})
    assert (ada.turn.path, ada.tally.steps) == (["T1.r4", "T1.r5", "T1.r6", "T1.r1"], 3)


def test_in_fog_the_next_roll_is_one_die_and_the_one_after_it_two() -> None:
    world = realm("A.r1", "P.r1", dice=[5, 4, 4])
    ada = began(world.player(ADA))
    run_script(apply(world, ada, (Effect("fog"),), "card"), {})
    for roll in ([5], [4, 4]):
        run = ScriptRun(act(world, began(ada)))
        run.answer(ADA, "roll")
        assert ada.turn.roll == roll


# The land


def test_r114_q11_is_fulfilled_by_drawing_on_the_fields_of_all_three_towns() -> None:
    world = realm("T1.r2", "P.r1")
    ada = world.player(ADA)
    world.state.quests, world.state.decks["quests"] = [OpenQuest("q11")], []
    told = []
    for step in ("T1.r2", "C.r2", "T2.r2", "T3.r3"):
        ada.at, ada.turn = step, Turn(is_on=True, path=[step], has_interacted=True)
        stack(world, "field", "coin:field")
        run_script(step_deeds(world, ada)[0].play(), {})
        told += [repr(event) for event in to_the_end(ScriptRun(reckon(world, ada))).events]
    assert ada.coin == 5 + 4 * 4 + 9
    assert sum("QuestProgress" in one for one in told) == 2
    assert any("done=1, needed=3" in one for one in told)


def test_r78_a_loot_card_that_an_ogre_leaves_is_drawn() -> None:
    world = realm("P.r1", "W.r1")
    ada = world.player(ADA)
    wears(world, ada, "greatsword", "plate")
    ada.health, ada.conjured = 13, ["bulwark"]
    world.state.decks["rocks"].remove("enemy:k6")
    stack(world, "loot", "coin:loot")
    holds(world, ada, "firebolt")
    run = ScriptRun(fight_enemy(world, ada, "k6", "rocks"))
    while run.prompts[0].word != "blow":
        run.answer(ADA, usual(run.prompts[0]))
    run.answer(ADA, "weapon-with-firebolt")
    to_the_end(run)
    to_the_end(ScriptRun(reckon(world, ada)))
    assert (ada.coin, ada.finds) == (5 + 4 + 3 + 8, 0)


def test_r115_a_riddle_answered_wrong_costs_coin_and_the_quest_is_left() -> None:
    world = realm("W.r1", "P.r1", dice=[3])
    ada = world.player(ADA)
    world.state.decks["woods"].remove("lone:lq4")
    run = ScriptRun(find_lone(world, ada, "lq4", "woods"))
    run.answer(ADA, "answer")
    assert (ada.coin, world.state.decks["woods"][-1], ada.tally.quests) == (3, "lone:lq4", 0)
    assert "lone-left" in words(run.events)


def test_r116_the_weeping_ring_replaces_every_scroll() -> None:
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    holds(world, ada, "mend", "firebolt", "nullify")
    by_default(apply(world, ada, (Effect("redraw-scrolls"),), "ring"))
    assert len(ada.scrolls) == 3
    assert world.state.decks["ward"][-2:] == ["mend", "nullify"]


def test_r116_r23_a_merchant_is_told_of_and_a_relic_he_buys_can_be_bought_back() -> None:
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    assert words(by_default(meet_merchant(world, ada)).events)[0] == "merchant-met"
    relic = world.made("relic", "mouse-crown", "woods")
    ada.pack = [relic]
    assert words(by_default(_sell(world, ada, relic)).events) == ["sold-relic"]
    assert (world.state.region, ada.coin) == ([relic], 5 + 6)
    ada.coin = 12
    run = ScriptRun(visit_market(world, ada))
    order(run, region=(f"buy-back-{relic.id}",))
    assert "bought-relic" in words(to_the_end(run).events)
    assert (ada.pack, ada.coin) == ([relic], 0)


def test_r116_what_a_mage_pays_for_a_trap_is_earned() -> None:
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    world.state.decks["traps"].remove("rockfall")
    ada.traps, ada.tally.earned = [Trap(7, "rockfall")], 10
    run = ScriptRun(meet_mage(world, ada))
    run.answer(ADA, "trap-7")
    to_the_end(run)
    assert (ada.coin, ada.tally.earned, world.state.decks["traps"][-1]) == (7, 12, "rockfall")


def test_r159_the_wide_print_is_wide_in_every_land() -> None:
    decks = decks_of(ThroneOptions())
    assert [len(decks[land]) for land in ("field", "woods", "docks", "rocks")] == [30] * 4
    first = decks_of(ThroneOptions(print="first"))
    assert [len(first[land]) for land in ("field", "woods", "docks", "rocks")] == [26] * 4


# Things and scrolls


def test_r94_a_tool_is_worn_only_with_a_weapon_that_goes_with_it() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    carries(world, ada, "dagger", "torch", "rope")
    assert [thing.key for thing in wearable(ada, has_armour=True)] == ["dagger", "torch"]


def test_r107_a_binding_charm_stays_with_the_weapon_and_is_replaced_at_once() -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    wears(world, ada, "dagger")
    holds(world, ada, "binding-charm", "mend")
    run = ScriptRun(by_key(scroll_deeds(world, ada))["binding-charm-weapon"].play())
    run.answer(ADA, "war")
    assert (ada.worn["weapon"].charms, ada.spent, len(ada.scrolls)) == (1, [], 2)


def test_r106_r96_a_satchel_draws_one_more_and_puts_one_back() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    wears(world, ada, "scholars-satchel")
    holds(world, ada, "mend", "nullify")
    run = ScriptRun(refresh(world, ada))
    run.answer(ADA, "war-war")
    assert len(ada.scrolls) == 4
    run.answer(ADA, "put-back-nullify")
    assert (len(ada.scrolls), "nullify" in ada.scrolls, world.state.decks["ward"][-1]) == (3, False, "nullify")


def test_r105_that_scrolls_are_discarded_is_told_and_which_is_not() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    holds(world, ada, "mend", "firebolt")
    run = ScriptRun(discard_some(ada))
    run.answer(ADA, ("aside-0",))
    assert words(run.events) == ["scrolls-discarded"]
    assert "mend" not in repr(run.events)


def test_r97_a_spyglass_shows_another_players_hand_to_its_owner_alone() -> None:
    world = realm(GATE, GATE, "P.r1")
    ada, ben, cleo = world.players
    for player in (ada, ben, cleo):
        holds(world, player, "mend" if player is not ben else "nullify")
        world.state.decks["ward"].append("mend")
    carries(world, ada, "spyglass")
    run = ScriptRun(use(world, ada, ada.pack[0]))
    assert {option.key for option in run.open[ADA].options} == {"spy-1", "spy-2"}
    seen = run.answer(ADA, "spy-1")[-1]
    assert (seen.to, seen.other, seen.scrolls) == ((ADA,), BEN, ("nullify",))  # type: ignore[attr-defined]


# Meeting


def test_r49_sunder_breaks_the_part_that_was_chosen() -> None:
    for part, other in (("shield", "weapon"), ("weapon", "shield")):
        world = realm(GATE, GATE)
        ada, ben = world.players
        wears(world, ben, "mace", "buckler")
        holds(world, ada, "sunder")
        deeds = {deed.option.key: deed for deed in met_scrolls(world, ada, ben)}
        by_default(deeds[f"sunder-{part}-{BEN}"].play())
        broken = {slot for slot, thing in ben.worn.items() if thing.is_broken}
        assert (broken, other in ben.worn) == ({part}, True)


def test_r121_r49_a_scroll_of_whoever_one_meets_is_an_interaction_there() -> None:
    """Ada is entangled where she walks over Ben: she has survived it, and takes what lies there."""
    world = realm("T1.r1", "T1.r2")
    ada, ben = world.players
    walks(ada, left=3).turn.path = ["T1.r1"]
    holds(world, ben, "entangle")
    world.state.ground["T1.r2"] = Ground(pieces=1)
    run = ScriptRun(walk(world, ada, ("T1.r2",)))
    run.answer(BEN, f"entangle-{ADA}")
    to_the_end(run)
    to_the_end(ScriptRun(settle(world, ada)))
    assert (ada.is_trapped, ada.pieces) == (True, 1)


def test_r38_what_is_offered_and_gone_before_it_is_proposed_is_no_trade() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    carries(world, ada, "torch")
    torch = ada.pack[0]
    run = ScriptRun(trade(world, ada, ben))
    ada.pack.clear()
    run.answer(ADA, Offer(Bundle((f"deal-{torch.id}",))).choice)
    assert (run.result, ben.pack) == ("refused", [])


def test_r39_a_refusal_is_told_and_what_changes_hands_only_to_the_two() -> None:
    world = realm(GATE, GATE, GATE)
    ada, ben, _ = world.players
    holds(world, ada, "mend")
    run = ScriptRun(trade(world, ada, ben))
    run.answer(ADA, Offer(Bundle(amounts={"coin": 1})).choice)
    run.answer(BEN, usual(run.open[BEN]))
    assert words(run.events) == ["talked", "trade-refused"]
    given = by_default(hand_over(world, ada, ben, Offer(Bundle(("scroll-0-0-mend",)))))
    assert [event.word for event in given.heard_by(BEN)] == ["traded", "dealt-thing"]
    assert [event.word for event in given.heard_by(None)] == ["traded"]


def test_r14_whoever_may_walk_on_and_cannot_stays_and_takes_the_step() -> None:
    """R39 at a dead end: the trade is refused, and the road goes no further."""
    world = realm("P.r5", "P.r5")
    ada, ben = world.players
    ada.turn = Turn(is_on=True, has_rolled=True, has_moved=True, left=3, path=["P.r4", "P.r5"], came_from="P.r4")
    holds(world, ada, "mend")
    stack(world, "rocks", "coin:rocks")
    run = ScriptRun(interact(world, ada))
    run.answer(ADA, f"trade-{ben.seat}")
    run.answer(ADA, Offer(Bundle(amounts={"coin": 1})).choice)
    run.answer(BEN, usual(run.open[BEN]))
    run.answer(ADA, "walk-on")
    assert [option.key for option in run.open[ADA].options] == ["stop-here", "first"]
    run.answer(ADA, "stop-here")
    run.answer(ADA, "outside")
    assert (ada.at, ada.coin) == ("P.r5", 5 + 6)


def test_r86_the_question_of_a_blow_names_whom_it_is_aimed_at() -> None:
    world = realm("P.r1", "W.r1")
    ada = world.player(ADA)
    holds(world, ada, "firebolt")
    world.state.decks["rocks"].remove("enemy:k2")
    run = ScriptRun(fight_enemy(world, ada, "k2", "rocks"))
    while run.prompts[0].word != "blow":
        run.answer(ADA, usual(run.prompts[0]))
    facts = run.open[ADA].facts
    assert (facts["enemy"], facts["taken"], facts["defence"]) == (Term("enemy", ("k2",)), 3, 2)


def test_r99_whoever_has_no_room_may_leave_what_was_traded_to_them() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    carries(world, ada, "torch")
    carries(world, ben, "rope", "lockpick", "elixir")
    before, torch = world.state.market["torch"], ada.pack[0]
    run = ScriptRun(hand_over(world, ada, ben, Offer(Bundle((f"deal-{torch.id}",)))))
    run.answer(BEN, f"leave-{torch.id}")
    assert ([one.key for one in ben.pack], world.state.market["torch"]) == (["rope", "lockpick", "elixir"], before + 1)


def test_r85_a_creature_called_against_a_player_stands_in_the_defence() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "greatsword")
    world.state.decks["woods"].remove("enemy:w5")
    ben.pack = [world.made("essence", "w5", "woods")]
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(BEN, f"e{ben.pack[0].id}")
    to_the_end(run)
    assert (ben.health, ben.pack, world.state.decks["woods"][-1]) == (10 - (7 - 1 - 3), [], "enemy:w5")


def test_r79_whoever_has_one_coin_loses_it() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    ada.coin = 1
    assert run_script(lose_coin(world, ada, 4, "enemy"), {}).result == 1
    assert ada.coin == 0


def test_r86_each_way_to_strike_names_its_scroll_and_its_creature() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    holds(world, ada, "firebolt")
    ada.pack = [world.made("essence", "f4", "field")]
    run = ScriptRun(start_battle(world, ada, ben))
    option = next(one for one in run.open[ADA].options if one.key.startswith("hand-with-firebolt-with-e"))
    assert option.facts == {"scroll": Term("scroll", ("firebolt",)), "enemy": Term("enemy", ("f4",))}


def test_r117_a_death_is_told_with_its_victor_and_what_was_lost() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    ben.pieces = 2
    told = by_default(wound(world, ben, 20, ada)).events
    assert Died(seat=BEN, by=ADA, pieces=2, is_out=False) in told
