"""Two rules meeting over calls, consent and the order of a turn."""

import pytest

from bot.engine import Term
from cogs.bag_of_dungeon.events.combat import RoundRolled, Tied
from cogs.bag_of_dungeon.events.endgame import MornaStayed
from cogs.bag_of_dungeon.events.map import WallBreached
from cogs.bag_of_dungeon.rules.endgame.morna import move_morna
from cogs.bag_of_dungeon.rules.fight.encounter import choose
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.fighting_out import Resolve
from cogs.bag_of_dungeon.rules.fight.shots import targets
from cogs.bag_of_dungeon.rules.fight.tagging import tag_offers
from cogs.bag_of_dungeon.rules.fight.wounds import Hit, suffer
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.map.last_tile import place_if_due
from cogs.bag_of_dungeon.rules.map.moving import move
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.rules.rewards.kills import gain_item
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    drop,
    fight_at,
    give,
    lay,
    next_item,
    set_dragon,
    set_morna,
    worn,
)
from tests.support.scripts import ScriptRun, run_script


def test_r50_r125_out_of_turn_a_call_is_paid_from_the_next_turn() -> None:
    quest = adventure("sirrus", "duric", mode="forest")
    hero = quest.hero(0)
    start = quest.state.tiles["fstart"]
    set_morna(quest, start)
    quest.state.active, hero.debt = None, 4
    fight = fight_at(start, hero, is_morna=True, can_escape=False)
    assert [option.key for option in tag_offers(quest, fight, hero)] == ["tag-1"]
    hero.debt = 5
    assert tag_offers(quest, fight, hero) == []


def test_r51_r50_who_said_no_is_not_called_again_in_that_fight_but_is_in_the_next() -> None:
    quest = adventure("sirrus", "duric")
    hero, friend = quest.state.heroes
    tile = lay(quest, "d02", 0, -1, monster="troll")
    hero.at = friend.at = tile.key
    fight = fight_at(tile, hero, refused=[friend.index])
    assert tag_offers(quest, fight, hero) == []
    assert len(tag_offers(quest, fight_at(tile, hero), hero)) == 1


def test_r35_r38_a_tie_asks_nobody_for_a_reaction() -> None:
    quest = adventure("duric", dice=[1, 2, 2])
    hero = quest.hero(0)
    hero.tokens = 3
    hero.at = lay(quest, "d02", 0, -1, monster="mummy").key
    run = ScriptRun(fight_on_tile(quest, hero))
    run.answer(0, "fight")
    assert [type(event) for event in run.events if isinstance(event, Tied)] == [Tied]
    assert run.open[0].word == "encounter"


def test_r27_r60_arranging_between_rounds_costs_neither_ap_nor_the_round() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    tile = lay(quest, "d02", 0, -1, monster="troll")
    hero.at = tile.key
    (axe,) = give(quest, hero, "iron-axe")
    fight = fight_at(tile, hero)
    quest.state.fight = fight
    run = ScriptRun(choose(quest, fight, hero, Resolve()))
    for key in ("arrange", f"item-{axe.id}", "pack-1"):
        run.answer(0, key)
    assert (hero.ap, fight.round, run.open[0].word) == (5, 0, "encounter")


def test_r25_r31_a_hazard_comes_before_the_monster_on_the_same_tile() -> None:
    quest = adventure("sirrus", dice=[1, 4])
    tile = lay(quest, "d37", 0, -1, monster="goblin")
    run = ScriptRun(move(quest, quest.hero(0), "move-north"))
    words = [event.word for event in run.events]
    assert words.index("spikey-sprung") < words.index("fight-began")
    assert quest.hero(0).hp == 6
    assert tile.monster is not None
    assert tile.monster.hp == 5


def test_r90_r63_a_spell_may_jam_old_spikey_and_has_left_the_game() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    lay(quest, "d37", 0, -1)
    (spell,) = give(quest, hero, "fireball")
    run_script(move(quest, hero, "move-north"), {0: [f"item-{spell.id}"]})
    assert [item.key for item in quest.stock("dungeon").gone_items] == ["fireball"]
    assert hero.hp == 10


def _stands(quest: Quest) -> list[str]:
    return [hero.at for hero in quest.state.heroes]


def test_r107_r101_one_poison_a_turn_from_vine_and_spiders_together() -> None:
    quest = adventure("nettle", mode="forest", dice=[])
    hero = quest.hero(0)
    hero.was_poisoned = True
    lay(quest, "f07", 0, -1)
    run_script(move(quest, hero, "move-north"), {})
    assert (hero.poison, _stands(quest)) == (0, ["f07"])


def test_p13_left_alone_poison_goes_into_an_empty_space() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    lay(quest, "f07", 0, -1)
    give(quest, hero, "ash-spear", "hide-jerkin")
    run = ScriptRun(move(quest, hero, "move-north"))
    assert run.open[0].default == ("hand-2",)


@pytest.mark.parametrize("kept", [0, 1])
def test_5_6_r69_of_two_items_drawn_a_rogue_keeps_the_one_she_wants_and_the_other_is_back_in_the_bag(kept: int) -> None:
    quest = adventure("sable")
    hero = quest.hero(0)
    hero.is_upgraded = True
    next_item(quest, "iron-axe", "torch")
    run = ScriptRun(gain_item(quest, hero, "dungeon"))
    run.answer(0, run.open[0].options[kept].key)
    run.answer(0, "hand-1")
    names = ["iron-axe", "torch"]
    assert worn(hero, "hand-1") == names[kept]
    assert any(item.key == names[1 - kept] for item in quest.stock("dungeon").items)


def test_r44_a_monster_in_one_direction_shields_nobody_in_another() -> None:
    quest = adventure("alendra")
    hero = quest.hero(0)
    lay(quest, "d02", 0, -1, monster="goblin")
    lay(quest, "d06", 0, -2, monster="troll")
    lay(quest, "d03", 1, 0, 1, monster="mummy")
    (bow,) = give(quest, hero, "bow")
    assert {tile.key for tile in targets(quest, hero, bow)} == {"d02", "d03"}


def test_r11_r143_at_0_ap_a_friend_with_the_ring_is_reason_to_be_asked() -> None:
    quest = adventure("sirrus", "duric")
    hero, friend = quest.state.heroes
    hero.debt, quest.state.ring_with = 5, friend.index
    assert ScriptRun(play_hero(quest, hero)).open[0].word == "menu"
    quest.state.ring_with = None
    hero.debt = 5
    assert not ScriptRun(play_hero(quest, hero)).open


def test_r11_r64_at_0_ap_a_chest_is_reason_to_be_asked() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    hero.debt = 5
    chest = drop(quest, quest.tile(hero), "small-chest")
    run = ScriptRun(play_hero(quest, hero))
    assert f"chest-{chest.id}" in [option.key for option in run.open[0].options]


def test_r16_a_breach_opens_a_wall_towards_an_empty_cell() -> None:
    quest = adventure("sirrus", dice=[6, 6])
    hero = quest.hero(0)
    for key, x, y, turns in (("d20", 0, -1, 1), ("d21", 1, -1, 2), ("d22", 1, 0, 3)):
        lay(quest, key, x, y, turns)
    lay(quest, "d23", -1, 0)
    quest.state.tiles["dstart"].openings = (0, 1)
    quest.state.tiles["d23"].openings = ()
    quest.stock("dungeon").stack = []
    run = run_script(place_if_due(quest, hero, "dungeon"), {}, otherwise="at-d20-0")
    (breach,) = [event for event in run.events if isinstance(event, WallBreached)]
    exit_ = quest.state.tiles["dexit"]
    assert breach.tile == "L20"
    assert (exit_.x, exit_.y) not in {(0, 0), (0, -1), (1, -1), (1, 0), (-1, 0)}


def test_p8_whoever_leads_two_is_told_which_of_them_is_about_to_be_hurt() -> None:
    quest = adventure("sirrus", "duric")
    hero = quest.hero(1)
    hero.tokens = 1
    run = ScriptRun(suffer(quest, hero, Hit(3, "trap", "R65")))
    assert run.open[1].facts["adventurer"] == Term("adventurer", ("duric",))


def test_r79_bossbane_between_the_rounds_of_a_fight() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    tile = lay(quest, "dexit", 0, -1)
    dragon = set_dragon(quest, tile)
    hero.at, hero.tokens = tile.key, 4
    run = ScriptRun(fight_on_tile(quest, hero))
    run.answer(0, "bossbane-red-dragon")
    assert (dragon.hp, dragon.most, hero.tokens) == (10, 10, 0)


def test_r118_with_nobody_in_the_forest_he_stays_where_he_is() -> None:
    quest = adventure("sirrus", mode="combined", dice=[3, 3])
    hero = quest.hero(0)
    lay(quest, "f01", 0, -1)
    hero.at = lay(quest, "dstart", 0, 40).key
    set_morna(quest, quest.state.tiles["fstart"])
    run = run_script(move_morna(quest), {})
    assert [event.tile for event in run.events if isinstance(event, MornaStayed)] == ["M20"]


def test_r32_a_roll_says_whom_it_is_against() -> None:
    quest = adventure("duric", dice=[1, 2, 2])
    hero = quest.hero(0)
    hero.at = lay(quest, "d02", 0, -1, monster="mummy").key
    run = ScriptRun(fight_on_tile(quest, hero))
    run.answer(0, "fight")
    assert [event.monster for event in run.events if isinstance(event, RoundRolled)] == ["mummy"]
