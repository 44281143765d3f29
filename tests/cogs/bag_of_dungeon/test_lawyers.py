"""A lawyer near the end of the story, with full packs and few rounds: where last turns, seeds, Ring and cloak meet."""

import pytest

from bot.engine.lawyer import lawyer_policy
from bot.engine.playout import playout
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.invariants.state import check
from tests.cogs.bag_of_dungeon.riches import MODES, STYLES, LateBag, RichBag

FEW, MANY = 5, 400
LEAST_ROUNDS = 3


def must_stay_sound(number: int) -> None:
    options = BagOptions(
        mode=MODES[number % 3],
        style=STYLES[number % 2],
        pvp=number % 4 == 1,
        house_tagging=number % 4 == 3,
        kb_bosses=number % 5 > 0,
        solo_party=2,
        most_rounds=LEAST_ROUNDS + number % 13,
    )
    game = RichBag() if number % 4 == 0 else LateBag()
    seed = b"lawyer %d" % number
    match = playout(game, 1 + number % 4, options, seed, (lawyer_policy,), lambda match: check(match.state))
    assert match.outcome is not None


@pytest.mark.parametrize("number", range(FEW))
def test_a_few_matches_stay_sound(number: int) -> None:
    must_stay_sound(number)


@pytest.mark.long
@pytest.mark.parametrize("number", range(FEW, MANY))
def test_many_matches_stay_sound(number: int) -> None:
    must_stay_sound(number)
