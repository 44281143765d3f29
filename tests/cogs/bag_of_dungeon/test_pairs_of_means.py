"""Two rules meeting over AP, tiles, items and trade: what is paid, refunded, worn and found."""

from cogs.bag_of_dungeon.events.combat import Escaped
from cogs.bag_of_dungeon.events.goods import TradeRefused
from cogs.bag_of_dungeon.events.map import DragonLanded, EdgeBlocked, LastTilePlaced, PoolFilled, TileLaid, TokenPlaced
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.goods.inventory import receive
from cogs.bag_of_dungeon.rules.goods.trade import trade
from cogs.bag_of_dungeon.rules.goods.using import buy_upgrade
from cogs.bag_of_dungeon.rules.map.laying import lay as lay_tile
from cogs.bag_of_dungeon.rules.map.laying import lay_ap
from cogs.bag_of_dungeon.rules.map.meeting import hazard
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    drop,
    from_bag,
    give,
    is_sound,
    lay,
    next_item,
    next_monster,
    next_tile,
    worn,
)
from tests.support.scripts import ScriptRun, run_script


def test_r104_r11_a_search_with_the_last_ap_ends_the_turn_once_the_item_is_placed() -> None:
    quest = adventure("sirrus", mode="forest", dice=[5])
    hero = quest.hero(0)
    hero.debt = 2
    hero.at = lay(quest, "f17", 0, -1, 2, has_token=True).key
    next_item(quest, "ash-spear", world="forest")
    run_script(play_hero(quest, hero), {0: ["swamp", "hand-1"]})
    assert (worn(hero, "hand-1"), hero.ap) == ("ash-spear", 0)


def test_r11_r89_with_no_ap_what_lies_here_is_offered_and_what_costs_is_not() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    tile = lay(quest, "d05", 0, -1)
    hero.at, hero.debt = tile.key, 5
    drop(quest, tile, "iron-axe")
    run = ScriptRun(play_hero(quest, hero))
    assert {option.key for option in run.open[0].options} >= {"take", "end"}
    assert not {option.word for option in run.open[0].options} & {"move", "lay", "explore", "explore-on", "walk"}


def test_r8_r59_boots_count_when_the_turn_begins() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "magic-boots")
    run = ScriptRun(play_hero(quest, hero))
    assert hero.ap == 6
    for key in ("arrange", f"item-{figures.carried(hero)[0].id}", "pack-1"):
        run.answer(0, key)
    assert (hero.ap, figures.full_ap(hero)) == (6, 5)


def test_r16_r13_an_edge_nothing_fits_costs_nothing_and_leaves_the_torch_alight() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "torch")
    lay(quest, "d07", 1, -1)  # a crossroads cannot stand beside its wall
    quest.stock("dungeon").stack = ["d33", "d34"]
    run = run_script(lay_tile(quest, hero, "lay-north"), {})
    assert [type(event) for event in run.events] == [EdgeBlocked]
    assert (hero.ap, hero.has_torchlight, lay_ap(hero)) == (5, False, 1)
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "torch")
    next_tile(quest, "d06", "d07")
    run_script(lay_tile(quest, hero, "lay-north"), {})
    assert (hero.ap, lay_ap(hero)) == (4, 0)
    run_script(lay_tile(quest, hero, "lay-east"), {})
    assert (hero.ap, lay_ap(hero)) == (4, 1)


def test_r13_r59_a_torch_put_away_lights_no_second_tile() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    (torch,) = give(quest, hero, "torch")
    next_tile(quest, "d06")
    run_script(lay_tile(quest, hero, "lay-north"), {})
    hero.spaces[0].item, hero.spaces[4].item = None, torch
    assert lay_ap(hero) == 1


def test_r17_r86_r87_what_a_tile_reveals_is_told() -> None:
    quest = adventure("sirrus", "duric")
    hero = quest.hero(0)
    next_tile(quest, "d01", "d38")
    first = run_script(lay_tile(quest, hero, "lay-north"), {})
    second = run_script(lay_tile(quest, hero, "lay-east"), {}, otherwise="turns-0")
    assert [event for event in first.events if isinstance(event, TokenPlaced)] == [TokenPlaced(tile="M19")]
    assert [event for event in second.events if isinstance(event, PoolFilled)] == [PoolFilled(tile="N20", count=2)]


def test_r87_r42_a_pool_is_filled_for_those_still_in_the_game() -> None:
    quest = adventure("sirrus", "duric")
    friend = quest.hero(1)
    friend.status, friend.lives, friend.hp, friend.at = "out", 0, 0, ""
    next_tile(quest, "d38")
    run_script(lay_tile(quest, quest.hero(0), "lay-north"), {}, otherwise="turns-0")
    assert quest.state.tiles["d38"].pool == 1


def test_r18_r29_who_flees_onto_the_last_tile_stands_there_and_the_dragon_has_come() -> None:
    quest = adventure("sirrus", dice=[2, 2])
    hero = quest.hero(0)
    lair = lay(quest, "d32", 0, -1, monster="troll")
    hero.at = lair.key
    quest.stock("dungeon").stack = ["d06"]
    run = run_script(fight_on_tile(quest, hero), {0: ["flee-north"]}, otherwise="at-d06-0")
    told = [type(event) for event in run.events]
    assert told.index(TileLaid) < told.index(Escaped) < told.index(LastTilePlaced) < told.index(DragonLanded)
    assert (hero.at, "dexit" in quest.state.tiles, hero.hp) == ("d06", True, 8)
    assert quest.is_dragon_at(quest.state.tiles["dexit"])


def test_r61_r62_who_has_no_room_leaves_on_the_tile_what_a_trade_brings() -> None:
    quest = adventure("sirrus", "duric")
    hero, friend = quest.state.heroes
    (axe,) = give(quest, hero, "iron-axe")
    for index in range(8):
        friend.spaces[index].is_poisoned = True
    run_script(trade(quest, hero, "trade"), {0: [f"item-{axe.id}", "nothing"], 1: ["yes"]})
    assert [item.key for item in quest.tile(hero).items] == ["iron-axe"]
    assert is_sound(quest)


def test_r61_r51_a_refusal_is_told() -> None:
    quest = adventure("sirrus", "duric")
    hero = quest.hero(0)
    (axe,) = give(quest, hero, "iron-axe")
    run = run_script(trade(quest, hero, "trade"), {0: [f"item-{axe.id}", "nothing"], 1: ["no"]})
    assert [(e.seat, e.target) for e in run.events if isinstance(e, TradeRefused)] == [(0, "duric")]


def test_r75_r52_an_upgrade_with_ap_is_felt_at_once_and_paid_debts_stay_paid() -> None:
    quest = adventure("alendra")
    hero = quest.hero(0)
    hero.tokens, hero.ap = 2, 3
    run_script(buy_upgrade(quest, hero, "upgrade"), {})
    assert (hero.ap, hero.tokens, figures.full_ap(hero)) == (4, 0, 7)


def test_r100_r59_poison_in_a_hand_leaves_no_room_for_a_two_handed_axe() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    hero.spaces[1].is_poisoned = True
    axe = from_bag(quest, "large-steel-axe")
    run = ScriptRun(receive(quest, hero, axe))
    assert "hand-1" not in {option.key for option in run.open[0].options}


def test_r109_r58_between_the_two_in_the_pit_nobody_heals() -> None:
    """Moss helps before the first and between rounds; not between the first monster and the second."""
    quest = adventure("sirrus", mode="forest", dice=[2, 1, 2, 6, 6, 5, 1, 3, 4, 6, 6, 5, 1])
    hero = quest.hero(0)
    hero.used, hero.hp = 1, 5
    moss, _ = give(quest, hero, "healing-moss", "swamp-lantern")
    pit = lay(quest, "f02", 0, -1)
    next_monster(quest, "thornling", "mire-toad", world="forest")
    run, offered = ScriptRun(hazard(quest, hero, pit)), []
    while run.open and run.open[0].word == "encounter":
        offered.append((len(hero.kills), f"item-{moss.id}" in [option.key for option in run.open[0].options]))
        run.answer(0, "fight")
    assert offered == [(0, True), (0, True), (1, False), (1, True)]
