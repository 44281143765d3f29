"""Section 9: what stands out in a turn and in a question of ways, by rule of thumb."""

import pytest

from bot.engine import Option
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.deeds.moving import step_options
from cogs.deckbox_dungeons.rules.deeds.usual import usual, usual_step
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.map.ways_on import before, common_exit
from cogs.deckbox_dungeons.state.pieces import Tile
from cogs.deckbox_dungeons.state.spots import Spot, key_of
from tests.cogs.deckbox_dungeons.activations import options_of
from tests.cogs.deckbox_dungeons.scenes import brannoc, enemy, hero, scene, tamsin

A, B = 0, 1
CHAPEL = DeckboxOptions(quest="chapel")


def steps(delve: Delve) -> dict[str, Option]:
    delve.hero(A).actions = 2
    return {option.key: option for option in step_options(delve, delve.hero(A))}


def menu(delve: Delve, actions: int = 2, left: int = 0) -> str:
    one = delve.hero(A)
    return usual(delve, one, [*options_of(delve, actions, left).values()])


USUAL: dict[str, tuple[str, int, list[Spot]]] = {
    "to end, where nothing is to be done": ("end", 2, []),
    "to fight, whatever else there is": ("melee-1", 2, [(3, 4)]),
    "to go and fight": ("go-melee-1", 2, [(0, 3)]),
    "to come nearer, with an action left": ("to-m58", 2, [(-10, 3)]),
    "but not with one action only": ("end", 1, [(-10, 3)]),
}


@pytest.mark.parametrize("what", USUAL)
def test_what_most_would_do(what: str) -> None:
    key, actions, foes = USUAL[what]
    tiles = [Tile("14a", 0, 0), Tile("8b", 0, -1), Tile("6a", 0, -2)]
    delve = scene(
        hero("oruk", "great-maul", "rally", (3, 3)), tamsin((6, 4)), tiles=tiles,
        enemies=[enemy("goblin-cutter", spot) for spot in foes],
    )  # fmt: skip
    assert menu(delve, actions) == key


@pytest.mark.parametrize(("actions", "left", "key"), [(2, 0, "explore-m59"), (1, 2, "explore-m59"), (1, 0, "to-m60")])
def test_who_opens_the_way_should_be_able_to_fight(actions: int, left: int, key: str) -> None:
    delve = scene(brannoc((1, 3)), tamsin((6, 4)))
    delve.state.tile_deck = ["6a"]
    delve.relaid()
    assert menu(delve, actions, left) == key


@pytest.mark.parametrize(("tongues", "word"), [(1, "to-edge"), (2, "to-exit")])
def test_who_wants_out_goes_out(tongues: int, word: str) -> None:
    delve = scene(brannoc((3, 3)), tamsin((1, 2)), tiles=[Tile("15a", 0, 0)], options=CHAPEL)
    delve.state.tongues, delve.state.tile_deck = tongues, ["6a"]
    delve.relaid()
    found = steps(delve)
    assert found[usual_step(delve, delve.hero(A), [*found.values()])].word == word


@pytest.mark.parametrize("start", [(-12, 0), (-12, 6), (-11, 3), (-6, 2), (3, 3)])
def test_whoever_does_the_usual_thing_goes_to_one_way_on_and_waits_there(start: Spot) -> None:
    """Two ways on in the last of three rooms, either of them nearer than the other now and then."""
    tiles = [Tile("14a", 0, 0), Tile("8b", 0, -1), Tile("15a", 0, -2)]
    one = brannoc(start)
    delve = scene(one, tamsin((-5, 3)), tiles=tiles)
    delve.state.tile_deck = ["6a"]
    delve.relaid()
    goal = common_exit(delve)
    assert goal is not None
    assert len(delve.ground.halves) > 1
    for _ in range(12):
        key = menu(delve, actions=1)
        if key == "end":
            break
        options = options_of(delve, actions=1)
        one.at = next(spot for spot in delve.ground.marks if key == f"to-{key_of(spot)}")
        assert options[key].facts["cost"]
    assert one.at == before(delve.ground, goal)


def test_where_no_enemy_can_be_come_to_the_way_to_the_nearest_has_a_name() -> None:
    """And leads there, not to a way on."""
    tiles = [Tile("14a", 0, 0), Tile("8b", 0, -1), Tile("15a", 0, -2)]
    foes = [enemy("goblin-cutter", (-12, 1)), enemy("goblin-slinger", (-10, 3))]
    delve = scene(brannoc((3, 3)), tamsin((6, 4)), tiles=tiles, enemies=foes)
    delve.state.tile_deck = ["6a"]
    delve.relaid()
    found = steps(delve)
    option = found[usual_step(delve, delve.hero(A), [*found.values()])]
    assert (option.word, option.facts["number"], option.facts["spot"]) == ("to-foe", 2, "M58")
    delve.hero(A).at = (-7, 3)
    assert not any(option.word == "to-foe" for option in steps(delve).values())
