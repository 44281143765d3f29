"""R16, R17, R25 to R43: moving, exploring, spawning (T24 to T32)."""

import pytest

from bot.engine import Chance
from cogs.deckbox_dungeons.content.kinds import Level
from cogs.deckbox_dungeons.content.quest_kinds import QuestKind
from cogs.deckbox_dungeons.content.tables import ENCOUNTERS, QUESTS
from cogs.deckbox_dungeons.events.map import WayOpened
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.deeds.moving import destinations, walk_to, walker_of
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.spawning import dice_of, spawn
from cogs.deckbox_dungeons.rules.frame.refresh import refresh
from cogs.deckbox_dungeons.rules.map.ground import DOORWAY, MOST_SETS, ground_of
from cogs.deckbox_dungeons.rules.map.walking import KEPT, ways
from cogs.deckbox_dungeons.state.pieces import Tile
from cogs.deckbox_dungeons.state.spots import Spot
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B = 0, 1
HARDER: tuple[Level, ...] = ("hard", "dire")


def costs(delve: Delve) -> dict[Spot, tuple[int, int]]:
    """Where the first hero can go with one action: the cost, and the pits on the way."""
    one = delve.hero(A)
    one.actions = 1
    return {spot: (way.cost, way.pits) for spot, (way, _) in destinations(delve, one).items()}


def test_t24_water_and_pits() -> None:
    """R34, R35, D6."""
    found = costs(scene(brannoc((5, 0)), tamsin((0, 2)), tiles=[Tile("3a", 0, 0)]))
    assert (found[4, 0], found[3, 0], found[2, 0]) == ((2, 0), (4, 0), (5, 0))
    assert found[2, 1] == (5, 1)
    assert (2, 3) not in found


def test_t24_a_cloak_makes_pits_floor() -> None:
    found = costs(scene(brannoc((5, 0), items=cards("feather-cloak")), tamsin((0, 2)), tiles=[Tile("3a", 0, 0)]))
    assert found[2, 1] == (5, 0)


def test_d6_two_pits_may_be_the_only_way_that_movement_is_left_for() -> None:
    """Through one pit the second costs 5 to enter, through both 3."""
    one = brannoc((2, 1))
    delve = scene(one, tamsin((6, 3)), tiles=[Tile("6a", 0, 0)])
    found = costs(delve)
    assert (found[2, 4], found[2, 5]) == ((5, 1), (4, 2))
    run_script(walk_to(delve, one, (2, 5)), {})
    assert (one.at, one.health, one.move_left) == ((2, 5), 8, 1)


def test_t25_enemies_block_and_friends_do_not() -> None:
    """R16, R17."""
    guard = [Tile("4b", 0, 0)]
    blocked = scene(brannoc((6, 3)), tamsin((2, 3)), tiles=guard, enemies=[enemy("goblin-cutter", (4, 3))])
    assert set(costs(blocked)) == {(5, 3)}
    found = costs(scene(brannoc((6, 3)), tamsin((5, 3)), tiles=guard))
    assert (found[4, 3], found[3, 3]) == ((2, 0), (3, 0))
    assert (5, 3) not in found


def test_t26_exploring_north() -> None:
    """R25 to R28: 8B lies unrotated to the north, and four movement is left."""
    one = tamsin((1, 3))
    delve = scene(one, brannoc((4, 3)), dice=[1, 1, 1])
    delve.state.tile_deck, delve.state.encounter_deck = ["8b", "2b"], ["q1a"]
    delve.relaid()
    run = ScriptRun(activate(delve, one))
    run.answer(A, "explore-m59")
    tile = delve.state.tiles[1]
    assert (tile.face, tile.x, tile.y, tile.turns) == ("8b", 0, -1, 0)
    assert (one.at, one.move_left, one.actions) == ((-1, 3), 4, 1)
    delve.state.enemies.clear()
    assert destinations(delve, one)[-5, 3][0].cost == 4
    assert (-6, 3) in destinations(delve, one)  # with the second action
    one.actions = 0
    assert (-6, 3) not in destinations(delve, one)


def test_t27_a_tile_turned() -> None:
    """R30: 7B east of 15A, turned once."""
    one = tamsin((3, 6))
    delve = scene(one, brannoc((4, 3)), tiles=[Tile("15a", 0, 0)])
    delve.state.tile_deck = ["7b", "1b"]
    delve.relaid()
    run_script(activate(delve, one), {A: ["explore-q63", "end", "forfeit"]})
    tile = delve.state.tiles[1]
    assert (tile.face, tile.x, tile.y, tile.turns) == ("7b", 1, 0, 1)
    assert delve.ground.poi(1) == (3, 11)
    assert delve.ground.marks[3, 7] == DOORWAY
    halves = [half.spot for half in delve.ground.halves.values() if half.tile == 1]
    assert halves == [(-1, 11)]


def test_t28_no_tile_may_close_the_map() -> None:
    """R32: the goal would leave no exit, so the next is laid, and the goal keeps its place."""
    one = tamsin((1, 3))
    delve = scene(one, brannoc((4, 3)), options=DeckboxOptions(quest="choir"))
    delve.state.tile_deck = ["1b", "8b"]
    delve.relaid()
    run_script(activate(delve, one), {A: ["explore-m59", "end", "forfeit"]})
    assert (delve.state.tiles[1].face, delve.state.tile_deck) == ("8b", ["1b"])


def test_t29_doorways_and_sealed_exits() -> None:
    """R31."""
    tiles = [Tile("15a", 0, 0), Tile("4b", 0, -1), Tile("6a", 1, 0, 1), Tile("8b", 1, -1, 1)]
    map_ = ground_of(tiles, can_explore=True)
    doorways = {spot for spot, mark in map_.marks.items() if mark == DOORWAY}
    assert doorways == {(-1, 3), (3, 7), (-5, 7)}
    assert (-1, 11) not in map_.marks
    assert (-1, 11) not in map_.halves


def spawned(face: str, turns: int, count: int) -> list[Spot]:
    delve = scene(
        brannoc((0, 3)), tamsin((6, 3)), tiles=[Tile(face, 0, 0, turns)], options=DeckboxOptions(quest="king")
    )
    delve.state.heroes[0].is_downed = delve.state.heroes[1].is_downed = True
    delve.state.heroes += [tamsin((6, 3), is_downed=True)]  # two boxes of dice
    run_script(spawn(delve, 0, ["GM1"] * count), {})
    return [foe.at for foe in delve.state.enemies]


def test_t30_the_order_of_spawning() -> None:
    """R40, R41: the diagonals are pits."""
    assert spawned("6a", 0, 7) == [(3, 3), (2, 3), (3, 4), (4, 3), (3, 2), (1, 3), (3, 1)]


def test_t31_it_turns_with_the_tile() -> None:
    assert spawned("12b", 1, 7) == [(3, 3), (3, 4), (4, 3), (3, 2), (2, 3), (4, 4), (4, 2)]


def test_t32_placed_dice_and_no_dice_left() -> None:
    """R39, R42."""
    delve = scene(brannoc((0, 3)), tamsin((6, 3)), tiles=[Tile("10b", 0, 0)], options=DeckboxOptions(quest="chapel"))
    run_script(spawn(delve, 0, ["GM2"]), {})
    (walker,) = delve.state.enemies
    assert (walker.key, walker.health, walker.icon) == ("bone-walker", 2, "melee")
    run_script(spawn(delve, 0, ["GM1"] * 5), {})
    assert len(delve.state.enemies) == 6
    run_script(spawn(delve, 0, ["G"]), {})
    assert len(delve.state.enemies) == 6


def test_r90_more_come_for_more_heroes() -> None:
    """The line once for each hero above two, and what the level adds for so many."""

    def dice(heroes: int, level: Level) -> list[str]:
        options = DeckboxOptions(level=level)
        party = [brannoc(), tamsin(), hero("oruk", "long-bow", "mend"), hero("maud", "long-bow", "mend")][:heroes]
        return dice_of(scene(*party, options=options), ENCOUNTERS["q1a"])

    assert [len(dice(heroes, "normal")) for heroes in (2, 3, 4)] == [3, 4, 5]
    added = QUESTS["cellar"].added
    for level in HARDER:
        for heroes in (2, 3, 4):
            assert tuple(dice(heroes, level)) == (*dice(heroes, "normal"), *added[level][heroes - 2])


@pytest.mark.parametrize("quest", list(QUESTS.values()), ids=list(QUESTS))
def test_r90_a_level_says_what_it_adds_for_every_party(quest: QuestKind) -> None:
    assert quest.added.keys() == {"hard", "dire"}
    assert all(len(parties) == 3 for parties in quest.added.values())


def test_r8_the_way_in_is_sealed() -> None:
    map_ = ground_of([Tile("14a", 0, 0)], can_explore=True)
    assert list(map_.halves) == [(-1, 3)]


def test_only_so_many_sets_of_squares_are_remembered() -> None:
    map_ = ground_of([Tile("14a", 0, 0)], can_explore=True)
    spots = sorted(map_.marks)
    for count in range(MOST_SETS * 2):
        wanted = frozenset(spot for bit, spot in enumerate(spots) if (count + 1) >> bit & 1)
        assert map_.squares(wanted) == sum(1 << map_.bit(*spot) for spot in wanted)
        assert len(map_._squares) <= MOST_SETS


def test_only_so_many_ways_are_remembered_and_where_one_can_go_only_once() -> None:
    delve = scene(brannoc((3, 3)), tamsin((4, 4)))
    one, ground = delve.hero(A), delve.ground
    for remembered in (ground.ways, ground.reached):
        remembered.clear()  # other tests play on the same map
    ground.ways.update(dict.fromkeys(range(KEPT - 1)))
    for budget, kept in ((1, KEPT), (1, KEPT), (2, 1)):
        ways(ground, one.at, budget, walker_of(delve, one))
        assert len(ground.ways) == kept
    for one.move_left in (1, 2, 3):
        destinations(delve, one)
        assert len(ground.reached) == 1


def test_r33_a_lost_encounter_finds_the_party() -> None:
    """No exit is left, but cards are: one comes in Refresh."""
    delve = scene(brannoc((4, 3)), tamsin((4, 4)))
    delve.chance = Chance(b"lost")
    delve.state.encounter_deck = ["q1e"]
    run = run_script(refresh(delve), {}, otherwise="leave-it")
    assert [event.encounter for event in run.events if isinstance(event, WayOpened)] == ["q1e"]
    assert delve.state.tiles[-1].encounters == ["q1e"]
    assert len(delve.state.enemies) == 4
