"""R44 to R48, 5.4: what each weapon can be aimed at, from the nearest to the farthest tile."""

import pytest

from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.shots import blast, targets
from cogs.bag_of_dungeon.rules.fight.tagging import tag_cost
from cogs.bag_of_dungeon.rules.quest import Quest
from tests.cogs.bag_of_dungeon.maps import adventure, give, lay, set_monster
from tests.support.scripts import ScriptRun

LINE = ("d06", "d34", "d33", "d35", "d36", "d32")


def in_line(weapon: str, far: int, *, hero: str = "alendra", monster: str = "troll", side: str = "") -> bool:
    """Can it be aimed at who stands so many tiles east, in a straight line?"""
    quest = adventure(hero)
    one = quest.hero(0)
    if side:
        one.side, one.is_upgraded = side, True  # type: ignore[assignment]
    (item,) = give(quest, one, weapon)
    tiles = [quest.state.tiles["dstart"], *(lay(quest, key, x, 0, 1) for x, key in enumerate(LINE, 1))]
    set_monster(quest, tiles[far], monster)
    return tiles[far] in targets(quest, one, item)


RANGES = {
    "bow": (1, 3), "elven-bow": (1, 4), "ice-staff": (1, 2), "fireball": (1, 5), "flying-daggers": (1, 3),
    "fire-pot": (0, 2), "throwing-knives": (1, 2), "hunting-bow": (1, 3),
}  # fmt: skip


@pytest.mark.parametrize("weapon", [key for key in RANGES if key not in {"fire-pot", "throwing-knives", "hunting-bow"}])
def test_r44_a_weapon_reaches_so_far_and_no_further(weapon: str) -> None:
    least, most = RANGES[weapon]
    assert [far for far in range(7) if in_line(weapon, far)] == list(range(least, most + 1))


@pytest.mark.parametrize(("side", "bow", "staff"), [("", 3, 2), ("a", 3, 2), ("b", 4, 2)])
def test_an_elf_may_learn_to_shoot_further_with_bows_alone(side: str, bow: int, staff: int) -> None:
    """5.6."""
    assert max(far for far in range(7) if in_line("bow", far, side=side)) == bow
    assert max(far for far in range(7) if in_line("ice-staff", far, side=side)) == staff


def test_r48_what_reaches_the_dragon() -> None:
    assert [w for w in ("bow", "fireball", "dragonlance") if in_line(w, 2, monster="red-dragon")] == [
        "fireball", "dragonlance",
    ]  # fmt: skip
    assert not in_line("dragonlance", 2)


def test_r58_a_bomb_goes_off_where_anybody_is_in_its_blast() -> None:
    """Up to four tiles off, and two around it; where one stands oneself, too."""
    assert [far for far in range(7) if in_line("bomb", far)] == [0, 1, 2, 3, 4]


def crossing() -> Quest:
    """A crossing at the Start's north: ways to the west, the north and the east."""
    quest = adventure("alendra")
    lay(quest, "d38", 0, -1)
    for key, x, y, turns in (("d06", -1, -1, 1), ("d34", 1, -1, 1), ("d33", 0, -2, 0), ("d35", 0, -3, 0)):
        lay(quest, key, x, y, turns)
    quest.hero(0).at = "d38"
    return quest


def test_r44_a_monster_hides_what_is_behind_it_and_not_what_is_elsewhere() -> None:
    quest = crossing()
    (bow,) = give(quest, quest.hero(0), "bow")
    for key in ("d06", "d33", "d35", "d34"):
        set_monster(quest, quest.state.tiles[key], "goblin")
    assert {tile.key for tile in targets(quest, quest.hero(0), bow)} == {"d06", "d33", "d34"}


def test_daggers_fly_around_corners_past_no_monster() -> None:
    quest = crossing()
    quest.hero(0).at = "d06"
    (daggers,) = give(quest, quest.hero(0), "flying-daggers")
    for key in ("d33", "d35", "d34"):
        set_monster(quest, quest.state.tiles[key], "goblin")
    assert {tile.key for tile in targets(quest, quest.hero(0), daggers)} == {"d33", "d34"}


def test_a_blast_goes_two_tiles_each_way() -> None:
    quest = crossing()
    assert {tile.key for tile in blast(quest, quest.state.tiles["d38"])} == {
        "d38", "d06", "d34", "d33", "d35", "dstart",
    }  # fmt: skip
    assert "d35" not in {tile.key for tile in blast(quest, quest.state.tiles["dstart"])}


@pytest.mark.parametrize(("far", "is_stung"), [(1, True), (4, True), (5, False)])
def test_r38_the_reacher_stings_four_tiles_far(far: int, *, is_stung: bool) -> None:
    quest = adventure("sirrus", "duric", dice=[1, 2, 3, 2])
    hero, other = quest.state.heroes
    tiles = [lay(quest, key, x, 0, 1) for x, key in enumerate(LINE, 1)]
    set_monster(quest, tiles[0], "reacher")
    hero.at, other.at, hero.used = tiles[0].key, tiles[far].key, 1
    ScriptRun(fight_on_tile(quest, hero)).answer(0, "fight")
    assert (other.hp < 12) is is_stung


@pytest.mark.parametrize(("side", "cost"), [("a", 3), ("b", 1)])
def test_r52_a_warden_may_come_cheaply(side: str, cost: int) -> None:
    quest = adventure("ivo")
    one = quest.hero(0)
    one.side, one.is_upgraded = side, True  # type: ignore[assignment]
    assert (tag_cost(one, 3), tag_cost(one, 0)) == (cost, 0)
    assert figures.full_ap(one) == 5
