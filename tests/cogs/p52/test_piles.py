"""Chances that are reckoned at once are those that each card tells."""

from fractions import Fraction

import pytest

from cogs.p52.adviser.chances import Blow, _let_through
from cogs.p52.view.pile import VALUES, Pile, flips, next_values


@pytest.mark.parametrize("in_deck", [0, 2, 9])
@pytest.mark.parametrize("known", [0, 1])
def test_the_next_values_are_as_likely_as_the_flips_say(in_deck: int, known: int) -> None:
    pile = Pile((3, 0, 2, 4, 1, 0, 0, 4, 2, 1, 3, 0, 1), in_deck, (1,) * 13, (known,) * 13)
    parts, of = next_values(pile)
    flipped = dict.fromkeys(VALUES, Fraction(0))
    for one in flips(pile):
        flipped[one.value] += one.chance
    assert [Fraction(part, of) for part in parts] == list(flipped.values())


@pytest.mark.parametrize("is_king", [False, True])
@pytest.mark.parametrize("total", [2, 7, 12, 30])
@pytest.mark.parametrize("health", [1, 3, 8])
def test_a_blow_lets_through_what_each_card_of_its_defence_does(total: int, health: int, is_king: bool) -> None:
    """R53, R54, R58, card by card."""
    rest = Pile((3, 0, 2, 4, 1, 0, 0, 4, 2, 1, 3, 0, 1), 9, (1,) * 13)
    blow, damage = Blow(5, 3, 1, 0, 2, health, can_defend=True), 4
    harmed = felled = Fraction(0)
    for one in flips(rest):
        guard, whole = one.value + blow.trait, damage * (1 + is_king)
        dealt = 0 if guard > total else damage // 2 if guard == total else whole
        harmed += one.chance * (dealt > 0)
        felled += one.chance * (dealt >= health)
    assert _let_through(rest, blow, total, damage, is_king=is_king) == (harmed, felled)
