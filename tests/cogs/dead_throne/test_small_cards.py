"""Cards, finds and quests in cases that the digest does not name: empty decks, the dead, what cannot be paid."""

from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.content.tables import ITEMS
from cogs.dead_throne.rules.land.cards import draw_card
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.land.foes import fight_next, next_enemy
from cogs.dead_throne.rules.land.lone import find_lone
from cogs.dead_throne.rules.land.loot import _lair, choose_loot
from cogs.dead_throne.rules.land.mage import meet_mage
from cogs.dead_throne.rules.people.effects import apply_effects
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.gate import keys
from tests.cogs.dead_throne.meetings import ADA, carries, realm, sets, thing, to_the_end, wears
from tests.cogs.dead_throne.scenes import by_default, words
from tests.support.scripts import ScriptRun, run_script


def test_r96_by_a_lantern_the_only_card_is_drawn_unasked() -> None:
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    wears(world, ada, "pilgrims-lantern")
    world.state.decks["woods"] = ["coin:woods"]
    run_script(draw_card(world, ada), {})
    assert (ada.coin > 5, world.state.decks["woods"]) == (True, ["coin:woods"])
    world.state.decks["woods"] = []
    assert words(run_script(draw_card(world, ada), {}).events) == ["nothing-found"]


def test_r6_a_deck_without_an_enemy_is_gone_through_once_and_gives_none() -> None:
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    world.state.decks["woods"] = ["coin:woods", "item:torch"]
    assert next_enemy(world, "woods") is None
    assert world.state.decks["woods"] == ["coin:woods", "item:torch"]
    run = run_script(fight_next(world, ada), {})
    assert (run.result, run.events) == ("drawn", [])
    world.state.decks["woods"] = ["coin:woods", "enemy:w5", "item:torch"]
    assert next_enemy(world, "woods") == "w5"
    assert world.state.decks["woods"] == ["item:torch", "coin:woods"]


def test_r116_nothing_of_the_market_that_is_cheap_enough_is_no_question() -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    world.state.market = {"torch": 0, "plate": 1}
    assert run_script(apply(world, ada, (Effect("market-item", 3),), "ring"), {}).events == []


def test_r18_an_echo_finds_nobody_where_nobody_else_is_in_the_game() -> None:
    world = realm(GATE, "P.r1")
    ada, ben = world.players
    ben.is_out, ben.at = True, ""
    assert run_script(apply(world, ada, (Effect("echo"),), "ring"), {}).events == []


def test_r115_whoever_drowns_for_a_chest_gets_nothing_and_its_card_goes_back() -> None:
    for health, told in ((2, False), (3, True)):
        world = realm("A.r1", "P.r1")
        ada = world.player(ADA)
        ada.health, world.state.decks["loot"] = health, ["coin:loot"]
        run = ScriptRun(find_lone(world, ada, "lq5", "docks"))
        run.answer(ADA, "dive")
        assert world.state.decks["docks"][-1] == "lone:lq5"
        assert (ada.is_up, "lone-done" in words(run.events), ada.coin > 5) == (told, told, told)


def test_r20_no_lair_is_for_the_dead() -> None:
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    ada.is_dead = True
    assert run_script(_lair(world, ada), {}).events == []


def test_of_two_finds_one_is_resolved_and_the_other_goes_to_the_end() -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    world.state.decks["loot"] = ["item:torch", "coin:loot", "item:rope"]
    run = ScriptRun(choose_loot(world, ada))
    run.answer(ADA, "card-1")
    assert (ada.coin, ada.pack) == (5 + 8, [])
    assert world.state.decks["loot"] == ["item:rope", "item:torch", "coin:loot"]
    world.state.decks["loot"] = ["coin:loot"]
    run_script(choose_loot(world, ada), {})
    assert ada.coin == 5 + 8 + 8


def test_r109_what_was_added_to_a_trap_that_is_sold_goes_back_too() -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    trap = sets(world, ada, "rockfall", level=2)
    trap.added, torches = [thing(world, "torch")], world.state.market["torch"]
    run = ScriptRun(meet_mage(world, ada))
    run.answer(ADA, f"trap-{trap.id}")
    to_the_end(run)
    assert (ada.traps, world.state.market["torch"]) == ([], torches + 1)


def test_r103_a_card_that_repairs_all_makes_all_whole() -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    wears(world, ada, "mace")
    carries(world, ada, "buckler", "torch")
    ada.worn["weapon"].is_broken = ada.pack[0].is_broken = True
    run = run_script(apply_effects(world, ada, (Effect("repair-all"),), "ring"), {})
    assert (words(run.events), any(one.is_broken for one in ada.things)) == (["repaired"], False)


def test_half_of_the_health_is_lost_rounded_down_whatever_is_worn() -> None:
    for before, after in ((7, 4), (2, 1), (1, 1)):
        world = realm(GATE, "P.r1")
        ada = world.player(ADA)
        wears(world, ada, "ring-of-warding")
        ada.health = before
        told = words(run_script(apply_effects(world, ada, (Effect("halve-health"),), "card"), {}).events)
        assert (ada.health, told) == (after, ["hurt"] if before > 1 else [])


def test_r116_a_mage_with_nothing_to_deal_asks_nothing() -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    ada.coin = 0
    assert words(run_script(meet_mage(world, ada), {}).events) == ["mage-met"]
    ada.coin = 5
    assert {key.partition("-")[0] for key in keys(ScriptRun(meet_mage(world, ada)), ADA)} == {"buy", "done"}


def test_r80_the_first_thing_of_the_market_or_its_price() -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    world.state.market["plate"] = 1
    gift = (Effect("item-or-coin", 14, "plate"),)
    by_default(apply_effects(world, ada, gift, "quest"))
    assert ([one.key for one in ada.pack], ada.coin, world.state.market["plate"]) == (["plate"], 5, 0)
    by_default(apply_effects(world, ada, gift, "quest"))
    assert (len(ada.pack), ada.coin) == (1, 19)


def test_r88_whoever_gives_a_mage_their_armour_has_no_more_health_than_is_left() -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    wears(world, ada, "plate")
    ada.health = 10 + ITEMS["plate"].armour
    run = ScriptRun(meet_mage(world, ada))
    run.answer(ADA, f"trade-in-{ada.worn['body'].id}")
    to_the_end(run)
    assert (ada.worn, ada.health, len(ada.scrolls)) == ({}, 10, 1)
