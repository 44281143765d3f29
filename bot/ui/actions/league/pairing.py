"""Who meets whom: rounds of tables in which everybody meets everybody as evenly as the numbers allow."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from random import Random

from msgspec import Struct

TRIES = 12  # shuffled beginnings of a round, each made better by exchanges
MOST_ROUNDS = 20
Pair = frozenset[int]


class Paired(Struct, frozen=True):
    """One round: the tables, the entries by seat, and who rests."""

    tables: tuple[tuple[int, ...], ...]
    resting: tuple[int, ...] = ()


def rounds_needed(people: int, seats: int) -> int:
    """So that everybody can have met everybody."""
    return min(MOST_ROUNDS, -(-(people - 1) // (seats - 1)))


def sizes(people: int, legal: range, seats: int) -> tuple[int, ...]:
    """How large the tables of a round are: near `seats`, as many people playing as can. () where none can."""
    for playing in range(people, 0, -1):
        found = [
            tuple(playing // count + (place < playing % count) for place in range(count))
            for count in range(1, playing + 1)
        ]
        fitting = [one for one in found if one[0] <= min(seats, legal[-1]) and one[-1] >= legal[0]]
        if fitting:
            return fitting[0]  # the fewest tables: those are the nearest to what is wanted
    return ()


def paired(entries: Sequence[int], legal: range, seats: int, rounds: int, seed: str) -> list[Paired]:
    """The same for the same seed. Whoever has met others least often, or rested, comes first."""
    chance = Random(seed)  # noqa: S311 - nothing secret hangs on it
    met, rested, found = Counter[Pair](), Counter[int](), list[Paired]()
    shape = sizes(len(entries), legal, seats)
    for _ in range(rounds if shape else 0):
        best = min((_tried(entries, shape, met, rested, chance) for _ in range(TRIES)), key=lambda one: _cost(one, met))
        found.append(best)
        met.update(_pairs(best.tables))
        rested.update(best.resting)
    return found


def _tried(
    entries: Sequence[int], shape: tuple[int, ...], met: Counter[Pair], rested: Counter[int], chance: Random
) -> Paired:
    order = chance.sample(list(entries), len(entries))
    order.sort(key=lambda entry: -rested[entry])  # whoever has rested plays
    playing, resting = order[: sum(shape)], order[sum(shape) :]
    chance.shuffle(playing)
    seats = iter(playing)
    tables = [[next(seats) for _ in range(size)] for size in shape]
    while _is_improved(tables, met):
        pass
    for table in tables:
        chance.shuffle(table)
    return Paired(tuple(map(tuple, tables)), tuple(sorted(resting)))


def _is_improved(tables: list[list[int]], met: Counter[Pair]) -> bool:
    """Exchange two people of different tables where those who meet then have met less."""
    for one, other in combinations(tables, 2):
        for i in range(len(one)):
            for j in range(len(other)):
                before = _met(one, met) + _met(other, met)
                one[i], other[j] = other[j], one[i]
                if _met(one, met) + _met(other, met) < before:
                    return True
                one[i], other[j] = other[j], one[i]
    return False


def _met(table: Iterable[int], met: Counter[Pair]) -> int:
    """Squared, so that to meet a third time weighs more than two second times."""
    return sum((met[frozenset(pair)] + 1) ** 2 for pair in combinations(table, 2))


def _cost(one: Paired, met: Counter[Pair]) -> int:
    return sum(_met(table, met) for table in one.tables)


def _pairs(tables: Iterable[tuple[int, ...]]) -> Iterator[Pair]:
    for table in tables:
        yield from map(frozenset, combinations(table, 2))
