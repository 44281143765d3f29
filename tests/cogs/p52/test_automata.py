"""How automata play (9.10)."""

from bot.engine import Chance
from cogs.p52.adviser.advise import advise
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.lying import look_down
from cogs.p52.rules.turns.menu import menu_of
from cogs.p52.view.sight import sight
from tests.cogs.p52.scenes import scene
from tests.support.scripts import ScriptRun


def advised(crawl: Crawl) -> str:
    menu = menu_of(crawl, crawl.hero(0))
    choice = advise(sight(crawl.state, 0), menu.prompt, Chance(b"p52")).choice
    assert isinstance(choice, tuple)
    return choice[0]


def test_alone_nobody_runs_after_whom_they_cannot_catch() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",), foes=[("KC", (3, 0))])
    assert advised(crawl).startswith("to-")
    crawl.enemies[0].health = 1
    assert advised(crawl) == "rest"


def test_together_they_corner_it() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), rows=("....",), foes=[("KC", (3, 0))])
    crawl.enemies[0].health = 1
    assert advised(crawl).startswith("to-")


def test_alone_they_go_on_with_a_full_pile() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",))
    crawl.spots[3, 0].is_up = False
    crawl.room.exit = (3, 0)
    crawl.draw_stamina(crawl.hero(0), 4)
    assert advised(crawl) == "rest"
    crawl.draw_stamina(crawl.hero(0), 1)
    assert advised(crawl) != "rest"


def test_r33_what_lies_there_after_the_deed_is_taken() -> None:
    """In a fight too, where the turn is over but for that."""
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (1, 0))])
    crawl.spots[0, 0].drops = 1
    run = ScriptRun(look_down(crawl, crawl.hero(0), crawl.state.items))
    assert advise(sight(crawl.state, 0), run.open[0], Chance(b"p52")).choice == ("search",)


def test_r111_who_stands_at_the_exit_waits_there_for_the_others() -> None:
    """Nobody sees the archer behind the gap, and it walks to nobody: one of them would go back, as the other comes."""
    crawl = scene(("brakka", (5, 0)), ("rusk", (4, 1)), rows=(".####X", "......"), foes=[("JH", (0, 0))])
    crawl.room.lock = "open"
    assert advised(crawl) == "rest"
    crawl.hero(0).at, crawl.hero(1).at = (4, 1), (5, 0)
    assert advised(crawl) == "to-f1"


def test_a_trap_keeps_nobody_from_the_last_enemy_for_ever() -> None:
    """The archer sees nobody from there and comes to nobody: both would wait."""
    crawl = scene(("rusk", (3, 0)), rows=(".#T.", ".#.#", "...#"), foes=[("JH", (0, 0))])
    assert advised(crawl) == "rest"
    crawl.room.round = 40
    assert advised(crawl) == "rest"
    crawl.room.round = 41
    assert advised(crawl) == "to-c2"
