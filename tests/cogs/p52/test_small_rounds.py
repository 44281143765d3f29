"""Rounds and turns in cases that no test case of the digest names: what is over, who is dead, who is still to act."""

from typing import Literal

import pytest

from cogs.p52.events.combat import EnemyHealed
from cogs.p52.rules.enemies.turn import idle
from cogs.p52.rules.frame.after import round_over
from cogs.p52.rules.frame.exploring import explore
from cogs.p52.rules.frame.holding import step_in
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.scenes import scene
from tests.support.scripts import ScriptRun, run_script

Rank = Literal["K", "minor", "major"]


def words(run: ScriptRun[None]) -> list[str]:
    return [event.word for event in run.events]


def test_r112_a_round_is_not_over_while_somebody_is_still_to_act() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), foes=(("JD", (5, 3)),))
    crawl.hero(ADA).has_acted = crawl.enemies[0].has_acted = True
    assert run_script(round_over(crawl), {}).events == []
    crawl.hero(BEN).has_acted = True
    assert words(run_script(round_over(crawl), {})) == ["round-began"]
    for phase in ("fight", "drop"):
        crawl.state.phase, crawl.state.result = phase, "fallen"
        assert run_script(round_over(crawl), {}).events == []


def test_r27_who_dies_of_a_free_act_has_no_turn_after_it() -> None:
    crawl = scene(("brakka", (0, 0)), flips=("AS", "AC", "10S"))
    hero = crawl.hero(ADA)
    hero.health, crawl.spots[0, 0].drops = 1, 1
    run = ScriptRun(explore(crawl))
    run.answer(ADA, "search")
    assert (run.is_over, hero.is_dead, hero.has_acted, crawl.state.result) == (True, True, False, "fallen")


def test_r32_whoever_steps_in_is_the_one_whose_turn_it_is() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)), foes=(("JD", (5, 3)),))
    crawl.hero(BEN).is_waiting = True
    run = ScriptRun(step_in(crawl, crawl.hero(BEN)))
    assert (crawl.state.active, crawl.hero(BEN).is_waiting, list(run.open)) == (BEN, False, [BEN])
    run.answer(BEN, "rest")
    assert (run.is_over, crawl.state.active) == (True, None)


@pytest.mark.parametrize(
    ("rank", "level", "health", "after"),
    [("K", 3, 9, 10), ("minor", 3, 9, 10), ("major", 3, 10, 11), ("major", 3, 9, 12), ("major", 33, 9, 40)],
)
def test_r101_whoever_idles_heals_one_and_a_low_major_boss_the_partys_level(
    rank: Rank, level: int, health: int, after: int
) -> None:
    """Of 40 at most; below a quarter it is low."""
    crawl = scene(("brakka", (0, 0)), foes=[("KD", (3, 0))])
    crawl.room.level, (enemy,) = level, crawl.enemies
    enemy.rank, enemy.health, enemy.most_health = rank, health, 40
    assert list(idle(crawl, enemy)) == [EnemyHealed(enemy=enemy.key, number=enemy.id, health=after)]
    enemy.health = 40
    assert (list(idle(crawl, enemy)), enemy.health) == ([], 40)
