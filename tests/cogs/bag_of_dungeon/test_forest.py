"""The special tiles of the forest (R98-R112) and the Ring's powers there (R96, R97)."""

from cogs.bag_of_dungeon.content import SPIDERS
from cogs.bag_of_dungeon.events.combat import InstantKill, MonsterHurt, RoundRolled, SpidersLeft
from cogs.bag_of_dungeon.events.map import MonsterRevealed
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.goods import bags, inventory
from cogs.bag_of_dungeon.rules.goods.arranging import arrange
from cogs.bag_of_dungeon.rules.map.moving import move, walk_web, web_offers
from cogs.bag_of_dungeon.rules.places.forest import bones_offers, search_swamp, seed_offers, try_seed, use_bones
from cogs.bag_of_dungeon.rules.places.poison import cure, poison
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    claim,
    give,
    is_sound,
    lay,
    next_item,
    next_monster,
    set_monster,
)
from tests.support.scripts import ScriptRun, run_script

EIGHT = ("ash-spear", "hunting-knife", "scale-coat", "greased-boots", "rope", "fire-pot", "elder-sap", "antidote-herb")


def test_t31_a_vine_takes_a_space_once_a_turn() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    give(quest, hero, *EIGHT)
    vine = lay(quest, "f07", 0, -1)
    run_script(move(quest, hero, "move-north"), {0: ["pack-1"]})
    assert hero.spaces[4].is_poisoned
    assert hero.spaces[4].item is None
    assert [item.key for item in vine.items] == ["rope"]
    lay(quest, "f15", 0, -2, 2)
    run = run_script(move(quest, hero, "move-north"), {})
    assert (hero.poison, run.asked) == (1, [])
    assert is_sound(quest)


def test_r100_poison_can_be_moved_and_cured() -> None:
    quest = adventure("sirrus", mode="forest", dice=[])
    hero = quest.hero(0)
    run_script(poison(quest, hero), {0: ["hand-1"]})
    assert inventory.free_space(hero, give(quest, hero, "ash-spear")[0]) is not None
    assert hero.spaces[0].item is None
    run_script(arrange(quest, hero), {0: ["poison-hand-1", "pack-1"]})
    assert [space.is_poisoned for space in hero.spaces] == [False] * 4 + [True] + [False] * 3
    assert cure(hero) == 1


def test_t32_a_guarded_seed_stays_until_it_is_won() -> None:
    quest = adventure("sirrus", mode="forest", dice=[1, 4])
    hero = quest.hero(0)
    tile = lay(quest, "f10", 0, -1, 2, has_token=True)
    hero.at = tile.key
    next_monster(quest, "mire-toad", world="forest")
    run_script(try_seed(quest, hero, "seed"), {0: ["escape-fstart"]})
    assert (tile.has_token, hero.seeds) == (True, 0)
    assert tile.monster is not None  # it stays where it is (R39)
    assert quest.is_turn_over
    bags.spend_monster(quest, tile.monster)
    tile.monster, hero.at, hero.has_tried_seed, quest.is_turn_over = None, tile.key, False, False
    run_script(try_seed(quest, hero, "seed"), {})
    assert (tile.has_token, hero.seeds) == (False, 1)
    assert seed_offers(quest, hero) == []


def test_r102_a_beaten_guard_gives_the_seed() -> None:
    quest = adventure("sirrus", mode="forest", dice=[1, 6, 5, 1])
    hero = quest.hero(0)
    hero.used = 1
    tile = lay(quest, "f10", 0, -1, 2, has_token=True)
    hero.at = tile.key
    next_monster(quest, "thornling", world="forest")
    run_script(try_seed(quest, hero, "seed"), {0: ["fight"]})
    assert (hero.seeds, hero.kills, quest.is_turn_over) == (1, ["thornling"], True)


def test_t33_a_swamp_gives_an_item_or_a_fight() -> None:
    quest = adventure("sirrus", mode="forest", dice=[5])
    hero = quest.hero(0)
    tile = lay(quest, "f17", 0, -1, 2, has_token=True)
    hero.at = tile.key
    next_item(quest, "ash-spear", world="forest")
    run_script(search_swamp(quest, hero, "swamp"), {0: ["hand-1"]})
    assert (hero.ap, tile.has_token, quest.is_turn_over) == (2, False, False)
    assert hero.spaces[0].item is not None

    quest = adventure("sirrus", mode="forest", dice=[3, 6, 5, 1])
    hero = quest.hero(0)
    hero.used = 1
    hero.at = lay(quest, "f17", 0, -1, 2, has_token=True).key
    next_monster(quest, "thornling", world="forest")
    run_script(search_swamp(quest, hero, "swamp"), {0: ["fight"]})
    assert quest.is_turn_over


def test_the_lantern_makes_the_search_cheap() -> None:
    quest = adventure("sirrus", mode="forest", dice=[5])
    hero = quest.hero(0)
    give(quest, hero, "swamp-lantern")
    hero.at = lay(quest, "f17", 0, -1, 2, has_token=True).key
    next_item(quest, "ash-spear", world="forest")
    run_script(search_swamp(quest, hero, "swamp"), {0: ["hand-2"]})
    assert hero.ap == 4


def test_t34_spiders_die_by_the_lead_and_pay_nothing() -> None:
    quest = adventure("sirrus", mode="forest", dice=[2, 3, 4, 3, 1, 2])
    hero = quest.hero(0)
    hero.used = 1
    lay(quest, "f03", 0, -1)
    run = run_script(move(quest, hero, "move-north"), {0: ["fight"]})
    (rolled,) = [e for e in run.events if isinstance(e, RoundRolled)]
    assert (rolled.total, rolled.foe_total) == (9, 6)
    assert (hero.kills, hero.poison, quest.is_turn_over) == ([], 0, True)
    assert not any(prompt.word == "reward" for prompt in run.asked)
    assert is_sound(quest)


def test_r106_a_bite_poisons_and_survivors_leave() -> None:
    quest = adventure("sirrus", mode="forest", dice=[1, 4, 1, 2, 3, 1])
    hero = quest.hero(0)
    hero.used = 1
    tile = lay(quest, "f03", 0, -1)
    run = ScriptRun(move(quest, hero, "move-north"))
    run.answer(0, "fight")  # 5 against 8
    run.answer(0, "pack-1")
    assert (hero.hp, hero.poison) == (7, 1)
    run.answer(0, "escape-fstart")
    assert tile.monster is None
    assert any(isinstance(e, SpidersLeft) for e in run.events)


def test_t35_company_keeps_the_spiders_away_and_webs_are_ways() -> None:
    quest = adventure("sirrus", "duric", mode="forest", dice=[6])
    hero, friend = quest.state.heroes
    near, far = lay(quest, "f03", 0, -1), lay(quest, "f12", 2, -1)
    lay(quest, "f08", 1, -1)
    friend.at = near.key
    run_script(move(quest, hero, "move-north"), {})
    assert [option.key for option in web_offers(quest, hero)] == ["web"]
    run_script(walk_web(quest, hero, "web"), {0: [f"tile-{far.key}"]})  # rolls the 6: nobody is there
    assert (hero.at, hero.ap) == (far.key, 3)
    run_script(walk_web(quest, hero, "web"), {0: [f"tile-{near.key}"]})
    assert hero.at == near.key
    assert is_sound(quest)


def test_t36_the_first_fall_meets_two_monsters() -> None:
    quest = adventure("sirrus", "duric", mode="forest", dice=[2, 6, 5, 1, 5, 6, 1])
    hero = quest.hero(0)
    hero.used = 1
    give(quest, hero, "swamp-lantern")
    pit = lay(quest, "f02", 0, -1)
    quest.hero(1).at = pit.key
    next_monster(quest, "thornling", "thornling", world="forest")
    run = ScriptRun(move(quest, hero, "move-north"))
    for _ in range(2):
        assert {option.word for option in run.open[0].options} == {"fight", "fight-out", "arrange"}
        run.answer(0, "fight")
    assert run.is_over
    assert hero.kills == ["thornling", "thornling"]
    assert (quest.is_turn_over, quest.state.has_fallen) == (True, True)
    assert is_sound(quest)


def test_t36_a_later_fall_only_ends_the_turn() -> None:
    quest = adventure("sirrus", mode="forest", dice=[2])
    quest.state.has_fallen = True
    lay(quest, "f02", 0, -1)
    run_script(move(quest, quest.hero(0), "move-north"), {})
    assert (quest.is_turn_over, quest.hero(0).at) == (True, "f02")


def test_a_rope_holds() -> None:
    quest = adventure("sirrus", mode="forest")
    give(quest, quest.hero(0), "rope")
    lay(quest, "f02", 0, -1)
    run_script(move(quest, quest.hero(0), "move-north"), {})
    assert not quest.is_turn_over


def test_t37_bone_yard_heal_and_find() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    yard = lay(quest, "f09", 0, -1, has_token=True)
    hero.at, hero.hp = yard.key, 3
    hero.spaces[7].is_poisoned = True
    claim(quest, hero, "thornling", "thornling", "mire-toad")
    assert {option.key for option in bones_offers(quest, hero)} == {"heal", "find"}
    run_script(use_bones(quest, hero, "heal"), {})
    assert (hero.poison, hero.hp, len(hero.kills), hero.ap, yard.has_token) == (0, 10, 3, 3, False)
    assert is_sound(quest)

    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    hero.at = lay(quest, "f09", 0, -1, has_token=True).key
    hero.spaces[7].is_poisoned = True
    claim(quest, hero, "thornling", "thornling", "mire-toad")
    next_item(quest, "ash-spear", world="forest")
    run_script(use_bones(quest, hero, "find"), {0: ["hand-1"]})
    assert (hero.poison, hero.kills) == (1, [])
    assert hero.spaces[0].item is not None
    assert is_sound(quest)


def test_t41_the_ring_turns_the_forest_purple_and_feeds_its_bearer() -> None:
    quest = adventure("sirrus", mode="combined", dice=[6, 5, 1, 1])
    hero = quest.hero(0)
    hero.used, hero.hp, quest.state.ring_with = 1, 7, 0
    lay(quest, "f05", 0, -1, is_hidden=True)
    next_monster(quest, "fen-wolf", world="forest")
    run = ScriptRun(move(quest, hero, "move-north"))
    (shown,) = [e for e in run.events if isinstance(e, MonsterRevealed)]
    assert (shown.dice, shown.plus, shown.hp, shown.is_purple) == (2, 3, 9, True)
    monster = quest.state.tiles["f05"].monster
    assert monster is not None
    monster.hp = 5
    run.answer(0, "fight")
    assert (hero.kills, hero.hp) == (["fen-wolf"], 9)


def test_t41_a_bearers_double_kills_outright_but_no_boss() -> None:
    quest = adventure("sirrus", mode="combined", dice=[1, 1, 6, 6])
    hero = quest.hero(0)
    hero.used, quest.state.ring_with = 1, 0
    tile = lay(quest, "f05", 0, -1)
    set_monster(quest, tile, "moss-ogre")
    hero.at = tile.key
    run = ScriptRun(fight_on_tile(quest, hero))
    run.answer(0, "fight")
    assert hero.kills == ["moss-ogre"]
    assert any(isinstance(e, InstantKill) for e in run.events)


def test_the_bog_hag_poisons_whom_she_hurts() -> None:
    quest = adventure("sirrus", mode="forest", dice=[1, 2, 4, 4])
    hero = quest.hero(0)
    hero.used = 1
    tile = lay(quest, "f05", 0, -1)
    set_monster(quest, tile, "bog-hag")
    hero.at = tile.key
    run = ScriptRun(fight_on_tile(quest, hero))
    run.answer(0, "fight")
    assert run.open[0].word == "poison"


def test_the_vine_horror_holds_for_a_round() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    give(quest, hero, "swamp-lantern")
    tile = lay(quest, "f05", 0, -1)
    set_monster(quest, tile, "vine-horror")
    hero.at = tile.key
    run = ScriptRun(fight_on_tile(quest, hero))
    assert not any(option.word.startswith("escape") for option in run.open[0].options)


def test_r101_once_per_turn_begins_anew_with_every_turn() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    hero.was_poisoned = True
    ScriptRun(play_hero(quest, hero))
    assert not hero.was_poisoned


def test_fire_kills_all_spiders() -> None:
    quest = adventure("sirrus", mode="forest", dice=[1, 6, 1, 1])
    hero = quest.hero(0)
    (pot,) = give(quest, hero, "fire-pot")
    lay(quest, "f03", 0, -1)
    run = run_script(move(quest, hero, "move-north"), {0: [f"item-{pot.id}"]})
    assert [e.hp for e in run.events if isinstance(e, MonsterHurt) and e.monster == SPIDERS] == [0]
