"""5.9: the Reliquary is won as soon as somebody alive holds the Relic, and the Regent has fallen."""

import pytest

from cogs.p52.events.goods import Found
from cogs.p52.events.map import KeyTaken, Moved
from cogs.p52.options import P52Options
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.exploring import explore
from cogs.p52.rules.turns.turn import act
from cogs.p52.state.places import Place
from tests.cogs.p52.knowing import knowing
from tests.cogs.p52.parties import ADA, BEN, CLEO
from tests.cogs.p52.quests import of, result_of
from tests.cogs.p52.scenes import able, scene
from tests.cogs.p52.test_won_at_once import dying
from tests.support.scripts import ScriptRun, run_script

WINDS = P52Options(adventure="winds")


def regent_is_gone(crawl: Crawl) -> None:
    """It has fallen, and the relic lies where a hero may pick it up."""
    crawl.room.has_major = True


def test_5_9_the_relic_picked_up_before_ones_deed_ends_the_turn() -> None:
    crawl = scene(("brakka", (0, 0)), options=WINDS)
    regent_is_gone(crawl)
    relic = crawl.made("wind-relic")
    crawl.spots[0, 0].items.append(relic)
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    run.answer(ADA, f"take-{relic.id}")
    assert (run.is_over, result_of(crawl)) == (True, "won")


def test_5_9_the_relic_picked_up_on_the_way_ends_the_walk() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",), options=WINDS)
    able(crawl.hero(ADA), move=11)
    regent_is_gone(crawl)
    crawl.spots[1, 0].items.append(crawl.made("wind-relic"))
    run = run_script(act(crawl, crawl.hero(ADA)), {ADA: ["to-d1"]})
    assert [type(event) for event in run.events] == [Moved, KeyTaken]
    assert result_of(crawl) == "won"


@pytest.mark.parametrize(("place", "said"), [((1, 0), "to-d1"), ((0, 0), "take-1")])
def test_5_9_the_relic_picked_up_in_flight_ends_the_flight(place: Place, said: str) -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",), flips=("KS",), options=WINDS)
    hero = knowing(crawl, "hover")
    regent_is_gone(crawl)
    crawl.spots[place].items.append(crawl.made("wind-relic"))
    run = run_script(act(crawl, hero), {ADA: ["do-hover", said]})
    assert (run.is_over, result_of(crawl), hero.at) == (True, "won", place)


@pytest.mark.parametrize(("start", "said"), [((0, 0), {ADA: ["march-c1"]}), ((1, 0), {})])
def test_5_9_nobody_follows_once_the_relic_is_picked_up(start: Place, said: dict[int, list[str]]) -> None:
    """On B1, by the leader, or by the first who follows one that stood there: the others stay where they are."""
    heroes = (("brakka", start), ("sable", (0, 0)), ("orrin", (0, 0)))
    crawl = scene(*heroes, rows=("....",), options=WINDS)
    regent_is_gone(crawl)
    crawl.spots[1, 0].items.append(crawl.made("wind-relic"))
    run = run_script(explore(crawl), said or {ADA: ["march-d1"], BEN: ["follow"], CLEO: ["follow"]})
    assert (run.is_over, result_of(crawl), crawl.hero(CLEO).at) == (True, "won", (0, 0))


@pytest.mark.parametrize("shoes", [(), ("winged-shoes",)])
def test_r62_the_relic_picked_up_first_leaves_the_drop_to_be_looked_at(shoes: tuple[str, ...]) -> None:
    """Both lie there: which is picked up first makes no difference, before the turn's deed or between two of them."""
    crawl = scene(("brakka", (0, 0)), rows=("..",), flips=("3S", "4H"), options=WINDS)
    regent_is_gone(crawl)
    hero, relic = crawl.hero(ADA), crawl.made("wind-relic")
    for key in shoes:
        hero.bag.append(crawl.made(key))
        hero.worn.append(hero.bag[-1].id)
    crawl.spots[0, 0].items.append(relic)
    crawl.spots[0, 0].drops = 1
    first = ["stance"] if shoes else []
    run = run_script(act(crawl, hero), {ADA: [*first, f"take-{relic.id}", "search"]})
    assert (result_of(crawl), len(of(Found, run.events))) == ("won", 1)


@pytest.mark.parametrize("holder", [0, 1])
def test_r144_who_dies_of_the_same_spell_holds_no_relic(holder: int) -> None:
    """One flip strikes all of them at once: what is asked is who holds it when all of it has come down."""
    crawl = scene(("orrin", (0, 0)), ("sable", (1, 0)), rows=("..",), flips=("KS", "2H"), options=WINDS)
    hero = knowing(crawl, "meteor-strike")
    enemy = dying(crawl, "regent-of-kites", (1, 0))
    crawl.hero(BEN).health = 1
    crawl.state.heroes[holder].bag.append(crawl.made("wind-relic"))
    run_script(act(crawl, hero), {ADA: ["cast-meteor-strike-b1"], BEN: ["none"]})
    assert enemy not in crawl.enemies
    assert (crawl.hero(BEN).is_dead, result_of(crawl)) == (True, "won" if holder == ADA else "")


def test_5_9_with_the_relic_in_a_room_behind_nobody_is_asked_about_the_drop() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), flips=("9S", "2H"), options=WINDS)
    enemy = dying(crawl, "regent-of-kites", (0, 0))
    run = run_script(act(crawl, crawl.hero(ADA)), {ADA: [f"hit-sword-play-{enemy.id}"]})
    assert (run.is_over, result_of(crawl), crawl.spots[0, 0].drops) == (True, "late", 1)
