"""5.9: once the boss has fallen nobody else acts: no held turn, no extra turn, nobody who comes through the exit."""

from cogs.p52.events.combat import Struck
from cogs.p52.events.frame import ExitWatched, HeldTurnLapsed, QuestWon
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.turn import play
from cogs.p52.rules.turns.turn import play_turn
from cogs.p52.state.people import Enemy
from tests.cogs.p52.knowing import knowing
from tests.cogs.p52.parties import ADA
from tests.cogs.p52.quests import of, result_of
from tests.cogs.p52.scenes import add_foe, scene
from tests.cogs.p52.test_won_at_once import dying
from tests.support.scripts import ScriptRun, run_script


def test_5_9_whoever_fell_the_boss_has_no_second_blow_and_no_extra_turn() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), flips=("9S", "2H"))
    hero = knowing(crawl, "sword-play", "double-tap")
    hero.haste = 2
    enemy = dying(crawl, "tallow-sexton", (0, 0))
    run = run_script(play_turn(crawl, hero), {ADA: [f"hit-sword-play-{enemy.id}", "rest"]})
    assert (result_of(crawl), hero.haste) == ("won", 2)
    assert not of(Struck, run.events)


def test_5_5_fire_that_fells_the_boss_leaves_no_extra_turn() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), flips=("9S",))
    hero = crawl.hero(ADA)
    hero.haste, elixir = 2, crawl.made("fire-elixir")
    hero.bag.append(elixir)
    dying(crawl, "tallow-sexton", (1, 0))
    run = run_script(play_turn(crawl, hero), {ADA: [f"use-{elixir.id}-b1"]})
    assert (run.is_over, result_of(crawl), hero.haste) == (True, "won", 2)


def test_5_3_a_second_blow_that_fells_the_boss_leaves_no_extra_turn() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), flips=("7S", "2H", "QD"))
    hero = knowing(crawl, "sword-play", "double-tap")
    enemy = dying(crawl, "tallow-sexton", (0, 0))
    hero.haste, enemy.health = 2, 10
    said = [f"hit-sword-play-{enemy.id}", f"tap-{enemy.id}", "rest"]
    run = run_script(play_turn(crawl, hero), {ADA: said})
    assert (run.is_over, result_of(crawl), hero.haste) == (True, "won", 2)


def test_r113_nobody_comes_through_the_exit_once_the_boss_has_fallen() -> None:
    """His was the last turn of the round, and the only hero left would have met what came."""
    crawl = scene(("brakka", (0, 0)), rows=("X.",), flips=("9S", "2H", "AS", "KS"))
    crawl.hero(ADA).health = 1
    enemy = dying(crawl, "tallow-sexton", (0, 0))
    enemy.has_acted = True
    run = ScriptRun(play(crawl))
    run.answer(ADA, f"hit-sword-play-{enemy.id}")
    run.answer(ADA, "rest")
    assert not of(ExitWatched, run.events)
    assert of(QuestWon, run.events)


def steps_in(crawl: Crawl, boss: Enemy) -> ScriptRun[None]:
    """All hold their turns; the first of them fells the boss, and that is all."""
    for hero in crawl.state.heroes:
        hero.has_acted = hero.is_waiting = True
    run = ScriptRun(play(crawl))
    run.answer(ADA, "act")
    run.answer(ADA, f"hit-sword-play-{boss.id}")
    run.answer(ADA, "rest")
    assert of(QuestWon, run.events)
    return run


def test_r125_no_held_turn_lapses_after_the_victory() -> None:
    """Both are asked once more at the round's end; one of them steps in and fells the boss, whom others have joined."""
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)), rows=("..",), flips=("9S", "2H"))
    enemy = dying(crawl, "tallow-sexton", (0, 0))
    add_foe(crawl, "KH", (1, 0))
    for foe in crawl.enemies:
        foe.has_acted = True
    run = steps_in(crawl, enemy)
    assert not of(HeldTurnLapsed, run.events)


def test_r32_nobody_is_asked_to_step_in_after_the_victory() -> None:
    """Both hold their turns while somebody is frozen; one steps in and fells the boss, whom others have joined."""
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)), rows=("..",), flips=("9S", "2H"))
    enemy = dying(crawl, "tallow-sexton", (0, 0))
    enemy.has_acted = True
    add_foe(crawl, "KD", (1, 0)).frozen = 2
    run = steps_in(crawl, enemy)
    assert "held" not in {prompt.word for prompt in run.prompts}


def test_r32_nobody_is_asked_to_step_in_after_a_boss_that_its_poison_fells() -> None:
    """It dies where its own turn begins, while somebody waits and another enemy is left."""
    crawl = scene(("brakka", (0, 0)), rows=("..",), flips=("9S",))
    enemy = dying(crawl, "tallow-sexton", (1, 0))
    enemy.venom, enemy.venomous, enemy.venom_by = 1, 1, ADA
    add_foe(crawl, "KD", (1, 0))
    crawl.hero(ADA).has_acted = crawl.hero(ADA).is_waiting = True
    run = ScriptRun(play(crawl))
    assert of(QuestWon, run.events)
    assert "held" not in {prompt.word for prompt in run.prompts}


def test_r28_a_boss_that_falls_in_its_ambush_leaves_no_extra_turn() -> None:
    """It acts right after the first turn, strikes with an Ace, and is struck down for it."""
    crawl = scene(("brakka", (0, 0)), rows=("..",), flips=("AS", "9S", "2H"))
    hero = crawl.hero(ADA)
    hero.haste = 2
    crawl.state.ambushers = [dying(crawl, "tallow-sexton", (0, 0)).id]
    run = run_script(play_turn(crawl, hero), {ADA: ["stance", "sword-play"]})
    assert (run.is_over, result_of(crawl), hero.haste) == (True, "won", 2)
