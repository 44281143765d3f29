"""Where a bag holds no more: a chest, the Pit. What is said of who shoots, what makes room, where a bomb goes off."""

import pytest

from cogs.bag_of_dungeon.events.combat import ArcherJoined, ArcherTookOver, HeroAttacked, TagJoined, TookOver
from cogs.bag_of_dungeon.events.hazards import PitQuiet
from cogs.bag_of_dungeon.rules.fight.duel import duel
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.map.moving import move
from cogs.bag_of_dungeon.rules.places.offers import use_chest
from cogs.bag_of_dungeon.rules.quest import Quest
from tests.cogs.bag_of_dungeon.maps import adventure, claim, drop, from_bag, give, is_sound, lay
from tests.cogs.bag_of_dungeon.saying import speaker
from tests.support.scripts import ScriptRun, run_script


def _empty_the_bag_but_for(quest: Quest, *keys: str) -> None:
    stock = quest.stock("dungeon")
    kept = [from_bag(quest, key) for key in keys]
    stock.gone_items, stock.items = stock.items, kept


@pytest.mark.parametrize("way", ["chest", "safely"])
def test_r64_r63_no_chest_comes_out_of_itself(way: str) -> None:
    """It is gone after its two items; the one there is leaves the bag empty."""
    quest = adventure("sirrus", dice=[5] if way == "chest" else [])
    hero = quest.hero(0)
    chest = drop(quest, quest.tile(hero), "large-chest")
    hero.tokens = 2
    _empty_the_bag_but_for(quest, "torch")
    run = run_script(use_chest(quest, hero, f"{way}-{chest.id}"), {0: ["pack-1"]})
    assert [event.word for event in run.events] == ["chest-opened", "item-taken", "bag-empty"]
    assert (quest.tile(hero).items, quest.stock("dungeon").spent_items) == ([], [chest])
    assert is_sound(quest)


def test_r64_r40_a_chest_that_kills_is_gone_too() -> None:
    quest = adventure("sirrus", dice=[1])
    hero = quest.hero(0)
    chest = drop(quest, quest.tile(hero), "large-chest")
    hero.hp = 5
    run_script(use_chest(quest, hero, f"chest-{chest.id}"), {})
    assert (hero.hp, quest.tile(hero).items, quest.stock("dungeon").spent_items) == (0, [], [chest])


@pytest.mark.parametrize(("left", "quiet"), [(0, 1), (1, 1), (2, 0)])
def test_r109_r26_it_is_said_once_that_no_more_monsters_wait_in_the_pit(left: int, quiet: int) -> None:
    quest = adventure("sirrus", "duric", mode="forest", dice=[1, *[6, 5, 1] * left])
    hero, friend = quest.state.heroes
    hero.used = 1
    lay(quest, "f02", 0, -1)
    bag = quest.stock("forest").monsters
    claim(quest, friend, *(key for key in bag[:] if key != "thornling"), *["thornling"] * (4 - left))
    run = run_script(move(quest, hero, "move-north"), {})
    assert len([event for event in run.events if isinstance(event, PitQuiet)]) == quiet
    assert (len(hero.kills), quest.is_turn_over) == (left, True)
    assert is_sound(quest)


def test_r57_who_shoots_from_afar_neither_comes_running_nor_steps_up() -> None:
    quest = adventure("sirrus", "alendra", house_tagging=True, dice=[1, 2, 1, 2])
    hero, archer = quest.state.heroes
    hero.used = 1
    hero.at = lay(quest, "d06", 0, -1, monster="troll").key
    give(quest, archer, "bow")
    run = ScriptRun(play_hero(quest, hero))
    for seat, said in ((0, "tag-1"), (1, "join-range"), (0, "fight")):
        run.answer(seat, said)
    told = [event for event in run.events if isinstance(event, ArcherJoined | ArcherTookOver | TagJoined | TookOver)]
    assert [type(event) for event in told] == [ArcherJoined, ArcherTookOver]
    assert [speaker().event(event) for event in told] == [
        "Alendra takes aim at the fight from M20.",
        "Alendra aims at the Troll: 10 HP left to fell.",
    ]


def test_r59_r62_both_that_make_room_for_a_two_handed_axe_are_named() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "iron-axe", "morning-star")
    drop(quest, quest.tile(hero), "large-steel-axe")
    run = ScriptRun(play_hero(quest, hero))
    run.answer(0, "take")
    assert "Right hand for Iron Axe and Morning Star" in speaker().labels(run.open[0].options)
    run.answer(0, "hand-1")
    assert [item.key for item in quest.tile(hero).items] == ["iron-axe", "morning-star"]


def test_r60_a_hand_that_a_two_handed_axe_fills_is_not_called_free() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "large-steel-axe")
    hero.spaces[4].item = shield = from_bag(quest, "steel-shield")
    run = ScriptRun(play_hero(quest, hero))
    run.answer(0, "arrange")
    run.answer(0, f"item-{shield.id}")
    labels = dict(zip((o.key for o in run.open[0].options), speaker().labels(run.open[0].options), strict=True))
    assert labels["hand-1"] == "Right hand for Large Steel Axe"
    assert "hand-2" not in labels  # it is held by the same axe


def test_5_4_a_bomb_may_go_off_beside_a_monster_and_says_where_none_is() -> None:
    quest = adventure("sirrus", "duric")
    give(quest, quest.hero(0), "bomb")
    lay(quest, "d34", 0, -1, is_hidden=True)
    lay(quest, "d35", 1, 0, monster="troll")
    run = ScriptRun(play_hero(quest, quest.hero(0)))
    run.answer(0, "shoot")
    labels = speaker().labels(run.open[0].options)
    assert set(labels) >= {"N20: Troll, 10 HP", "M19: Unknown", "M20: No Monster"}


def test_r130_r33_a_duel_is_told_with_what_makes_up_its_totals() -> None:
    quest = adventure("sirrus", "rill", pvp=True, dice=[4, 4, 2, 1], skill_tokens=False)
    hero, rival = quest.state.heroes
    hero.used = rival.used = 1
    hero.at = rival.at = lay(quest, "d06", 0, -1).key
    run = run_script(duel(quest, hero, "attack-1"), {})
    said = next(speaker().event(event) for event in run.events if isinstance(event, HeroAttacked))
    assert "comes to 18 (4, 4, doubled for a critical hit, +2)" in said
    assert said.endswith("Rill comes to 3 (2, 1).")
