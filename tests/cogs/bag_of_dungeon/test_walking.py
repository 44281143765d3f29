"""Walking to a tile further off, and exploring with a step (R13, R24, R25): where the ways lead and where they end."""

import pytest

from bot.engine import Option, Term
from cogs.bag_of_dungeon.events.map import EdgeBlocked, Moved, TileLaid
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.map.walking import explore, explore_offers, walk, walk_offers, ways_within
from cogs.bag_of_dungeon.rules.quest import Quest
from tests.cogs.bag_of_dungeon.maps import adventure, give, is_sound, lay, next_tile, set_monster, set_morna
from tests.support.scripts import ScriptRun, run_script

# shapes with all sides open where nothing is said: d32 to d36 are crossroads
NORTHWARDS = ("d32", "d33", "d34", "d35", "d36")


def _corridor(quest: Quest, *keys: str) -> list[str]:
    """Crossroads in a row to the north of the Start."""
    return [lay(quest, key, 0, -steps).key for steps, key in enumerate(keys or NORTHWARDS, 1)]


def _goals(options: list[Option]) -> dict[str, object]:
    return {option.key: option.facts["ap"] for option in options}


def test_every_tile_the_ap_reach_is_offered_and_a_neighbour_only_once() -> None:
    quest = adventure("duric")  # 4 AP
    _corridor(quest)
    assert _goals(walk_offers(quest, quest.hero(0))) == {"walk-d33": 2, "walk-d34": 3, "walk-d35": 4}


def test_each_step_is_paid_for_and_told() -> None:
    quest = adventure("duric")
    _corridor(quest)
    run = run_script(walk(quest, quest.hero(0), "walk-d34"), {})
    assert [(event.origin, event.tile, event.ap) for event in run.events if isinstance(event, Moved)] == [
        ("M20", "M19", 3),
        ("M19", "M18", 2),
        ("M18", "M17", 1),
    ]
    assert quest.hero(0).at == "d34"
    assert quest.state.path == ["dstart", "d32", "d33", "d34"], "the whole way is drawn"
    assert is_sound(quest)


def test_a_monster_is_a_goal_and_never_on_the_way() -> None:
    quest = adventure("alendra")
    _corridor(quest)
    set_monster(quest, quest.state.tiles["d34"], "goblin")
    assert set(_goals(walk_offers(quest, quest.hero(0)))) == {"walk-d33", "walk-d34"}
    quest.state.tiles["d34"].monster = None
    quest.state.tiles["d33"].is_hidden = True
    (goal,) = walk_offers(quest, quest.hero(0))
    assert (goal.key, goal.facts["what"]) == ("walk-d33", Term("waits", ("unknown",)))
    run = ScriptRun(walk(quest, quest.hero(0), "walk-d33"))
    assert quest.hero(0).at == "d33"
    assert run.open[0].word == "encounter", "it is met as ever"


def test_old_spikey_ends_a_way_and_is_walked_round() -> None:
    """R90: d37 is Old Spikey; the way round it is as long, or longer."""
    quest = adventure("alendra")
    for key, x, y in (("d37", 0, -1), ("d32", 0, -2), ("d33", 1, 0), ("d34", 1, -1), ("d35", 1, -2)):
        lay(quest, key, x, y)
    ways = ways_within(quest, quest.hero(0))
    assert [tile.key for tile in ways["d32"].tiles] == ["d33", "d34", "d35", "d32"]
    assert [tile.key for tile in ways["d37"].tiles] == ["d37"]
    assert ways["d37"].is_end


def test_of_two_ways_alike_the_first_is_walked() -> None:
    """North comes before east, whichever tile was laid first."""
    for keys in (("d32", "d33"), ("d33", "d32")):
        quest = adventure("alendra")
        for key, (x, y) in zip(keys, ((0, -1), (1, 0)), strict=True):
            lay(quest, key, x, y)
        lay(quest, "d34", 1, -1)
        assert [tile.key for tile in ways_within(quest, quest.hero(0))["d34"].tiles] == [keys[0], "d34"]


def test_of_two_ways_as_long_the_one_without_a_pit_is_walked() -> None:
    """R108: with a Rope the Pit does nothing, and is walked round all the same."""
    quest = adventure("alendra", mode="forest")
    for key, x, y in (("f02", 0, -1), ("f08", 1, 0), ("f09", 1, -1)):
        lay(quest, key, x, y)
    give(quest, quest.hero(0), "rope")
    assert [tile.key for tile in ways_within(quest, quest.hero(0))["f09"].tiles] == ["f08", "f09"]
    quest.state.tiles["f08"].openings = ()
    assert [tile.key for tile in ways_within(quest, quest.hero(0))["f09"].tiles] == ["f02", "f09"]
    quest.hero(0).spaces = adventure("alendra").hero(0).spaces
    assert "f09" not in ways_within(quest, quest.hero(0)), "without the Rope nobody walks over the Pit"


@pytest.mark.parametrize("hazard", ["f03", "f07"], ids=["web", "vine"])
def test_webs_and_vines_end_a_way_unless_they_do_nothing(hazard: str) -> None:
    quest = adventure("alendra", "duric", mode="forest")
    lay(quest, hazard, 0, -1)
    lay(quest, "f08", 0, -2)
    assert "f08" not in ways_within(quest, quest.hero(0))
    quest.hero(1).at, quest.hero(0).was_poisoned = hazard, True
    assert "f08" in ways_within(quest, quest.hero(0)), "company on the web; poisoned already in this turn"
    quest.hero(1).at, quest.hero(0).was_poisoned = "fstart", False
    set_morna(quest, quest.state.tiles["f08"])
    assert ways_within(quest, quest.hero(0))["f08"].is_end, "the forest is calm, but for Morna Gul"


def test_with_seeds_in_hand_nobody_passes_the_maiden_tree_unawares() -> None:
    """R113: who comes there may call Morna Gul."""
    quest = adventure("alendra", mode="forest")
    lay(quest, "ftree", 0, -1)
    quest.state.tiles["ftree"].openings = (0, 1, 2, 3)
    lay(quest, "f08", 0, -2)
    quest.state.phase = "gather"
    assert "f08" in ways_within(quest, quest.hero(0))
    quest.hero(0).seeds = 1
    assert "f08" not in ways_within(quest, quest.hero(0))


@pytest.mark.parametrize(("is_there", "reach"), [(True, ["ftree"]), (False, ["ftree", "f08"])])
def test_r113_the_tree_is_on_the_way_while_another_bearer_is_elsewhere(*, is_there: bool, reach: list[str]) -> None:
    """Nothing happens there before the last of them has come."""
    quest = adventure("duric", "sirrus", mode="forest")
    hero, other = quest.state.heroes
    lay(quest, "ftree", 0, -1).openings = (0, 2)
    lay(quest, "f08", 0, -2)
    quest.state.phase, hero.seeds, other.seeds = "gather", 1, 1
    other.at = "ftree" if is_there else other.at
    assert list(ways_within(quest, hero)) == reach


def test_r135_the_ring_is_not_walked_through_the_gateway() -> None:
    quest = adventure("alendra", mode="combined")
    lay(quest, "f01", 0, -1)
    lay(quest, "dstart", 0, 40)
    hero = quest.hero(0)
    assert "dstart" in ways_within(quest, hero)
    hero.at, quest.state.ring_with = "dstart", 0
    assert ways_within(quest, hero) == {}


def test_a_turn_is_one_walk() -> None:
    quest = adventure("duric")
    _corridor(quest)
    run_script(play_hero(quest, quest.hero(0)), {0: ["walk-d35"]})
    assert quest.hero(0).at == "d35"
    assert is_sound(quest)


# --- exploring with a step ---


def test_r13_r24_a_quiet_tile_is_laid_and_entered() -> None:
    quest = adventure("duric")
    next_tile(quest, "d06")
    assert _goals(explore_offers(quest, quest.hero(0))) == {
        "explore-north": 2,
        "explore-east": 2,
        "explore-west": 2,
    }
    run = ScriptRun(explore(quest, quest.hero(0), "explore-north"))
    while not run.is_over:
        run.answer(0, run.open[0].options[0].key)
    assert (quest.hero(0).at, quest.hero(0).ap) == ("d06", 2)
    assert [type(event) for event in run.events if isinstance(event, TileLaid | Moved)] == [TileLaid, Moved]
    assert is_sound(quest)


def test_before_a_lair_or_old_spikey_one_stays_and_keeps_the_ap() -> None:
    for key in ("d32", "d37"):
        quest = adventure("duric")
        next_tile(quest, key)
        quest.state.tiles["dstart"].openings = (0, 1, 2, 3)
        run = ScriptRun(explore(quest, quest.hero(0), "explore-north"))
        while not run.is_over:
            run.answer(0, run.open[0].options[0].key)
        tile = quest.state.tiles[key]
        assert tile.is_hidden or tile.kind.icon == "spikey"
        assert (quest.hero(0).at, quest.hero(0).ap) == ("dstart", 3)


def test_it_is_offered_only_with_the_ap_for_both() -> None:
    quest = adventure("duric")
    hero = quest.hero(0)
    hero.ap = 1
    assert explore_offers(quest, hero) == []
    give(quest, hero, "torch")
    hero.has_torchlight = True
    assert set(_goals(explore_offers(quest, hero)).values()) == {1}, "a torch lights the second tile"


def test_r16_where_nothing_fits_the_ap_come_back_and_nobody_moves() -> None:
    quest = adventure("sirrus")
    lay(quest, "d34", 1, -1)
    lay(quest, "d35", -1, -1)
    stock = quest.stock("dungeon")
    stock.gone_tiles, stock.stack = [key for key in stock.stack if key not in {"d06", "d07"}], ["d06", "d07"]
    run = run_script(explore(quest, quest.hero(0), "explore-north"), {})
    assert [event.direction for event in run.events if isinstance(event, EdgeBlocked)] == ["north"]
    assert (quest.hero(0).at, quest.hero(0).ap) == ("dstart", 5)


def test_the_last_tile_is_seen_before_anybody_goes_on() -> None:
    """R18, R20: the Exit, the Dragon and the Ring come with it."""
    quest = adventure("sirrus", dice=[6, 6])
    stock = quest.stock("dungeon")
    stock.gone_tiles, stock.stack = [key for key in stock.stack if key != "d06"], ["d06"]
    run = ScriptRun(explore(quest, quest.hero(0), "explore-north"))
    while not run.is_over:
        run.answer(0, run.open[0].options[0].key)
    assert "dexit" in quest.state.tiles
    assert (quest.hero(0).at, quest.hero(0).ap) == ("dstart", 4)
