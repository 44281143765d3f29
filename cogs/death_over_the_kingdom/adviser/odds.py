"""What a viewer may expect of cards it does not see, and how likely a card wins the round against them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import TypeAlias

from cogs.death_over_the_kingdom.adviser.classic_odds import keeping
from cogs.death_over_the_kingdom.content.characters import CHARACTERS, CODES
from cogs.death_over_the_kingdom.content.terms import Goal
from cogs.death_over_the_kingdom.view.view import KingdomView, SeatView

Belief: TypeAlias = dict[str, float]  # the chance of each character
Spread: TypeAlias = list[float]  # the chance of each value, 0 to HIGHEST
HIGHEST = max(max(character.value, character.second or 0) for character in CHARACTERS.values())
TRIGGERS = {
    "MON": "SOR",
    "SOR": "MON",
    "KNI": "DRA",
    "PRI": "DRA",
    "QUE": "JES",
}  # who turns them
HANGED = {"THI": "KIN"}  # who makes them count 0 in the classic game (R55)
SECONDS = {code: character.second for code, character in CHARACTERS.items() if character.second is not None}


class Odds:
    """The odds of one round, from one view."""

    def __init__(self, view: KingdomView) -> None:
        self.view = view
        self.pool = unseen(view)
        triggers = TRIGGERS if view.mode == "court" else {**TRIGGERS, **HANGED}
        self.turning = {code: self._turns(trigger) for code, trigger in triggers.items()}
        self.seconds = SECONDS if view.mode == "court" else {**SECONDS, **dict.fromkeys(HANGED, 0)}
        others = [view.seats[seat] for seat in view.line if seat != view.viewer]
        self.beliefs = {seat.seat: self._belief(seat) for seat in sorted(others, key=lambda seat: seat.seat)}

    def chance(self, mine: Belief, others: Mapping[int, Belief] | None = None) -> float:
        """How likely a card from `mine` wins (in the classic game: is spared), against what the others may have."""
        against = self.beliefs if others is None else {**self.beliefs, **others}
        spreads = [self.spread(belief) for belief in against.values()]
        is_classic = self.view.goal == "above"
        wins = keeping(spreads, self.view.scoring) if is_classic else winning(self.view.goal, spreads)
        return sum(share * win for share, win in zip(self.spread(mine), wins, strict=True))

    def spread(self, belief: Belief) -> Spread:
        """The values that may come of it, powers included."""
        spread = [0.0] * (HIGHEST + 1)
        for code, share in belief.items():
            character = CHARACTERS[code]
            turns = self.turning.get(code, 0.0)
            spread[character.value] += share * (1 - turns)
            second = self.seconds.get(code)
            if second is not None:
                spread[second] += share * turns
        return spread

    def _belief(self, seat: SeatView) -> Belief:
        if seat.table is not None and seat.table.code is not None:
            return {seat.table.code: 1.0}
        cards = seat.hand + 1
        belief = {code: share * (1 - len(seat.holds) / cards) for code, share in self.pool.items()}
        for code in seat.holds:
            belief[code] = belief.get(code, 0.0) + 1 / cards
        return belief

    def _turns(self, trigger: str) -> float:
        """How likely that character is in play."""
        tables = [self.view.seats[seat].table for seat in self.view.line]
        if any(table is not None and table.code == trigger for table in tables):
            return 1.0
        hidden = sum(table is None or table.code is None for table in tables)
        return float(1 - (1 - self.pool.get(trigger, 0.0)) ** hidden)


def unseen(view: KingdomView) -> Belief:
    """How likely each character is to be any one card whose place the viewer does not know."""
    left = Counter({code: character.copies for code, character in CHARACTERS.items()})
    left.subtract(view.discards)
    left.subtract(card.code for card in view.own_hand)
    for seat in view.seats:
        left.subtract(seat.holds)
        if seat.table is not None and seat.table.code is not None:
            left[seat.table.code] -= 1
    count = sum(max(number, 0) for number in left.values()) or 1
    return {code: number / count for code, number in left.items() if number > 0}


def winning(goal: Goal, others: Sequence[Spread]) -> list[float]:
    """By own value: the chance to win the round against these."""
    at_most = [_at_most(spread) for spread in others]
    wins = []
    for value in range(HIGHEST + 1):
        top = prod(low[value] for low in at_most)
        bottom = prod(1 - low[value] + spread[value] for low, spread in zip(at_most, others, strict=True))
        if goal == "between":
            alone = prod(spread[value] for spread in others)
            wins.append(1 - top - bottom + alone)
        else:
            wins.append(top if goal == "highest" else bottom)
    return wins


def chances(goal: Goal, spreads: Sequence[Spread]) -> list[float]:
    """For each of these the chance to win the round."""
    below = [_at_most(spread) for spread in spreads]
    above = [[1 - low + share for low, share in zip(*pair, strict=True)] for pair in zip(below, spreads, strict=True)]
    tops = _products_of_others(below) if goal != "lowest" else []
    bottoms = _products_of_others(above) if goal != "highest" else []
    if goal != "between":
        return [_dot(spread, wins) for spread, wins in zip(spreads, tops or bottoms, strict=True)]
    alike = _products_of_others(spreads)
    return [
        sum(share * (1 - t - b + a) for share, t, b, a in zip(*four, strict=True))
        for four in zip(spreads, tops, bottoms, alike, strict=True)
    ]


def _products_of_others(rows: Sequence[Spread]) -> list[Spread]:
    """For each row the product, value by value, of all the others."""
    found = [[1.0] * (HIGHEST + 1) for _ in rows]
    for order in (range(len(rows)), range(len(rows) - 1, -1, -1)):
        running = [1.0] * (HIGHEST + 1)
        for row in order:
            found[row] = [one * other for one, other in zip(found[row], running, strict=True)]
            running = [one * other for one, other in zip(running, rows[row], strict=True)]
    return found


def _dot(one: Spread, other: Spread) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _at_most(spread: Spread) -> list[float]:
    total, sums = 0.0, []
    for share in spread:
        total += share
        sums.append(total)
    return sums


@lru_cache(maxsize=64)
def usual(goal: Goal, seats: int) -> dict[str, float]:
    """How likely each character wins such a round, when nothing else is known."""
    spread = [0.0] * (HIGHEST + 1)
    for character in CHARACTERS.values():
        spread[character.value] += 1 / len(CODES)
    wins = winning(goal, [spread] * (seats - 1))
    return {code: wins[character.value] for code, character in CHARACTERS.items()}
