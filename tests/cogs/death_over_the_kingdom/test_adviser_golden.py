"""The adviser may become faster, and must not advise otherwise: what it says over some thousand positions is kept."""

from hashlib import sha256
from itertools import product
from typing import Any

import pytest

from bot.engine import Chance, Choice, Match, Prompt
from bot.engine.playout import mixed_policy, playout
from cogs.death_over_the_kingdom.adviser.worth import by_value
from cogs.death_over_the_kingdom.content.terms import GOALS, Goal
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.rules.scoring import round_winners
from tests.support.sampled import sampled

ADVISED = {  # how much is asked, and the digest of what is said
    "court": (1515, "971b94a4847753d2"),
    "classic": (661, "de07a2b39c165357"),
    "lives": (879, "7946267726558181"),
    "death-over-all": (660, "4299da9cc6ed7377"),
}


@pytest.mark.parametrize("way", sampled(list(ADVISED), 2))
def test_it_says_what_it_has_always_said(way: str) -> None:
    options = {"court": GAME.rehearsed(), **GAME.variants()}[way]
    said: list[str] = []

    def listening(match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
        advice = GAME.advise(match.view(prompt.seat), prompt, chance)
        said.append(repr((prompt.word, advice.choice, advice.facts)))
        return advice.choice if chance.below(4) else mixed_policy(match, prompt, chance)

    for seats, number in product(list(GAME.seats_for(options))[:4], range(3)):
        playout(GAME, seats, options, bytes([seats, number]), (listening,))
    assert (len(said), sha256("\n".join(said).encode()).hexdigest()[:16]) == ADVISED[way]


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("seat", range(3))
def test_a_value_is_worth_what_all_ways_to_fall_come_to(goal: Goal, seat: int) -> None:
    """Counted out: each way in which the cards may fall, scored by the rules."""
    size, chance, points = 5, Chance(b"spreads"), {0: 0.9, 1: -0.2, 2: 0.3}
    spreads = {other: [weight / 50 for weight in (20, 5, 10, 3, 12)] for other in range(3)}
    spreads[chance.below(3)] = [0.5, 0.0, 0.25, 0.25, 0.0]
    for own, worth in enumerate(by_value(goal, spreads, points, seat)):
        counted = 0.0
        for values in product(range(size), repeat=3):
            if values[seat] == own:
                share = 1.0
                for other in {0, 1, 2} - {seat}:
                    share *= spreads[other][values[other]]
                counted += share * sum(points[winner] for winner in round_winners(goal, list(values)))
        assert worth == pytest.approx(counted)
