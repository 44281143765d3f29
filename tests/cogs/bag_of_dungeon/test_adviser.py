"""Automata: the odds they reckon with, and that they win what they should."""

import pytest

from bot.engine import Chance
from bot.engine.playout import adviser_policy, playout, random_policy
from cogs.bag_of_dungeon.automaton.odds import Side, win_chance
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions


@pytest.mark.parametrize(
    ("foe", "bare", "armed"),
    [(Side(10, 2, 3), 0.49, 0.96), (Side(10, 2, 4), 0.33, 0.84), (Side(11, 2, 5), None, 0.60)],
    ids=["werewolf", "troll", "minotaur"],
)
def test_the_odds_agree_with_the_digests_simulation(foe: Side, bare: float | None, armed: float) -> None:
    """Section 5.3: a bare Fighter, and one with +2 and -1 armour."""
    if bare is not None:
        assert win_chance(Side(10, 2, 2), foe) == pytest.approx(bare, abs=0.03)
    assert win_chance(Side(10, 2, 4, 1), foe) == pytest.approx(armed, abs=0.03)


def test_the_odds_agree_with_dice() -> None:
    chance, won, trials = Chance(b"odds"), 0, 4000
    for _ in range(trials):
        hp, foe = 8, 9
        while hp > 0 and foe > 0:
            mine, theirs = chance.dice(2), sum(chance.dice(2)) + 3
            total = sum(mine) * (2 if mine[0] == mine[1] else 1) + 3
            foe -= max(0, total - theirs)
            hp -= max(0, theirs - total - 1)
        won += hp > 0
    assert win_chance(Side(8, 2, 3, 1), Side(9, 2, 3)) == pytest.approx(won / trials, abs=0.03)


def test_a_party_of_four_automata_wins_the_dungeon_more_often_than_not() -> None:
    options = BagOptions()
    results = [playout(GAME, 4, options, b"%d" % n, (adviser_policy,)).state.result for n in range(8)]
    assert results.count("ring") >= 6


def test_chance_alone_wins_nothing() -> None:
    results = [playout(GAME, 4, BagOptions(), b"%d" % n, (random_policy,)).state.result for n in range(4)]
    assert "ring" not in results
