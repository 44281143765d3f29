"""Three rules meeting where a match turns: a blow turned back out of turn, the last life, a bystander, a shared win."""

from typing import Any

from cogs.bag_of_dungeon.events.endgame import MornaFed
from cogs.bag_of_dungeon.events.frame import Eliminated
from cogs.bag_of_dungeon.events.goods import LivesRestored
from cogs.bag_of_dungeon.rules.frame.outcome import outcome
from cogs.bag_of_dungeon.rules.frame.turn import play, play_hero
from cogs.bag_of_dungeon.rules.quest import Quest
from tests.cogs.bag_of_dungeon.maps import adventure, give, is_sound, lay, next_item, set_dragon, set_morna
from tests.support.scripts import ScriptRun, run_script

STORY = "The torch went straight into the open mouth, and that was that."


def _dying(quest: Quest, tile: str) -> Any:
    """The first adventurer, on the last HP of the last life, with a token and a torch."""
    hero = quest.hero(0)
    hero.at, hero.lives, hero.hp, hero.tokens, hero.used = tile, 1, 1, 1, 1
    quest.state.active = None
    return give(quest, hero, "torch")[0]


def test_r78_r125_r126_a_riposte_on_morna_guls_own_move_wins() -> None:
    quest = adventure("ivo", mode="forest", dice=[1, 1, 1, 2, 6, 5, 4, 3])
    hero, morna = quest.hero(0), set_morna(quest, lay(quest, "f08", 0, -1))
    morna.hp, hero.tokens, hero.seeds = 8, 3, 1
    quest.state.active, quest.state.turn = None, 1
    run = run_script(play(quest), {0: ["riposte"]})
    assert (quest.state.result, hero.hp, hero.tokens, hero.kills) == ("morna", 10, 0, ["morna-gul"])
    assert not [event for event in run.events if isinstance(event, MornaFed)]


def test_r80_r81_r42_the_last_of_all_takes_the_beast_along_and_all_is_lost() -> None:
    quest = adventure("sirrus", dice=[1, 2, 6, 6])
    lair = lay(quest, "d01", 0, -1, monster="troll")
    torch = _dying(quest, lair.key)
    next_item(quest, "bow", "iron-axe")
    run_script(play(quest), {0: ["fight", "take", f"item-{torch.id}", STORY]})
    assert (quest.state.result, quest.hero(0).kills) == ("fallen", ["troll"])
    assert sorted(item.key for item in lair.items) == ["bow", "iron-axe"]
    assert is_sound(quest)


def test_r22_r83_r42_who_fells_the_dragon_with_the_last_life_is_not_restored_but_the_friend_is() -> None:
    quest = adventure("sirrus", "duric", kb_bosses=True, house_restore=True, dice=[1, 2, 6, 6, 6, 6])
    lair = lay(quest, "dexit", 0, -1)
    set_dragon(quest, lair)
    torch, (hero, friend) = _dying(quest, lair.key), quest.state.heroes
    friend.lives, friend.hp = 1, 2
    run = run_script(play(quest), {0: ["fight", "take", f"item-{torch.id}", STORY]})
    assert (hero.status, hero.kills, friend.lives, friend.hp) == ("out", ["red-dragon"], 3, 12)
    kinds = [type(event) for event in run.events]
    assert kinds.index(Eliminated) < kinds.index(LivesRestored)


def test_5_2_r80_r81_a_bystander_whom_the_sting_kills_ends_the_fight_and_has_the_rewards_where_he_stood() -> None:
    quest = adventure("ivo", "duric", dice=[1, 2, 6, 6])
    hero, friend = quest.state.heroes
    lair = lay(quest, "d34", 0, -1, monster="reacher")
    hero.at, hero.hp, friend.hp, friend.tokens = lair.key, 20, 5, 1
    (torch,) = give(quest, friend, "torch")
    next_item(quest, "bow", "iron-axe")
    run = run_script(play_hero(quest, hero), {0: ["fight"], 1: ["take", f"item-{torch.id}", STORY]})
    assert (friend.kills, friend.lives, hero.hp, lair.monster) == (["reacher"], 2, 5, None)
    assert sorted(item.key for item in quest.state.tiles["dstart"].items) == ["bow", "iron-axe"]
    assert run.is_over


def test_r95_r129_the_richest_rival_who_stays_inside_sees_two_others_share_the_win() -> None:
    quest = adventure("sirrus", "duric", "rill", style="competitive")
    bearer, friend, rich = quest.state.heroes
    bearer.at = friend.at = lay(quest, "dexit", 0, -1).key
    friend.kills, rich.kills = ["red-dragon"] * 2, ["red-dragon"] * 4
    quest.state.dragon_dead, quest.state.ring_with, quest.state.active = True, 0, None
    for seat, said in ((0, "leave"), (1, "leave"), (2, "end")):
        run_script(play(quest), {seat: [said]})
    result = outcome(quest.state)
    assert result is not None
    assert (result.winners, result.scores) == ((0, 1), (4, 4, 8))


def test_r52_r11_r61_who_owes_a_whole_turn_still_picks_up_what_lies_there() -> None:
    quest = adventure("ivo", "duric", dice=[6, 6, 5, 1])
    hero, friend = quest.state.heroes
    for number, key in enumerate(("d34", "d35", "d36"), start=1):
        lay(quest, key, number, 0)
    lair = lay(quest, "d32", 4, 0, monster="goblin")
    hero.at, quest.state.active = lair.key, None
    run_script(play(quest), {0: ["tag-1", "fight"], 1: ["join"]})
    lair.items.append(give(quest, hero, "torch")[0])
    hero.spaces[0].item = None
    run = ScriptRun(play(quest))
    assert (friend.ap, run.open[1].word) == (0, "menu")
    run.answer(1, "take")
    run.answer(1, "hand-1")
    assert run.is_over
