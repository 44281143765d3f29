"""Two rules meeting around monsters: mirrors, the Ring, the calm of the forest, charges, Morna Gul's way and blows."""

import pytest

from cogs.bag_of_dungeon.events.endgame import ForestCalmed, MornaCame, TreeCalled
from cogs.bag_of_dungeon.events.hazards import SeedsCarriedOut
from cogs.bag_of_dungeon.events.map import MonsterRevealed
from cogs.bag_of_dungeon.events.wounds import HeroHurt
from cogs.bag_of_dungeon.rules.endgame.gathering import watch
from cogs.bag_of_dungeon.rules.endgame.leaving import leave
from cogs.bag_of_dungeon.rules.endgame.morna import move_morna
from cogs.bag_of_dungeon.rules.fight.duel import duel
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.items import fight_items
from cogs.bag_of_dungeon.rules.fight.ranged import fire
from cogs.bag_of_dungeon.rules.goods.bags import token
from cogs.bag_of_dungeon.rules.map.moving import move
from cogs.bag_of_dungeon.rules.places.forest import search_swamp, try_seed
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.rules.rewards.kills import reward_count
from cogs.bag_of_dungeon.state import Tile
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    fight_at,
    give,
    lay,
    next_monster,
    set_dragon,
    set_monster,
    set_morna,
)
from tests.support.scripts import ScriptRun, run_script


@pytest.mark.parametrize(("hp", "rewards"), [(5, 0), (6, 1), (9, 1), (10, 2)])
def test_r73_r68_a_mirror_pays_by_the_hp_it_copied(hp: int, rewards: int) -> None:
    quest = adventure("sirrus")
    quest.hero(0).hp = hp
    assert reward_count(token(quest, "mirror-monster", "dungeon", quest.hero(0))) == rewards


def test_r73_r53_a_mirror_copies_no_partners_dice_and_no_draught() -> None:
    quest = adventure("sirrus", "duric")
    hero, friend = quest.state.heroes
    tile = lay(quest, "d02", 0, -1)
    quest.state.fight = fight_at(tile, hero, friend, extra={0: 1}, clobber=2)
    assert token(quest, "mirror-monster", "dungeon", hero).dice == 2


def test_r96_r109_what_the_pit_draws_from_the_dungeons_bag_has_no_purple_side() -> None:
    quest = adventure("sirrus", mode="combined", dice=[1, 6, 6, 1, 6, 6, 1])
    hero = quest.hero(0)
    quest.state.ring_with, hero.used = 0, 1
    lay(quest, "f02", 0, -1)
    next_monster(quest, "goblin", "goblin")
    run = run_script(move(quest, hero, "move-north"), {})
    assert [event.is_purple for event in run.events if isinstance(event, MonsterRevealed)] == [False, False]
    assert hero.kills == ["goblin", "goblin"]


def _calm(*dice: int) -> Quest:
    quest = adventure("sirrus", mode="forest", dice=dice)
    set_morna(quest, lay(quest, "f08", 9, 9))
    return quest


def test_r114_r104_in_the_calm_a_swamp_hides_no_monster() -> None:
    quest = _calm(1)
    hero = quest.hero(0)
    hero.at = lay(quest, "f17", 0, -1, 2, has_token=True).key
    run_script(search_swamp(quest, hero, "swamp"), {})
    assert (quest.is_turn_over, quest.state.tiles["f17"].has_token, hero.ap) == (False, False, 2)


def test_r115_r124_in_the_calm_a_seed_is_taken_without_a_roll() -> None:
    quest = _calm()
    hero = quest.hero(0)
    hero.at = lay(quest, "f10", 0, -1, 2, has_token=True).key
    run_script(try_seed(quest, hero, "seed"), {})
    assert (hero.seeds, quest.state.tiles["f10"].has_token) == (1, False)


@pytest.mark.parametrize("key", ["f03", "f02", "f07"])
def test_r115_r25_in_the_calm_web_pit_and_vine_do_no_harm(key: str) -> None:
    quest = _calm()
    lay(quest, key, 0, -1)
    run_script(move(quest, quest.hero(0), "move-north"), {})
    assert (quest.hero(0).poison, quest.is_turn_over) == (0, False)


def test_r47_r36_a_charge_goes_through_armour() -> None:
    quest = adventure("alendra", "duric", dice=[1, 5])
    hero, friend = quest.state.heroes
    near, far = lay(quest, "d06", 0, -1), lay(quest, "d02", 0, -2, monster="troll")
    friend.at = near.key
    give(quest, friend, "magic-armour", "steel-shield")
    (bow,) = give(quest, hero, "bow")
    run = ScriptRun(fire(quest, hero, bow, far))
    hurt = [event for event in run.events if isinstance(event, HeroHurt)]
    assert [(event.hero, event.damage, event.absorbed) for event in hurt] == [("duric", 5, 0)]


def test_r48_r49_the_dragon_neither_charges_nor_ends_the_turn_of_who_shoots_her() -> None:
    quest = adventure("alendra", dice=[1, 1])
    hero = quest.hero(0)
    lay(quest, "d06", 0, -1)
    lair = lay(quest, "dexit", 0, -2)
    dragon = set_dragon(quest, lair)
    (staff,) = give(quest, hero, "ice-staff")
    run_script(fire(quest, hero, staff, lair), {})
    assert (dragon.hp, lair.monster, quest.is_turn_over, hero.ap) == (18, dragon, False, 2)


def test_r33_r130_a_double_is_critical_in_a_duel_too() -> None:
    quest = adventure("alendra", "rill", pvp=True, dice=[3, 3, 1, 2])
    one, other = quest.state.heroes
    one.at = other.at = lay(quest, "d34", 0, -1).key
    run_script(duel(quest, one, "attack-1"), {})
    assert other.hp == 9 - (12 + 1 - 3) or other.lives == 2


def test_r54_r36_a_partner_bears_half_of_what_came_through_and_no_armour_helps() -> None:
    quest = adventure("sirrus", "rill", dice=[1, 1, 2, 6, 6])
    hero, friend = quest.state.heroes
    lair = lay(quest, "d02", 0, -1, monster="troll")
    hero.at = friend.at = lair.key
    hero.used = 1
    give(quest, hero, "magic-armour")
    give(quest, friend, "steel-armour")
    run = ScriptRun(fight_on_tile(quest, hero))
    run.answer(0, "tag-1")
    run.answer(1, "join")
    run.answer(0, "fight")
    hurt = [event for event in run.events if isinstance(event, HeroHurt)]
    told = [(event.hero, event.damage, event.cause) for event in hurt]
    assert told == [("sirrus", 8, "combat"), ("rill", 4, "share")]


def test_r114_r116_all_hear_who_went_and_who_came() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    tree = lay(quest, "ftree", 0, -1)
    hero.at, hero.seeds, quest.state.phase = tree.key, 1, "gather"
    run = run_script(watch(quest), {})
    assert [event for event in run.events if isinstance(event, ForestCalmed | MornaCame)] == [
        ForestCalmed(tile="M19"),
        MornaCame(tile="M20", hp=20),
    ]


def test_r140_r94_all_hear_where_the_seeds_went() -> None:
    quest = adventure("sirrus", mode="combined")
    hero = quest.hero(0)
    gate = lay(quest, "f01", 0, -1)
    lay(quest, "dstart", 0, 40)
    exit_ = lay(quest, "dexit", 0, 39, seeds=2)
    hero.at, quest.state.dragon_dead, quest.state.ring_with = exit_.key, True, 0
    run = run_script(leave(quest, hero, "leave"), {})
    told = [event for event in run.events if isinstance(event, SeedsCarriedOut)]
    assert told == [SeedsCarriedOut(origin=exit_.label, count=2, tile=gate.label)]
    assert gate.seeds == 2


# --- Morna Gul ---


def _hunted(*dice: int, heroes: tuple[str, ...] = ("sirrus", "duric")) -> tuple[Quest, Tile]:
    """He stands on the Start; two plain tiles lie to the north, two to the south."""
    quest = adventure(*heroes, mode="forest", dice=dice)
    for key, y in (("f34", -1), ("f35", -2), ("f36", 1), ("f30", 2)):
        lay(quest, key, 0, y)
    set_morna(quest, quest.state.tiles["fstart"])
    quest.state.active = None
    return quest, quest.state.tiles["fstart"]


def test_r118_of_two_as_near_he_wants_the_weaker_then_the_one_whose_turn_is_first() -> None:
    for weaker, goal in ((0, "f35"), (1, "f30"), (None, "f35")):
        quest, _ = _hunted(1, 1)
        hero, friend = quest.state.heroes
        hero.at, friend.at, hero.hp, friend.hp = "f35", "f30", 9, 9
        if weaker is not None:
            quest.hero(weaker).hp = 3
        ScriptRun(move_morna(quest))
        assert quest.state.morna_at == goal


def test_r118_r117_a_bearer_further_off_is_wanted_before_who_stands_near() -> None:
    quest, _ = _hunted(1, 1)
    hero, friend = quest.state.heroes
    hero.at, friend.at, friend.seeds = "f34", "f30", 1
    ScriptRun(move_morna(quest))
    assert quest.state.morna_at == "f30"


def test_r119_r117_whom_he_stands_beside_already_he_fights_without_a_step() -> None:
    quest, start = _hunted(6, 6)
    hero, friend = quest.state.heroes
    hero.at, friend.at, friend.seeds = start.key, "f30", 1
    run = ScriptRun(move_morna(quest))
    assert (quest.state.morna_at, run.open[0].word) == ("fstart", "encounter")


def test_r121_r58_no_tornado_blows_anybody_out_of_his_reach() -> None:
    quest, start = _hunted()
    hero = quest.hero(0)
    quest.state.active = 0
    hero.at = start.key
    fight = fight_at(start, hero, is_morna=True, can_escape=False)
    quest.state.fight = fight
    hero.spaces[4].item = next(item for item in adventure("rill").stock("dungeon").items if item.key == "tornado")
    assert fight_items(quest, fight, hero) == []


def test_r122_r54_the_partner_who_is_hurt_is_lifted_and_the_front_fights_on() -> None:
    quest, start = _hunted(1, 2, 1, 1, 1, 1, 1)
    hero, friend = quest.state.heroes
    quest.state.active, hero.used = 0, 1
    hero.at = friend.at = start.key
    give(quest, hero, "swamp-lantern")
    run = ScriptRun(fight_on_tile(quest, hero))
    for seat, key in ((0, "tag-1"), (1, "join"), (0, "fight"), (0, "stay"), (1, "tile-f34")):
        run.answer(seat, key)
    assert (hero.hp, friend.hp, friend.at, hero.at) == (2, 8, "f34", "fstart")
    assert (run.open[0].word, quest.state.fight and quest.state.fight.fighters) == ("encounter", [0])


def test_r122_all_hear_where_the_tree_set_somebody_down() -> None:
    quest, start = _hunted(5, 6, 1, 1, 1, 3)
    hero = quest.hero(0)
    quest.state.active, hero.used, quest.hero(1).at = 0, 1, "f30"
    hero.at = start.key
    run = run_script(fight_on_tile(quest, hero), {0: ["fight", "tile-f34"]})
    assert [event.tile for event in run.events if isinstance(event, TreeCalled)] == ["M19"]
    assert hero.at == "f34"


def test_r31_r26_a_monster_set_loose_on_the_start_is_met_by_who_wakes_there() -> None:
    quest = adventure("sirrus")
    set_monster(quest, quest.state.tiles["dstart"], "goblin")
    assert quest.is_barred(quest.hero(0))
