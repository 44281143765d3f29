"""Old Spikey, the Healing Pool, hidden items, chests and traps (R64, R65, R86-R92)."""

from cogs.bag_of_dungeon.rules.map.laying import reveal_icon
from cogs.bag_of_dungeon.rules.map.moving import move
from cogs.bag_of_dungeon.rules.places.offers import pool_offers, take_cache, use_chest, use_pool
from cogs.bag_of_dungeon.rules.rewards.kills import gain_item
from tests.cogs.bag_of_dungeon.maps import adventure, drop, give, is_sound, lay, next_item
from tests.support.scripts import run_script


def test_t25_old_spikey_hurts_everybody_there() -> None:
    quest = adventure("sirrus", "duric", "rill", dice=[2, 4], skill_tokens=False)
    spikey = lay(quest, "d37", 0, -1)
    quest.hero(1).at = quest.hero(2).at = spikey.key
    run_script(move(quest, quest.hero(0), "move-north"), {})
    assert [hero.hp for hero in quest.state.heroes] == [6, 8, 5]
    assert is_sound(quest)


def test_t25_from_three_it_sleeps_and_an_item_jams_it() -> None:
    quest = adventure("sirrus", dice=[3])
    lay(quest, "d37", 0, -1)
    run_script(move(quest, quest.hero(0), "move-north"), {})
    assert quest.hero(0).hp == 10
    quest = adventure("sirrus")
    lay(quest, "d37", 0, -1)
    (axe,) = give(quest, quest.hero(0), "iron-axe")
    run_script(move(quest, quest.hero(0), "move-north"), {0: [f"item-{axe.id}"]})
    assert quest.hero(0).hp == 10
    assert quest.stock("dungeon").spent_items == [axe]
    assert is_sound(quest)


def test_t26_the_pool_has_a_token_for_each() -> None:
    quest = adventure("sirrus", "duric", "rill")
    tile = lay(quest, "d38", 0, -1)
    run_script(reveal_icon(quest, tile), {})
    assert tile.pool == 3
    hero = quest.hero(0)
    hero.at, hero.hp = tile.key, 2
    assert [option.key for option in pool_offers(quest, hero)] == ["pool"]
    run_script(use_pool(quest, hero, "pool"), {})
    assert (hero.hp, tile.pool, quest.is_turn_over) == (10, 2, True)


def test_r89_a_hidden_item_is_taken_while_it_is_there() -> None:
    quest = adventure("sirrus")
    tile = lay(quest, "d05", 0, -1)
    next_item(quest, "iron-axe")
    run_script(reveal_icon(quest, tile), {})
    quest.hero(0).at = tile.key
    run_script(take_cache(quest, quest.hero(0), "cache"), {0: ["hand-1"]})
    assert tile.cache is None
    assert is_sound(quest)


def test_r65_a_trap_drawn_goes_off_and_armour_helps() -> None:
    quest = adventure("sirrus", "duric", dice=[5], skill_tokens=False)
    give(quest, quest.hero(0), "steel-armour")
    next_item(quest, "spear-trap")
    run_script(gain_item(quest, quest.hero(0), "dungeon"), {})
    assert [hero.hp for hero in quest.state.heroes] == [6, 7]
    assert [item.key for item in quest.stock("dungeon").spent_items] == ["spear-trap"]
    assert is_sound(quest)


def test_r64_chests() -> None:
    for die, hp, count in ((2, 5, 0), (3, 10, 2)):
        quest = adventure("sirrus", dice=[die], skill_tokens=False)
        hero = quest.hero(0)
        chest = drop(quest, quest.tile(hero), "large-chest")
        next_item(quest, "iron-axe", "steel-sword")
        answers = ["hand-1", "hand-2"][:count]
        run_script(use_chest(quest, hero, f"chest-{chest.id}"), {0: answers})
        assert hero.hp == hp
        assert sum(space.item is not None for space in hero.spaces) == count
        assert quest.tile(hero).items == []
        assert is_sound(quest)


def test_r64_a_chest_among_rewards_stays_on_the_tile() -> None:
    quest = adventure("sirrus")
    next_item(quest, "small-chest")
    run_script(gain_item(quest, quest.hero(0), "dungeon"), {})
    assert [item.key for item in quest.tile(quest.hero(0)).items] == ["small-chest"]


def test_r131_alone_the_insurance_is_set_aside() -> None:
    quest = adventure("sirrus")
    next_item(quest, "acme-insurance", "iron-axe")
    run_script(gain_item(quest, quest.hero(0), "dungeon"), {0: ["hand-1"]})
    assert [item.key for item in quest.stock("dungeon").gone_items] == ["acme-insurance"]
    assert quest.hero(0).spaces[0].item is not None
