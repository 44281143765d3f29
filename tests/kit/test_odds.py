"""Chances are exact: they agree with counting, and with a hundred thousand draws."""

from fractions import Fraction
from itertools import combinations, product

import pytest

from bot.engine import Chance, Odds
from bot.kit import odds

DRAWS = 100_000
CLOSE = 0.006  # more than three times the standard deviation of so many draws


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_sum_of_dice_is_what_counting_finds(count: int) -> None:
    rolls = [sum(roll) for roll in product(range(1, 7), repeat=count)]
    for least in range(count, 6 * count + 2):
        counted = Fraction(sum(roll >= least for roll in rolls), len(rolls))
        assert odds.at_least(odds.dice(count), least) == counted


def test_a_die_has_six_faces_unless_it_is_another() -> None:
    assert odds.die() == {face: Fraction(1, 6) for face in range(1, 7)} == odds.dice(1)
    assert odds.die(4) == {face: Fraction(1, 4) for face in range(1, 5)}


def test_a_sum_of_dice_is_what_many_rolls_give() -> None:
    chance = Chance(b"many rolls")
    reached = sum(sum(chance.dice(3)) >= 12 for _ in range(DRAWS // 4)) / (DRAWS // 4)
    assert abs(reached - odds.at_least(odds.dice(3), 12)) < 2 * CLOSE


def test_cards_drawn_are_what_counting_finds() -> None:
    pile = [True] * 3 + [False] * 5
    hands = list(combinations(pile, 4))
    for found in range(4):
        counted = Fraction(sum(sum(hand) == found for hand in hands), len(hands))
        assert odds.drawn(3, 5, 4).get(found, 0) == counted


def test_more_than_the_pile_cannot_be_drawn() -> None:
    assert odds.drawn(2, 1, 9) == {2: Fraction(1)}


def test_successes_add_up() -> None:
    told = odds.successes(4, Fraction(1, 3))
    assert sum(told.values()) == 1
    assert told[4] == Fraction(1, 81)
    assert odds.mean(told) == Fraction(4, 3)


def test_faces_that_occur_twice_are_twice_as_likely() -> None:
    faces = odds.evenly([0, 0, 1, 1, 1, 2])
    assert faces[1] == Fraction(1, 2)
    two = odds.combined(faces, faces, lambda one, other: one + other)
    assert odds.chance_of(two, lambda hits: hits >= 3) == 2 * faces[1] * faces[2] + faces[2] ** 2
    assert odds.mapped(two, bool)[False] == Fraction(1, 9)


@pytest.mark.parametrize(
    ("chance", "percent"),
    [(Fraction(0), 0), (Fraction(1), 100), (Fraction(7, 12), 58), (Fraction(1, 999), 1), (Fraction(998, 999), 99)],
)
def test_only_what_is_certain_is_called_so(chance: Fraction, percent: int) -> None:
    assert Odds(chance, "any").percent == percent
