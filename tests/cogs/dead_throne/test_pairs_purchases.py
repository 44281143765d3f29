"""Two rules at once: what is bought, replaced, stolen and given where room or a deck is short."""

from bot.engine import Bundle, Offer
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.land.market import visit_market
from cogs.dead_throne.rules.meeting.deals import hand_over
from cogs.dead_throne.rules.people.gear import change_gear
from tests.cogs.dead_throne.meetings import ADA, carries, holds, realm, wears
from tests.cogs.dead_throne.scenes import by_default
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
