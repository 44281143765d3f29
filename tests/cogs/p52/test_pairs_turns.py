"""Where rules of turns meet: death, raising, lost turns, extra ones, held ones, ambush, the end of a room."""

import pytest

from cogs.p52.content.cards import Card
from cogs.p52.events.combat import Struck
from cogs.p52.events.frame import ExitWatched, TurnBegan, TurnLost
from cogs.p52.prompts import words
from cogs.p52.rules.combat.wounds import die, revive
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import health_of, line_of
from cogs.p52.rules.frame.entering import enter_room
from cogs.p52.rules.frame.rounds import begin_round, watch_exit
from cogs.p52.rules.frame.turn import play
from cogs.p52.rules.quests.rooms_left import after_room
from cogs.p52.rules.turns.marching import march
from cogs.p52.rules.turns.routes import routes
from cogs.p52.rules.turns.turn import act, play_turn
from tests.cogs.p52.parties import ADA, BEN, CLEO
from tests.cogs.p52.quests import in_room, of
from tests.cogs.p52.scenes import add_foe, scene
from tests.support.scripts import ScriptRun, run_script

FALLEN = "orrin"  # initiative 12; Rusk has 10, Brakka 8, a King 9


def fighting(*flips: Card) -> Crawl:
    """Orrin 12, Rusk 10, the King 9, Brakka 8."""
    crawl = scene(("orrin", (0, 0)), ("rusk", (0, 0)), ("brakka", (0, 0)), foes=[("KD", (5, 3))], flips=flips)
    run_script(begin_round(crawl), {})
    return crawl


def played(crawl: Crawl, turns: int) -> None:
    for _ in range(turns):
        run_script(play(crawl), {}, otherwise="rest")


@pytest.mark.parametrize(
    ("turns", "before", "does_act"),
    [(0, False, True), (1, True, False), (2, False, False), (3, True, False)],
    ids=["before his place", "in his turn", "after it, unacted", "after it, acted"],
)
def test_r143_who_is_raised_acts_if_his_place_has_not_passed(turns: int, before: bool, does_act: bool) -> None:
    crawl = fighting()
    orrin = crawl.hero(ADA)
    if not before:
        run_script(die(crawl, orrin, ""), {})
    played(crawl, turns)
    if before:
        run_script(die(crawl, orrin, ""), {})
    run_script(revive(crawl, orrin, 5), {})
    assert orrin.has_acted != does_act


def test_r143_whom_the_last_actor_took_with_it_has_not_hidden_how_far_the_round_is() -> None:
    """A Queen of 10 acts and is gone; who waits from 12 raises another of 10, whose place was just before hers."""
    crawl = fighting()
    orrin, rusk, _ = crawl.state.heroes
    run_script(play(crawl), {ADA: ["wait"]})
    run_script(die(crawl, rusk, ""), {})
    queen = add_foe(crawl, "QD", (4, 3))
    queen.frozen = 1
    run = ScriptRun(play(crawl))
    assert run.open[ADA].word == words.HELD
    crawl.enemies.remove(queen)
    assert orrin.is_waiting
    run_script(revive(crawl, rusk, 5), {})
    assert rusk.has_acted


def test_r143_a_death_of_the_last_round_is_no_turn_of_this_one() -> None:
    crawl = fighting()
    played(crawl, 1)
    run_script(die(crawl, crawl.hero(ADA), ""), {})
    run_script(begin_round(crawl), {})
    run_script(revive(crawl, crawl.hero(ADA), 5), {})
    assert not crawl.hero(ADA).has_acted


def test_r143_raised_while_all_explore() -> None:
    crawl = scene(("orrin", (0, 0)), ("rusk", (0, 0)))
    rusk = crawl.hero(BEN)
    crawl.hero(ADA).has_acted = rusk.has_acted = True
    run_script(die(crawl, rusk, ""), {})
    run_script(begin_round(crawl), {})
    crawl.hero(ADA).has_acted = True
    run_script(revive(crawl, rusk, 5), {})
    assert not rusk.has_acted


def trapped(crawl: Crawl) -> None:
    """What lies here is an Old Trap: ace and two."""
    crawl.spots[0, 0].drops = 1


def test_r143_an_old_trap_found_for_free_costs_the_next_turn_alone() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KD", (5, 3))], flips=("AS", "2H"))
    trapped(crawl)
    hero = crawl.hero(ADA)
    run = run_script(play_turn(crawl, hero), {ADA: ["search", "stance"]})
    assert (hero.lost_turns, hero.stance) == (1, 1)
    run = run_script(play_turn(crawl, hero), {})
    assert (of(TurnLost, run.events) != [], hero.lost_turns, hero.stance) == (True, 0, 1)
    run = run_script(play_turn(crawl, hero), {ADA: ["stance"]})
    assert hero.stance == 2


def test_r143_while_all_explore_the_turn_it_was_found_in_goes_on() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)), flips=("AS", "2H"))
    trapped(crawl)
    ada, ben = crawl.state.heroes
    run = ScriptRun(play(crawl))
    run.answer(ADA, "search")
    run.answer(BEN, "rest")
    run = ScriptRun(play(crawl))
    assert run.open[ADA].word == words.TURN
    run.answer(ADA, "rest")
    assert (ada.lost_turns, crawl.room.round) == (1, 2)
    run = ScriptRun(play(crawl))
    assert (of(TurnLost, run.events) != [], ada.lost_turns, ada.has_acted, ben.has_acted) == (True, 0, True, False)


def test_r143_an_extra_turn_may_be_the_lost_one() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KD", (5, 3))])
    hero = crawl.hero(ADA)
    hero.haste, hero.lost_turns = 2, 1
    run = run_script(play_turn(crawl, hero), {}, otherwise="rest")
    assert of(TurnBegan, run.events) == []
    run = run_script(play_turn(crawl, hero), {}, otherwise="rest")
    assert (len(of(TurnBegan, run.events)), hero.haste) == (3, 0)


def test_r143_death_pays_no_lost_turn_and_ends_what_heals() -> None:
    crawl = fighting()
    hero = crawl.hero(ADA)
    hero.lost_turns, hero.haste, hero.mends, hero.mending = 1, 2, 4, 3
    run_script(die(crawl, hero, ""), {})
    run_script(revive(crawl, hero, 5), {})
    assert (hero.lost_turns, hero.haste, hero.mends, hero.mending) == (1, 0, 0, 0)


def test_r145_what_ends_with_the_room_and_what_goes_on() -> None:
    crawl = in_room(scene(("brakka", (0, 0)), ("sable", (0, 0))))
    hero = crawl.hero(ADA)
    hero.aim = hero.aim_at = hero.stance = hero.unseen = 2
    hero.lost_turns = hero.haste = hero.mending = hero.mends = hero.venom = 2
    hero.venom_on, hero.has_hidden = "sword-play", True
    crawl.room.number = 1
    run_script(after_room(crawl), {}, otherwise=("later", "done"))
    run_script(enter_room(crawl), {})
    assert (hero.aim, hero.aim_at, hero.stance, hero.unseen, hero.has_hidden) == (0, 0, 0, 0, False)
    assert (hero.lost_turns, hero.haste, hero.mending, hero.mends, hero.venom) == (2, 2, 2, 2, 2)


def test_r145_nobody_comes_into_a_room_with_what_ended_before_it() -> None:
    crawl = in_room(scene(("brakka", (0, 0)), ("sable", (0, 0))))
    hero = crawl.hero(ADA)
    hero.aim = hero.stance = hero.unseen = 2
    run_script(enter_room(crawl), {})
    assert (hero.aim, hero.stance, hero.unseen) == (0, 0, 0)


def test_r28_an_ambush_comes_before_an_extra_turn() -> None:
    crawl = scene(("sable", (1, 0)), rows=("...e..",), is_up=False, light="dark", flips=("2S", "9S", "2H"))
    crawl.spots[2, 0].is_up = True
    crawl.state.decks.enemy.remove("JS")
    crawl.state.decks.enemy.append("JS")
    crawl.hero(ADA).haste = 1
    run = ScriptRun(play(crawl))
    run.answer(ADA, "to-c1")
    run.answer(ADA, "stop")
    assert run.open[ADA].word == words.DEFEND
    assert of(Struck, run.events) != []


def test_r28_an_ambush_comes_before_another_held_turn() -> None:
    """Orrin and Rusk wait; Orrin steps in, and what he reveals shoots before Rusk is asked."""
    crawl = scene(
        ("orrin", (1, 0)), ("rusk", (1, 0)), rows=("...e..",), is_up=False, light="dark",
        foes=[("KD", (0, 0))], flips=("2S", "9S", "2C"),
    )  # fmt: skip
    crawl.spots[2, 0].is_up = True
    crawl.enemies[0].frozen = 2
    crawl.state.decks.enemy.remove("JS")
    crawl.state.decks.enemy.append("JS")
    run_script(begin_round(crawl), {})
    for hero in crawl.state.heroes:
        hero.is_waiting = hero.has_acted = True
    run = ScriptRun(play(crawl))  # the King, who is frozen
    run.answer(ADA, "act")
    run.answer(ADA, "to-c1")
    run.answer(ADA, "stop")
    assert (run.open[ADA].word, BEN in run.open) == (words.DEFEND, False)
    assert of(Struck, run.events) != []


def test_r31_a_free_act_before_waiting_still_forfeits_the_card() -> None:
    crawl = fighting()
    hero = crawl.hero(ADA)
    hero.bag.append(crawl.made("torch"))
    item = hero.bag[-1].id
    run_script(act(crawl, hero), {ADA: [f"give-{item}-1", "wait"]})
    hero.is_waiting = False
    run_script(act(crawl, hero), {ADA: ["rest"]})
    assert (len(hero.stamina), hero.free_acts) == (0, 0)


@pytest.mark.parametrize(("had", "is_free", "gained"), [(4, False, 1), (5, False, 0), (3, True, 0)])
def test_r31_doing_nothing_says_what_it_brings(had: int, is_free: bool, gained: int) -> None:
    crawl = scene(("brakka", (0, 0)))
    hero = crawl.hero(ADA)
    crawl.draw_stamina(hero, had)
    hero.free_acts = int(is_free)
    run = ScriptRun(act(crawl, hero))
    (option,) = [one for one in run.open[ADA].options if one.key == "rest"]
    assert option.facts["gained"] == gained
    run.answer(ADA, "rest")
    assert len(hero.stamina) == had + gained


@pytest.mark.parametrize(
    ("flip", "is_left", "comes", "is_spent"),
    [("2S", True, True, False), ("2S", False, False, True), ("5S", True, False, False)],
)
def test_r113_after_a_boss_the_exit_still_leads_in(flip: Card, is_left: bool, comes: bool, is_spent: bool) -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....X",), flips=(flip, "2H"))
    crawl.room.has_major = True
    if not is_left:
        crawl.state.decks.fallen, crawl.state.decks.enemy = crawl.state.decks.enemy, []
    run = run_script(watch_exit(crawl), {}, otherwise="none")
    (told,) = of(ExitWatched, run.events)
    assert isinstance(told, ExitWatched)
    assert (told.comes, told.is_spent, len(crawl.enemies)) == (comes, is_spent, int(comes))


def test_r27_who_follows_heals_in_that_turn() -> None:
    """Regeneration counts a march as the turn it is."""
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)))
    leader, follower = crawl.state.heroes
    follower.health, follower.mends, follower.mending = 5, 3, 2
    route = routes(crawl, leader, 2)[2, 0]
    run_script(march(crawl, leader, route, 2), {}, otherwise="follow")
    assert (follower.health, follower.mending, follower.has_acted) == (8, 1, True)


def test_r40_half_a_climb_is_lost_with_a_turn_that_lapses() -> None:
    crawl = scene(("ysolde", (0, 0)), ("brakka", (3, 0)), rows=(".O..",), foes=[("KD", (3, 0))])
    hero = crawl.hero(ADA)
    run_script(begin_round(crawl), {})
    run_script(play_turn(crawl, hero), {ADA: ["to-b1"]})
    assert hero.climbs == (1, 0)
    hero.is_waiting = True
    crawl.state.reached = ()
    hero.has_acted = False
    run = ScriptRun(play(crawl))
    assert "to-b1" in [option.key for option in run.open[ADA].options]
    assert hero.climbs != (1, 0)


def test_r142_a_party_that_lost_one_meets_smaller_bosses() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), ("orrin", (0, 0)))
    assert health_of(crawl.state, "tallow-sexton") == 20
    run_script(die(crawl, crawl.hero(CLEO), ""), {})
    assert (crawl.state.characters, health_of(crawl.state, "tallow-sexton")) == (3, 20)
    in_room(crawl, 2)
    crawl.room.health, crawl.room.above = 100, 0
    assert (crawl.state.characters, health_of(crawl.state, "tallow-sexton")) == (2, 15)
    assert line_of("salt-abbess", is_few=True) != line_of("salt-abbess", is_few=False)
    assert health_of(crawl.state, "salt-abbess") == 20
