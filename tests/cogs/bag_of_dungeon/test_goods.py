"""Trades, the eight spaces, picking up and dropping (R59-R62, R66)."""

from cogs.bag_of_dungeon.events.goods import ItemMoved
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.death import die
from cogs.bag_of_dungeon.rules.goods import inventory
from cogs.bag_of_dungeon.rules.goods.arranging import arrange, arrange_offers
from cogs.bag_of_dungeon.rules.goods.handling import lying, take
from cogs.bag_of_dungeon.rules.goods.inventory import receive
from cogs.bag_of_dungeon.rules.goods.trade import trade, trade_offers
from tests.cogs.bag_of_dungeon.maps import adventure, drop, from_bag, give, is_sound, lay, worn
from tests.cogs.bag_of_dungeon.saying import speaker
from tests.support.scripts import ScriptRun, run_script


def test_t45_a_trade_both_agree_to() -> None:
    quest = adventure("sirrus", "duric")
    one, other = quest.state.heroes
    (axe,) = give(quest, one, "iron-axe")
    (potion,) = give(quest, other, "health-potion")
    answers = {0: [f"item-{axe.id}", f"item-{potion.id}", "pack-1"], 1: ["yes", "hand-1"]}
    run_script(trade(quest, one, "trade"), answers)
    assert (worn(other, "hand-1"), worn(one, "pack-1")) == ("iron-axe", "health-potion")
    assert one.ap == 5
    assert is_sound(quest)


def test_t45_refused_nothing_moves_and_elsewhere_nothing_is_offered() -> None:
    quest = adventure("sirrus", "duric")
    one, other = quest.state.heroes
    (axe,) = give(quest, one, "iron-axe")
    run = run_script(trade(quest, one, "trade"), {0: [f"item-{axe.id}", "nothing"], 1: ["no"]})
    assert worn(one, "hand-1") == "iron-axe"
    assert run.asked[-1].default == ("no",)
    other.at = lay(quest, "d06", 0, -1).key
    assert trade_offers(quest, one) == []


def test_r61_no_is_no_the_same_offer_is_not_made_again_in_a_turn() -> None:
    quest = adventure("sirrus", "duric")
    one, other = quest.state.heroes
    axe, torch = give(quest, one, "iron-axe", "torch")
    (potion,) = give(quest, other, "health-potion")
    run_script(trade(quest, one, "trade"), {0: [f"item-{axe.id}", f"item-{potion.id}"], 1: ["no"]})
    again = run_script(trade(quest, one, "trade"), {0: [f"item-{axe.id}", "nothing"], 1: ["no"]})
    assert [option.key for option in again.asked[1].options] == ["nothing", "back"]
    assert trade_offers(quest, one)
    run_script(trade(quest, one, "trade"), {0: [f"item-{torch.id}", f"item-{potion.id}"], 1: ["no"]})
    assert trade_offers(quest, one) == []
    assert trade_offers(quest, other)


def test_t45_a_seed_cannot_be_offered_but_the_ring_can() -> None:
    quest = adventure("sirrus", "duric")
    one, other = quest.state.heroes
    one.seeds, quest.state.ring_with = 1, 0
    run = run_script(trade(quest, one, "trade"), {0: ["ring", "nothing"], 1: ["yes"]})
    assert {option.key for option in run.asked[0].options} == {"ring", "back"}
    assert quest.state.ring_with == 1
    assert other.seeds == 0


def test_r59_two_weapons_add_up_and_a_large_one_fills_both_hands() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "iron-axe", "steel-sword")
    assert figures.melee_plus(hero) == 2 + 2 + 1
    large = from_bag(quest, "large-steel-axe")
    run_script(receive(quest, hero, large), {0: ["hand-1"]})
    assert figures.melee_plus(hero) == 2 + 3
    assert inventory.is_covered(hero.spaces, 1)
    assert sorted(item.key for item in quest.tile(hero).items) == ["iron-axe", "steel-sword"]
    assert is_sound(quest)


def test_r59_what_lies_in_the_pack_counts_for_nothing() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    axe = from_bag(quest, "iron-axe")
    run_script(receive(quest, hero, axe), {0: ["pack-1"]})
    assert figures.melee_plus(hero) == 2
    run = run_script(arrange(quest, hero), {0: [f"item-{axe.id}", "hand-1"]})
    assert run.events == [ItemMoved(seat=0, hero="sirrus", item="iron-axe", space="hand-1")]
    assert figures.melee_plus(hero) == 4


def test_r60_a_swap_makes_room_for_a_two_handed_weapon() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "iron-axe", "steel-sword")
    large = from_bag(quest, "large-steel-axe")
    run_script(receive(quest, hero, large), {0: ["pack-1"]})
    run_script(arrange(quest, hero), {0: [f"item-{large.id}", "hand-1"]})
    assert worn(hero, "hand-1") == "large-steel-axe"
    assert quest.tile(hero).items == []
    assert is_sound(quest)


def test_r60_r100_what_has_no_other_space_to_go_to_is_not_offered_to_be_moved() -> None:
    """A potion between three poisoned spaces, of which one stands for all; the axe could only change hands."""
    quest = adventure("sirrus")
    hero = quest.hero(0)
    potion, axe = give(quest, hero, "health-potion", "iron-axe")
    for index in (5, 6, 7):
        hero.spaces[index].is_poisoned = True
    hero.spaces[4].item, hero.spaces[0].item = potion, axe
    keys = [option.key for option in ScriptRun(arrange(quest, hero)).open[0].options]
    assert keys == ["poison-pack-2", "back"]
    for space in hero.spaces[:4] + hero.spaces[5:]:
        space.item, space.is_poisoned = None, True
    assert [option.key for option in arrange_offers(quest, hero)] == ["arrange"]
    assert "item" not in " ".join(option.key for option in ScriptRun(arrange(quest, hero)).open[0].options)


def test_r62_no_room_leaves_it_on_the_tile() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "health-potion", "health-potion", "bomb", "bomb")
    item = from_bag(quest, "fireball")
    run = run_script(receive(quest, hero, item), {0: ["leave"]})
    assert run.asked[0].default == ("leave",)
    assert quest.tile(hero).items == [item]


def test_r66_companions_take_no_space_and_leave_with_a_life() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "loyal-bear")
    assert figures.melee_dice(hero) == 3
    hero.hp = 0
    run_script(die(quest, hero, None), {})
    assert hero.companions == []
    assert "loyal-bear" in {item.key for item in quest.stock("dungeon").items}
    assert is_sound(quest)


def test_chests_are_not_picked_up() -> None:
    quest = adventure("sirrus")
    drop(quest, quest.state.tiles["dstart"], "small-chest")
    axe = drop(quest, quest.state.tiles["dstart"], "iron-axe")
    assert lying(quest, quest.hero(0)) == [axe]


def test_r61_whatever_lies_there_can_be_taken_however_much_it_is() -> None:
    quest = adventure("sirrus", mode="combined")
    hero = quest.hero(0)
    stocks = quest.state.stocks.values()
    quest.tile(hero).items = [item for stock in stocks for item in stock.items if figures.kind_of(item).is_carried]
    for stock in stocks:
        stock.items = [item for item in stock.items if not figures.kind_of(item).is_carried]
    assert len(lying(quest, hero)) > 50
    last = lying(quest, hero)[-1]
    run_script(take(quest, hero, "take"), {0: [f"item-{last.id}", "leave"]})
    assert is_sound(quest)


def test_r62_whoever_leaves_what_lay_there_has_done_nothing() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    axe = drop(quest, quest.tile(hero), "iron-axe")
    run = ScriptRun(take(quest, hero, "take"))
    assert run.answer(0, "leave") == []
    assert quest.tile(hero).items == [axe]


def test_r61_whoever_asks_for_a_gift_is_not_said_to_offer_anything() -> None:
    quest = adventure("sirrus", "duric")
    (shield,) = give(quest, quest.hero(1), "steel-shield")
    run = ScriptRun(trade(quest, quest.hero(0), "trade"))
    run.answer(0, "nothing")
    assert speaker().prompt(run.open[0]) == "What do you want of Duric?"
    run.answer(0, f"item-{shield.id}")
    said = "Ada asks you for the Steel Shield (−1 damage) and offers nothing. A deal?"
    assert speaker().prompt(run.open[1]) == said
    assert speaker().waiting(run.open[1]) == "Ben is asked for the Steel Shield."


def test_r61_of_two_things_in_a_trade_each_says_what_it_does() -> None:
    quest = adventure("sirrus", "duric")
    (axe,), (shield,) = give(quest, quest.hero(0), "iron-axe"), give(quest, quest.hero(1), "steel-shield")
    for wanted, said in ((f"item-{shield.id}", "the Steel Shield (−1 damage)"), ("nothing", "nothing")):
        run = ScriptRun(trade(quest, quest.hero(0), "trade"))
        run.answer(0, f"item-{axe.id}")
        run.answer(0, wanted)
        offered = f"Ada offers you the Iron Axe (+2 in melee) for {said}. A deal?"
        assert speaker().prompt(run.open[1]) == offered
