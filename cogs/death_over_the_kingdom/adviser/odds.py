"""What a viewer may expect of cards it does not see, and how likely a card wins the round against them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from math import prod
from typing import TypeAlias

from cogs.death_over_the_kingdom.adviser.classic_odds import keeping
from cogs.death_over_the_kingdom.adviser.worth import Spread, dot
from cogs.death_over_the_kingdom.content.characters import CHARACTERS, CODES
from cogs.death_over_the_kingdom.content.terms import Goal
from cogs.death_over_the_kingdom.view.view import KingdomView, SeatView

Belief: TypeAlias = dict[str, float]  # the chance of each character
HIGHEST = max(max(character.value, character.second or 0) for character in CHARACTERS.values())
TRIGGERS = {
    "MON": "SOR",
    "SOR": "MON",
    "KNI": "DRA",
    "PRI": "DRA",
    "QUE": "JES",
}  # who turns them
COPIES = {code: character.copies for code, character in CHARACTERS.items()}
VALUES = {code: character.value for code, character in CHARACTERS.items()}
HANGED = {"THI": "KIN"}  # who makes them count 0 in the classic game (R55)
SECONDS = {code: character.second for code, character in CHARACTERS.items() if character.second is not None}


class Odds:
    """The odds of one round, from one view."""

    def __init__(self, view: KingdomView) -> None:
        self.view = view
        self.pool = unseen(view)
        triggers = TRIGGERS if view.mode == "court" else {**TRIGGERS, **HANGED}
        self._shown, self._hidden = _on_the_table(view)
        self.turning = {code: self._turns(trigger) for code, trigger in triggers.items()}
        self.seconds = SECONDS if view.mode == "court" else {**SECONDS, **dict.fromkeys(HANGED, 0)}
        others = [view.seats[seat] for seat in view.line if seat != view.viewer]
        self.beliefs = {seat.seat: self._belief(seat) for seat in sorted(others, key=lambda seat: seat.seat)}

    def chance(self, mine: Belief, others: Mapping[int, Belief] | None = None) -> float:
        """How likely a card from `mine` wins (in the classic game: is spared), against what the others may have."""
        return dot(self.spread(mine), self.wins(others))

    def wins(self, others: Mapping[int, Belief] | None = None) -> list[float]:
        """The same by the value of that card."""
        against = self.beliefs if others is None else {**self.beliefs, **others}
        spreads = [self.spread(belief) for belief in against.values()]
        is_classic = self.view.goal == "above"
        return keeping(spreads, self.view.scoring) if is_classic else winning(self.view.goal, spreads)

    @cached_property
    def spreads(self) -> dict[int, Spread]:
        """By seat: of the others, as they are believed to be."""
        return {seat: self.spread(belief) for seat, belief in self.beliefs.items()}

    def spread(self, belief: Belief) -> Spread:
        """The values that may come of it, powers included."""
        spread = [0.0] * (HIGHEST + 1)
        for code, share in belief.items():
            second = self.seconds.get(code)
            turns = self.turning.get(code, 0.0)
            spread[VALUES[code]] += share * (1 - turns)
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
        return 1.0 if trigger in self._shown else float(1 - (1 - self.pool.get(trigger, 0.0)) ** self._hidden)


def _on_the_table(view: KingdomView) -> tuple[set[str], int]:
    """The characters known to be in play, and how many cards in play are not."""
    tables = [view.seats[seat].table for seat in view.line]
    known = [table.code for table in tables if table is not None and table.code is not None]
    return set(known), len(tables) - len(known)


def unseen(view: KingdomView) -> Belief:
    """How likely each character is to be any one card whose place the viewer does not know."""
    left = dict(COPIES)
    for code in _seen(view):
        left[code] -= 1
    count = sum(max(number, 0) for number in left.values()) or 1
    return {code: number / count for code, number in left.items() if number > 0}


def _seen(view: KingdomView) -> Iterator[str]:
    yield from view.discards
    yield from (card.code for card in view.own_hand)
    for seat in view.seats:
        yield from seat.holds
        if seat.table is not None and seat.table.code is not None:
            yield seat.table.code


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
