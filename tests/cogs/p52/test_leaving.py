"""The exit: T45, T46 (R111, R112)."""

import pytest

from cogs.p52.content.cards import Card
from cogs.p52.events.map import EnemyMoved
from cogs.p52.prompts import words
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.rounds import watch_exit
from cogs.p52.rules.frame.turn import play
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.scenes import scene
from tests.support.scripts import ScriptRun, run_script


def phase_of(crawl: Crawl) -> str:
    return crawl.state.phase


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


def test_r112_it_moves_before_they_leave() -> None:
    """The enemies still have their turns in the round in which the last one arrives."""
    crawl = scene(("brakka", (0, 0)), rows=(".X...",), foes=[("KD", (4, 0))])
    crawl.enemies[0].level = -3
    run_script(play(crawl), {ADA: ["to-b1"]})
    run = ScriptRun(play(crawl))
    assert isinstance(run.events[0], EnemyMoved)
