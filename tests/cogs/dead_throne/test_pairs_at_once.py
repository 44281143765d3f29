"""Two rules at once: what is dealt, sold and given away changes health, repairs and a rucksack there and then."""

from bot.engine import Bundle, Offer
from cogs.dead_throne.rules.land.mage import meet_mage
from cogs.dead_throne.rules.land.market import visit_market
from cogs.dead_throne.rules.meeting.deals import hand_over
from cogs.dead_throne.rules.people.limits import keep_limits
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, carries, realm, thing, wears
from tests.cogs.dead_throne.scenes import by_default
from tests.cogs.dead_throne.test_market import order
from tests.support.scripts import ScriptRun


def test_r88_r38_health_drops_with_armour_dealt_before_anybody_is_asked_what_to_part_with() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ben, "walking-boots")
    ben.health = 11
    carries(world, ada, "torch", "rope", "hammer")
    offer = Offer(Bundle(), Bundle((f"deal-{ben.worn['boots'].id}",)))
    run = ScriptRun(hand_over(world, ada, ben, offer))
    assert (run.open[ADA].word, ben.health) == ("room", 10)


def test_r103_r22_nobody_pays_for_a_repair_of_what_the_same_order_sells() -> None:
    world = realm("T1.market")
    ada = world.player(ADA)
    carries(world, ada, "round-shield")
    ada.pack[0].is_broken = True
    run = ScriptRun(visit_market(world, ada))
    order(run, sales=(f"sell-{ada.pack[0].id}",), repair=("yes",))
    assert (ada.coin, ada.pack) == (5 + 2, [])


def test_r116_r98_a_mage_takes_a_rucksack_without_what_is_in_it() -> None:
    """As with one that is sold: what has no room any more is parted with when the dealing is done (R99)."""
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    wears(world, ada, "rucksack")
    carries(world, ada, "torch", "rope")
    ada.sack = [thing(world, "spear")]
    run = ScriptRun(meet_mage(world, ada))
    run.answer(ADA, f"trade-in-{ada.worn['rucksack'].id}")
    run.answer(ADA, "war")
    run.answer(ADA, "done")
    by_default(keep_limits(world, ada))
    assert ("rucksack" in ada.worn, [one.key for one in ada.loose]) == (False, ["torch", "rope", "spear"])
