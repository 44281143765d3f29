"""Skill tokens: duck, dive, riposte, bossbane, killing blow, upgrades (R74-R84)."""

import pytest

from cogs.bag_of_dungeon.events.wounds import Riposted
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.death import die
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.wounds import Hit, suffer
from cogs.bag_of_dungeon.rules.goods.using import buy_upgrade, upgrade_offers
from cogs.bag_of_dungeon.rules.places.offers import chest_offers, use_chest
from cogs.bag_of_dungeon.rules.rewards import bane
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    drop,
    give,
    is_sound,
    lay,
    next_item,
    next_monster,
    set_dragon,
    set_monster,
)
from tests.cogs.bag_of_dungeon.saying import speaker
from tests.support.scripts import ScriptRun, run_script

STORY = "I stuffed the torch into its mouth and lit it."


def test_t27_a_riposte_turns_everything_back() -> None:
    quest = adventure("sirrus", "rill", dice=[1, 2, 3, 6, 4])
    fighter, healer = quest.state.heroes
    tile = lay(quest, "d01", 0, -1, monster="troll")
    fighter.at = healer.at = tile.key
    fighter.tokens, fighter.used = 3, 1
    run = ScriptRun(fight_on_tile(quest, fighter))
    for seat, key in ((0, "tag-1"), (1, "join"), (0, "fight"), (0, "riposte")):
        run.answer(seat, key)
    assert tile.monster is not None
    assert (fighter.hp, healer.hp, tile.monster.hp, fighter.tokens) == (10, 9, 4, 0)
    (riposte,) = [event for event in run.events if isinstance(event, Riposted)]
    assert speaker().event(riposte).endswith("damage back on the Troll: 4 HP left.")


def test_t28_ducking_twice() -> None:
    quest = adventure("sirrus", dice=[3, 2])
    hero = quest.hero(0)
    hero.tokens = 2
    run_script(suffer(quest, hero, Hit(7, "combat", "R36", is_armoured=True)), {0: ["duck", "duck"]})
    assert (hero.hp, hero.tokens) == (8, 0)
    assert is_sound(quest)


def test_r82_no_riposte_after_a_duck() -> None:
    """A Brace is a skill, and no token: it may follow a die that fell too low."""
    quest = adventure("duric", dice=[1])
    hero = quest.hero(0)
    hero.tokens = 4
    troll = set_monster(quest, quest.state.tiles["dstart"], "troll")
    run = ScriptRun(suffer(quest, hero, Hit(9, "combat", "R36", is_melee=True, foe=troll)))
    assert {option.key for option in run.open[0].options} == {"duck", "riposte", "brace", "take"}
    run.answer(0, "duck")
    assert {option.key for option in run.open[0].options} == {"duck", "brace", "take"}
    run.answer(0, "brace")
    assert hero.hp == hero.most_hp


def test_t29_bossbane_once_per_boss() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    hero.tokens = 8
    dragon = set_dragon(quest, lay(quest, "dexit", 0, -1))
    run_script(bane.from_menu(quest, hero, bane.offers(quest, hero)[0].key), {})
    assert (dragon.hp, dragon.most, hero.tokens) == (10, 10, 4)
    assert bane.offers(quest, hero) == []


def test_t30_the_killing_blow_and_its_story() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    tile = lay(quest, "d01", 0, -1)
    zombie = set_monster(quest, tile, "zombie")
    torch, _ = give(quest, hero, "torch", "steel-armour")
    hero.at, hero.hp, hero.tokens = tile.key, 0, 1
    next_item(quest, "iron-axe")
    run_script(die(quest, hero, zombie), {0: [f"item-{torch.id}", STORY]})
    tile.monster = None  # the fight takes it away
    assert (zombie.hp, hero.kills, hero.lives, hero.tokens) == (0, ["zombie"], 2, 0)
    assert sorted(item.key for item in tile.items) == ["iron-axe", "steel-armour"]
    assert [item.key for item in quest.stock("dungeon").spent_items] == ["torch"]
    assert quest.state.stories == [STORY]
    assert is_sound(quest)


def test_r80_the_killing_blow_ends_the_fight() -> None:
    quest = adventure("sirrus", dice=[1, 2, 6])
    hero = quest.hero(0)
    tile = lay(quest, "d01", 0, -1, monster="zombie")
    (torch,) = give(quest, hero, "torch")
    hero.at, hero.hp, hero.tokens, hero.used = tile.key, 2, 1, 1
    next_item(quest, "iron-axe")
    run_script(fight_on_tile(quest, hero), {0: ["fight", "take", f"item-{torch.id}", STORY]})
    assert tile.monster is None
    assert (hero.lives, hero.at, hero.kills) == (2, "dstart", ["zombie"])
    assert is_sound(quest)


@pytest.mark.parametrize(("kb_bosses", "is_asked"), [(True, True), (False, False)])
def test_r83_bosses_by_option(kb_bosses: bool, is_asked: bool) -> None:
    quest = adventure("sirrus", kb_bosses=kb_bosses)
    hero = quest.hero(0)
    exit_ = lay(quest, "dexit", 0, -1)
    dragon = set_dragon(quest, exit_)
    give(quest, hero, "torch")
    hero.at, hero.hp, hero.tokens = exit_.key, 0, 1
    assert bool(ScriptRun(die(quest, hero, dragon)).open) is is_asked


def test_r83_without_an_item_no_killing_blow() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    tile = lay(quest, "d01", 0, -1)
    zombie = set_monster(quest, tile, "zombie")
    hero.at, hero.hp, hero.tokens = tile.key, 0, 1
    assert ScriptRun(die(quest, hero, zombie)).is_over


def test_t43_the_house_rule_restores_everybody() -> None:
    for is_on, expected in ((True, (3, 10)), (False, (1, 4))):
        quest = adventure("sirrus", "duric", dice=[6, 5, 1, 1, 1, 1], house_restore=is_on)
        fighter, dwarf = quest.state.heroes
        exit_ = lay(quest, "dexit", 0, -1)
        dragon = set_dragon(quest, exit_)
        dragon.hp, dwarf.at = 5, exit_.key
        fighter.lives, fighter.hp = 1, 4
        quest.state.active, dwarf.used = 1, 1
        run_script(fight_on_tile(quest, dwarf), {1: ["fight"]}, otherwise="fight")
        assert quest.state.dragon_dead
        assert (fighter.lives, fighter.hp) == expected
        assert dwarf.kills == ["red-dragon"]


def test_r22_a_killing_blow_on_the_dragon_is_settled_before_the_restoration() -> None:
    quest = adventure("sirrus", house_restore=True, kb_bosses=True)
    hero = quest.hero(0)
    exit_ = lay(quest, "dexit", 0, -1)
    dragon = set_dragon(quest, exit_)
    (torch,) = give(quest, hero, "torch")
    hero.at, hero.hp, hero.tokens = exit_.key, 0, 1
    run_script(die(quest, hero, dragon), {0: [f"item-{torch.id}", STORY]})
    assert (hero.lives, hero.hp, hero.at) == (3, 10, "dstart")


def test_r75_two_tokens_buy_the_chosen_side() -> None:
    quest = adventure("alendra")
    elf = quest.hero(0)
    elf.tokens, elf.side = 3, "a"
    assert [option.key for option in upgrade_offers(quest, elf)] == ["upgrade"]
    run_script(buy_upgrade(quest, elf, "upgrade"), {})
    assert (elf.tokens, figures.full_ap(elf)) == (1, 7)
    assert upgrade_offers(quest, elf) == []


def test_r77_a_dive_opens_a_chest_without_a_roll() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    hero.tokens = 2
    chest = drop(quest, quest.tile(hero), "small-chest")
    next_item(quest, "iron-axe")
    assert f"safely-{chest.id}" in {option.key for option in chest_offers(quest, hero)}
    run_script(use_chest(quest, hero, f"safely-{chest.id}"), {0: ["hand-1"]})
    assert hero.tokens == 0
    assert hero.spaces[0].item is not None
    assert is_sound(quest)


def test_r84_awaken_instead_of_an_item() -> None:
    quest = adventure("sirrus", dice=[6, 5, 1])
    hero = quest.hero(0)
    (sword,) = give(quest, hero, "kingsbane")
    tile = lay(quest, "d01", 0, -1)
    next_monster(quest, "zombie")
    set_monster(quest, tile, "zombie")
    hero.at, hero.used = tile.key, 1
    assert figures.melee_plus(hero) == 3
    run_script(fight_on_tile(quest, hero), {0: ["fight", f"awaken-{sword.id}"]})
    assert figures.melee_plus(hero) == 5
