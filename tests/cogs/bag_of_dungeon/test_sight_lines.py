"""R44: how far one sees, and what is in the way; and what the calm of the forest ends (R114 to R116)."""

import pytest

from bot.engine import Term
from cogs.bag_of_dungeon.rules.endgame.gathering import calm_the_forest
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile, run
from cogs.bag_of_dungeon.rules.map.grid import in_sight
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Tile
from tests.cogs.bag_of_dungeon.maps import adventure, fight_at, lay
from tests.support.scripts import ScriptRun, run_script


def _row() -> tuple[Quest, list[Tile]]:
    """Four tiles in a row to the east, all edges between them open; the first is the Start."""
    quest = adventure("sirrus")
    ahead = [lay(quest, key, x, 0, 1) for x, key in enumerate(("d06", "d34", "d35"), 1)]
    return quest, [quest.tile(quest.hero(0)), *ahead]


@pytest.mark.parametrize(("most", "seen"), [(1, [0, 1]), (2, [0, 1, 2]), (3, [0, 1, 2, 3])])
def test_r44_one_sees_as_far_as_that_and_no_further(most: int, seen: list[int]) -> None:
    quest, tiles = _row()
    found = [n for n, tile in enumerate(tiles) if in_sight(quest.state, tiles[0], tile, most, lambda _: False)]
    assert found == seen


def test_r44_what_blocks_is_seen_itself_and_hides_what_is_behind_it() -> None:
    quest, tiles = _row()

    def sees(start: int, goal: int) -> bool:
        return in_sight(quest.state, tiles[start], tiles[goal], 3, lambda tile: tile is tiles[2])

    assert sees(0, 2)
    assert not sees(0, 3)
    assert sees(3, 2)
    assert sees(2, 0)


def test_r51_who_is_asked_to_help_reads_how_both_stand() -> None:
    quest = adventure("sirrus", "rill")
    fighter, healer = quest.state.heroes
    lay(quest, "d06", 0, -1)
    tile = lay(quest, "d01", 0, -2, monster="troll")
    lay(quest, "d34", 1, 0)
    fighter.at, fighter.used, healer.at, healer.hp = tile.key, 1, "d34", 5
    asked = ScriptRun(fight_on_tile(quest, fighter))
    asked.answer(0, "tag-1")
    facts = asked.open[1].facts
    assert tile.monster is not None
    assert facts["monster"] == Term("monster", ("troll",))
    assert (facts["monster_hp"], facts["hp"]) == (tile.monster.hp, 5)


def test_r114_in_the_calm_forest_nobody_sneaks_and_no_beast_is_left() -> None:
    quest = adventure("sirrus", "rill", mode="forest")
    for hero in quest.state.heroes:
        hero.is_sneaking = True
    lair = lay(quest, "f02", 1, 0, is_hidden=True)
    lay(quest, "ftree", 2, 0)
    run_script(calm_the_forest(quest), {})
    assert [hero.is_sneaking for hero in quest.state.heroes] == [False, False]
    assert not lair.is_hidden
    assert quest.state.phase == "hunt"
    assert quest.state.morna_at == "fstart"


def test_r37_a_monster_on_its_last_hp_is_not_beaten() -> None:
    """The fight goes on; and who escapes it then has not won."""
    quest = adventure("sirrus", dice=[])
    hero = quest.hero(0)
    lay(quest, "d06", 0, -1)
    tile = lay(quest, "d01", 0, -2, monster="zombie")
    hero.at = tile.key
    assert tile.monster is not None
    tile.monster.hp = 1
    script = ScriptRun(run(quest, fight_at(tile, hero)))
    script.answer(0, next(option.key for option in script.open[0].options if option.key.startswith("escape")))
    assert script.is_over
    assert script.result is False
    assert hero.kills == []
