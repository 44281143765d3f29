"""Two rules at once, blow by blow: passing attacks, second blows, wounds and who is struck next."""

import pytest

from cogs.p52.content.cards import Card
from cogs.p52.events.combat import EnemyDefended, EnemyFell, Hurt, Struck
from cogs.p52.events.goods import ChestTried
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.prompts import words
from cogs.p52.rules.combat.countering import assault
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.turn import enemy_turn, victim_of
from cogs.p52.rules.goods.chests import smash
from cogs.p52.rules.quests.experience import habits
from cogs.p52.rules.turns.menu import menu_of
from cogs.p52.rules.turns.routes import routes
from cogs.p52.rules.turns.turn import act, play_turn
from cogs.p52.state.people import Gizmo, Hero
from cogs.p52.state.places import NOWHERE
from cogs.p52.state.room import Shield
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.quests import of
from tests.cogs.p52.scenes import add_foe, scene
from tests.support.scripts import ScriptRun, run_script


def knowing(crawl: Crawl, *abilities: str, seat: int = ADA) -> Hero:
    hero = crawl.hero(seat)
    hero.sheet.abilities = dict.fromkeys(abilities, 1)
    return hero


# Passing attacks


def two_in_the_way(*flips: Card) -> Crawl:
    """A King and a Queen on B1, between Brakka and the rest of the passage."""
    return scene(("brakka", (0, 0)), rows=("....",), foes=[("KC", (1, 0)), ("QD", (1, 0))], flips=flips)


def test_r44_each_enemy_on_the_spot_strikes_and_the_button_says_so() -> None:
    crawl = two_in_the_way("2S", "2C")
    run = ScriptRun(play_turn(crawl, crawl.hero(ADA)))
    (way,) = [option for option in run.open[ADA].options if option.key == "to-c1"]
    assert (way.word, way.facts["passes"]) == ("to-passing", 2)
    run.answer(ADA, "to-c1")
    assert [event.enemy for event in of(Struck, run.events) if isinstance(event, Struck)] == [
        "glint-hexer",
        "hound-captain",
    ]


def test_r44_r127_the_frozen_one_lets_pass_and_the_button_counts_the_other() -> None:
    crawl = two_in_the_way("2S")
    crawl.enemies[0].frozen = 2
    assert routes(crawl, crawl.hero(ADA), 2)[2, 0].passes == 1
    run = run_script(play_turn(crawl, crawl.hero(ADA)), {ADA: ["to-c1"]})
    assert len(of(Struck, run.events)) == 1


def test_r44_nobody_strikes_whom_nobody_sees_and_the_button_threatens_with_nothing() -> None:
    """5.5: no attacks on the bearer of the cloak."""
    crawl = two_in_the_way()
    hero = crawl.hero(ADA)
    hero.unseen = 2
    run = ScriptRun(play_turn(crawl, hero))
    (way,) = [option for option in run.open[ADA].options if option.key == "to-c1"]
    assert way.word != "to-passing"
    run.answer(ADA, "to-c1")
    assert (hero.at, of(Struck, run.events)) == ((2, 0), [])


def test_r46_the_first_king_ends_the_walk_before_the_second_enemy_strikes() -> None:
    """A18: nobody is left any more."""
    crawl = two_in_the_way("KS")
    run = ScriptRun(play_turn(crawl, crawl.hero(ADA)))
    run.answer(ADA, "to-c1")
    run.answer(ADA, "none")
    assert (len(of(Struck, run.events)), crawl.hero(ADA).at) == (1, (1, 0))


def test_r47_r110_who_dies_in_passing_lies_on_the_enemys_spot_with_all_that_was_carried() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",), foes=[("KC", (1, 0))], flips=("QS",))
    hero = crawl.hero(ADA)
    hero.health = 3
    hero.bag.append(crawl.made("torch"))
    run = ScriptRun(play_turn(crawl, hero))
    run.answer(ADA, "to-c1")
    run.answer(ADA, "none")
    assert (hero.is_dead, hero.at, [item.key for item in crawl.spots[1, 0].items]) == (True, (1, 0), ["torch"])


def test_r47_r109_who_is_stunned_in_passing_walks_on() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",), foes=[("KC", (1, 0))], flips=("9S",))
    hero = crawl.hero(ADA)
    hero.health = 7  # above 8 by 1: 7 damage
    run = ScriptRun(play_turn(crawl, hero))
    run.answer(ADA, "to-c1")
    run.answer(ADA, "none")
    assert (hero.is_stunned, hero.at) == (True, (2, 0))


def test_r41_r109_a_stunned_hero_dies_of_a_trap_and_no_armour_helps() -> None:
    crawl = scene(("brakka", (0, 0)), rows=(".T.",), flips=("2S",))
    hero = crawl.hero(ADA)
    hero.health = 0
    run_script(play_turn(crawl, hero), {ADA: ["to-b1"]})
    assert (hero.is_dead, hero.at) == (True, (1, 0))


# The second blow


def tapping(*flips: Card, foes: int = 1) -> Crawl:
    cards = ("KD", "KC", "QD")[:foes]
    return scene(("brakka", (0, 0)), rows=("..",), foes=[(card, (0, 0)) for card in cards], flips=flips)


def test_double_tap_may_choose_whom_where_several_are_left_low() -> None:
    """R64: a Power Thrust leaves both below a quarter; the second blow is for whichever is chosen."""
    crawl = tapping("QS", "2H", "2C", "KH", "2D", foes=2)
    for enemy in crawl.enemies:
        enemy.health = 6  # over 2: 3 + 2 = 5 damage
    run = ScriptRun(act(crawl, knowing(crawl, "power-thrust", "double-tap")))
    run.answer(ADA, "cast-power-thrust-a1")
    assert [option.key for option in run.open[ADA].options] == ["tap-1", "tap-2", "stop"]
    run.answer(ADA, "tap-2")
    (fell,) = of(EnemyFell, run.events)
    assert isinstance(fell, EnemyFell)
    assert (fell.number, [enemy.id for enemy in crawl.enemies]) == (2, [1])


def test_r115_a_second_blow_is_an_attack_with_an_ability_of_its_own() -> None:
    """Three enemies so struck: Move or Lift grows."""
    crawl = tapping("10H", "2H", "AS", "2S")  # the second blow is an Ace: it fails, and is struck back at
    hero = knowing(crawl, "sword-play", "double-tap")
    hero.tally.attacks_with = {"double-tap": [7, 8]}
    crawl.enemies[0].health, crawl.enemies[0].most_health = 30, 100
    run_script(act(crawl, hero), {ADA: ["hit-sword-play-1", "tap-1"]})
    assert [key for key, _ in habits(hero.tally)] == ["double-tap"]


def test_a_gizmo_makes_the_second_blow_heavier() -> None:
    crawl = tapping("QS", "2H", "10H", "2D")
    hero = knowing(crawl, "sword-play", "double-tap")
    hero.gizmos.append(Gizmo("double-tap", damage=5))
    crawl.enemies[0].health, crawl.enemies[0].most_health = 20, 100
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "hit-sword-play-1")  # over 5: 1 + 5 + 8 = 14
    run.answer(ADA, "tap-1")  # 10 for 9: 3 for what is over, and the gizmo's 5
    second = of(EnemyDefended, run.events)[-1]
    assert isinstance(second, EnemyDefended)
    assert (second.damage, second.outcome, second.card) == (8, "full", NO_CARD)


def test_nobody_strikes_twice_at_whom_the_first_blow_left_above_a_quarter() -> None:
    crawl = tapping("10S", "2H")
    crawl.enemies[0].health, crawl.enemies[0].most_health = 37, 100  # 12 less is a quarter
    run = run_script(act(crawl, knowing(crawl, "sword-play", "double-tap")), {ADA: ["hit-sword-play-1"]})
    assert ([prompt.word for prompt in run.asked], crawl.enemies[0].health) == ([words.TURN], 25)


def test_r61_nothing_follows_a_counter_not_even_a_second_blow() -> None:
    crawl = tapping("AS", "QH", "2S")
    hero = knowing(crawl, "sword-play", "double-tap")
    crawl.enemies[0].health, crawl.enemies[0].most_health = 15, 100
    run = ScriptRun(assault(crawl, crawl.enemies[0], hero, "turn"))
    run.answer(ADA, "sword-play")
    assert (run.is_over, crawl.enemies[0].health) == (True, 1)


# Wounds


def test_r76_r108_a_blow_that_armour_and_shield_swallow_still_costs_the_aim() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KD", (0, 0))], flips=("8S",))
    hero = crawl.hero(ADA)
    hero.aim, hero.aim_at, hero.stance = 2, 1, 0
    crawl.room.shields = [Shield((0, 0), 50, 3)]
    run = run_script(assault(crawl, crawl.enemies[0], hero, "turn"), {ADA: ["none"]})
    assert (hero.aim, hero.health, len(of(Hurt, run.events))) == (0, 33, 1)


def test_r104_r108_a_king_doubles_before_the_defence_and_armour_comes_last() -> None:
    """Target 6, King 13: over 7, 2 + 7 + 4 = 13, doubled 26; Block 9 takes 1 + 3, the armour 1."""
    crawl = scene(("brakka", (0, 0)), foes=[("KD", (0, 0))], flips=("KS", "9S"))
    hero = crawl.hero(ADA)
    hero.bag.append(crawl.made("decent-armour", "body"))
    hero.worn.append(hero.bag[-1].id)
    run_script(assault(crawl, crawl.enemies[0], hero, "turn"), {ADA: ["block"]})
    assert hero.health == 33 - (26 - 4 - 1)


def test_r103_r109_the_stunned_do_not_strike_back() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KD", (0, 0))], flips=("AS",))
    crawl.hero(ADA).health = 0
    run = run_script(assault(crawl, crawl.enemies[0], crawl.hero(ADA), "turn"), {})
    assert run.asked == []


def test_r84_r109_the_stunned_use_things_on_themselves_alone() -> None:
    """Neither a potion for a friend, a feather for the dead, an elixir at an enemy, nor a torch for all."""
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), ("orrin", (0, 0)), foes=[("KD", (0, 0))])
    hero, friend, dead = crawl.state.heroes
    crawl.room.light = "dark"
    friend.health, dead.is_dead, dead.died_in = 1, True, crawl.room.number
    hero.bag += [crawl.made(key) for key in ("healing-potion", "phoenix-feather", "fire-elixir", "torch")]
    things = {health: _things(crawl, health) for health in (5, 0)}
    own = f"use-{hero.bag[0].id}-h{ADA}"
    assert own in things[5]
    assert len(things[5]) == 5
    assert things[0] == {own}


def _things(crawl: Crawl, health: int) -> set[str]:
    crawl.hero(ADA).health = health
    return {key for key in menu_of(crawl, crawl.hero(ADA)).deeds if key.startswith("use-")}


def test_r91_r109_a_chest_that_explodes_may_stun() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("C.",), flips=("AS",), level=2)
    hero = crawl.hero(ADA)
    hero.health = 4
    run = run_script(smash(crawl, hero, 0), {})
    (tried,) = of(ChestTried, run.events)
    assert isinstance(tried, ChestTried)
    assert (tried.outcome, hero.is_stunned, crawl.spots[0, 0].chest) == ("exploded", True, "empty")


def test_r90_r92_r110_who_is_killed_by_the_first_of_two_things_leaves_the_other_there() -> None:
    """A King opens it; the first find is a booby trap (two Aces), whose flip of 12 takes 6."""
    crawl = scene(("brakka", (0, 0)), rows=("C.",), flips=("KS", "AS", "AH", "QS"))
    hero = crawl.hero(ADA)
    hero.health = 3
    run_script(smash(crawl, hero, 0), {})
    assert (hero.is_dead, crawl.spots[0, 0].drops) == (True, 1)


# Whom they strike


def weak_and_strong(*flips: Card) -> Crawl:
    """Sable has the least HP, Brakka more; two Kings stand with them."""
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), foes=[("KC", (0, 0)), ("KS", (0, 0))], flips=flips)
    crawl.hero(BEN).health = 9
    return crawl


def test_r99_r60_a_counter_counts_as_an_attack_of_this_round() -> None:
    crawl = weak_and_strong("AS", "2S")
    hero = knowing(crawl, "sword-play", seat=BEN)
    run_script(act(crawl, hero), {BEN: ["hit-sword-play-1"]})
    other, same = crawl.enemies[1], crawl.enemies[0]
    assert victim_of(crawl, other) is crawl.hero(ADA)
    assert victim_of(crawl, same) is hero  # it has attacked her itself


def test_r99_r71_the_weakest_may_hide() -> None:
    crawl = weak_and_strong()
    crawl.hero(BEN).unseen = 1
    assert victim_of(crawl, crawl.enemies[0]) is crawl.hero(ADA)


def test_r99_r109_the_stunned_are_the_weakest() -> None:
    """A31."""
    crawl = weak_and_strong("10S")
    crawl.hero(ADA).health = 0
    run = ScriptRun(enemy_turn(crawl, crawl.enemies[0]))
    assert run.open[ADA].word == words.DEFEND


@pytest.mark.parametrize(("health", "does_flee"), [(5, True), (6, False)])
def test_r98_r99_who_is_low_flees_from_a_hero_it_could_strike(health: int, does_flee: bool) -> None:
    crawl = scene(("brakka", (0, 0)), rows=("...",), foes=[("KH", (0, 0))], flips=("2S",))
    crawl.enemies[0].health = health
    run_script(enemy_turn(crawl, crawl.enemies[0]), {})
    assert (crawl.enemies[0].at != (0, 0)) == does_flee


def test_r98_r44_who_flees_strikes_whoever_runs_past() -> None:
    """A19."""
    crawl = scene(("brakka", (0, 0)), rows=("....",), foes=[("KC", (1, 0))], flips=("2S",))
    crawl.enemies[0].health = 1
    run = run_script(play_turn(crawl, crawl.hero(ADA)), {ADA: ["to-c1"]})
    assert len(of(Struck, run.events)) == 1


def test_r77_r28_the_aim_outlives_the_enemys_walk_and_the_newcomer() -> None:
    crawl = scene(("orrin", (0, 0)), rows=("......",), foes=[("KC", (5, 0))])
    hero = crawl.hero(ADA)
    hero.aim, hero.aim_at = 3, 1
    run_script(enemy_turn(crawl, crawl.enemies[0]), {})
    add_foe(crawl, "JD", (4, 0))
    run = ScriptRun(act(crawl, hero))
    target = {option.key: option.facts["target"] for option in run.open[ADA].options if option.key.startswith("hit-")}
    assert (target["hit-fire-ball-1"], target["hit-fire-ball-2"]) == (5 + 3 - 3, 5 + 4)


def test_r98_r99_who_cannot_walk_does_not_flee_but_shoots() -> None:
    """A Jack of Movement 0 is not able to move: what applies first is its attack."""
    crawl = scene(("brakka", (2, 0)), rows=("....",), foes=[("JH", (0, 0))], flips=("2S",))
    crawl.enemies[0].health = 1
    run = run_script(enemy_turn(crawl, crawl.enemies[0]), {})
    assert (len(of(Struck, run.events)), crawl.enemies[0].health) == (1, 1)


def test_r40_r99_a_blow_between_loses_the_enemy_half_a_climb() -> None:
    crawl = scene(("brakka", (2, 0)), ("sable", (2, 0)), rows=(".O.",), foes=[("KD", (0, 0))], flips=("2S",))
    king = crawl.enemies[0]
    run_script(enemy_turn(crawl, king), {})
    assert king.climbs == (1, 0)
    crawl.hero(ADA).at = (0, 0)
    run_script(enemy_turn(crawl, king), {})
    crawl.hero(ADA).at = (2, 0)
    run_script(enemy_turn(crawl, king), {})
    assert (king.at, king.climbs) == ((0, 0), (1, 0))
    run_script(enemy_turn(crawl, king), {})
    assert king.at == (1, 0)


def test_r40_r34_r127_a_lost_turn_loses_half_a_climb_of_anybody() -> None:
    """Two Move turns one after the other, and nothing between them."""
    crawl = scene(("ysolde", (0, 0)), rows=(".O..",), foes=[("KD", (2, 0))])
    hero, king = crawl.hero(ADA), crawl.enemies[0]
    hero.climbs, hero.lost_turns = (1, 0), 1
    king.climbs, king.frozen = (1, 0), 1
    run_script(play_turn(crawl, hero), {})
    run_script(enemy_turn(crawl, king), {})
    assert (hero.climbs, king.climbs) == (NOWHERE, NOWHERE)
