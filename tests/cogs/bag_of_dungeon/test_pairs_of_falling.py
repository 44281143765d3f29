"""Two rules meeting where somebody falls or leaves: debts, upgrades, companions, bosses, and what was on the way."""

from cogs.bag_of_dungeon.events.combat import MonsterRecovered
from cogs.bag_of_dungeon.events.endgame import MornaFed
from cogs.bag_of_dungeon.events.frame import ExpeditionEnded, TurnBegan
from cogs.bag_of_dungeon.rules.fight.death import die, settle_deaths
from cogs.bag_of_dungeon.rules.fight.duel import duel
from cogs.bag_of_dungeon.rules.fight.encounter import choose
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.fighting_out import Resolve
from cogs.bag_of_dungeon.rules.frame.departure import depart
from cogs.bag_of_dungeon.rules.frame.outcome import judge, outcome
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.places.forest import use_bones
from cogs.bag_of_dungeon.rules.places.offers import fallen_offers, use_chest
from cogs.bag_of_dungeon.rules.rewards.kills import boss_falls
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    claim,
    drop,
    fight_at,
    give,
    is_sound,
    lay,
    next_item,
    next_tile,
    set_dragon,
    set_morna,
    worn,
)
from tests.support.scripts import run_script


def test_r41_r66_who_falls_with_the_dragon_loses_the_bear_to_the_bag_and_the_axe_to_the_pool() -> None:
    quest = adventure("sirrus", dice=[1, 2, 1, 6, 6, 6, 6])
    hero = quest.hero(0)
    exit_, pool = lay(quest, "dexit", 0, -1), lay(quest, "d38", 0, 1)
    set_dragon(quest, exit_)
    hero.at, hero.used = exit_.key, 1
    give(quest, hero, "iron-axe", "loyal-bear")
    run_script(fight_on_tile(quest, hero), {0: ["fight"]}, otherwise="fight")
    assert [item.key for item in pool.items] == ["iron-axe"]
    assert not hero.companions
    assert any(item.key == "loyal-bear" for item in quest.stock("dungeon").items)


def test_r42_r75_upgrade_tokens_and_kills_outlive_a_life_and_so_does_what_is_owed() -> None:
    quest = adventure("alendra", dice=[])
    hero = quest.hero(0)
    hero.is_upgraded, hero.tokens, hero.hp, hero.debt = True, 2, 0, 2
    claim(quest, hero, "goblin")
    run_script(settle_deaths(quest), {})
    assert (hero.lives, hero.tokens, hero.kills, hero.is_upgraded) == (2, 2, ["goblin"], True)
    quest.state.active = None
    run_script(play_hero(quest, hero), {0: ["end"]})
    assert hero.debt == 0


def test_r52_r40_what_a_fallen_partner_owes_is_paid_in_the_next_turn() -> None:
    quest = adventure("sirrus", "rill")
    friend = quest.hero(1)
    friend.debt, friend.hp = 3, 0
    run_script(settle_deaths(quest), {})
    run = run_script(play_hero(quest, friend), {1: ["end"]})
    assert [event.ap for event in run.events if isinstance(event, TurnBegan)] == [2]


def test_r22_r42_the_house_rule_calls_nobody_back() -> None:
    quest = adventure("sirrus", "duric", house_restore=True)
    hero, friend = quest.state.heroes
    dragon = set_dragon(quest, lay(quest, "dexit", 0, -1))
    friend.status, friend.lives, friend.hp, friend.at = "out", 0, 0, ""
    hero.lives, dragon.hp = 1, 0
    run_script(boss_falls(quest, dragon), {})
    assert (hero.lives, friend.lives, friend.status) == (3, 0, "out")


def test_r123_r79_he_feeds_no_further_than_the_bane_allows() -> None:
    quest = adventure("sirrus", "duric", mode="forest")
    morna = set_morna(quest, quest.state.tiles["fstart"])
    morna.is_baned, morna.most, morna.hp = True, 10, 8
    hero = quest.hero(0)
    hero.hp = 0
    run = run_script(die(quest, hero, morna), {})
    assert [event.hp for event in run.events if isinstance(event, MornaFed)] == [10]


def test_r126_r129_as_rivals_nobody_wins_where_the_last_fell_with_him() -> None:
    quest = adventure("sirrus", "duric", mode="forest", style="competitive", kb_bosses=True)
    hero, friend = quest.state.heroes
    morna = set_morna(quest, quest.state.tiles["fstart"])
    friend.status, friend.lives, friend.hp, friend.at = "out", 0, 0, ""
    hero.hp, hero.lives, hero.tokens = 0, 1, 1
    (torch,) = give(quest, hero, "hunting-knife")
    story = "I gave him the knife he had asked for, and the whole of the arm behind it."
    run_script(die(quest, hero, morna), {0: [f"item-{torch.id}", story]})
    run = run_script(judge(quest), {})
    assert [event.result for event in run.events if isinstance(event, ExpeditionEnded)] == ["morna"]
    result = outcome(quest.state)
    assert result is not None
    assert result.winners == ()


def test_r80_r103_a_bearer_who_takes_the_beast_along_leaves_the_seed_where_it_fell() -> None:
    quest = adventure("sirrus", "duric", mode="forest", dice=[1, 2, 6, 6])
    hero, friend = quest.state.heroes
    lair = lay(quest, "f05", 0, -1, monster="moss-ogre")
    hero.at, hero.hp, hero.used, hero.tokens, hero.seeds = lair.key, 1, 1, 1, 1
    (knife,) = give(quest, hero, "hunting-knife")
    next_item(quest, "ash-spear", "hide-jerkin", world="forest")
    story = "It swallowed the knife before it swallowed me, and that was one too many."
    run_script(fight_on_tile(quest, hero), {0: ["fight", "take", f"item-{knife.id}", story]})
    assert (lair.monster, lair.seeds, [item.key for item in lair.items]) == (None, 1, ["ash-spear", "hide-jerkin"])
    friend.at = lair.key
    assert [option.key for option in fallen_offers(quest, friend)] == ["seeds"]


def test_r132_r141_the_ring_of_who_goes_home_lies_free_without_a_guard() -> None:
    quest = adventure("sirrus", "duric")
    hero, friend = quest.state.heroes
    tile = lay(quest, "d34", 0, -1)
    hero.at = friend.at = tile.key
    quest.state.ring_with, quest.state.active = hero.index, None
    run_script(depart(quest, hero.seat), {})
    assert [option.key for option in fallen_offers(quest, friend)] == ["ring"]


def test_r105_r65_a_trap_among_the_bones_may_kill() -> None:
    quest = adventure("sirrus", mode="forest", dice=[6])
    hero = quest.hero(0)
    tile = lay(quest, "f19", 0, -1, has_token=True)
    hero.at, hero.hp = tile.key, 3
    claim(quest, hero, "thornling", "thornling", "mire-toad")
    next_item(quest, "snare", world="forest")
    run_script(use_bones(quest, hero, "find"), {})
    run_script(settle_deaths(quest), {})
    assert (hero.lives, hero.kills, hero.at) == (2, [], "fstart")


def test_r64_r65_who_falls_to_the_first_trap_of_a_chest_draws_no_second_item() -> None:
    quest = adventure("sirrus", dice=[6, 6])
    hero = quest.hero(0)
    hero.hp = 2
    chest = drop(quest, quest.tile(hero), "large-chest")
    next_item(quest, "spear-trap", "iron-axe")
    run_script(use_chest(quest, hero, f"chest-{chest.id}"), {})
    assert hero.hp == 0
    assert quest.stock("dungeon").items[-1].key == "iron-axe"


def test_r130_r40_a_duel_may_cost_a_life_and_the_attackers_turn_is_over_all_the_same() -> None:
    quest = adventure("sirrus", "duric", pvp=True, dice=[1, 2, 6, 5])
    hero, friend = quest.state.heroes
    hero.used = friend.used = 1
    hero.at = friend.at = lay(quest, "d34", 0, -1).key
    hero.hp = 2
    give(quest, hero, "health-potion")
    run_script(duel(quest, hero, "attack-1"), {})
    assert (hero.lives, hero.at, quest.is_turn_over, friend.kills) == (2, "dstart", True, [])
    assert [item.key for item in quest.state.tiles["d34"].items] == ["health-potion"]


def test_r29_r142_whoever_has_three_hp_flees_to_a_new_tile_with_one() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    lair = lay(quest, "d32", 0, -1, monster="troll")
    hero.at, hero.hp = lair.key, 3
    next_tile(quest, "d06")
    run_script(fight_on_tile(quest, hero), {0: ["flee-north"]})
    assert (hero.hp, hero.at, hero.ap, hero.lives) == (1, "d06", 3, 3)


def test_r55_r125_who_took_over_flees_on_the_ap_of_the_next_turn() -> None:
    quest = adventure("sirrus", "duric")
    hero, friend = quest.state.heroes
    lair = lay(quest, "d02", 0, -1, monster="troll")
    assert lair.monster is not None
    friend.at = lair.key
    fight = fight_at(lair, friend, veterans=[hero.index, friend.index])
    quest.state.fight, lair.monster.hp = fight, 4
    run_script(choose(quest, fight, friend, Resolve()), {1: ["escape-dstart"]})
    assert (friend.debt, friend.at, friend.hp, fight.fighters) == (1, "dstart", 11, [])


def test_r39_r55_a_beast_both_have_fled_is_whole_again_and_its_tile_is_met_anew() -> None:
    quest = adventure("sirrus", "duric", dice=[6, 5, 1, 1, 1])
    hero, friend = quest.state.heroes
    lair = lay(quest, "d02", 0, -1, monster="troll")
    hero.at = friend.at = lair.key
    hero.used = 1
    run = run_script(fight_on_tile(quest, hero), {0: ["tag-1", "fight", "escape-dstart"], 1: ["join", "escape-dstart"]},
                     otherwise="keep")  # fmt: skip
    assert [event.hp for event in run.events if isinstance(event, MonsterRecovered)] == [10]
    assert is_sound(quest)
    assert worn(hero, "hand-1") is None
