"""Two rules at once: hands, markets and the round."""

from cogs.dead_throne.events.people import ScrollsDiscarded
from cogs.dead_throne.rules.land.mage import meet_mage
from cogs.dead_throne.rules.land.market import _sell, visit_market
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.meeting.traps import caught
from cogs.dead_throne.rules.place.bounds import barred_to
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.match import OpenQuest
from cogs.dead_throne.state.people import Turn
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, holds, realm, sets, to_the_end, usual, wears
from tests.cogs.dead_throne.scenes import by_default, stack
from tests.cogs.dead_throne.test_market import order
from tests.support.scripts import ScriptRun


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
    assert ScrollsDiscarded(seat=ADA, count=1) in run.events


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
