"""Pairs of two alike, and of what outlives a turn: spells beside each other, ice, and who is held to a spot."""

import pytest

from cogs.p52.content.cards import Card
from cogs.p52.events.combat import EnemyDefended, EnemyFell, EnemyThawed
from cogs.p52.events.frame import EnemyTurnLost
from cogs.p52.options import P52Options
from cogs.p52.prompts import words
from cogs.p52.rules.combat.attacking import attack
from cogs.p52.rules.combat.wounds import hurt
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.turn import enemy_turn, venoms_of
from cogs.p52.rules.frame.entering import flip_for_drop
from cogs.p52.rules.frame.turn import play
from cogs.p52.rules.turns.turn import play_turn
from cogs.p52.state.people import Spell
from tests.cogs.p52.knowing import knowing
from tests.cogs.p52.parties import ADA, BEN, stack
from tests.cogs.p52.quests import of
from tests.cogs.p52.scenes import give_stamina, scene
from tests.support.scripts import ScriptRun, run_script

FAR = [("JC", (5, 3))]


def take_turn(crawl: Crawl, seat: int, *said: str) -> None:
    run_script(play_turn(crawl, crawl.hero(seat)), {seat: list(said)})


def test_5_3_two_regenerations_heal_both() -> None:
    """Over 3 and over 0: the weaker one, which came later, takes nothing away."""
    crawl = scene(("orrin", (0, 0)), ("brakka", (1, 0)), foes=FAR)
    give_stamina(crawl, crawl.hero(BEN), "2C", "3C", "4C", "5C", "6C")  # a full pile: whoever rests draws nothing
    stack(crawl, "QS", "9S")
    knowing(crawl, "regeneration")
    brakka = crawl.hero(BEN)
    brakka.health = 5
    take_turn(crawl, ADA, "do-regeneration-h1")
    take_turn(crawl, BEN, "rest")
    assert brakka.health == 8
    take_turn(crawl, ADA, "do-regeneration-h1")
    for health in (11, 14, 14):
        take_turn(crawl, BEN, "rest")
        assert brakka.health == health


def test_5_3_a_regeneration_that_is_over_adds_nothing_to_the_next() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (1, 0)), foes=FAR, flips=("QS",))
    knowing(crawl, "regeneration")
    brakka = crawl.hero(BEN)
    brakka.health, brakka.mends = 5, 4
    take_turn(crawl, ADA, "do-regeneration-h1")
    take_turn(crawl, BEN, "rest")
    assert brakka.health == 5 + 3


def test_5_3_a_second_shield_takes_nothing_from_the_first() -> None:
    crawl = scene(("orrin", (0, 0)), foes=FAR, flips=("JS", "8S"))
    hero = knowing(crawl, "magic-shield")
    for _ in range(2):
        take_turn(crawl, ADA, "do-magic-shield-a1")
    assert ScriptRun(hurt(crawl, hero, 5, "blow")).result == 2


def test_5_3_a_poison_that_is_over_adds_nothing_to_the_next() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KH", (0, 0))])
    hero = knowing(crawl, "poison-tip", "sword-play")
    (enemy,) = crawl.enemies
    hero.venom, hero.venom_on, enemy.venom = 2, "sword-play", 4
    stack(crawl, "8S", "2C")
    run_script(attack(crawl, hero, "sword-play", crawl.enemies, has_stamina=False), {})
    assert venoms_of(enemy) == [Spell(2, 3, ADA)]


def test_5_3_what_is_left_of_two_poisons_is_seen() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KH", (0, 0))])
    hero = knowing(crawl, "poison-tip", "sword-play", "knife-use")
    stack(crawl, "8S", "2C")
    hero.venom, hero.venom_on, hero.coats = 3, "knife-use", {"sword-play": 2}
    run_script(attack(crawl, hero, "knife-use", crawl.enemies, has_stamina=False), {})
    assert (hero.venom, hero.venom_on, hero.coats) == (2, "sword-play", {})


def test_5_3_each_weapon_keeps_its_poison_and_both_work() -> None:
    """Poison on the sword and on the knife; both hit, and both poisons do their damage, each for whoever mixed it."""
    crawl = scene(("brakka", (0, 0)), foes=[("KH", (0, 0))], flips=("10S", "10H"))
    hero = knowing(crawl, "poison-tip", "sword-play", "knife-use")
    take_turn(crawl, ADA, "do-poison-tip-sword-play")
    run = ScriptRun(play_turn(crawl, hero))
    assert "do-poison-tip-sword-play" not in [option.key for option in run.open[ADA].options]
    run.answer(ADA, "do-poison-tip-knife-use")
    (enemy,) = crawl.enemies
    stack(crawl, "7S", "2S", "8S", "2C")
    for ability in ("sword-play", "knife-use"):
        run_script(attack(crawl, hero, ability, [enemy], has_stamina=False), {})
    assert (hero.venom_on, hero.coats) == ("", {})
    enemy.health, enemy.at = 4, (3, 3)
    (fallen,) = of(EnemyFell, run_script(enemy_turn(crawl, enemy), {}).events)
    assert isinstance(fallen, EnemyFell)
    assert fallen.seat == ADA


def test_r28_r127_the_turn_of_an_ambush_is_no_round_of_the_ice() -> None:
    """A tie freezes for one round: neither the ambush nor the turn of that round is the enemy's."""
    crawl = scene(("orrin", (0, 0)), foes=[("KC", (0, 0))])
    (enemy,) = crawl.enemies
    enemy.frozen, enemy.has_acted = 1, False
    crawl.state.ambushers = [enemy.id]
    crawl.hero(ADA).has_acted = True
    assert of(EnemyThawed, run_script(play(crawl), {}).events) == []
    events = run_script(play(crawl), {}).events
    assert (len(of(EnemyTurnLost, events)), len(of(EnemyThawed, events))) == (1, 1)


def test_r48_r27_who_was_held_to_a_spot_is_free_when_all_explore() -> None:
    """A King in passing holds for the rest of that turn; the menu of an exploration is there before the next begins."""
    crawl = scene(("brakka", (0, 0)), rows=("....",), foes=[("KC", (1, 0))], flips=("KS",))
    hero = knowing(crawl, "hover")
    hero.health = 33
    run_script(play_turn(crawl, hero), {ADA: ["to-c1", "none"]})
    assert hero.at == (1, 0)
    crawl.state.decks.fallen.append(crawl.enemies.pop().card)
    crawl.state.phase, hero.has_acted = "explore", False
    assert "do-hover" in [option.key for option in ScriptRun(play(crawl)).open[ADA].options]


def test_r32_r27_when_the_last_enemy_falls_at_the_last_call_no_held_turn_lapses() -> None:
    crawl = scene(("brakka", (0, 0)), ("rusk", (0, 0)), foes=[("KH", (0, 0))], flips=("QS", "2S", "2H"))
    (enemy,) = crawl.enemies
    enemy.health, enemy.has_acted = 1, True
    for hero in crawl.heroes:
        hero.has_acted = hero.is_waiting = True
    run = ScriptRun(play(crawl))
    run.answer(ADA, "act", words.HELD)
    run.answer(ADA, "hit-sword-play-1")
    assert run.is_over
    assert (crawl.state.phase, crawl.hero(BEN).is_waiting, crawl.hero(BEN).has_acted) == ("explore", False, False)


def test_r24_r32_a_turn_can_be_held_in_the_phase_of_the_drop() -> None:
    """Orrin 12 lets Brakka 8 go first, and acts then; both have acted before any enemy, and round 1 is everybody's."""
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)), foes=FAR, flips=("KS",))
    run_script(flip_for_drop(crawl), {})
    run_script(play(crawl), {ADA: ["wait"]})
    run = ScriptRun(play(crawl))
    run.answer(BEN, "stance")
    run.answer(ADA, "act", words.HELD)
    run.answer(ADA, "stance")
    assert run.is_over
    assert [hero.stance for hero in crawl.heroes] == [1, 1]
    assert (crawl.state.phase, [hero.has_acted for hero in crawl.heroes]) == ("fight", [False, False])


def test_r24_r125_a_turn_held_through_the_drop_lapses_before_ones_own() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)), foes=FAR, flips=("KS",))
    run_script(flip_for_drop(crawl), {})
    run_script(play(crawl), {ADA: ["wait"]})
    run = ScriptRun(play(crawl))
    run.answer(BEN, "wait")
    while not run.is_over:
        run.wait()
    assert [hero.is_waiting for hero in crawl.heroes] == [False, False]
    assert crawl.state.phase == "fight"


def test_r24_r27_a_turn_held_at_the_drop_is_no_turn_held_in_peace() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)), foes=[("JC", (0, 0))], flips=("KS", "QS", "2S", "2H"))
    run_script(flip_for_drop(crawl), {})
    crawl.enemies[0].health = 1
    run_script(play(crawl), {ADA: ["wait"]})
    run_script(play(crawl), {BEN: ["hit-sword-play-1"]})
    assert crawl.state.phase == "explore"
    assert not any(hero.is_waiting or hero.has_acted for hero in crawl.heroes)


def test_r33_r63_what_falls_at_ones_feet_is_picked_up_in_the_same_turn() -> None:
    """The Hound Captain drops something where Brakka stands: a look at it is free, after the blow as well."""
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))], flips=("QS", "2S", "KH", "4S", "7D"))
    crawl.enemies[0].health = 1
    hero = crawl.hero(ADA)
    run = ScriptRun(play_turn(crawl, hero))
    run.answer(ADA, "hit-sword-play-1")
    assert [option.key for option in run.open[ADA].options] == ["search", "rest"]
    run.answer(ADA, "search")
    assert run.is_over
    assert ([item.key for item in hero.bag], crawl.spots[0, 0].drops) == (["sharp-dagger"], 0)


def test_r33_r35_whoever_walks_to_a_thing_that_is_asked_about_may_take_it_there() -> None:
    """What is left there is not offered twice in one turn."""
    for said, things in (("take", 1), ("rest", 0)):
        crawl = scene(("brakka", (0, 0)), rows=("...",), options=P52Options(finds="asked"))
        thing = crawl.made("torch")
        crawl.spots[1, 0].items.append(thing)
        hero = crawl.hero(ADA)
        run_script(play_turn(crawl, hero), {ADA: ["to-b1", f"take-{thing.id}" if said == "take" else said]})
        assert len(hero.bag) == things
        assert ScriptRun(play_turn(crawl, hero)).open[ADA].word == words.TURN


def test_5_3_a_creature_may_come_between_two_whom_no_spot_of_theirs_joins() -> None:
    """Within 1 of the spot, whoever stands on it; a spot that strikes nobody else is not offered."""
    crawl = scene(("rusk", (0, 0)), foes=[("KC", (2, 1)), ("KD", (4, 1))], flips=("KS", "2S", "2H"))
    hero = knowing(crawl, "summon-creature")
    run = ScriptRun(play_turn(crawl, hero))
    casts = [option.key for option in run.open[ADA].options if option.key.startswith("cast")]
    assert casts == [f"cast-summon-creature-{place}" for place in ("c2", "e2", "d2")]
    run.answer(ADA, "cast-summon-creature-d2")
    assert len(hero.tally.attacked) == 2


@pytest.mark.parametrize(
    ("key", "gained"),
    [
        ("adrenaline-boost", {"haste": 2}),
        ("invisibility-cloak", {"unseen": 3, "has_hidden": True}),
        ("magic-tome", {"rises": 1}),
    ],
)
def test_r84_any_thing_can_be_used_on_a_friend_on_the_same_spot(key: str, gained: dict[str, int]) -> None:
    """The turn is its giver's, what it does is the friend's; nobody farther off is offered."""
    crawl = scene(("brakka", (0, 0)), ("orrin", (0, 0)), ("rusk", (1, 0)), foes=FAR)
    hero, friend = crawl.hero(ADA), crawl.hero(BEN)
    thing = crawl.made(key)
    hero.bag.append(thing)
    run = ScriptRun(play_turn(crawl, hero))
    keys = [option.key for option in run.open[ADA].options]
    assert [k for k in keys if k.startswith("use")] == [f"use-{thing.id}", f"use-{thing.id}-h1"]
    run.answer(ADA, f"use-{thing.id}-h1")
    while not run.is_over:
        assert set(run.open) == {BEN}  # what it teaches is for whoever learns it to say
        run.answer(BEN, run.open[BEN].options[0].key)
    assert {name: getattr(friend, name) for name in gained} == gained
    assert not any(getattr(hero, name) for name in gained)


def test_r84_a_torch_is_nobodys_and_what_does_nothing_for_a_friend_is_not_offered() -> None:
    crawl = scene(("brakka", (0, 0)), ("maive", (0, 0)), foes=FAR, light="dark")
    hero = crawl.hero(ADA)
    hero.bag += [crawl.made("torch"), crawl.made("weapon-tuner"), crawl.made("lock-pick")]
    crawl.hero(BEN).sheet.abilities = {"heal": 1}
    keys = [option.key for option in ScriptRun(play_turn(crawl, hero)).open[ADA].options]
    assert [key for key in keys if key.startswith("use")] == ["use-1", "use-2"]


def test_5_3_a_shield_waits_over_a_spot_for_whoever_comes_there() -> None:
    """Any spot in sight that is turned up, at 9 − level + R; those with somebody on them are offered first."""
    crawl = scene(("orrin", (0, 0)), ("brakka", (1, 0)), rows=("...#.",), foes=[("JC", (4, 0))], flips=("JS",))
    knowing(crawl, "magic-shield")
    run = ScriptRun(play_turn(crawl, crawl.hero(ADA)))
    shields = [option for option in run.open[ADA].options if option.key.startswith("do-magic-shield")]
    assert [(one.key[-2:], one.facts["target"]) for one in shields] == [("a1", 8), ("b1", 9), ("c1", 10)]
    run.answer(ADA, "do-magic-shield-c1")
    crawl.hero(BEN).at = (2, 0)
    assert ScriptRun(hurt(crawl, crawl.hero(BEN), 5, "blow")).result == 4


def test_r109_r27_regeneration_wakes_the_stunned_before_they_choose_and_counts_once() -> None:
    """A turn of an exploration begins with its choice: who heals at its beginning chooses as one who is up."""
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), rows=("C..",))
    hero = crawl.hero(ADA)
    hero.health, hero.mends, hero.mending = 0, 4, 3
    run = ScriptRun(play(crawl))
    assert hero.health == 4
    assert "smash" in [option.key for option in run.open[ADA].options]
    run.answer(BEN, "rest")
    assert (hero.health, hero.mending) == (4, 2)
    ScriptRun(play(crawl)).answer(ADA, "rest")
    assert (hero.health, hero.mending, hero.is_soothed) == (4, 2, False)


def test_r103_a_creature_may_come_beside_whoever_struck() -> None:
    """As in one's own turn: from C1 it strikes both, from the striker's spot one."""
    foes = [("KC", (1, 0)), ("KD", (3, 0)), ("KS", (5, 0))]
    crawl = scene(("brakka", (1, 0)), rows=("......",), foes=foes, flips=("AS", "KH", "2S", "3S"))
    hero = knowing(crawl, "summon-creature")
    run = ScriptRun(enemy_turn(crawl, crawl.enemies[0]))
    keys = [option.key for option in run.open[ADA].options if option.key.startswith("summon")]
    assert keys == ["summon-creature", "summon-creature-c1"]
    run.answer(ADA, "summon-creature-c1")
    assert [event.number for event in run.events if isinstance(event, EnemyDefended)] == [1, 2]
    assert hero.tally.attacked == [1, 2]


@pytest.mark.parametrize("others", [[(2, 0)], [(0, 0), (2, 0)]])
def test_r103_it_comes_only_to_where_it_strikes_somebody_else(others: list[tuple[int, int]]) -> None:
    """5.3: from where another stands it would strike the same, or fewer."""
    cards: tuple[Card, ...] = ("KD", "KS")
    foes = [("KC", (1, 0)), *zip(cards, others, strict=False)]
    crawl = scene(("brakka", (1, 0)), rows=("......",), foes=foes, flips=("AS",))
    knowing(crawl, "summon-creature")
    run = ScriptRun(enemy_turn(crawl, crawl.enemies[0]))
    assert [option.key for option in run.open[ADA].options if option.key.startswith("summon")] == ["summon-creature"]
