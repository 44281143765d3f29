"""Held turns: T18, T55 (R32)."""

from cogs.p52.events.frame import HeldTurnLapsed, TurnBegan
from cogs.p52.prompts import words
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.turn import play
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.scenes import scene
from tests.support.scripts import ScriptRun, run_script


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
