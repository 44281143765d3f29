"""Three rules meeting: the gathering in the midst of a fight, a second monster on the tile, a killer's choice."""

import pytest

from cogs.bag_of_dungeon.events.combat import MonsterHurt, MonsterRecovered, TookOver
from cogs.bag_of_dungeon.rules.frame.departure import depart
from cogs.bag_of_dungeon.rules.frame.outcome import outcome
from cogs.bag_of_dungeon.rules.frame.turn import play, play_hero
from cogs.bag_of_dungeon.rules.quest import Quest
from tests.cogs.bag_of_dungeon.maps import adventure, give, is_sound, lay, next_item, set_monster
from tests.support.scripts import ScriptRun, run_script


def _two_nests_are_empty(quest: Quest) -> None:
    lay(quest, "f29", 0, 1)
    lay(quest, "f20", 0, 2)


def _gathering(dice: list[int]) -> Quest:
    """A bearer on the Maiden Tree; another beside it, who fights a Moss Ogre; a third adventurer with that one."""
    quest = adventure("sirrus", "duric", "rill", mode="forest", dice=dice)
    first, second, third = quest.state.heroes
    tree, lair = lay(quest, "ftree", 0, -1), lay(quest, "f05", 1, 0, monster="moss-ogre")
    quest.state.phase, quest.state.turn, quest.state.active = "gather", 1, None
    _two_nests_are_empty(quest)
    first.at, first.seeds, second.seeds = tree.key, 1, 1
    second.at = third.at = lair.key
    second.used = 1
    return quest


def test_r113_r114_r55_where_the_last_bearer_away_falls_the_fight_is_over_for_who_stood_beside() -> None:
    """All living bearers stand at the tree at that moment, so the monster leaves; nobody takes over against it."""
    quest = _gathering([1, 2, 1, 6, 5])
    second, third = quest.state.heroes[1:]
    second.hp = 1
    run = run_script(play(quest), {1: ["tag-2", "fight"], 2: ["join"]})
    assert (quest.state.phase, quest.state.fight, quest.state.tiles["f05"].monster) == ("hunt", None, None)
    assert (third.at, third.hp) == ("f05", 9 - 4)
    assert not [event for event in run.events if isinstance(event, TookOver | MonsterRecovered)]
    assert quest.stock("forest").spent_monsters == ["moss-ogre"]
    assert is_sound(quest)


def test_r113_r50_a_bearer_who_is_called_to_the_tree_ends_the_fight_there() -> None:
    quest = adventure("sirrus", "duric", mode="forest")
    hero, friend = quest.state.heroes
    tree = lay(quest, "ftree", 0, -1)
    quest.state.phase = "gather"
    _two_nests_are_empty(quest)
    hero.at, hero.seeds, friend.seeds = tree.key, 1, 1
    set_monster(quest, tree, "moss-ogre")
    run_script(play_hero(quest, hero), {0: ["tag-1"], 1: ["join"]})
    assert (quest.state.phase, quest.state.morna_at, friend.at, quest.state.active) == ("hunt", "fstart", "ftree", None)
    assert is_sound(quest)


@pytest.mark.parametrize(("item", "dice"), [("sorcerers-skull", [5]), ("fire-pot", [4, 1])])
def test_5_4_r106_what_hits_the_tile_hits_the_monster_beside_the_spiders(item: str, dice: list[int]) -> None:
    """Spiders on the web of a Tusker: a skull hits everything else there, a fire pot the monster and all spiders."""
    quest = adventure("sirrus", mode="combined", dice=[1, 5, *dice])
    web = lay(quest, "f03", 0, -1, monster="tusker")
    (thing,) = give(quest, quest.hero(0), item)
    run = run_script(play_hero(quest, quest.hero(0)), {0: ["move-north", f"item-{thing.id}"]})
    hurt = [(event.monster, event.hp) for event in run.events if isinstance(event, MonsterHurt)]
    assert hurt == [("spiders", 0), ("tusker", 9 - 5)]
    assert (web.monster is not None and web.monster.hp) == 9  # it recovers when the turn is over
    assert is_sound(quest)


def test_5_4_r67_a_skull_may_slay_the_one_beside_and_leave_spiders() -> None:
    quest = adventure("sirrus", mode="combined", dice=[1, 6, 5])
    hero = quest.hero(0)
    web = lay(quest, "f03", 0, -1, monster="tusker")
    assert web.monster is not None
    web.monster.hp = 4
    (skull,) = give(quest, hero, "sorcerers-skull")
    next_item(quest, "rope", world="forest")
    run = ScriptRun(play_hero(quest, hero))
    for said in ("move-north", f"item-{skull.id}", "item", "pack-1"):
        run.answer(0, said)
    assert (hero.kills, run.open[0].word) == (["tusker"], "encounter")
    assert not [tile.key for tile in quest.state.tiles.values() if tile.monster]
    assert run.open[0].facts["monster_hp"] == 1


def test_r81_5_6_a_rogue_who_draws_two_keeps_one_of_what_a_killing_blow_brings() -> None:
    quest = adventure("sable", dice=[1, 2, 6])
    hero = quest.hero(0)
    lair = lay(quest, "d01", 0, -1, monster="mummy")
    hero.at, hero.hp, hero.tokens, hero.is_upgraded, hero.side = lair.key, 1, 1, True, "a"
    (torch,) = give(quest, hero, "torch")
    next_item(quest, "bow", "iron-axe")
    story = "She threw the torch first and thought about the bandages afterwards."
    run = ScriptRun(play_hero(quest, hero))
    for said in ("fight", "take", f"item-{torch.id}", story):
        run.answer(0, said)
    assert run.open[0].word == "choosy"
    axe = next(option.key for option in run.open[0].options if "iron-axe" in repr(option.facts))
    run.answer(0, axe)
    assert [item.key for item in lair.items] == ["iron-axe"]
    assert (hero.lives, hero.kills) == (2, ["mummy"])


def test_r132_r129_a_rival_who_bore_the_ring_out_and_then_left_the_match_has_not_won() -> None:
    """Six points for the Ring and a Dragon would beat the friend's one; but whoever leaves is out of the game."""
    quest = adventure("sirrus", "duric", style="competitive")
    rival, friend = quest.state.heroes
    rival.at = friend.at = lay(quest, "dexit", 0, -1).key
    rival.kills, friend.kills = ["red-dragon"], ["goblin"]
    quest.stock("dungeon").monsters.remove("goblin")
    quest.state.dragon_dead, quest.state.ring_with, quest.state.active = True, 0, None
    run_script(play(quest), {0: ["leave"]})
    run_script(depart(quest, 0), {})
    run_script(play(quest), {1: ["leave"]})
    result = outcome(quest.state)
    assert result is not None
    assert (result.winners, result.scores) == ((1,), (6, 1))
