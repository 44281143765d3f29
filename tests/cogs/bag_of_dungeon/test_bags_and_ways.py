"""Bags that run dry, ways that are no rolls, kills that count twice, and what nobody says anything to."""

from bot.engine import Chance
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.fight.encounter import escapes
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.ranged import fire
from cogs.bag_of_dungeon.rules.frame.setup import new_state
from cogs.bag_of_dungeon.rules.goods.inventory import receive
from cogs.bag_of_dungeon.rules.map.laying import reveal_icon
from cogs.bag_of_dungeon.rules.map.moving import settle_landings
from cogs.bag_of_dungeon.rules.places.forest import bones_offers, use_bones
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    claim,
    from_bag,
    give,
    is_sound,
    lay,
    next_item,
    set_dragon,
    set_monster,
    worn,
)
from tests.support.scripts import ScriptRun, run_script


def test_r5_the_gateway_is_among_the_upper_eighteen() -> None:
    places = set()
    for number in range(200):
        stack = new_state(2, BagOptions(mode="combined"), Chance(b"%d" % number)).stocks["forest"].stack
        assert len(stack) == 36
        places.add(len(stack) - stack.index("f01"))  # from the top, counted from 1
    assert (min(places), max(places)) == (1, 18)


def test_r63_r89_a_hidden_item_comes_from_the_discard_when_the_bag_is_empty() -> None:
    quest = adventure("sirrus", "duric")
    stock, tile = quest.stock("dungeon"), lay(quest, "d05", 0, -1)
    stock.spent_items, stock.items = stock.items, []
    run_script(reveal_icon(quest, tile), {})
    assert tile.cache is not None
    assert is_sound(quest)


def test_r131_alone_no_insurance_is_hidden_either() -> None:
    quest = adventure("sirrus")
    next_item(quest, "acme-insurance", "torch")
    tile = lay(quest, "d05", 0, -1)
    run_script(reveal_icon(quest, tile), {})
    assert tile.cache is not None
    assert tile.cache.key == "torch"
    assert [item.key for item in quest.stock("dungeon").gone_items] == ["acme-insurance"]
    assert is_sound(quest)


def test_r72_r105_the_dragon_counts_two_among_the_bones() -> None:
    quest = adventure("sirrus", mode="combined")
    hero = quest.hero(0)
    hero.kills.append("red-dragon")
    hero.at = lay(quest, "f09", 0, -1, has_token=True).key
    assert bones_offers(quest, hero) == []
    claim(quest, hero, "goblin", "zombie")
    next_item(quest, "ash-spear", world="forest")
    assert [option.key for option in bones_offers(quest, hero)] == ["find"]
    run_script(use_bones(quest, hero, "find"), {0: ["hand-1"]})
    assert hero.kills == ["zombie"]
    assert is_sound(quest)


def test_r110_who_flees_up_the_ladder_does_not_fall() -> None:
    quest = adventure("sirrus", mode="combined")
    hero = quest.hero(0)
    lay(quest, "f01", 1, 0)
    lay(quest, "f02", 0, -1)
    lay(quest, "dstart", 0, 40)
    den = lay(quest, "d34", 0, 39, monster="troll")
    hero.at, quest.state.ladder_at = den.key, den.key
    assert "escape-f02" in {option.key for option in escapes(quest, hero)}
    run_script(fight_on_tile(quest, hero), {0: ["escape-f02"]})
    run_script(settle_landings(quest), {})
    assert (hero.at, hero.hp) == ("f02", 9)
    assert is_sound(quest)


def test_r10_who_fought_one_survivor_is_done_though_another_has_no_way() -> None:
    """A bomb: the zombie comes and is slain, the troll behind the Dragon cannot come."""
    quest = adventure("sirrus", dice=[1, 1, 6, 5, 1])
    hero = quest.hero(0)
    (bomb,) = give(quest, hero, "bomb")
    hero.used = 1
    for number, key in enumerate(("d34", "d35")):
        lay(quest, key, 0, -1 - number)
    den = lay(quest, "d33", 0, -3, monster="zombie")
    set_dragon(quest, lay(quest, "dexit", 0, -4))
    troll = set_monster(quest, lay(quest, "d36", 0, -5), "troll")
    next_item(quest, "torch")
    run_script(fire(quest, hero, bomb, den), {0: ["item", "hand-1"]})
    assert (hero.kills, troll.hp) == (["zombie"], 8)
    assert quest.is_turn_over
    assert is_sound(quest)


def test_p12_left_alone_a_new_item_goes_into_the_pack_or_stays() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "fireball", "bomb", "tornado")
    axe, sword = from_bag(quest, "small-axe"), from_bag(quest, "steel-sword")
    script = ScriptRun(receive(quest, hero, axe))
    assert script.open[0].default == ("pack-4",)
    script.answer(0, "pack-4")
    assert worn(hero, "pack-4") == "small-axe"
    script = ScriptRun(receive(quest, hero, sword))
    assert script.open[0].default == ("leave",)
