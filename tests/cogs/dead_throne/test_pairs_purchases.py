"""Two rules at once: what is bought, replaced, stolen and given where room or a deck is short."""

from bot.engine import Bundle, Offer
from bot.kit.deeds import by_key
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.rules.land.cards import draw_card
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.land.lone import find_lone
from cogs.dead_throne.rules.land.market import visit_market
from cogs.dead_throne.rules.meeting.deals import hand_over
from cogs.dead_throne.rules.meeting.own_scrolls import scrolls_of_game_turn
from cogs.dead_throne.rules.meeting.traps import caught
from cogs.dead_throne.rules.people.gear import change_gear
from cogs.dead_throne.rules.people.tools import tool_deeds
from cogs.dead_throne.state.things import AWAY
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, holds, realm, sets, to_the_end, usual, wears
from tests.cogs.dead_throne.scenes import by_default, stack, words
from tests.cogs.dead_throne.test_market import order
from tests.support.scripts import ScriptRun


def test_r99_r22_what_was_bought_above_capacity_may_make_room_by_a_sale_before_the_visit_ends() -> None:
    world = realm("T1.market")
    ada = world.player(ADA)
    carries(world, ada, "mace", "axe", "rope")
    mace = ada.pack[0]
    run = ScriptRun(visit_market(world, ada))
    order(run, goods=("buy-torch",))
    assert run.open[ADA].word == "market"
    order(run, sales=(f"sell-{mace.id}",))
    order(run)
    assert run.is_over
    assert [one.key for one in ada.pack] == ["axe", "rope", "torch"]
    assert ada.coin == 5 - 2 + 7


def test_r98_r99_a_rucksack_of_the_same_order_holds_what_was_bought_with_it() -> None:
    world = realm("T1.market")
    ada = world.player(ADA)
    ada.coin = 20
    carries(world, ada, "mace", "axe", "rope")
    run = ScriptRun(visit_market(world, ada))
    order(run, arms=("buy-dagger",), goods=("buy-rucksack",))
    assert run.open[ADA].word == "market"
    order(run)
    assert run.is_over
    assert [one.key for one in ada.loose] == ["mace", "axe", "rope", "dagger"]


def test_r116_r106_the_weeping_ring_replaces_what_is_held_and_no_more() -> None:
    """What was used before waits for the next turn; whoever holds nothing draws nothing."""
    world = realm("W.r1", "P.r1")
    ada, ben = world.players
    holds(world, ada, "mend")
    world.state.decks["war"].remove("firebolt")
    ada.spent = ["firebolt"]
    by_default(apply(world, ada, (Effect("redraw-scrolls"),), "ring"))
    assert (len(ada.scrolls), ada.spent) == (1, ["firebolt"])
    by_default(apply(world, ben, (Effect("redraw-scrolls"),), "ring"))
    assert ben.scrolls == []


def test_r121_r112_a_crown_that_a_trap_took_and_nobody_could_carry_lies_where_the_trap_was() -> None:
    world = realm("O.r1", "P.r1", dice=[2])
    ada, ben = world.players
    carries(world, ben, "mace", "axe", "rope")
    ada.pack = [world.made("item", CROWN, AWAY)]
    trap = sets(world, ben, "rope-snare", 3)
    trap.added = []
    run = ScriptRun(caught(world, ben, trap, ada))
    run.answer(
        BEN, next(key.key for key in run.open[BEN].options if key.key not in {f"leave-{o.id}" for o in ben.pack})
    )
    assert list(world.state.ground) == ["O.r1"]


def test_r116_r67_a_black_idol_takes_of_those_who_wait_to_come_back_too() -> None:
    world = realm("P.r1", "W.r1", "W.r1")
    ada, ben, cleo = world.players
    ben.pieces = 1
    ben.is_dead, ben.at = True, ""
    cleo.coin = 2
    by_default(apply(world, ada, (Effect("tax", 3),), "relic"))
    assert [one.coin for one in world.players] == [5 + 3 + 2, 2, 0]


def test_r180_one_may_bar_ones_own_step() -> None:
    """Within 6: the step where one stands is."""
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    holds(world, ada, "bar-the-way")
    run = ScriptRun(by_key(scrolls_of_game_turn(world, ada))["bar-the-way"].play())
    run.answer(ADA, "bar-w-r1")
    assert [one.step for one in world.state.bars] == ["W.r1"]


def test_r115_the_sealed_gate_pays_plate_or_coin_as_its_finder_says() -> None:
    world = realm("P.r1", "W.r1", print="wide")
    ada = world.player(ADA)
    carries(world, ada, "torch", "hammer")
    run = ScriptRun(find_lone(world, ada, "lq12", "rocks"))
    run.answer(ADA, "give-for-coin")
    to_the_end(run)
    assert (ada.coin, ada.pack) == (5 + 14, [])
    carries(world, ada, "torch", "hammer")
    run = ScriptRun(find_lone(world, ada, "lq12", "rocks"))
    assert usual(run.open[ADA]) == ("walk-on",)
    run.answer(ADA, "give")
    to_the_end(run)
    assert [one.key for one in ada.pack] == ["plate"]


def test_r115_r103_the_stranded_crew_takes_the_hammer_or_the_rope_as_one_says() -> None:
    world = realm("A.r1", "W.r1")
    ada = world.player(ADA)
    carries(world, ada, "hammer", "rope")
    run = ScriptRun(find_lone(world, ada, "lq6", "docks"))
    run.answer(ADA, "repair")
    run.answer(ADA, f"give-{ada.pack[1].id}")
    assert (ada.coin, [one.key for one in ada.pack]) == (5 + 10, ["hammer"])


def test_r159_whoever_does_not_answer_leaves_an_old_cairn_alone() -> None:
    """Where walking on is printed, that is what silence says."""
    world = realm("P.r1", "W.r1", print="wide")
    stack(world, "rocks", "event:old-cairn")
    run = ScriptRun(draw_card(world, world.player(ADA)))
    assert usual(run.open[ADA]) == ("walk-on",)


def test_r38_r98_a_rucksack_dealt_with_other_things_holds_them() -> None:
    """All is where it belongs before anything must be left behind (R99)."""
    world = realm("T1.g5", "T1.g5")
    ada, ben = world.players
    carries(world, ben, "mace", "axe", "rope")
    carries(world, ada, "torch", "rucksack")
    keys = tuple(f"deal-{one.id}" for one in ada.pack)
    run = ScriptRun(hand_over(world, ada, ben, Offer(Bundle(keys))))
    assert run.is_over
    assert [one.key for one in ben.loose] == ["mace", "axe", "rope", "torch"]


def test_r97_r67_a_spyglass_sees_the_traps_of_whoever_waits_to_come_back() -> None:
    world = realm("P.r1", "W.r1")
    ada, ben = world.players
    sets(world, ben, "rockfall")
    ben.is_dead, ben.at, ben.pieces = True, "", 0
    carries(world, ada, "spyglass")
    run = ScriptRun(tool_deeds(world, ada)[0].play())
    run.answer(ADA, f"spy-{BEN}")
    assert words(run.heard_by(ADA))[-1] == "spied"


def test_r92_r99_whoever_takes_off_more_than_fits_leaves_something_of_it() -> None:
    """A Greatsword out of a full pack, and sword and shield into it: one thing must stay."""
    world = realm("T1.g5")
    ada = world.player(ADA)
    wears(world, ada, "long-sword", "tower-shield")
    carries(world, ada, "greatsword", "torch", "rope")
    run = ScriptRun(change_gear(world, ada))
    run.answer(ADA, (f"wear-{ada.pack[0].id}",))
    torch = next(one for one in ada.pack if one.key == "torch")
    run.answer(ADA, f"leave-{torch.id}")
    assert run.is_over
    assert ada.worn["weapon"].key == "greatsword"
    assert sorted(one.key for one in ada.loose) == ["long-sword", "rope", "tower-shield"]
