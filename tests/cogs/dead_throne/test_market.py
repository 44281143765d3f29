"""R22, R23, R103, R108, R116, R129: the Market, Merchants and Mages."""

import pytest

from bot.engine import Form, Refused
from cogs.dead_throne.events.market import LeftMarket, TrapSet
from cogs.dead_throne.prompts.market import nothing, region_price
from cogs.dead_throne.rules.land.cards import draw_card
from cogs.dead_throne.rules.land.market import enter_market, visit_market
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.things import AWAY
from tests.cogs.dead_throne.scenes import ADA, BEN, by_default, given, realm_of, stack, wearing, words
from tests.support.scripts import ScriptRun


def at_market(coin: int, *carried: str) -> Realm:
    realm = realm_of()
    realm.player(ADA).at, realm.player(ADA).coin = "T1.market", coin
    given(realm, ADA, *carried)
    return realm


def order(run: ScriptRun[None], **wanted: tuple[str, ...] | int) -> None:
    kind = run.open[ADA].kind
    assert isinstance(kind, Form)
    run.answer(ADA, {**nothing(kind), **wanted})


def fields(run: ScriptRun[None]) -> list[str]:
    kind = run.open[ADA].kind
    assert isinstance(kind, Form)
    return [field.key for field in kind.fields]


def test_one_order_sells_repairs_and_buys() -> None:
    realm = at_market(4, "axe", "buckler")
    ada = realm.player(ADA)
    axe, buckler = ada.pack
    buckler.is_broken = True
    run = ScriptRun(visit_market(realm, ada))
    order(run, sales=(f"sell-{axe.id}",), repair=("yes",), goods=("buy-torch",))
    assert ada.coin == 4 + 4 - 5 - 2 + 1 - 1
    assert [(thing.key, thing.is_broken) for thing in ada.pack] == [("buckler", False), ("torch", False)]
    assert (realm.state.market["axe"], realm.state.market["torch"]) == (4, 2)
    order(run)
    assert run.is_over
    assert run.events[-1] == LeftMarket(seat=ADA)


def test_whoever_is_silent_has_finished() -> None:
    realm = at_market(9)
    run = by_default(visit_market(realm, realm.player(ADA)))
    assert run.events == [LeftMarket(seat=ADA)]
    assert run.asked[0].is_secret


def test_nobody_buys_more_than_they_can_pay() -> None:
    realm = at_market(9)
    run = ScriptRun(visit_market(realm, realm.player(ADA)))
    with pytest.raises(Refused):
        order(run, arms=("buy-axe", "buy-dagger"))
    order(run, arms=("buy-axe",))
    assert fields(run) == ["arms", "armour", "goods", "sales"]
    order(run, sales=(f"sell-{realm.player(ADA).pack[0].id}",), arms=("buy-buckler",))
    assert realm.player(ADA).coin == 0


def test_without_coin_and_anything_to_sell_there_is_nothing_to_do() -> None:
    realm = at_market(1)
    assert ScriptRun(visit_market(realm, realm.player(ADA))).is_over


def test_tc26_five_coin_repair_everything_and_three_broken_things_are_half_price() -> None:
    realm = at_market(5, "axe", "mace", "buckler")
    ada = realm.player(ADA)
    for thing in ada.pack:
        thing.is_broken = True
    run = ScriptRun(visit_market(realm, ada))
    kind = run.open[ADA].kind
    assert isinstance(kind, Form)
    assert [abs(cost) for cost in next(one for one in kind.fields if one.key == "sales").prices.values()] == [2, 3, 1]
    order(run, repair=("yes",))
    assert not any(thing.is_broken for thing in ada.pack)
    assert ada.coin == 0


def test_what_came_from_elsewhere_lies_in_the_region_section_for_anybody() -> None:
    realm = at_market(0)
    ada, ben = realm.players
    [rope] = given(realm, ADA, "rope", home="woods")
    [wolf] = given(realm, ADA, "w2", kind="essence", home="woods")
    run = ScriptRun(visit_market(realm, ada))
    order(run, sales=(f"sell-{rope.id}", f"sell-{wolf.id}"))
    assert ada.coin == 2 + 3
    assert realm.state.region == [rope, wolf]
    assert (region_price(rope), region_price(wolf)) == (4, 6)
    ben.coin = 6
    other = ScriptRun(visit_market(realm, ben))
    kind = other.open[BEN].kind
    assert isinstance(kind, Form)
    other.answer(BEN, {**nothing(kind), "region": (f"buy-back-{wolf.id}",)})
    assert ben.pack == [wolf]
    assert realm.state.region == [rope]


def test_saladars_staff_is_not_for_sale() -> None:
    realm = at_market(0)
    given(realm, ADA, "ash-staff", home=AWAY)
    assert ScriptRun(visit_market(realm, realm.player(ADA))).is_over


def test_a_trap_costs_five_and_only_its_owner_knows_it() -> None:
    realm = at_market(10)
    ada = realm.player(ADA)
    stack(realm, "traps", "jetty-net", "rockfall")
    run = ScriptRun(visit_market(realm, ada))
    order(run, traps=2)
    assert [trap.key for trap in ada.traps] == ["jetty-net", "rockfall"]
    assert TrapSet(to=(ADA,), seat=ADA, trap="rockfall") in run.events
    assert words(run.heard_by(None)) == ["bought-traps", "left-market"]


def test_pieces_cost_fifty() -> None:
    realm = at_market(49)
    realm.state.market_pieces = 2
    assert "pieces" not in fields(ScriptRun(visit_market(realm, realm.player(ADA))))
    realm = at_market(101)
    realm.state.market_pieces = 3
    run = ScriptRun(visit_market(realm, realm.player(ADA)))
    with pytest.raises(Refused):
        order(run, pieces=3)
    order(run, pieces=2)
    assert (realm.player(ADA).pieces, realm.state.market_pieces, realm.player(ADA).coin) == (2, 1, 1)


def test_a_combo_is_sold_in_parts() -> None:
    realm = at_market(0)
    ada = wearing(realm, ADA, "spear")
    ada.worn["partner"] = realm.made("item", "round-shield", "market")
    run = ScriptRun(visit_market(realm, ada))
    order(run, sales=tuple(f"sell-{thing.id}" for thing in ada.things))
    assert (ada.worn, ada.coin) == ({}, 8)


def test_a_full_pack_must_leave_something_behind() -> None:
    realm = at_market(2, "axe", "mace", "rope")
    ada = realm.player(ADA)
    run = ScriptRun(visit_market(realm, ada))
    order(run, goods=("buy-torch",))
    order(run)
    assert run.open[ADA].word == "room"
    run.answer(ADA, f"leave-{ada.pack[2].id}")
    assert [thing.key for thing in ada.pack] == ["axe", "mace", "torch"]


def test_with_four_players_a_visit_goes_on_beside_the_round() -> None:
    realm = realm_of(seats=4)
    ada = realm.player(ADA)
    ada.at, ada.coin = "T1.market", 20
    run = ScriptRun(enter_market(realm, ada))
    assert run.is_over
    assert words(run.events) == ["entered-market"]
    assert realm.state.shoppers == [ADA]


def test_a_merchant_is_a_market_anywhere() -> None:
    realm = at_market(4)
    realm.player(ADA).at = "W.r3"
    stack(realm, "woods", "merchant:")
    run = ScriptRun(draw_card(realm, realm.player(ADA)))
    run.answer(ADA, "enter")
    order(run, armour=("buy-leather-cap",))
    assert [thing.key for thing in realm.player(ADA).pack] == ["leather-cap"]
    assert realm.state.decks["woods"][-1] == "merchant:"


def test_a_mage_swaps_one_scroll_and_takes_things_for_others() -> None:
    realm = at_market(4, "axe")
    ada = realm.player(ADA)
    ada.at, ada.scrolls = "W.r3", ["mend"]
    stack(realm, "woods", "mage:")
    stack(realm, "war", "sunder", "firebolt", "war-cry")
    run = ScriptRun(draw_card(realm, ada))
    run.answer(ADA, "swap-mend")
    run.answer(ADA, "war")
    assert ada.scrolls == ["sunder"]
    assert not any(option.key.startswith("swap") for option in run.open[ADA].options)
    run.answer(ADA, f"trade-in-{ada.pack[0].id}")
    run.answer(ADA, "war")
    run.answer(ADA, "buy-war")
    assert (ada.scrolls, ada.pack, ada.coin) == (["sunder", "firebolt", "war-cry"], [], 0)
    run.answer(ADA, "sell-sunder")
    run.answer(ADA, "done")
    assert (ada.scrolls, ada.coin) == (["firebolt", "war-cry"], 2)
    assert realm.state.decks["ward"][-1] == "mend"


def test_two_who_order_the_last_of_something_do_not_both_get_it() -> None:
    realm = realm_of(seats=4)
    ada, ben = realm.players[:2]
    ada.coin = ben.coin = 28
    first, second = ScriptRun(visit_market(realm, ada)), ScriptRun(visit_market(realm, ben))
    order(first, arms=("buy-greatsword",))
    kind = second.open[BEN].kind
    assert isinstance(kind, Form)
    second.answer(BEN, {**nothing(kind), "arms": ("buy-greatsword",)})
    assert (len(ada.pack), len(ben.pack), ben.coin) == (1, 0, 28)


def test_nobody_spends_coin_that_was_taken_meanwhile() -> None:
    realm = at_market(10)
    ada = realm.player(ADA)
    run = ScriptRun(visit_market(realm, ada))
    ada.coin = 4
    order(run, traps=2)
    assert (ada.coin, ada.traps) == (4, [])
