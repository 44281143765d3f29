"""Where two rules meet: the limit and who goes home, the Ring's guard and whatever kills it, debts and free things."""

import pytest

from cogs.bag_of_dungeon.events.frame import NightFell
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.endgame.leaving import last_turn_over, leave
from cogs.bag_of_dungeon.rules.endgame.morna import face_morna
from cogs.bag_of_dungeon.rules.fight.duel import duel
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.ranged import fire
from cogs.bag_of_dungeon.rules.frame.departure import depart
from cogs.bag_of_dungeon.rules.frame.turn import play, play_hero
from cogs.bag_of_dungeon.rules.map.grid import ways
from cogs.bag_of_dungeon.rules.map.moving import settle_landings
from cogs.bag_of_dungeon.rules.places.offers import fallen_offers
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    give,
    is_sound,
    lay,
    next_monster,
    set_dragon,
    set_morna,
    worn,
)
from tests.support.scripts import ScriptRun, run_script

# --- the limit of rounds, last turns, and who goes home ---


def test_the_limit_falls_at_once_when_the_last_of_the_last_round_goes_home() -> None:
    quest = adventure("sirrus", "duric", most_rounds=2)
    quest.state.round, quest.state.turn, quest.state.active = 2, 1, None
    told = run_script(depart(quest, 1), {})
    assert quest.state.result == "late"
    assert [event.rounds for event in told.events if isinstance(event, NightFell)] == [2]


def test_the_limit_does_not_fall_early_when_somebody_goes_home() -> None:
    quest = adventure("sirrus", "duric", most_rounds=2)
    quest.state.round, quest.state.turn, quest.state.active = 2, 1, None
    run_script(depart(quest, 0), {})
    assert not quest.state.result
    run_script(play(quest), {1: ["end"]})
    assert str(quest.state.result) == "late"


def test_r137_r132_the_ring_is_won_though_who_owes_a_last_turn_goes_home() -> None:
    quest = adventure("sirrus", "duric", most_rounds=2)
    bearer, friend = quest.state.heroes
    bearer.at = lay(quest, "dexit", 0, -1).key
    quest.state.round, quest.state.dragon_dead, quest.state.ring_with = 2, True, 0
    run_script(leave(quest, bearer, "leave"), {})
    quest.state.turn, quest.state.active = 1, None
    run_script(depart(quest, friend.seat), {})
    assert quest.state.result == "ring"


def test_r95_r40_who_dies_before_the_last_turn_still_has_it() -> None:
    quest = adventure("sirrus", "duric", dice=[1, 2, 6])
    bearer, friend = quest.state.heroes
    bearer.at = lay(quest, "dexit", 0, -1).key
    quest.state.dragon_dead, quest.state.ring_with = True, 0
    friend.at, friend.hp, friend.used = lay(quest, "d34", 1, 0, monster="mummy").key, 1, 1
    run_script(leave(quest, bearer, "leave"), {})
    run_script(fight_on_tile(quest, friend), {}, otherwise="fight")
    assert (friend.at, quest.state.leaving) == ("dstart", [friend.index])


# --- the Ring's guard ---


def test_r141_r21_the_dragon_guards_the_ring_on_the_exit_and_a_lance_may_free_it() -> None:
    quest = adventure("sirrus", "duric", dice=[6, 6, 6])
    hero, friend = quest.state.heroes
    hero.at = lay(quest, "d06", 0, -1).key
    exit_ = lay(quest, "dexit", 0, -2)
    dragon = set_dragon(quest, exit_)
    dragon.hp, dragon.guards_ring, quest.state.ring_at = 15, True, exit_.key
    friend.at = exit_.key
    assert fallen_offers(quest, friend) == []
    (lance,) = give(quest, hero, "dragonlance")
    run_script(fire(quest, hero, lance, exit_), {})
    assert quest.state.dragon_dead
    assert [option.key for option in fallen_offers(quest, friend)] == ["ring"]


def test_r141_r80_a_killing_blow_on_the_guard_frees_the_ring() -> None:
    quest = adventure("sirrus", "duric", dice=[1, 2, 6])
    hero, friend = quest.state.heroes
    lair = lay(quest, "d02", 0, -1, monster="mummy")
    assert lair.monster is not None
    lair.monster.guards_ring, quest.state.ring_at = True, lair.key
    hero.at, hero.hp, hero.used, hero.tokens = lair.key, 1, 1, 1
    (torch,) = give(quest, hero, "torch")
    story = "I wedged the torch into its jaws and pulled the roof down on us both."
    run_script(fight_on_tile(quest, hero), {0: ["fight", "take", f"item-{torch.id}", story]})
    friend.at = lair.key
    assert "ring" in [option.key for option in fallen_offers(quest, friend)]


def test_r141_r39_a_guard_that_recovers_where_it_was_lured_still_bars_the_ring() -> None:
    quest = adventure("sirrus", "duric")
    lair, far = lay(quest, "d02", 0, -1), lay(quest, "d34", 1, 0, monster="troll")
    assert far.monster is not None
    far.monster.guards_ring, far.monster.hp, quest.state.ring_at = True, 3, lair.key
    run_script(play_hero(quest, quest.hero(0)), {0: ["end"]})
    assert far.monster.hp == far.monster.most
    quest.hero(1).at = lair.key
    assert fallen_offers(quest, quest.hero(1)) == []


def test_r93_r130_who_wins_the_duel_takes_the_ring_that_fell() -> None:
    quest = adventure("sirrus", "duric", pvp=True, dice=[6, 5, 1, 1])
    one, other = quest.state.heroes
    one.used = other.used = 1
    one.at = other.at = lay(quest, "d34", 0, -1).key
    other.hp, quest.state.ring_with = 1, other.index
    run_script(duel(quest, one, "attack-1"), {}, otherwise="keep")
    assert quest.state.ring_at == "d34"
    assert [option.key for option in fallen_offers(quest, one)] == ["ring"]
    assert is_sound(quest)


# --- the cloak ---


def test_r139_a_monster_that_charges_away_leaves_nobody_hidden_behind() -> None:
    quest = adventure("sirrus", "duric", dice=[1, 1, 3])
    archer, hidden = quest.state.heroes
    den = lay(quest, "d34", 0, -1, monster="troll")
    hidden.at, hidden.is_sneaking = den.key, True
    give(quest, hidden, "invisibility-cloak")
    (staff,) = give(quest, archer, "ice-staff")
    script = ScriptRun(fire(quest, archer, staff, den))
    assert script.open[0].word == "encounter"
    assert not hidden.is_sneaking
    assert (hidden.at, hidden.hp) == (den.key, hidden.most_hp)  # its own tile: R47


def test_r139_r107_who_walks_the_webs_hides_no_more_and_rolls_alone() -> None:
    quest = adventure("sirrus", mode="combined", dice=[4, 5])
    hero = quest.hero(0)
    near, far = lay(quest, "f03", 0, -1, monster="fen-wolf"), lay(quest, "f04", 0, 1)
    hero.at = near.key
    give(quest, hero, "invisibility-cloak")
    script = ScriptRun(play_hero(quest, hero))
    script.answer(0, "yes")
    assert hero.is_sneaking
    script.answer(0, "web")
    script.answer(0, "tile-f04")
    assert (hero.at, hero.is_sneaking) == (far.key, False)
    assert is_sound(quest)


def test_r139_r108_who_flees_to_the_pit_falls_and_its_monsters_are_met_unhidden() -> None:
    quest = adventure("sirrus", mode="forest", dice=[1, 6, 5, 1, 6, 5, 1])
    hero = quest.hero(0)
    hero.used, hero.is_sneaking = 1, True
    pit = lay(quest, "f02", 0, -1)
    next_monster(quest, "thornling", "thornling", world="forest")
    quest.flee(hero, pit)
    assert not hero.is_sneaking
    run_script(settle_landings(quest), {}, otherwise="fight")
    assert hero.kills == ["thornling", "thornling"]


def test_r143_r58_a_failed_cloak_leaves_the_tornado() -> None:
    """It is no escape."""
    quest = adventure("sirrus", dice=[1])
    hero = quest.hero(0)
    lay(quest, "d34", 0, -1, monster="mummy")
    give(quest, hero, "invisibility-cloak", "tornado")
    script = ScriptRun(play_hero(quest, hero))
    script.answer(0, "move-north")
    script.answer(0, "yes")
    words = [option.word for option in script.open[0].options]
    assert "fight-item" in words
    assert "escape" not in words


# --- debts ---


@pytest.mark.parametrize("more", [0, 2])
def test_r143_r125_who_owes_more_than_a_turn_may_still_use_what_is_free(more: int) -> None:
    quest = adventure("duric", mode="forest")
    hero = quest.hero(0)
    lay(quest, "f36", 0, 1)
    (moss,) = give(quest, hero, "healing-moss")
    hero.hp, hero.debt = 5, figures.full_ap(hero) + more
    set_morna(quest, quest.state.tiles["fstart"])
    quest.state.active = None
    script = ScriptRun(fight_on_tile(quest, hero))
    assert f"item-{moss.id}" in [option.key for option in script.open[0].options]
    assert script.open[0].facts["ap"] == 0


def test_r142_r52_who_begins_beside_him_without_ap_must_fight() -> None:
    quest = adventure("duric", mode="forest")
    hero = quest.hero(0)
    lay(quest, "f36", 0, 1)
    give(quest, hero, "swamp-lantern")
    hero.debt = figures.full_ap(hero)
    set_morna(quest, quest.state.tiles["fstart"])
    script = ScriptRun(play_hero(quest, hero))
    assert script.open[0].word == "encounter"


def test_r142_r80_running_past_may_kill_and_he_drinks_nothing_of_it() -> None:
    quest = adventure("duric", "sirrus", mode="forest", kb_bosses=True)
    hero = quest.hero(0)
    lay(quest, "f36", 0, 1)
    morna = set_morna(quest, lay(quest, "f30", 0, -1))
    hero.at, hero.hp, hero.lives, hero.seeds, morna.hp = "f30", 1, 2, 0, 7
    run_script(face_morna(quest, hero), {0: ["past-fstart"]})
    assert (hero.at, hero.lives, morna.hp) == ("fstart", 1, 7)


# --- death, worlds, ladder ---


def test_r110_r133_r95_death_below_the_ladder_leads_to_the_start_below_and_out_again() -> None:
    quest = adventure("sirrus", "duric", mode="combined", dice=[1, 2, 6])
    bearer, friend = quest.state.heroes
    lay(quest, "f01", 0, 1)
    lay(quest, "f02", 0, -1)
    lay(quest, "dstart", 0, 40)
    den = lay(quest, "d34", 1, 40, monster="mummy")
    bearer.at = lay(quest, "dexit", 0, 39).key
    quest.state.dragon_dead, quest.state.ring_with, quest.state.ladder_at = True, 0, den.key
    run_script(leave(quest, bearer, "leave"), {})
    friend.at, friend.hp, friend.used = den.key, 1, 1
    quest.state.leaving = [friend.index]
    run_script(fight_on_tile(quest, friend), {}, otherwise="fight")
    assert friend.at == "dstart"
    start, pit = quest.state.tiles["dstart"], quest.state.tiles["f02"]
    assert "f01" in [tile.key for _, tile in ways(quest.state, start)]  # out, R135
    assert den.key not in [tile.key for _, tile in ways(quest.state, pit)]  # but not in again
    quest.place(friend, quest.state.tiles["f01"])
    run_script(last_turn_over(quest, friend), {})
    assert friend.status == "in"


def test_r138_r80_armour_that_is_given_up_for_a_killing_blow_is_gone_once() -> None:
    quest = adventure("sirrus", dice=[1, 2, 6])
    hero = quest.hero(0)
    den = lay(quest, "d34", 0, -1, monster="mummy")
    hero.at, hero.hp, hero.used, hero.tokens = den.key, 1, 1, 1
    (armour,) = give(quest, hero, "rusty-armour")
    story = "I let it bite into the rust until there was nothing left of either."
    run_script(fight_on_tile(quest, hero), {0: ["fight", "take", f"item-{armour.id}", story]})
    assert quest.stock("dungeon").spent_items.count(armour) == 1
    assert is_sound(quest)


def test_r138_r109_two_monsters_in_the_pit_are_two_fights() -> None:
    quest = adventure("sirrus", mode="combined", dice=[2, 6, 5, 1, 6, 5, 1])
    hero = quest.hero(0)
    hero.used = 1
    give(quest, hero, "rusty-armour")
    next_monster(quest, "goblin", "goblin")
    quest.flee(hero, lay(quest, "f02", 0, -1))
    script = ScriptRun(settle_landings(quest))
    script.answer(0, "fight")
    assert worn(hero, "armour") is None
