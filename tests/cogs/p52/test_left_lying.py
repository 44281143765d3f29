"""What lies where a turn ends is asked about once, in words of its own, and of nobody who is past caring (R33, R74)."""

import pytest

from cogs.p52.options import P52Options
from cogs.p52.prompts import words
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.exploring import explore
from cogs.p52.rules.turns.turn import act
from cogs.p52.state.people import Hero, Item
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.scenes import scene
from tests.cogs.p52.test_pairs_walks import winged
from tests.support.scripts import ScriptRun

ASKED = P52Options(finds="asked")


def beside_a_bow(*flips: str, rows: tuple[str, ...] = ("....",)) -> tuple[Crawl, Hero, Item]:
    """Brakka on A1, with a bow on B1."""
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), rows=rows, flips=flips, options=ASKED)
    bow = crawl.made("fine-bow")
    crawl.spots[1, 0].items.append(bow)
    return crawl, crawl.hero(ADA), bow


def test_it_is_asked_what_is_taken_and_not_what_is_done_this_turn() -> None:
    crawl, hero, bow = beside_a_bow()
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "to-b1")
    prompt = run.open[ADA]
    assert (prompt.word, prompt.rule, dict(prompt.facts)) == (words.STOOP, "R33", {"hero": "Brakka", "spot": "B1"})
    assert [(one.key, one.word) for one in prompt.options] == [(f"take-{bow.id}", "pick-up"), ("rest", "leave-lying")]
    assert (prompt.main, prompt.default) == (f"take-{bow.id}", ("rest",))


def test_whoever_follows_is_asked_the_same() -> None:
    """Not whether they go on, without a step left."""
    crawl, _, _ = beside_a_bow()
    crawl.spots[2, 0].items.append(crawl.made("torch"))
    run = ScriptRun(explore(crawl))
    run.answer(ADA, "march-c1")
    run.answer(ADA, "to-c1")
    run.answer(BEN, "follow")
    run.answer(BEN, "to-c1")
    assert run.open[BEN].word == words.STOOP


def test_whoever_stops_there_has_left_it() -> None:
    crawl, hero, _ = beside_a_bow()
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "to-c1")
    run.answer(ADA, "stop")
    assert (run.is_over, hero.at) == (True, (1, 0))


def test_whoever_lands_there_has_left_it() -> None:
    crawl, hero, _ = beside_a_bow("KS")
    hero.sheet.abilities["hover"] = 1
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "do-hover")
    run.answer(ADA, "to-d1")
    assert [one.word for one in run.open[ADA].options] == ["to-air", "to-air", "to-air", "pick-up", "stop"]
    run.answer(ADA, "stop")
    assert (run.is_over, hero.at) == (True, (1, 0))


def test_with_wings_as_well() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=[("KC", (0, 0))], flips=("2S", "2H"), options=ASKED)
    hero = winged(crawl, "sword-play")
    crawl.spots[0, 0].items.append(crawl.made("fine-bow"))
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "hit-sword-play-1")
    run.answer(ADA, "rest")
    assert run.is_over
    hero.worn = []
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "hit-sword-play-1")
    assert run.is_over


@pytest.mark.parametrize("deed", ["aim-1", "stance"])
def test_r74_nothing_undoes_what_was_done_after_a_winged_move(deed: str) -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=[("JD", (1, 0))], options=ASKED)
    hero = winged(crawl, "block")
    crawl.spots[1, 0].items.append(crawl.made("fine-bow"))
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "to-b1")
    run.answer(ADA, deed)
    assert (run.is_over, hero.aim + hero.stance) == (True, 1)


@pytest.mark.parametrize("friends", [(), (("sable", (3, 0)),)])
def test_r110_whom_a_find_has_killed_between_a_move_and_a_deed_does_no_deed(
    friends: tuple[tuple[str, tuple[int, int]], ...],
) -> None:
    """Two aces are a trap; the shoes of the dead lie on their spot."""
    crawl = scene(("brakka", (0, 0)), *friends, rows=("....",), flips=("AS", "AC", "9H"), options=ASKED)
    hero = winged(crawl, "block")
    hero.health, crawl.spots[1, 0].drops = 1, 1
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "to-b1")
    run.answer(ADA, "search")
    assert (run.is_over, hero.is_dead, hero.stance) == (True, True, 0)
    assert [item.key for item in crawl.spots[1, 0].items] == ["winged-shoes"]
