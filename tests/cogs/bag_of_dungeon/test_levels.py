"""R7: what a level stands for, and how many vines there are."""

from itertools import product
from typing import get_args

import msgspec
import pytest

from bot.engine import Chance
from cogs.bag_of_dungeon.content import PRESETS, TILES
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions, Level, Mode, settled

VINES = [kind.key for kind in TILES["forest"].values() if kind.icon == "vine"]


def test_the_box_sets_nothing() -> None:
    options = BagOptions(kb_bosses=True)
    assert settled(options, 4) is options


@pytest.mark.parametrize(
    ("level", "mode", "seats"), list(product(("gentle", "fair", "grim"), get_args(Mode), range(1, 5)))
)
def test_every_level_sets_something_legal_wherever_one_goes(level: Level, mode: Mode, seats: int) -> None:
    options = settled(BagOptions(mode=mode, level=level), seats)
    assert options != BagOptions(mode=mode, level=level)
    assert msgspec.convert(msgspec.to_builtins(options), BagOptions) == options
    assert (options.solo_party == 2) == (seats == 1)


def test_a_level_sets_options_and_never_what_is_chosen_beside_it() -> None:
    told = {"mode", "level", "style", "pvp", "first", "reaction_timeout_s", "hints"}
    assert not [name for preset in PRESETS for name in preset.sets if name in told]


def test_the_match_is_played_by_what_the_level_sets() -> None:
    state = GAME.setup(4, BagOptions(level="fair"), Chance(b"fair"))
    assert state.options.house_tagging
    assert len(GAME.setup(1, BagOptions(level="fair"), Chance(b"alone")).heroes) == 2


@pytest.mark.parametrize("vines", range(1, 6))
def test_vines_that_are_left_out_are_in_the_box(vines: int) -> None:
    state = GAME.setup(3, BagOptions(mode="forest", vines=vines), Chance(b"vines"))
    stock = state.stocks["forest"]
    assert len([key for key in stock.stack if key in VINES]) == vines
    assert len(stock.stack) == 36 - (5 - vines)
    GAME.check(state)
