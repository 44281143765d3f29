"""Automata in the combined game (R133 to R136): the dungeon before Morna Gul, and the Ring with it."""

import pytest

from bot.engine import Chance, Match
from bot.engine.playout import adviser_policy, playout
from cogs.bag_of_dungeon.adviser.bosses import DEEP, is_for_the_dungeon
from cogs.bag_of_dungeon.adviser.mind import Mind
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions, Mode
from cogs.bag_of_dungeon.rules.frame.setup import put
from cogs.bag_of_dungeon.state import State
from cogs.bag_of_dungeon.view.sight import sight


def goes_down(mode: Mode, *, is_open: bool = True, **changed: object) -> bool:
    match: Match[State] = Match.start(GAME, 2, BagOptions(mode=mode), Chance(b"down"))
    state = match.state
    if is_open and mode == "combined":
        put(state, "dstart", 0, 40, 0)
    for name, value in ({"phase": "gather"} | changed).items():
        setattr(state, name, value)
    return is_for_the_dungeon(Mind(sight(state, match.prompts[0].seat), match.prompts[0]))


def test_the_dungeon_comes_first_once_the_gateway_is_found() -> None:
    assert goes_down("combined")
    assert not goes_down("combined", is_open=False)
    assert not goes_down("dungeon")
    assert not goes_down("forest")


def test_not_when_it_is_late_nor_once_the_ring_is_out_or_morna_gul_is_there() -> None:
    assert goes_down("combined", round=DEEP - 1)
    assert not goes_down("combined", round=DEEP)
    assert not goes_down("combined", ring_left=True)
    assert not goes_down("combined", phase="hunt")


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_halves_are_played_in_most_matches(seats: int) -> None:
    options, deep = BagOptions(mode="combined"), 0
    for number in range(10):
        match = playout(GAME, seats, options, b"halves %d" % number, (adviser_policy,))
        deep += sum(tile.world == "dungeon" for tile in match.state.tiles.values()) >= 10
    assert deep >= 6
