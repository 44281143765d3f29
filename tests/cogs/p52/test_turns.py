"""T12 to T24, T35, T36, T45, T46, T51, T55, T57: initiative, turns, waiting, moving, leaving (R21 to R48, R112)."""

from collections.abc import Sequence

import pytest

from bot.engine import Event
from cogs.p52.content.cards import Card
from cogs.p52.content.places import cells_of
from cogs.p52.content.tables import ROOMS
from cogs.p52.events.combat import Attacked, Struck
from cogs.p52.events.frame import HeldTurnLapsed, Rested, TurnBegan
from cogs.p52.events.map import EnemyMoved, Stopped, TrapSprung
from cogs.p52.prompts import words
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.entering import enter_room, flip_for_drop
from cogs.p52.rules.frame.rounds import begin_round, in_order, join, watch_exit
from cogs.p52.rules.frame.turn import play
from cogs.p52.rules.turns.turn import act
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import Place
from tests.cogs.p52.scenes import add_foe, scene
from tests.support.scripts import ScriptRun, run_script

ADA, BEN = 0, 1
WIDE = ("......", "......", "......", "......", "......", "......")


def phase_of(crawl: Crawl) -> str:
    return crawl.state.phase


def names(crawl: Crawl, ones: Sequence[Hero | Enemy]) -> list[str]:
    return [one.sheet.name if isinstance(one, Hero) else one.card for one in ones]


def four() -> Crawl:
    """T12: Orrin 12, Hound Captain 9, Brakka 8, Glint Hexer 10."""
    return scene(("orrin", (0, 0)), ("brakka", (0, 1)), rows=WIDE, foes=[("KC", (5, 5)), ("QD", (5, 4))])


def test_t12_in_order_of_initiative() -> None:
    assert names(four(), in_order(four())) == ["Orrin", "QD", "KC", "Brakka"]


@pytest.mark.parametrize(
    ("card", "side", "first"),
    [("AS", "enemies", ["QD", "KC"]), ("KS", "heroes", ["Orrin", "Brakka"]), ("8S", "", [])],
    ids=["T13", "T14", "T12"],
)
def test_t13_t14_the_drop(card: Card, side: str, first: list[str]) -> None:
    crawl = four()
    crawl.state.decks.action.remove(card)
    crawl.state.decks.action.append(card)
    run_script(flip_for_drop(crawl), {})
    assert crawl.state.drop_side == side
    waiting = [one for one in in_order(crawl) if not one.has_acted] if side else []
    assert names(crawl, waiting) == first
    for _ in first:
        run_script(play(crawl), {}, otherwise="rest")
    if side:
        assert crawl.state.phase == "fight"
    assert all(not one.has_acted for one in in_order(crawl))
    assert names(crawl, in_order(crawl)) == ["Orrin", "QD", "KC", "Brakka"]


def test_t15_players_first_where_they_are_equal() -> None:
    crawl = scene(("orrin", (0, 0)), foes=[("QD", (3, 3))], level=3)
    assert names(crawl, in_order(crawl)) == ["Orrin", "QD"]


@pytest.mark.parametrize(("flip", "is_ambush"), [("3S", True), ("4S", False)], ids=["T16", "T17"])
def test_t16_t17_what_a_step_reveals(flip: Card, is_ambush: bool) -> None:
    crawl = scene(
        ("sable", (1, 0)), ("brakka", (0, 0)), rows=("...e..",), is_up=False, light="dark", flips=(flip, "2S")
    )
    crawl.spots[2, 0].is_up = True
    crawl.state.decks.enemy.remove("JS")
    crawl.state.decks.enemy.append("JS")
    run = ScriptRun(play(crawl))
    run.answer(ADA, "to-c1")
    assert run.open[ADA].word == words.WALK
    run.answer(ADA, "to-b1")
    assert (run.is_over, crawl.hero(ADA).at) == (True, (1, 0))
    assert crawl.state.phase == "fight"
    assert crawl.state.ambushers == ([1] if is_ambush else [])
    if is_ambush:
        run_script(play(crawl), {}, otherwise="none")
    assert names(crawl, [one for one in in_order(crawl) if not one.has_acted]) == ["JS", "Brakka", "Sable"]


def waiting_scene() -> Crawl:
    """T18: A 12, E1 10, B 8, E2 ... the enemies are out of reach and do not matter."""
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)), rows=("..#..",), foes=[("QD", (3, 0)), ("KS", (4, 0))])
    crawl.enemies[1].level = -2  # so that it comes last
    return crawl


def test_t18_a_held_turn_lapses() -> None:
    crawl = waiting_scene()
    hero = crawl.hero(ADA)
    before = len(hero.stamina)
    run_script(play(crawl), {ADA: ["wait"]})
    assert crawl.hero(ADA).is_waiting
    for _ in range(3):
        run = ScriptRun(play(crawl))
        while not run.is_over:
            if BEN in run.open and run.open[BEN].word == words.TURN:
                run.answer(BEN, "rest")
            elif run.open[ADA].word == words.HELD and "lapse" in [option.key for option in run.open[ADA].options]:
                run.answer(ADA, "lapse")
            else:
                run.wait()
    assert not hero.is_waiting
    assert len(hero.stamina) == before
    assert not hero.has_acted


def test_t18_somebody_steps_in() -> None:
    crawl = waiting_scene()
    run_script(play(crawl), {ADA: ["wait"]})
    run = ScriptRun(play(crawl))
    assert run.open[ADA].is_standing
    run.answer(ADA, "act")
    run.answer(ADA, "stance")
    assert run.is_over
    assert crawl.hero(ADA).stance == 1


def test_t55_a_held_turn_outlives_the_round() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)), rows=("..#..",), foes=[("QD", (3, 0))])
    ben = crawl.hero(BEN)
    run_script(play(crawl), {ADA: ["rest"]})
    run_script(play(crawl), {})
    run = ScriptRun(play(crawl))
    run.answer(BEN, "wait")
    assert [option.key for option in run.open[BEN].options] == ["act", "keep", "lapse"]
    run.answer(BEN, "keep")
    assert run.is_over
    assert ben.is_waiting
    for expected in (ADA, None):
        run = ScriptRun(play(crawl))
        if expected is not None:
            run.answer(expected, "rest")
        assert run.open[BEN].word == words.HELD
        run.wait()
    run = ScriptRun(play(crawl))
    assert isinstance(run.events[0], HeldTurnLapsed)
    assert isinstance(run.events[1], TurnBegan)
    assert run.open[BEN].word == words.TURN


@pytest.mark.parametrize(("had", "answers", "has"), [(4, ["rest"], 5), (5, ["rest"], 5), (4, ["give-1-1", "rest"], 4)])
def test_t19_doing_nothing(had: int, answers: list[str], has: int) -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)))
    hero = crawl.hero(ADA)
    hero.bag.append(crawl.made("torch"))
    crawl.draw_stamina(hero, had)
    run = run_script(act(crawl, hero), {ADA: answers})
    assert len(hero.stamina) == has
    assert isinstance(run.events[-1], Rested)


def passing(*flips: Card) -> Crawl:
    """T21: Hound Captain on (1,3); Brakka comes from (1,2), and wants to go on to (1,4)."""
    return scene(("brakka", (0, 2)), rows=("###", "###", ".##", ".##", ".##"), foes=[("KC", (0, 3))], flips=flips)


def run_past(crawl: Crawl, *answers: str) -> list[Event]:
    return run_script(act(crawl, crawl.hero(ADA)), {ADA: ["to-a5", *answers]}).events


def test_t21_a_passing_attack() -> None:
    crawl = passing("8S")
    run_past(crawl)
    assert (crawl.hero(ADA).at, crawl.hero(ADA).health) == ((0, 4), 33)
    crawl = passing("9S")
    events = run_past(crawl, "none")
    struck = next(event for event in events if isinstance(event, Struck))
    assert (struck.target, struck.over, struck.damage, struck.way) == (8, 1, 7, "passing")
    assert (crawl.hero(ADA).at, crawl.hero(ADA).health) == ((0, 4), 26)


def test_t22_a_king_stops_the_walk() -> None:
    crawl = passing("KS")
    events = run_past(crawl, "none")
    assert next(event.damage for event in events if isinstance(event, Struck)) == 22
    assert isinstance(events[-1], Stopped)
    assert (crawl.hero(ADA).at, crawl.hero(ADA).health) == ((0, 3), 11)


def test_t23_a_counter_stops_it_as_well() -> None:
    crawl = passing("AS", "9S", "2H")
    events = run_past(crawl, "sword-play")
    assert any(isinstance(event, Attacked) and event.way == "counter" for event in events)
    assert crawl.hero(ADA).at == (0, 3)
    crawl = passing("AS")
    run_past(crawl, "decline")
    assert (crawl.hero(ADA).at, crawl.hero(ADA).health) == ((0, 4), 33)


def test_t24_t58_no_passing_attack() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))], flips=("9S",))
    events = run_script(act(crawl, crawl.hero(ADA)), {ADA: ["to-b1"]}).events
    assert not any(isinstance(event, Struck) for event in events)
    crawl = passing("9S")
    crawl.enemies[0].frozen = 2
    assert not any(isinstance(event, Struck) for event in run_past(crawl))


@pytest.mark.parametrize(("flip", "damage"), [("7S", 2), ("8S", 0)])
def test_t35_a_trap(flip: Card, damage: int) -> None:
    crawl = scene(("brakka", (0, 0)), rows=(".T",), flips=(flip, "7H"))
    run = run_script(act(crawl, crawl.hero(ADA)), {ADA: ["to-b1"]})
    told = next(event for event in run.events if isinstance(event, TrapSprung))
    assert (told.target, told.damage, crawl.hero(ADA).health) == (8, damage, 33 - damage)
    run_script(act(crawl, crawl.hero(ADA)), {ADA: ["to-a1"]})
    run_script(act(crawl, crawl.hero(ADA)), {ADA: ["to-b1"]})
    assert crawl.hero(ADA).health == 33 - damage - 2


def test_t36_obstructed_spots() -> None:
    crawl = scene(("brakka", (0, 0)), rows=(".O.",))
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    assert "to-c1" not in [option.key for option in run.open[ADA].options]
    run.answer(ADA, "to-b1")
    assert crawl.hero(ADA).at == (1, 0)
    crawl = scene(("ysolde", (0, 0)), rows=(".O.",))
    hero = crawl.hero(ADA)
    for moves, place in ((["to-b1", "to-b1"], (1, 0)), (["to-b1", "rest", "to-b1"], (0, 0))):
        hero.at = (0, 0)
        for move in moves:
            run_script(act(crawl, hero), {ADA: [move]})
        assert hero.at == place


def test_t45_the_round_is_finished_before_the_party_leaves() -> None:
    crawl = scene(("orrin", (1, 0)), ("brakka", (0, 0)), rows=(".X..",), foes=[("KD", (3, 0))])
    for hero in crawl.state.heroes:
        hero.health = 40
    run_script(play(crawl), {ADA: ["rest"]})
    run_script(play(crawl), {}, otherwise="none")  # the Duellist walks
    run_script(play(crawl), {BEN: ["to-b1"]})
    assert phase_of(crawl) == "door"
    run = ScriptRun(play(crawl))
    assert run.open[ADA].word == words.DOOR
    run.answer(ADA, "depart")
    assert phase_of(crawl) == "level"


@pytest.mark.parametrize(("flip", "comes"), [("4S", True), ("5S", False)])
def test_t46_who_lingers_is_found(flip: Card, comes: bool) -> None:
    crawl = scene(("brakka", (0, 0)), rows=("...X",), flips=(flip,))
    run_script(watch_exit(crawl), {}, otherwise="none")
    assert [enemy.at for enemy in crawl.enemies] in ([[(3, 0)], [(2, 0)]] if comes else [[]])


def test_t51_trade_comes_first() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)), rows=("..",))
    hero = crawl.hero(ADA)
    hero.bag += [crawl.made("torch"), crawl.made("lock-pick")]
    run_script(act(crawl, hero), {ADA: ["give-1-1", "give-2-1", "to-b1"]})
    assert [item.key for item in crawl.hero(BEN).bag] == ["torch", "lock-pick"]
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "to-a1")
    assert run.is_over


def test_t51_taking_needs_consent() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)), rows=("..",))
    crawl.hero(BEN).bag += [crawl.made("torch")]
    run_script(act(crawl, crawl.hero(ADA)), {ADA: ["ask-1-1", "rest"], BEN: ["refuse"]})
    assert not crawl.hero(ADA).bag
    run_script(act(crawl, crawl.hero(ADA)), {ADA: ["ask-1-1", "rest"], BEN: ["accept"]})
    assert [item.key for item in crawl.hero(ADA).bag] == ["torch"]


@pytest.mark.parametrize(("place", "is_seen"), [((3, 4), True), ((3, 3), False)])
def test_t57_in_the_dark(place: Place, is_seen: bool) -> None:
    rows = ROOMS["m6"].rows
    crawl = scene(("brakka", (4, 4)), rows=rows, is_up=False, light="dark", flips=("8S",))
    assert place in cells_of(rows) or place == (3, 3)
    for spot in crawl.room.spots:
        spot.mark = "e" if spot.at == place else "."
    crawl.room.start = (4, 4)
    run_script(enter_room(crawl), {})
    assert bool(crawl.enemies) == is_seen
    assert crawl.state.phase == ("fight" if is_seen else "explore")


def test_r29_a_fight_ends_with_the_last_enemy() -> None:
    crawl = scene(("brakka", (0, 0)), ("orrin", (0, 0)), foes=[("JD", (0, 0))], flips=("KS", "2H", "2S"))
    crawl.enemies[0].has_acted = crawl.hero(BEN).has_acted = True
    run_script(play(crawl), {ADA: ["hit-sword-play-1"]})
    assert crawl.state.phase == "explore"


def test_r28_a_newcomer_whose_place_has_passed_waits() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (1, 0)), rows=("......",), foes=[("KD", (5, 0))])
    run_script(begin_round(crawl), {})
    crawl.hero(ADA).has_acted = crawl.enemies[0].has_acted = True
    known = list(crawl.enemies)
    add_foe(crawl, "JD", (4, 0))  # 11
    join(crawl, [enemy for enemy in crawl.enemies if enemy not in known])
    assert crawl.enemies[1].has_acted


def test_r112_it_moves_before_they_leave() -> None:
    """The enemies still have their turns in the round in which the last one arrives."""
    crawl = scene(("brakka", (0, 0)), rows=(".X...",), foes=[("KD", (4, 0))])
    crawl.enemies[0].level = -3
    run_script(play(crawl), {ADA: ["to-b1"]})
    run = ScriptRun(play(crawl))
    assert isinstance(run.events[0], EnemyMoved)
