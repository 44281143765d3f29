"""Who meets whom in a league: everybody at one table a round, all as evenly as the numbers allow."""

from collections import Counter
from itertools import combinations

import pytest

from bot.ui.actions.league.pairing import paired, rounds_needed, sizes

KINGDOM = range(3, 8)
DUEL = range(2, 3)


@pytest.mark.parametrize(
    ("people", "legal", "seats", "shape"),
    [
        (8, KINGDOM, 4, (4, 4)),
        (9, KINGDOM, 4, (3, 3, 3)),
        (7, KINGDOM, 4, (4, 3)),
        (5, KINGDOM, 4, (4,)),  # nobody plays alone with another, so one rests
        (5, KINGDOM, 7, (5,)),
        (2, KINGDOM, 4, ()),
        (5, DUEL, 2, (2, 2)),
        (6, DUEL, 2, (2, 2, 2)),
    ],
)
def test_tables_are_as_large_as_wanted_where_the_numbers_allow(
    people: int, legal: range, seats: int, shape: tuple[int, ...]
) -> None:
    assert sizes(people, legal, seats) == shape


@pytest.mark.parametrize("people", [4, 6, 8, 10])
def test_in_pairs_everybody_meets_nearly_everybody_and_nobody_often(people: int) -> None:
    rounds = paired(range(people), DUEL, 2, rounds_needed(people, 2), "seed")
    assert len(rounds) == people - 1
    met = Counter(frozenset(table) for one in rounds for table in one.tables)
    assert max(met.values()) <= 2
    assert len(met) >= people * (people - 1) // 2 * 0.85


@pytest.mark.parametrize(("people", "seats"), [(8, 4), (9, 3), (13, 4), (16, 4), (22, 5)])
def test_everybody_is_at_one_table_a_round_and_meets_others_evenly(people: int, seats: int) -> None:
    rounds = paired(range(people), KINGDOM, seats, rounds_needed(people, seats), "seed")
    met = Counter[frozenset[int]]()
    for one in rounds:
        seated = [entry for table in one.tables for entry in table]
        assert sorted([*seated, *one.resting]) == list(range(people))
        assert all(len(table) in KINGDOM for table in one.tables)
        met.update(frozenset(pair) for table in one.tables for pair in combinations(table, 2))
    assert max(met.values()) <= 3
    assert len(met) >= 0.6 * people * (people - 1) / 2


@pytest.mark.parametrize("seed", "abcdefgh")
def test_whoever_has_rested_plays_the_next_round(seed: str) -> None:
    rounds = paired(range(5), DUEL, 2, 5, seed)
    assert sorted(entry for one in rounds for entry in one.resting) == list(range(5))


def test_it_is_drawn_the_same_again() -> None:
    assert paired(range(9), KINGDOM, 3, 4, "a") == paired(range(9), KINGDOM, 3, 4, "a")
    assert paired(range(9), KINGDOM, 3, 4, "a") != paired(range(9), KINGDOM, 3, 4, "b")
