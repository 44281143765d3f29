"""Gentle and Grim: T59, T60 (R128, R136)."""

import pytest

from cogs.p52.rules.enemies.figures import health_of, level_of, line_of
from cogs.p52.rules.quests.beginning import is_grim
from tests.cogs.p52.parties import party
from tests.cogs.p52.quests import in_room


def test_t59_grim_makes_enemies_tougher() -> None:
    crawl = in_room(party("brakka", "sable", "orrin"))
    crawl.state.is_grim = True
    assert health_of(crawl.state, "ox-marshal") == 33


def test_t60_grim_with_four() -> None:
    """Queen of diamonds at average level 1 is read at level 2: HP as written, target 6 + R, damage 6 + O."""
    crawl = in_room(party("brakka", "sable", "orrin", "maive"))
    crawl.state.is_grim = True
    level = level_of(crawl.state, "glint-hexer")
    (blow,) = line_of("glint-hexer", is_few=False).blows
    assert (level, health_of(crawl.state, "glint-hexer")) == (2, 20)
    assert (blow.target_at(level, 0), blow.damage_at(level, 0, 0)) == (6, 6)


@pytest.mark.parametrize(
    ("key", "gentle", "grim"), [("tallow-sexton", 40, 60), ("tide-gaoler", 50, 75), ("regent-of-kites", 60, 90)]
)
def test_r128_grim_makes_major_bosses_tougher(key: str, gentle: int, grim: int) -> None:
    """5.4, with three at average level 2."""
    crawl = in_room(party("brakka", "sable", "orrin"))
    crawl.room.level = 2
    assert health_of(crawl.state, key) == gentle
    crawl.state.is_grim = True
    assert (health_of(crawl.state, key), level_of(crawl.state, key)) == (grim, 2)


@pytest.mark.parametrize(
    ("key", "health", "level"), [("tallow-sexton", 37, 1), ("cork-sniper", 22, 2), ("reliquary-knight", 100, 3)]
)
def test_r136_with_four_bosses_keep_their_level_and_are_tougher(key: str, health: int, level: int) -> None:
    crawl = in_room(party("brakka", "sable", "orrin", "maive"))
    crawl.state.is_grim = True
    assert (health_of(crawl.state, key), level_of(crawl.state, key)) == (health, level)


def test_fitting_is_gentle_with_a_newcomer() -> None:
    crawl = party("brakka", "sable")
    assert not is_grim(crawl)
    for hero in crawl.heroes:
        hero.sheet.level = 2
    assert is_grim(crawl)
