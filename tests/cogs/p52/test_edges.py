"""Just enough, once more, and in between: edges of rules that are met seldom."""

import pytest

from cogs.p52.events.combat import EnemyFell, Struck
from cogs.p52.events.map import EnemyAppeared
from cogs.p52.options import P52Options
from cogs.p52.rules.combat.striking import strike
from cogs.p52.rules.rooms.appearing import appear
from cogs.p52.rules.rooms.patterns import rows_in
from cogs.p52.rules.turns.turn import act, play_turn
from tests.cogs.p52.parties import ADA
from tests.cogs.p52.quests import of
from tests.cogs.p52.scenes import scene
from tests.support.scripts import run_script


def test_r62_an_enemy_falls_at_exactly_nought() -> None:
    """Sword Play 1, 10 for 7: 1 + 3 + 8 = 12."""
    crawl = scene(("brakka", (0, 0)), foes=[("KD", (0, 0))], flips=("10S", "2H", "2S"))
    crawl.enemies[0].health = 12
    run = run_script(act(crawl, crawl.hero(ADA)), {ADA: ["hit-sword-play-1"]})
    assert (len(of(EnemyFell, run.events)), crawl.enemies) == (1, [])


def test_a_kind_is_introduced_once() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",))
    deck = crawl.state.decks.enemy
    deck[:] = ["KH", "KH"]
    told = [of(EnemyAppeared, run_script(appear(crawl, (1, 0), "here"), {}).events)[0] for _ in range(2)]
    assert [event.is_first for event in told if isinstance(event, EnemyAppeared)] == [True, False]


def test_r13_short_lines_of_a_grid_end_in_gaps() -> None:
    assert rows_in("S..\n.\n") == ("S..", ".##")


def test_winged_shoes_take_what_lies_there_between_the_move_and_the_deed() -> None:
    """R33: picking up is free at any time of the turn."""
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=[("KC", (1, 0))], flips=("9S", "2H"))
    hero = crawl.hero(ADA)
    shoes = crawl.made("winged-shoes")
    hero.bag, hero.worn = [shoes], [shoes.id]
    crawl.spots[1, 0].items.append(crawl.made("torch"))
    crawl.spots[0, 0].items.append(crawl.made("lock-pick"))
    run_script(act(crawl, hero), {ADA: ["take-3", "to-b1", "hit-sword-play-1"]})
    assert ([item.key for item in hero.bag], crawl.enemies[0].health) == (["winged-shoes", "lock-pick", "torch"], 4)


def test_r33_whoever_says_with_winged_shoes_that_this_is_all_is_not_asked_again_what_to_pick_up() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), options=P52Options(finds="asked"))
    hero = crawl.hero(ADA)
    shoes = crawl.made("winged-shoes")
    hero.bag, hero.worn = [shoes], [shoes.id]
    crawl.spots[1, 0].items.append(crawl.made("torch"))
    run_script(play_turn(crawl, hero), {ADA: ["to-b1", "rest"]})
    assert ([item.key for item in hero.bag], len(crawl.spots[1, 0].items)) == (["winged-shoes"], 1)


@pytest.mark.parametrize(("level", "above"), [(4, 4), (5, 2), (10, -4)])
def test_r102_what_is_told_of_a_blow_is_what_its_card_had_to_be_above(level: int, above: int) -> None:
    """8 − L, and the flip counts L/5 more."""
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))], level=level, flips=("AS",))
    (told,) = run_script(strike(crawl, crawl.enemies[0], crawl.hero(ADA), "turn"), {}).events
    assert isinstance(told, Struck)
    assert (told.total, told.target) == (1, above)
