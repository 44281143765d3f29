"""Two rules at once, turn by turn: held turns, newcomers, half a climb, the stunned, the drop, the door."""

import pytest

from cogs.p52.content.cards import Card
from cogs.p52.events.combat import Struck
from cogs.p52.events.frame import DropFlipped, HeldTurnLapsed, RoundBegan, TurnLost
from cogs.p52.prompts import words
from cogs.p52.rules import invariants
from cogs.p52.rules.combat.wounds import die
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.entering import flip_for_drop
from cogs.p52.rules.frame.rounds import begin_round
from cogs.p52.rules.frame.turn import play
from cogs.p52.rules.rooms.appearing import remove
from cogs.p52.rules.turns.marching import walk_towards
from cogs.p52.rules.turns.turn import act, play_turn
from tests.cogs.p52.parties import ADA, BEN, CLEO, stack
from tests.cogs.p52.quests import of
from tests.cogs.p52.scenes import scene
from tests.support.scripts import ScriptRun, run_script


def last_called(crawl: Crawl) -> ScriptRun[None]:
    """Everybody has acted but the enemy of the lowest initiative, which is frozen: after it comes the last call."""
    run_script(begin_round(crawl), {})
    for hero in crawl.state.heroes:
        hero.is_waiting = hero.has_acted = True
    crawl.enemies[0].frozen = 2
    return ScriptRun(play(crawl))


def test_r125_who_keeps_waiting_is_free_when_the_last_enemy_falls() -> None:
    """R27: there is no order to wait for any more; the held turn is a turn of this round, in any order."""
    crawl = scene(("orrin", (0, 0)), ("brakka", (1, 0)), rows=("..",), foes=[("JD", (1, 0))], flips=("KH", "2S"))
    run = last_called(crawl)
    run.wait()  # after the enemy's turn nobody steps in
    run.answer(BEN, "keep")
    run.answer(ADA, "act")
    run.answer(ADA, "hit-fire-ball-1")
    brakka = crawl.hero(BEN)
    assert (crawl.state.phase, crawl.enemies, brakka.is_waiting, brakka.has_acted) == ("explore", [], False, False)
    invariants.check(crawl.state)
    assert BEN in ScriptRun(play(crawl)).open


def with_next(crawl: Crawl, card: Card) -> Crawl:
    """Who comes next from the Enemy deck."""
    crawl.state.decks.enemy.remove(card)
    crawl.state.decks.enemy.append(card)
    return crawl


def test_r28_a_newcomer_of_the_last_call_has_missed_a_place_that_has_passed() -> None:
    """R125: Sable waits from 6, below all; what she turns up has a King's 9."""
    crawl = scene(("sable", (0, 0)), rows=(".e.",), is_up=False, light="dark", foes=[("KD", (0, 0))], flips=("9S",))
    with_next(crawl, "KS").enemies[0].frozen = 2
    run_script(begin_round(crawl), {})
    run_script(play(crawl), {})  # the King
    run = ScriptRun(play(crawl))
    run.answer(ADA, "wait")
    run.answer(ADA, "act")
    run.answer(ADA, "to-b1")
    run.answer(ADA, "stop")
    assert [enemy.key for enemy in crawl.enemies] == ["gate-duellist", "cleaver-thane"]
    assert (crawl.room.round, crawl.hero(ADA).has_acted) == (3, False)


def test_r28_r125_it_acts_in_this_round_where_nobody_as_slow_has_acted() -> None:
    """Ysolde (14) is the only one who has acted, from the top; a newcomer of 9 found at her last call still acts."""
    crawl = scene(("ysolde", (0, 0)), rows=(".e.",), is_up=False, light="dark", foes=[("JD", (0, 0))], flips=("9S",))
    run = last_called(with_next(crawl, "KS"))
    run.wait()
    run.answer(ADA, "act")
    run.answer(ADA, "to-b1")
    newcomer = crawl.enemies[-1]
    assert (newcomer.key, newcomer.has_acted, crawl.room.round) == ("cleaver-thane", False, 2)


def test_r32_r125_no_held_turn_lapses_while_somebody_found_at_the_last_call_is_still_to_act() -> None:
    """Orrin lets Ysolde go first, and then the Thane she turns up: the round is not over before it has acted."""
    party = ("ysolde", (0, 0)), ("orrin", (0, 0))
    crawl = scene(*party, rows=(".e.",), is_up=False, light="dark", foes=[("JD", (0, 0))], flips=("9S", "2S"))
    run = last_called(with_next(crawl, "KS"))
    run.wait()
    run.answer(ADA, "act")
    run.answer(ADA, "to-b1")
    assert run.is_over
    assert not [event for event in run.events if isinstance(event, HeldTurnLapsed)]
    assert (crawl.hero(BEN).is_waiting, crawl.enemies[-1].has_acted) == (True, False)
    after = ScriptRun(play(crawl))
    assert crawl.enemies[-1].has_acted, "the Thane's turn"
    after.answer(BEN, "act", words.HELD)


def test_r40_half_a_climb_is_lost_by_following_somebody_elsewhere() -> None:
    crawl = scene(("ysolde", (1, 0)), ("brakka", (0, 0)), rows=("..O",))
    hero = crawl.hero(ADA)
    hero.climbs = (2, 0)
    run_script(walk_towards(crawl, hero, (0, 0)), {})
    assert (hero.at, hero.climbs in crawl.ground) == ((0, 0), False)


def test_r40_two_turns_of_heading_out_climb_the_rocks() -> None:
    crawl = scene(("ysolde", (0, 0)), rows=(".OX",))
    hero = crawl.hero(ADA)
    run_script(walk_towards(crawl, hero, (2, 0)), {})
    assert (hero.at, hero.climbs) == ((0, 0), (1, 0))
    run_script(walk_towards(crawl, hero, (2, 0)), {})
    assert (hero.at, hero.climbs in crawl.ground) == ((1, 0), False)


def offered(crawl: Crawl, seat: int = ADA) -> list[str]:
    return [option.key for option in ScriptRun(act(crawl, crawl.hero(seat))).open[seat].options]


def test_r109_the_stunned_neither_pick_up_nor_trade_nor_change_gear() -> None:
    """P4: a move, a thing of one's own, healing oneself, nothing, waiting."""
    crawl = scene(("maive", (0, 0)), ("brakka", (0, 0)), foes=[("KD", (5, 3))])
    hero = crawl.hero(ADA)
    crawl.spots[0, 0].items.append(crawl.made("torch"))
    crawl.spots[0, 0].drops = 1
    hero.bag += [crawl.made("healing-potion"), crawl.made("leather-shoes")]
    hero.health = 0
    verbs = {key.partition("-")[0] for key in offered(crawl)}
    assert verbs == {"to", "use", "do", "rest", "wait"}
    assert {key for key in offered(crawl) if key.startswith("do-")} == {"do-heal-h0"}


def test_r109_r110_a_stunned_hero_walks_over_things_and_takes_only_the_key() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("...",))
    crawl.spots[1, 0].items += [crawl.made("torch"), crawl.made("key")]
    hero = crawl.hero(ADA)
    hero.health = 0
    run_script(play_turn(crawl, hero), {ADA: ["to-b1"]})
    assert [item.key for item in hero.bag] == ["key"]


def test_r109_r31_a_stunned_hero_who_does_nothing_draws_a_card() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KD", (5, 3))])
    hero = crawl.hero(ADA)
    hero.health = 0
    run_script(play_turn(crawl, hero), {ADA: ["rest"]})
    assert len(hero.stamina) == 1


def test_r24_r27_when_the_party_ends_them_all_at_the_drop_it_explores() -> None:
    crawl = scene(("brakka", (0, 0)), ("orrin", (3, 0)), foes=[("JD", (0, 0))], flips=("KC", "KH", "2H", "2S"))
    run_script(flip_for_drop(crawl), {})
    run_script(play(crawl), {BEN: ["stance"]})  # Orrin, 12
    run = run_script(play(crawl), {ADA: ["hit-sword-play-1"]})
    (began,) = of(RoundBegan, run.events)
    assert isinstance(began, RoundBegan)
    assert (began.mode, [hero.has_acted for hero in crawl.state.heroes]) == ("explore", [False, False])


def test_r23_r110_who_dies_at_the_drop_has_no_turn_in_round_one() -> None:
    crawl = scene(("brakka", (0, 0)), ("orrin", (3, 3)), foes=[("KD", (0, 0))], flips=("AC", "KS"))
    crawl.hero(ADA).health = 1
    run = run_script(flip_for_drop(crawl), {})
    assert len(of(DropFlipped, run.events)) == 1
    run_script(play(crawl), {}, otherwise="none")
    assert (crawl.hero(ADA).is_dead, crawl.state.phase) == (True, "fight")
    assert list(ScriptRun(play(crawl)).open) == [BEN]


def test_r34_r23_a_lost_turn_is_lost_in_the_phase_of_the_drop() -> None:
    """R143: each lost turn is one turn of his own, the extra phase's as well."""
    crawl = scene(("brakka", (0, 0)), foes=[("KD", (5, 3))], flips=("KC",))
    hero = crawl.hero(ADA)
    hero.lost_turns = 1
    run_script(flip_for_drop(crawl), {})
    run = run_script(play(crawl), {})
    assert (len(of(TurnLost, run.events)), hero.lost_turns, crawl.state.phase) == (1, 0, "fight")


def at_the_door(*flips: Card) -> Crawl:
    """Ada stands on the open exit; Ben is a step away."""
    crawl = scene(("brakka", (2, 0)), ("sable", (1, 0)), rows=("..X.",), flips=flips)
    crawl.room.start = (0, 0)
    return crawl


def test_r112_r113_the_round_of_the_last_arrival_may_bring_an_enemy_and_the_party_leaves_all_the_same() -> None:
    crawl = at_the_door("2S", "2C")  # the exit's flip; what comes strikes and misses
    run = ScriptRun(play(crawl))
    run.answer(ADA, "stance")
    run = ScriptRun(play(crawl))
    run.answer(BEN, "to-c1")
    assert (crawl.state.phase, len(crawl.enemies)) == ("door", 1)
    run_script(play(crawl), {ADA: ["depart"]})
    assert crawl.state.phase == "level"


def test_r111_r110_the_death_of_whoever_was_missing_lets_the_others_go() -> None:
    crawl = scene(("brakka", (2, 0)), ("sable", (0, 0)), rows=("..X",), foes=[("KC", (0, 0))])
    run_script(begin_round(crawl), {})
    run_script(die(crawl, crawl.hero(BEN), ""), {})
    run_script(play(crawl), {}, otherwise="rest")
    run_script(play(crawl), {}, otherwise=("rest"))
    assert crawl.state.phase == "door"


def test_r112_who_stays_is_asked_again_a_round_later() -> None:
    crawl = at_the_door("9S", "9H")
    crawl.hero(BEN).at = (2, 0)
    for hero in crawl.state.heroes:
        hero.has_acted = True
    run_script(play(crawl), {})
    run_script(play(crawl), {ADA: ["stay"]})
    assert (crawl.state.phase, crawl.room.round) == ("explore", 2)
    run = ScriptRun(play(crawl))
    run.answer(ADA, "rest")
    run = ScriptRun(play(crawl))
    run.answer(BEN, "rest")
    assert crawl.state.phase == "door"


def test_r32_r81_waiting_keeps_aim_and_what_is_done_then_ends_it() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 3)), foes=[("KD", (5, 3))])
    run_script(begin_round(crawl), {})
    orrin = crawl.hero(ADA)
    orrin.aim, orrin.aim_at = 2, 1
    run_script(play(crawl), {ADA: ["wait"]})
    assert orrin.aim == 2
    run = ScriptRun(play(crawl))  # the King's turn
    run.answer(ADA, "act")
    run.answer(ADA, "stance")
    assert (orrin.aim, orrin.stance) == (0, 1)


def test_r32_r109_a_held_turn_of_the_stunned_is_a_stunned_turn() -> None:
    crawl = scene(("orrin", (0, 0)), foes=[("KD", (0, 0))], flips=("10C",))
    run_script(begin_round(crawl), {})
    orrin = crawl.hero(ADA)
    orrin.health = 10  # above 6 by 4: 10 damage
    run_script(play(crawl), {ADA: ["wait"]})
    run = ScriptRun(play(crawl))
    run.answer(ADA, "none")
    assert orrin.is_stunned
    run.answer(ADA, "act")
    assert {option.key.partition("-")[0] for option in run.open[ADA].options} == {"to", "do", "rest", "wait"}


def test_r32_a_turn_that_lapses_takes_the_guard_along_into_the_next() -> None:
    """R79, R80: until the next turn; a turn later it grows."""
    crawl = scene(("orrin", (0, 0)), foes=[("KD", (5, 3))])
    run_script(begin_round(crawl), {})
    orrin = crawl.hero(ADA)
    orrin.stance = 1
    run_script(play(crawl), {ADA: ["wait"]})
    run = ScriptRun(play(crawl))
    run.wait()
    run.wait()
    assert len(of(HeldTurnLapsed, run.events)) == 1
    run_script(play(crawl), {ADA: ["stance"]})
    assert orrin.stance == 2


@pytest.mark.parametrize(("flip", "is_on"), [("2S", True), ("9S", False)])
def test_r28_one_ambush_however_the_enemy_came_to_light(flip: Card, is_on: bool) -> None:
    """R139: a torch lights what two of them see; its bearer flips once for all of it."""
    crawl = scene(("brakka", (0, 0)), ("sable", (5, 0)), rows=("..ee..",), is_up=False, light="dark", flips=(flip,))
    for place in ((0, 0), (1, 0), (4, 0), (5, 0)):
        crawl.spots[place].is_up = True
    hero = crawl.hero(ADA)
    hero.bag.append(crawl.made("torch"))
    run_script(act(crawl, hero), {ADA: [f"use-{hero.bag[-1].id}"]})
    assert (len(crawl.enemies), len(crawl.state.ambushers)) == (2, 2 if is_on else 0)


def test_r28_r62_an_ambusher_that_has_fallen_does_not_act() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), foes=[("JD", (3, 0))])
    crawl.state.ambushers = [1]
    remove(crawl, crawl.enemies[0])
    run = ScriptRun(play(crawl))
    assert (of(Struck, run.events), crawl.state.ambushers) == ([], [])


def test_r27_r110_the_explorers_wait_for_nobody_who_is_dead() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), ("orrin", (0, 0)))
    run_script(die(crawl, crawl.hero(CLEO), ""), {})
    stack(crawl)
    for seat in (ADA, BEN):
        ScriptRun(play(crawl)).answer(seat, "rest")
    assert crawl.room.round == 2


def test_p12_who_lays_flees_or_leads_is_somebody_alive() -> None:
    """R98, R110: the dead choose nothing for a fleeing enemy."""
    crawl = scene(("brakka", (2, 2)), ("sable", (2, 2)), foes=[("KC", (2, 2))])
    crawl.enemies[0].health = 1
    run_script(die(crawl, crawl.hero(ADA), ""), {})
    crawl.enemies[0].has_acted = False
    crawl.hero(BEN).has_acted = True
    run = ScriptRun(play(crawl))
    assert run.open[BEN].word == words.FLEE
