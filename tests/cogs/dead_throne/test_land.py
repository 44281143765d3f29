"""R18 to R26, R28, R116: what a step holds, and what comes of it."""

from bot.engine import Option
from bot.kit.deeds import by_key
from cogs.dead_throne.events.land import LairFound, NothingFound, Rode, ScrollShown
from cogs.dead_throne.events.people import CoinGained, Gained, Healed
from cogs.dead_throne.rules.land.cards import draw_card
from cogs.dead_throne.rules.land.deeds import land_deeds
from cogs.dead_throne.rules.land.loot import choose_loot, draw_finds
from cogs.dead_throne.rules.land.steps import remain_here, step_deeds
from cogs.dead_throne.state.match import Bar
from cogs.dead_throne.state.people import SALADAR
from tests.cogs.dead_throne.scenes import ADA, BEN, by_default, given, realm_of, stack, wearing, words
from tests.support.scripts import ScriptRun, run_script


def keys_at(step: str, coin: int = 0) -> list[str]:
    realm = realm_of()
    realm.player(ADA).at, realm.player(ADA).coin = step, coin
    return [deed.option.key for deed in step_deeds(realm, realm.player(ADA))]


def test_each_step_offers_what_is_there() -> None:
    assert keys_at("T1.inn") == ["inn"]
    assert keys_at("T2.market") == ["market"]
    assert keys_at("T3.tavern") == ["tavern"]
    assert keys_at("O.r4") == ["outside"]
    assert keys_at("P.r5") == ["outside", "inside"]
    assert keys_at("G.light") == ["inside"]
    assert keys_at("C.castle") == []
    assert keys_at("T1.r4", coin=3) == ["outside", "carriage-t2-r4", "carriage-t3-r2"]
    assert keys_at("T1.r4", coin=2) == ["outside"]


def test_tc05_a_step_that_was_drawn_from_is_not_drawn_from_again() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.at = "A.r1"
    stack(realm, "docks", "coin:docks")
    deed = by_key(step_deeds(realm, ada))["outside"]
    assert deed.is_last
    run = run_script(deed.play(), {})
    assert run.events == [CoinGained(seat=ADA, coin=5, way="card")]
    assert step_deeds(realm, ada) == []
    assert realm.state.decks["docks"][-1] == "coin:docks"


def test_what_the_die_gives_comes_of_the_card_as_well() -> None:
    realm = realm_of(4)
    realm.player(ADA).at = "A.r1"
    stack(realm, "docks", "event:salvage")
    run = run_script(draw_card(realm, realm.player(ADA)), {})
    assert run.events[-1] == CoinGained(seat=ADA, coin=4, way="card")


def test_saladar_does_not_interact_with_the_step_of_his_stone() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.character, ada.at = SALADAR, "W.r2"
    assert step_deeds(realm, ada)
    realm.ground("W.r2").stones.append("green-1")
    assert not step_deeds(realm, ada)


def test_an_inn_restores_all_health() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.health = 3
    run = run_script(by_key(step_deeds(realm, ada))["inn"].play(), {})
    assert run.events[-1] == Healed(seat=ADA, gained=7, health=10, way="inn")


def test_a_carriage_costs_three_coin_and_not_where_the_way_is_barred() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.at, ada.coin = "T3.r2", 4
    realm.state.bars = [Bar("T1.r4", BEN)]
    deeds = by_key(step_deeds(realm, ada))
    assert "carriage-t1-r4" not in deeds
    run = run_script(deeds["carriage-t2-r4"].play(), {})
    assert run.events == [Rode(seat=ADA, step="T2.r4", coin=3)]
    assert (ada.at, ada.coin) == ("T2.r4", 1)


def test_an_item_found_is_of_the_terrain_it_goes_back_to() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.at = "W.r3"
    stack(realm, "woods", "item:rope")
    run = run_script(draw_card(realm, ada), {})
    assert run.events == [Gained(seat=ADA, kind="item", item="rope", way="found")]
    assert [(thing.key, thing.home) for thing in ada.pack] == [("rope", "woods")]
    assert "item:rope" not in realm.state.decks["woods"]


def test_an_empty_deck_gives_nothing() -> None:
    realm = realm_of()
    realm.player(ADA).at = "W.r3"
    realm.state.decks["woods"].clear()
    run = run_script(draw_card(realm, realm.player(ADA)), {})
    assert run.events == [NothingFound(seat=ADA, terrain="woods")]


def test_the_castle_tile_draws_field_cards() -> None:
    realm = realm_of()
    realm.player(ADA).at = "C.r5"
    stack(realm, "field", "coin:field")
    run_script(draw_card(realm, realm.player(ADA)), {})
    assert realm.player(ADA).coin == 4


def test_a_lantern_shows_two_cards_and_puts_the_other_in_front() -> None:
    realm = realm_of()
    ada = wearing(realm, ADA, "pilgrims-lantern")
    ada.at = "A.r1"
    stack(realm, "docks", "item:rope", "coin:docks")
    run = run_script(draw_card(realm, ada), {ADA: ["card-1"]})
    assert run.asked[0].is_secret
    assert ada.coin == 5
    assert realm.state.decks["docks"][0] == "item:rope"


def test_inside_a_structure_lies_loot() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.at = "W.r5"
    stack(realm, "loot", "coin:loot")
    run = run_script(by_key(step_deeds(realm, ada))["inside"].play(), {})
    assert words(run.events) == ["went-inside", "coin-gained"]
    assert ada.coin == 8
    assert [(deed.what, deed.key) for deed in realm.state.deeds] == [("inside", "W.r5")]


def test_a_lockpick_shows_two_loot_cards() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.at = "P.r6"
    assert "inside-lockpick" not in by_key(step_deeds(realm, ada))
    given(realm, ADA, "lockpick")
    stack(realm, "loot", "item:plate", "coin:loot")
    deed = by_key(step_deeds(realm, ada))["inside-lockpick"]
    assert deed.option.is_secret
    run_script(deed.play(), {ADA: ["card-0"]})
    assert [thing.key for thing in ada.pack] == ["plate"]
    assert realm.state.decks["loot"][-1] == "coin:loot"
    assert realm.state.market["lockpick"] == 3


def test_a_lair_holds_an_enemy_of_the_terrain_and_its_end_another_loot_card() -> None:
    realm = realm_of()
    ada = wearing(realm, ADA, "greatsword")
    ada.at = "W.r5"
    stack(realm, "loot", "lair:", "coin:loot")
    stack(realm, "woods", "item:rope", "enemy:w1")
    ada.finds = 1
    run = by_default(draw_finds(realm, ada))
    assert LairFound(seat=ADA, terrain="woods") in run.events
    assert realm.state.decks["woods"][-2:] == ["item:rope", "enemy:w1"]
    assert ada.coin == 1 + 8
    assert ada.finds == 0


def test_a_ring_rock_is_rolled_and_obeyed() -> None:
    realm = realm_of(2)
    ada = realm.player(ADA)
    ada.at, ada.coin = "P.r3", 9
    stack(realm, "rocks", "ring:broken-arch")
    run = run_script(draw_card(realm, ada), {})
    assert words(run.events) == ["ring-rolled"]
    assert ada.due is not None
    assert ada.due.steps_to == ["C.r6"]


def test_broken_arch_may_give_something_of_the_market() -> None:
    realm = realm_of(6)
    ada = realm.player(ADA)
    ada.at = "P.r3"
    stack(realm, "rocks", "ring:broken-arch")
    run = run_script(draw_card(realm, ada), {ADA: ["take-plate"]})
    assert "take-war-axe" not in [option.key for option in run.asked[0].options]
    assert [thing.key for thing in ada.pack] == ["plate"]
    assert realm.state.market["plate"] == 1


def test_a_relic_is_kept_and_rolled_later_or_sold() -> None:
    realm = realm_of(5)
    ada, ben = realm.player(ADA), realm.player(BEN)
    ada.at, ben.coin = "P.r3", 2
    stack(realm, "rocks", "relic:black-idol")
    run_script(draw_card(realm, ada), {ADA: ["keep"]})
    [deed] = land_deeds(realm, ada)
    assert not deed.is_last
    run_script(deed.play(), {})
    assert (ada.coin, ben.coin) == (2, 0)
    assert not land_deeds(realm, ada)
    assert realm.state.decks["rocks"][-1] == "relic:black-idol"


def test_a_relic_sold_brings_six() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.at = "P.r3"
    stack(realm, "rocks", "relic:black-idol")
    run = run_script(draw_card(realm, ada), {ADA: ["sell"]})
    assert words(run.events) == ["relic-sold"]
    assert (ada.coin, ada.pack) == (6, [])


def test_stray_horse_lost_path_and_loose_raft_leave_a_move_to_be_made() -> None:
    for step, deck, key in (
        ("T1.r1", "field", "stray-horse"), ("W.r1", "woods", "lost-path"), ("A.r1", "docks", "loose-raft")
    ):  # fmt: skip
        realm = realm_of()
        ada = realm.player(ADA)
        ada.at = step
        stack(realm, "woods" if deck == "woods" else "docks" if deck == "docks" else "field", f"event:{key}")
        run_script(draw_card(realm, ada), {})
        assert ada.due is not None
        moves = {"stray-horse": ("any", 5, []), "lost-path": ("back", 2, []),
                 "loose-raft": ("to", 0, ["A.r3", "G.r3", "T3.r4"])}  # fmt: skip
        assert (ada.due.kind, ada.due.steps, ada.due.steps_to) == moves[key]


def test_tax_riders_let_nobody_pay_what_they_have_not() -> None:
    realm = realm_of(is_wide=True)
    ada = realm.player(ADA)
    ada.at = "T1.r1"
    stack(realm, "field", "event:tax-riders")
    run = run_script(draw_card(realm, ada), {})
    assert (run.asked, ada.remains) == ([], 1)


def test_harvest_fair_pays_whoever_is_in_a_town() -> None:
    realm = realm_of(seats=3, is_wide=True)
    ada, ben, cal = realm.players
    ada.at, cal.at = "T1.r1", "W.r1"
    stack(realm, "field", "event:harvest-fair")
    run_script(draw_card(realm, ada), {})
    assert (ada.coin, ben.coin, cal.coin) == (3, 2, 0)


def test_an_echo_shows_each_one_scroll_of_the_other_and_nobody_else() -> None:
    realm = realm_of(2, 2, is_wide=True)
    ada, ben = realm.players
    ada.at, ada.scrolls, ben.scrolls = "P.r3", ["mend"], ["firebolt", "nullify"]
    stack(realm, "rocks", "event:echo")
    run = run_script(draw_card(realm, ada), {})
    assert run.events[-2:] == [
        ScrollShown(to=(ADA,), seat=ADA, other=BEN, scroll="firebolt", count=2),
        ScrollShown(to=(BEN,), seat=BEN, other=ADA, scroll="mend", count=1),
    ]


def test_who_remains_on_a_step_draws_its_card() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.at = "A.r5"
    stack(realm, "docks", "coin:docks")
    run_script(remain_here(realm, ada), {})
    assert ada.coin == 5


def test_loot_of_two_is_resolved_at_once_where_only_one_is_left() -> None:
    realm = realm_of()
    realm.state.decks["loot"] = ["coin:loot"]
    run = ScriptRun(choose_loot(realm, realm.player(ADA)))
    assert run.is_over
    assert realm.player(ADA).coin == 8


def test_a_menu_names_the_terrain_and_the_structure() -> None:
    realm = realm_of()
    realm.player(ADA).at = "P.r5"
    options: list[Option] = [deed.option for deed in step_deeds(realm, realm.player(ADA))]
    assert [str(next(iter(option.facts))) for option in options] == ["terrain", "structure"]


def test_every_way_to_interact_has_a_word() -> None:
    """An option without one is called by its bare key."""
    for step in ("T1.inn", "T1.market", "T1.tavern", "T1.r4", "P.r5"):
        realm = realm_of()
        realm.player(ADA).at, realm.player(ADA).coin = step, 9
        assert all(deed.option.word for deed in step_deeds(realm, realm.player(ADA)))


def test_an_old_cairn_holds_loot_and_then_an_enemy() -> None:
    realm = realm_of(is_wide=True)
    ada = wearing(realm, ADA, "greatsword")
    ada.at = "P.r3"
    stack(realm, "rocks", "event:old-cairn", "enemy:k1")
    stack(realm, "loot", "coin:loot")
    run = ScriptRun(draw_card(realm, ada))
    run.answer(ADA, "open-cairn")
    assert words(run.events)[:3] == ["event-drawn", "coin-gained", "enemy-met"]
