"""Initiative, the drop, ambushes and turns: T12 to T17, T19, T57 (R21 to R31)."""

from collections.abc import Sequence

import pytest

from cogs.p52.content.cards import Card
from cogs.p52.content.places import cells_of
from cogs.p52.content.tables import ROOMS
from cogs.p52.events.frame import Rested
from cogs.p52.prompts import words
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.entering import enter_room, flip_for_drop
from cogs.p52.rules.frame.rounds import begin_round, in_order, join
from cogs.p52.rules.frame.turn import play
from cogs.p52.rules.turns.turn import act
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import Place
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.scenes import add_foe, scene
from tests.support.scripts import ScriptRun, run_script

WIDE = ("......", "......", "......", "......", "......", "......")


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


@pytest.mark.parametrize(("had", "answers", "has"), [(4, ["rest"], 5), (5, ["rest"], 5), (4, ["give-1-1", "rest"], 4)])
def test_t19_doing_nothing(had: int, answers: list[str], has: int) -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)))
    hero = crawl.hero(ADA)
    hero.bag.append(crawl.made("torch"))
    crawl.draw_stamina(hero, had)
    run = run_script(act(crawl, hero), {ADA: answers})
    assert len(hero.stamina) == has
    assert isinstance(run.events[-1], Rested)


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


def test_r8_the_last_card_is_left_to_be_flipped() -> None:
    crawl = scene(*(("orrin", (0, 0)) for _ in range(6)))
    for hero in crawl.state.heroes:
        crawl.draw_stamina(hero, 10, 99)
    assert len(crawl.state.decks.action) == 1
    assert [crawl.flip(), crawl.flip()]
