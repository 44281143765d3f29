"""Gentle and Grim (R128, R136): what is written, and what our own table makes of it."""

import pytest
from msgspec.structs import replace

from cogs.p52.content.tables import ADVENTURES, DELVE, GENTLE, GRIM, HARDNESS
from cogs.p52.face import P52Face
from cogs.p52.options import AdventureKey, P52Options
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import health_of, level_of, line_of
from cogs.p52.rules.enemies.grimness import harden
from cogs.p52.rules.quests.beginning import is_grim
from tests.cogs.p52.parties import party
from tests.cogs.p52.quests import in_room

SIX = ("brakka", "sable", "orrin", "rusk", "maive", "dorn")


def grim(count: int) -> Crawl:
    crawl = in_room(party(*SIX[:count]))
    crawl.state.is_grim = True
    harden(crawl)
    return crawl


def test_every_adventure_says_how_hard_it_is_for_one_to_six() -> None:
    assert set(GRIM) == set(GENTLE) == {*ADVENTURES, DELVE}
    for kind in (*GRIM.values(), *GENTLE.values()):
        assert len(kind.levels) == len(kind.health) == len(SIX)


@pytest.mark.parametrize("count", range(1, 7))
def test_r128_grim_raises_hp_and_level_by_the_table(count: int) -> None:
    """The Ox Marshal has 15 HP for each level, and half as many again."""
    crawl, kind = grim(count), GRIM["lamp"]
    level = 1 + kind.levels[count - 1]
    assert level_of(crawl.state, "ox-marshal") == level
    assert health_of(crawl.state, "ox-marshal") == 15 * level * 3 // 2 * kind.health[count - 1] // 100


@pytest.mark.parametrize("count", range(1, 7))
def test_r128_gentle_looks_at_the_number_of_heroes_and_not_at_their_hp(count: int) -> None:
    crawl, kind = in_room(party(*SIX[:count])), GENTLE["lamp"]
    for hero in crawl.heroes:
        hero.sheet.cores = replace(hero.sheet.cores, lift=20, think=9)
    harden(crawl)
    level = 1 + kind.levels[count - 1]
    assert level_of(crawl.state, "ox-marshal") == level
    assert health_of(crawl.state, "ox-marshal") == 15 * level * 3 // 2 * kind.health[count - 1] // 100


def test_a_room_that_nothing_hardens_is_as_written() -> None:
    crawl = in_room(party(*SIX[:3]))
    crawl.room.health, crawl.room.above = 100, 0
    assert [health_of(crawl.state, key) for key in ("tallow-sexton", "tide-gaoler", "regent-of-kites")] == [20, 25, 30]


def test_a_higher_level_is_read_in_every_figure() -> None:
    """Queen of diamonds read at level 2: target 6 + R, damage 6 + O (R136)."""
    (blow,) = line_of("glint-hexer", is_few=False).blows
    assert (blow.target_at(2, 0), blow.damage_at(2, 0, 0)) == (6, 6)


def test_r136_it_is_added_to_a_level_of_its_own() -> None:
    crawl = in_room(party(*SIX[:4]))
    crawl.room.above = 2
    assert (level_of(crawl.state, "cork-sniper"), level_of(crawl.state, "tallow-sexton")) == (4, 3)


@pytest.mark.parametrize(("lift", "more"), [(3, 0), (11, 2), (20, 3)])
def test_r128_heroes_with_many_hp_meet_what_matches_them(lift: int, more: int) -> None:
    """HP grow with the square of the level (R5), enemies with it alone."""
    crawl = grim(2)
    before = crawl.room.above
    for hero in crawl.heroes:
        hero.sheet.cores = replace(hero.sheet.cores, lift=lift, think=9)
    harden(crawl)
    assert crawl.room.above - before == more == (lift * 9 + 3) // HARDNESS.hardy


def test_fitting_is_gentle_with_a_newcomer() -> None:
    crawl = party("brakka", "sable")
    assert not is_grim(crawl)
    for hero in crawl.heroes:
        hero.sheet.level = 2
    assert is_grim(crawl)


@pytest.mark.parametrize("count", [1, 3, 6])
def test_r128_dire_is_a_grim_table_and_more(count: int) -> None:
    """Whatever the heroes' level: who chooses it has been told for whom it is."""
    before, crawl = grim(count), in_room(party(*SIX[:count]))
    crawl.state.options = replace(crawl.state.options, difficulty="dire")
    crawl.state.is_grim = is_grim(crawl)
    harden(crawl)
    assert (crawl.state.is_grim, crawl.state.hardness) == (True, "dire")
    assert crawl.room.above == before.room.above + HARDNESS.dire_levels[count - 1]
    assert crawl.room.health == before.room.health * HARDNESS.dire_health[count - 1] // 100 > before.room.health


@pytest.mark.parametrize("adventure", ["lamp", "delve"])
def test_the_lobby_says_for_which_levels_an_adventure_is_and_dire(adventure: AdventureKey) -> None:
    options = P52Options(adventure=adventure, difficulty="dire")
    said = P52Face().lobby_note(options, 2, P52Face().catalogue.words())
    levels = "For heroes of level 1" if adventure == "lamp" else "For heroes of any level"
    assert f"{levels}. Dire is meant for level 4 or more." in said
