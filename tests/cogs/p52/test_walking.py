"""Walking: past enemies, over traps and obstructed spots: T21 to T24, T35, T36, T58 (R35 to R48)."""

import pytest

from bot.engine import Event
from cogs.p52.content.cards import Card
from cogs.p52.events.combat import Attacked, Struck
from cogs.p52.events.map import Stopped, TrapSprung
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.turns.turn import act
from tests.cogs.p52.parties import ADA
from tests.cogs.p52.scenes import scene
from tests.support.scripts import ScriptRun, run_script


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


def test_r37_r41_who_lets_time_run_out_walks_onto_no_trap_that_has_turned_up() -> None:
    """P5: the walk stops for what is revealed; only its walker may go on over it."""
    crawl = scene(("brakka", (0, 0)), rows=("..T..",), light="dark", is_up=False)
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    run.answer(ADA, "to-c1")
    asked = run.open[ADA]
    assert [option.key for option in asked.options] == ["to-c1", "to-a1", "stop"]
    assert (asked.word, asked.default) == ("walk", ("stop",))
