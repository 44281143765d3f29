"""Deaths where more than one thing happens at once: who falls to whom, where things lie then, who is thanked."""

from typing import Any

import pytest

from cogs.bag_of_dungeon.rules.endgame.morna import face_morna
from cogs.bag_of_dungeon.rules.fight.death import settle_deaths
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile, run
from cogs.bag_of_dungeon.rules.fight.ranged import fire
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Item, Monster
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    fight_at,
    give,
    is_sound,
    lay,
    next_item,
    set_dragon,
    set_morna,
)
from tests.support.scripts import ScriptRun, run_script

STORY = "I wedged the torch into its jaws and pulled the roof down on us both."


def _skull_at_the_exit(dice: list[int], **options: Any) -> tuple[Quest, Item]:
    """The Dragon on 3 HP; a healer with a skull, and a dwarf on 2 HP with an axe, fight her together."""
    quest = adventure("rill", "duric", dice=dice, **options)
    healer, dwarf = quest.state.heroes
    exit_ = lay(quest, "dexit", 0, -1)
    lay(quest, "d38", 1, 0)
    set_dragon(quest, exit_).hp = 3
    (skull,) = give(quest, healer, "sorcerers-skull")
    give(quest, dwarf, "iron-axe")
    healer.at = dwarf.at = exit_.key
    dwarf.hp = 2
    return quest, skull


def test_r22_whoever_falls_with_the_dragon_dies_before_the_lives_come_back() -> None:
    quest, skull = _skull_at_the_exit([3], house_restore=True)
    healer, dwarf = quest.state.heroes
    fight = fight_at(quest.tile(healer), healer, dwarf)
    run_script(run(quest, fight), {0: [f"item-{skull.id}"]})
    assert healer.kills == ["red-dragon"]
    assert (dwarf.at, dwarf.lives, dwarf.hp) == ("dstart", 3, dwarf.most_hp)
    assert dwarf.tokens == 0  # no longer in the fight when it was won (R56)
    assert is_sound(quest)


def test_r22_a_killing_blow_on_the_dragon_waits_for_the_other_who_fell() -> None:
    quest = adventure("rill", "duric", house_restore=True, kb_bosses=True)
    healer, dwarf = quest.state.heroes
    exit_ = lay(quest, "dexit", 0, -1)
    dragon = set_dragon(quest, exit_)
    (torch,) = give(quest, healer, "torch")
    healer.tokens = 1
    for hero in (healer, dwarf):
        hero.at, hero.hp, hero.lives = exit_.key, 0, 1
    run_script(settle_deaths(quest, dragon), {0: [f"item-{torch.id}", STORY]})
    assert quest.state.dragon_dead
    assert [hero.status for hero in (healer, dwarf)] == ["out", "out"]


def test_r41_who_falls_with_the_dragon_leaves_things_at_the_pool() -> None:
    quest, skull = _skull_at_the_exit([3])
    healer, dwarf = quest.state.heroes
    run_script(run(quest, fight_at(quest.tile(healer), healer, dwarf)), {0: [f"item-{skull.id}"]})
    assert dwarf.lives == 2
    assert [item.key for item in quest.state.tiles["d38"].items] == ["iron-axe"]
    assert quest.state.tiles["dexit"].items == []


def test_r41_a_bystander_at_the_exit_was_not_in_the_fight() -> None:
    quest, skull = _skull_at_the_exit([3])
    healer, dwarf = quest.state.heroes
    run_script(run(quest, fight_at(quest.tile(healer), healer)), {0: [f"item-{skull.id}"]})
    assert [item.key for item in quest.state.tiles["dexit"].items] == ["iron-axe"]
    assert dwarf.at == "dstart"


def test_r22_a_bomber_who_falls_with_the_dragon_is_settled_first() -> None:
    quest = adventure("sirrus", dice=[6, 6], house_restore=True, kb_bosses=True)
    hero = quest.hero(0)
    exit_ = lay(quest, "dexit", 0, -1)
    set_dragon(quest, exit_).hp = 5
    (bomb, _) = give(quest, hero, "bomb", "torch")
    hero.hp = 4
    run_script(fire(quest, hero, bomb, exit_), {})
    assert quest.state.dragon_dead
    assert (hero.lives, hero.hp) == (3, 10)
    assert [item.key for item in quest.state.tiles["dstart"].items] == ["torch"]


def test_r80_r123_a_friends_skull_is_not_the_monsters_deed() -> None:
    """No killing blow on Morna Gul for it, and he does not feed on it."""
    quest = adventure("rill", "duric", mode="combined", dice=[4])
    healer, dwarf = quest.state.heroes
    morna = set_morna(quest, quest.state.tiles["fstart"])
    morna.hp = 12
    skull, _ = give(quest, healer, "sorcerers-skull", "torch")
    give(quest, dwarf, "iron-axe")
    dwarf.hp, dwarf.tokens = 2, 1
    script = ScriptRun(run(quest, fight_at(quest.tile(healer), healer, dwarf, is_morna=True, can_escape=False)))
    script.answer(0, f"item-{skull.id}")
    script.answer(1, "take")
    assert (morna.hp, dwarf.lives) == (8, 2)
    assert script.open[0].word == "encounter"


def test_r80_two_fall_at_once_and_the_blow_of_one_is_enough() -> None:
    quest = adventure("rill", "duric", dice=[])
    healer, dwarf = quest.state.heroes
    den = lay(quest, "d01", 0, -1, monster="troll")
    (torch,) = give(quest, healer, "torch")
    give(quest, dwarf, "iron-axe")
    next_item(quest, "small-axe", "steel-sword")
    for hero in (healer, dwarf):
        hero.at, hero.hp, hero.tokens = den.key, 0, 1
    script = run_script(settle_deaths(quest, den.monster), {0: [f"item-{torch.id}", STORY]})
    assert [prompt.word for prompt in script.asked] == ["killing-blow", "story"]
    assert (healer.kills, dwarf.kills, dwarf.tokens) == (["troll"], [], 1)
    assert {item.key for item in den.items} == {"small-axe", "steel-sword", "iron-axe"}


def test_r80_a_killing_blow_takes_all_spiders_along() -> None:
    quest = adventure("rill", "duric", mode="forest", dice=[1, 1, 6, 6])
    healer, dwarf = quest.state.heroes
    web = lay(quest, "f03", 0, -1)
    (axe,) = give(quest, healer, "ash-spear")
    healer.at = dwarf.at = web.key
    healer.hp, healer.tokens = 2, 1
    spiders = Monster("spiders", "forest", 5, 5, 2, 0)
    script = ScriptRun(run(quest, fight_at(web, healer, spawn=spiders)))
    script.answer(0, "fight")
    script.answer(0, "take")
    script.answer(0, f"item-{axe.id}")
    script.answer(0, STORY)
    assert script.is_over
    assert (spiders.hp, healer.lives, healer.kills, healer.tokens) == (0, 2, [], 0)
    assert is_sound(quest)


def test_r142_no_killing_blow_after_what_running_past_has_cost() -> None:
    quest = adventure("duric", mode="forest", kb_bosses=True)
    hero = quest.hero(0)
    start = quest.state.tiles["fstart"]
    lay(quest, "f36", 0, 1)
    set_morna(quest, start)
    give(quest, hero, "rope")
    hero.hp, hero.tokens = 2, 1
    morna = quest.state.morna
    assert morna is not None
    morna.hp = 10
    run_script(face_morna(quest, hero), {0: ["past-f36"]})
    assert (hero.lives, hero.tokens, hero.kills, morna.hp) == (2, 1, [], 10)  # and he drinks nobody (R123)


@pytest.mark.parametrize(("die", "lives"), [(6, 2), (1, 3)])
def test_r65_a_trap_among_the_rewards_may_kill_who_won(die: int, lives: int) -> None:
    quest = adventure("sirrus", dice=[6, 5, 1, die])
    hero = quest.hero(0)
    hero.at, hero.hp, hero.used = lay(quest, "d01", 0, -1, monster="zombie").key, 3, 1
    next_item(quest, "spear-trap")
    script = ScriptRun(fight_on_tile(quest, hero))
    script.answer(0, "fight")
    script.answer(0, "item")
    assert script.is_over
    assert (hero.kills, hero.lives) == (["zombie"], lives)
    assert is_sound(quest)
