"""Errands (R9, R13, R24): exploring on and journeys of several turns go on by themselves until something changes."""

from typing import Any

import pytest

from cogs.bag_of_dungeon.events.frame import TurnBegan, TurnEnded
from cogs.bag_of_dungeon.events.map import Moved, TileLaid
from cogs.bag_of_dungeon.rules.fight.tagging import tag
from cogs.bag_of_dungeon.rules.frame.errands import errand_offers
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import ANYWHERE, Errand, Hero
from cogs.bag_of_dungeon.view.sight import sight
from tests.cogs.bag_of_dungeon.maps import adventure, fight_at, is_sound, lay, next_tile
from tests.support.scripts import ScriptRun, run_script

STRAIGHTS = ("d06", "d07", "d08", "d09", "d10", "d11")


def corridor(quest: Quest, length: int, last: str = "", **fields: Any) -> None:
    """Straight tiles northwards from the Start, and one more at the end."""
    for number, key in enumerate(STRAIGHTS[:length], 1):
        lay(quest, key, 0, -number)
    if last:
        lay(quest, last, 0, -length - 1, **fields)


def keys(quest: Quest, hero: Hero) -> list[str]:
    return [option.key for option in errand_offers(quest, hero)]


def told(run: ScriptRun[None], kind: type) -> list[object]:
    return [event for event in run.events if isinstance(event, kind)]


def test_r13_who_explores_on_lays_and_walks_until_the_ap_are_spent_and_goes_on_in_the_next_turn() -> None:
    quest = adventure("duric")
    hero = quest.hero(0)
    corridor(quest, 1)
    hero.at = "d06"
    next_tile(quest, "d07", "d08", "d09", "d10")
    run_script(play_hero(quest, hero), {0: ["explore-on"]})
    assert (hero.at, hero.errand is not None) == ("d08", True)
    again = ScriptRun(play_hero(quest, hero))
    assert not again.open, "nobody is asked"
    assert [type(event) for event in again.events if isinstance(event, TurnBegan | TurnEnded)] == [TurnBegan, TurnEnded]
    assert (hero.at, len(told(again, TileLaid))) == ("d10", 2)
    assert is_sound(quest)


def test_r13_r86_a_lair_that_is_found_ends_it_before_one_walks_in() -> None:
    quest = adventure("duric")
    hero = quest.hero(0)
    corridor(quest, 1)
    hero.at = "d06"
    next_tile(quest, "d01")
    run = ScriptRun(play_hero(quest, hero))
    run.answer(0, "explore-on")
    assert (hero.at, hero.ap, run.open[0].word) == ("d06", 3, "menu")
    assert hero.errand is None


def test_r13_r87_a_pool_is_news_to_whoever_is_hurt() -> None:
    for hp, is_over in ((12, False), (11, True)):
        quest = adventure("duric")
        hero = quest.hero(0)
        corridor(quest, 1)
        hero.at, hero.hp = "d06", hp
        next_tile(quest, "d38", "d08")
        run = ScriptRun(play_hero(quest, hero))
        run.answer(0, "explore-on")
        assert bool(run.open) == is_over or hero.at == "d38"
        assert (hero.errand is None) == is_over


def test_r13_of_several_sides_each_is_laid_before_one_walks_on() -> None:
    quest = adventure("duric")
    hero = quest.hero(0)
    next_tile(quest, "d06", "d07", "d08", "d09")
    run_script(play_hero(quest, hero), {0: ["explore-on"]}, otherwise="turns-1")
    laid = told(ScriptRun(play_hero(quest, hero)), TileLaid)
    assert {tile.key for tile in quest.state.tiles.values()} >= {"d06", "d07", "d08"}
    assert laid or hero.errand is not None


def test_r24_a_journey_takes_as_many_turns_as_it_needs() -> None:
    quest = adventure("duric")
    hero = quest.hero(0)
    corridor(quest, 6, "d38", pool=1)
    (option,) = [one for one in errand_offers(quest, hero) if one.key == "travel-d38"]
    assert (option.facts["ap"], option.facts["turns"]) == (7, 2)
    run_script(play_hero(quest, hero), {0: ["travel-d38"]})
    assert (hero.at, hero.ap) == ("d09", 0)
    run = ScriptRun(play_hero(quest, hero))
    assert (hero.at, hero.ap, run.open[0].word) == ("d38", 1, "menu")
    assert hero.errand is None


def test_r24_r31_a_journey_to_a_monster_ends_before_it() -> None:
    quest = adventure("duric")
    hero = quest.hero(0)
    corridor(quest, 6, "d01", monster="troll")
    run_script(play_hero(quest, hero), {0: ["travel-d01"]})
    run = ScriptRun(play_hero(quest, hero))
    assert (hero.at, run.open[0].word) == ("d11", "menu")


def test_r24_nothing_near_and_nothing_plain_is_a_journey() -> None:
    quest = adventure("duric")
    hero = quest.hero(0)
    corridor(quest, 6)
    assert keys(quest, hero) == ["explore-on"]
    hero.ap = 0
    assert keys(quest, hero) == []
    quest.stock("dungeon").stack = []
    hero.ap = 4
    assert keys(quest, hero) == []


@pytest.mark.parametrize("change", ["hp", "place", "loss", "ring", "dragon", "phase", "morna"])
def test_whatever_counts_ends_it_and_its_owner_is_asked(change: str) -> None:
    quest = adventure("duric", "sirrus")
    hero, friend = quest.state.heroes
    corridor(quest, 6, "d38", pool=1)
    run_script(play_hero(quest, hero), {0: ["travel-d38"]})
    assert hero.errand is not None
    match change:
        case "hp":
            hero.hp -= 1
        case "place":
            hero.at = "d06"
        case "loss":
            friend.status, friend.lives, friend.hp, friend.at = "out", 0, 0, ""
        case "ring":
            quest.state.ring_at = "d38"
        case "dragon":
            quest.state.dragon_dead = True
        case "phase":
            quest.state.phase = "gather"
        case "morna":
            quest.state.morna_at = "d38"
    run = ScriptRun(play_hero(quest, hero))
    assert run.open[0].word == "menu"
    assert not told(run, Moved)


def test_r24_r31_a_way_that_is_barred_ends_it() -> None:
    quest = adventure("duric")
    hero = quest.hero(0)
    corridor(quest, 6, "d38", pool=1)
    run_script(play_hero(quest, hero), {0: ["travel-d38"]})
    quest.state.tiles["d10"].is_hidden = True
    assert ScriptRun(play_hero(quest, hero)).open[0].word == "menu"


def test_r12_a_fight_ends_it() -> None:
    quest = adventure("duric", dice=[6, 6, 1])
    hero = quest.hero(0)
    tile = lay(quest, "d34", 0, -1, monster="goblin")
    hero.at, hero.errand = tile.key, Errand(ANYWHERE, tile.key, hero.hp, "")
    run_script(play_hero(quest, hero), {0: ["fight"]})
    assert hero.errand is None


def test_r52_who_is_called_to_a_fight_has_no_errand_any_more() -> None:
    quest = adventure("sirrus", "duric")
    hero, friend = quest.state.heroes
    tile = lay(quest, "d34", 0, -1, monster="goblin")
    hero.at = friend.at = tile.key
    friend.errand = Errand(ANYWHERE, tile.key, friend.hp, "")
    run_script(tag(quest, fight_at(tile, hero), hero, friend), {1: ["join"]})
    assert friend.errand is None


def test_everybody_sees_what_somebody_has_set_out_to_do() -> None:
    quest = adventure("duric", "sirrus")
    hero, friend = quest.state.heroes
    corridor(quest, 6, "d38", pool=1)
    hero.errand, friend.errand = Errand("d38", hero.at, hero.hp, ""), Errand(ANYWHERE, friend.at, friend.hp, "")
    assert [one.errand for one in sight(quest.state, None).heroes] == ["M13", "on"]


@pytest.mark.parametrize(
    ("ap", "travel"),
    [(0, None), (1, (5, 2)), (2, (5, 2)), (4, (5, 2)), (5, None)],
)
def test_r24_a_journey_is_offered_beyond_this_turns_ap(ap: int, travel: tuple[int, int] | None) -> None:
    """The Dwarf has four a turn: five tiles with one left are two turns."""
    quest = adventure("duric")
    hero = quest.hero(0)
    corridor(quest, 4, "d38", pool=1)
    hero.ap = ap
    options = {option.key: option for option in errand_offers(quest, hero)}
    found = options.get("travel-d38")
    assert (found and (found.facts["ap"], found.facts["turns"])) == travel
    assert ("explore-on" in options) is (ap > 0)


@pytest.mark.parametrize(("ap", "debt", "turns"), [(1, 0, 3), (2, 0, 2), (2, 1, 3)])
def test_r24_r143_a_journey_says_how_many_turns_it_takes(ap: int, debt: int, turns: int) -> None:
    quest = adventure("duric")
    hero = quest.hero(0)
    corridor(quest, 5, "d38", pool=1)
    hero.ap, hero.debt = ap, debt
    (found,) = [option for option in errand_offers(quest, hero) if option.key == "travel-d38"]
    assert (found.facts["ap"], found.facts["turns"]) == (6, turns)


def test_r24_to_a_monster_one_goes_as_far_as_the_tile_before_it() -> None:
    quest = adventure("duric")
    hero = quest.hero(0)
    corridor(quest, 4, "d34", monster="troll")
    for ap, is_offered in ((3, True), (4, False)):
        hero.ap = ap
        assert ("travel-d34" in keys(quest, hero)) is is_offered


@pytest.mark.parametrize(("ap", "walks"), [(1, False), (2, True)])
def test_r13_one_enters_what_one_has_laid_where_it_is_the_only_side_and_there_is_ap(ap: int, *, walks: bool) -> None:
    quest = adventure("duric")
    hero = quest.hero(0)
    corridor(quest, 1)
    hero.at, hero.debt = "d06", 4 - ap
    next_tile(quest, "d07")
    run = ScriptRun(play_hero(quest, hero))
    run.answer(0, "explore-on")
    assert (hero.at, "d07" in quest.state.tiles) == (("d07" if walks else "d06"), True)


def test_r13_of_two_open_sides_one_is_laid_and_not_entered() -> None:
    quest = adventure("duric")
    hero = quest.hero(0)
    lay(quest, "d38", 0, -1)
    lay(quest, "d06", -1, -1, 1)
    hero.at, hero.debt = "d38", 2
    next_tile(quest, "d07", "d08")
    ScriptRun(play_hero(quest, hero)).answer(0, "explore-on")
    assert hero.at == "d38"
    assert {"d07", "d08"} <= set(quest.state.tiles)
