"""5.9: a quest is won when it is won. Nothing that the rest of the turn or the round would bring undoes it."""

import pytest

from cogs.p52.events.combat import Struck
from cogs.p52.events.frame import ExitWatched, HeldTurnLapsed, QuestWon
from cogs.p52.events.goods import Found
from cogs.p52.events.map import KeyTaken, Moved
from cogs.p52.options import P52Options
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.exploring import explore
from cogs.p52.rules.frame.turn import play
from cogs.p52.rules.turns.turn import act, play_turn
from cogs.p52.state.people import Enemy
from cogs.p52.state.places import Place
from tests.cogs.p52.knowing import knowing
from tests.cogs.p52.parties import ADA, BEN, CLEO
from tests.cogs.p52.quests import of, result_of
from tests.cogs.p52.scenes import able, add_foe, scene
from tests.cogs.p52.test_bosses import boss
from tests.support.scripts import ScriptRun, run_script

WINDS = P52Options(adventure="winds")


def dying(crawl: Crawl, key: str, place: Place) -> Enemy:
    """A great boss whom the next blow fells, and that will not rise again."""
    enemy = boss(crawl, key, place)
    enemy.health, enemy.has_special = 1, False
    crawl.state.phase = "fight"
    return enemy


def regent_is_gone(crawl: Crawl) -> None:
    """It has fallen, and the relic lies where a hero may pick it up."""
    crawl.room.has_major = True


def test_5_9_the_relic_picked_up_before_ones_deed_ends_the_turn() -> None:
    crawl = scene(("brakka", (0, 0)), options=WINDS)
    regent_is_gone(crawl)
    relic = crawl.made("wind-relic")
    crawl.spots[0, 0].items.append(relic)
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    run.answer(ADA, f"take-{relic.id}")
    assert (run.is_over, result_of(crawl)) == (True, "won")


def test_5_9_the_relic_picked_up_on_the_way_ends_the_walk() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",), options=WINDS)
    able(crawl.hero(ADA), move=11)
    regent_is_gone(crawl)
    crawl.spots[1, 0].items.append(crawl.made("wind-relic"))
    run = run_script(act(crawl, crawl.hero(ADA)), {ADA: ["to-d1"]})
    assert [type(event) for event in run.events] == [Moved, KeyTaken]
    assert result_of(crawl) == "won"


@pytest.mark.parametrize(("place", "said"), [((1, 0), "to-d1"), ((0, 0), "take-1")])
def test_5_9_the_relic_picked_up_in_flight_ends_the_flight(place: Place, said: str) -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",), flips=("KS",), options=WINDS)
    hero = knowing(crawl, "hover")
    regent_is_gone(crawl)
    crawl.spots[place].items.append(crawl.made("wind-relic"))
    run = run_script(act(crawl, hero), {ADA: ["do-hover", said]})
    assert (run.is_over, result_of(crawl), hero.at) == (True, "won", place)


@pytest.mark.parametrize(("start", "said"), [((0, 0), {ADA: ["march-c1"]}), ((1, 0), {})])
def test_5_9_nobody_follows_once_the_relic_is_picked_up(start: Place, said: dict[int, list[str]]) -> None:
    """On B1, by the leader, or by the first who follows one that stood there: the others stay where they are."""
    heroes = (("brakka", start), ("sable", (0, 0)), ("orrin", (0, 0)))
    crawl = scene(*heroes, rows=("....",), options=WINDS)
    regent_is_gone(crawl)
    crawl.spots[1, 0].items.append(crawl.made("wind-relic"))
    run = run_script(explore(crawl), said or {ADA: ["march-d1"], BEN: ["follow"], CLEO: ["follow"]})
    assert (run.is_over, result_of(crawl), crawl.hero(CLEO).at) == (True, "won", (0, 0))


def test_r44_a_boss_struck_down_in_passing_leaves_nobody_to_strike() -> None:
    """Its Ace is answered; another enemy stands on the same spot."""
    crawl = scene(("brakka", (0, 0)), rows=("...",), flips=("AS", "9S", "2H", "KS"))
    able(crawl.hero(ADA), move=11)
    dying(crawl, "tallow-sexton", (1, 0))
    add_foe(crawl, "KH", (1, 0))
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    run.answer(ADA, "to-c1")
    run.answer(ADA, "sword-play")
    assert (result_of(crawl), len(of(Struck, run.events)), run.open[ADA].word) == ("won", 1, "stoop")


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


def test_5_9_with_the_boss_gone_nobody_else_is_struck_again() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), flips=("KS", "2H", "3H"))
    hero = knowing(crawl, "power-thrust", "double-tap")
    dying(crawl, "tallow-sexton", (0, 0))
    other = add_foe(crawl, "KH", (0, 0))
    other.health = 15
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "cast-power-thrust-a1")
    assert (other.health, result_of(crawl)) == (3, "won")
    assert run.open[ADA].word == "stoop"


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


def test_r62_what_the_boss_has_dropped_at_ones_feet_is_still_ones_own() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), flips=("9S", "2H", "3S", "4H"))
    enemy = dying(crawl, "tallow-sexton", (0, 0))
    run = run_script(act(crawl, crawl.hero(ADA)), {ADA: [f"hit-sword-play-{enemy.id}", "search"]})
    assert (result_of(crawl), len(of(Found, run.events))) == ("won", 1)


def test_r92_a_trap_in_what_the_boss_has_dropped_undoes_no_victory() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), flips=("9S", "2H", "AS", "AH", "KS"))
    hero = crawl.hero(ADA)
    hero.health = 1
    enemy = dying(crawl, "tallow-sexton", (0, 0))
    enemy.has_acted = True
    run = ScriptRun(play(crawl))
    run.answer(ADA, f"hit-sword-play-{enemy.id}")
    run.answer(ADA, "search")
    assert (hero.is_dead, result_of(crawl), len(of(QuestWon, run.events))) == (True, "won", 1)
    assert run.open[ADA].word == "fate"
    run.answer(ADA, "raised")
    assert (run.is_over, hero.sheet.won) == (True, 1)


def test_r125_no_held_turn_lapses_after_the_victory() -> None:
    """Both are asked once more at the round's end; one of them steps in and fells the boss, whom others have joined."""
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)), rows=("..",), flips=("9S", "2H"))
    enemy = dying(crawl, "tallow-sexton", (0, 0))
    add_foe(crawl, "KH", (1, 0))
    for foe in crawl.enemies:
        foe.has_acted = True
    for hero in crawl.state.heroes:
        hero.has_acted = hero.is_waiting = True
    run = ScriptRun(play(crawl))
    run.answer(ADA, "act")
    run.answer(ADA, f"hit-sword-play-{enemy.id}")
    run.answer(ADA, "rest")
    assert of(QuestWon, run.events)
    assert not of(HeldTurnLapsed, run.events)


def test_r32_nobody_is_asked_to_step_in_after_the_victory() -> None:
    """Both hold their turns while somebody is frozen; one steps in and fells the boss, whom others have joined."""
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)), rows=("..",), flips=("9S", "2H"))
    enemy = dying(crawl, "tallow-sexton", (0, 0))
    enemy.has_acted = True
    add_foe(crawl, "KD", (1, 0)).frozen = 2
    for hero in crawl.state.heroes:
        hero.has_acted = hero.is_waiting = True
    run = ScriptRun(play(crawl))
    run.answer(ADA, "act")
    run.answer(ADA, f"hit-sword-play-{enemy.id}")
    run.answer(ADA, "rest")
    assert of(QuestWon, run.events)
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


@pytest.mark.parametrize("shoes", [(), ("winged-shoes",)])
def test_r62_the_relic_picked_up_first_leaves_the_drop_to_be_looked_at(shoes: tuple[str, ...]) -> None:
    """Both lie there: which is picked up first makes no difference, before the turn's deed or between two of them."""
    crawl = scene(("brakka", (0, 0)), rows=("..",), flips=("3S", "4H"), options=WINDS)
    regent_is_gone(crawl)
    hero, relic = crawl.hero(ADA), crawl.made("wind-relic")
    for key in shoes:
        hero.bag.append(crawl.made(key))
        hero.worn.append(hero.bag[-1].id)
    crawl.spots[0, 0].items.append(relic)
    crawl.spots[0, 0].drops = 1
    first = ["stance"] if shoes else []
    run = run_script(act(crawl, hero), {ADA: [*first, f"take-{relic.id}", "search"]})
    assert (result_of(crawl), len(of(Found, run.events))) == ("won", 1)


def test_r120_whom_their_own_spell_kills_with_the_boss_has_won_nothing() -> None:
    """All of it comes down at once, and nobody is left alive."""
    crawl = scene(("orrin", (0, 0)), rows=("..",), flips=("KS", "2H"))
    hero = knowing(crawl, "meteor-strike")
    hero.health = 1
    enemy = dying(crawl, "tallow-sexton", (0, 0))
    run_script(act(crawl, hero), {ADA: ["cast-meteor-strike-a1", "none"]})
    assert (enemy in crawl.enemies, result_of(crawl)) == (False, "fallen")


@pytest.mark.parametrize("holder", [0, 1])
def test_r144_who_dies_of_the_same_spell_holds_no_relic(holder: int) -> None:
    """One flip strikes all of them at once: what is asked is who holds it when all of it has come down."""
    crawl = scene(("orrin", (0, 0)), ("sable", (1, 0)), rows=("..",), flips=("KS", "2H"), options=WINDS)
    hero = knowing(crawl, "meteor-strike")
    enemy = dying(crawl, "regent-of-kites", (1, 0))
    crawl.hero(BEN).health = 1
    crawl.state.heroes[holder].bag.append(crawl.made("wind-relic"))
    run_script(act(crawl, hero), {ADA: ["cast-meteor-strike-b1"], BEN: ["none"]})
    assert enemy not in crawl.enemies
    assert (crawl.hero(BEN).is_dead, result_of(crawl)) == (True, "won" if holder == ADA else "")
