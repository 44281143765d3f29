"""Whole matches in every mode, style and company: nothing is lost, all can be rebuilt, all end."""

from typing import Any

import pytest

from bot.engine import Match
from bot.engine.playout import Policy, adviser_policy, playout, random_policy
from bot.engine.retrace import Retrace
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions

MODES, STYLES = ("dungeon", "forest", "combined"), ("coop", "competitive")
MOST_ANSWERS, MOST_OPTIONS = 2000, 75

TABLES = [(mode, style, seats) for mode in MODES for style in STYLES for seats in GAME.seats]
# Of these `make test` plays every mode and style once, at random or advised, with more and more seats;
# `make test-long` all.
SAMPLE = [(mode, style, 1 + (2 * m + s) % 4) for m, mode in enumerate(MODES) for s, style in enumerate(STYLES)]


def each_table(sample: list[tuple[str, str, int]]) -> list[Any]:
    return [
        pytest.param(*table, id="-".join(map(str, table)), marks=() if table in sample else pytest.mark.long)
        for table in TABLES
    ]


def _play(options: BagOptions, seats: int, policy: Policy, seed: bytes) -> Match[Any]:
    retrace = Retrace()

    def watch(match: Match[Any]) -> None:
        GAME.check(match.state)
        assert all(len(prompt.options) <= MOST_OPTIONS for prompt in match.prompts)
        assert match.answered <= MOST_ANSWERS
        retrace.watch(match)

    return playout(GAME, seats, options, seed, (policy,), watch)


@pytest.mark.parametrize(("mode", "style", "seats"), each_table(SAMPLE[::2]))
def test_at_random(mode: Any, style: Any, seats: int) -> None:
    options = BagOptions(mode=mode, style=style, pvp=seats > 2, house_tagging=seats == 2, solo_party=2)
    assert _play(options, seats, random_policy, b"random").outcome is not None


@pytest.mark.parametrize(("mode", "style", "seats"), each_table(SAMPLE[1::2]))
def test_advised(mode: Any, style: Any, seats: int) -> None:
    options = BagOptions(mode=mode, style=style, house_restore=seats > 2, house_tagging=seats == 3)
    assert _play(options, seats, adviser_policy, b"advised").outcome is not None


def test_bare_rules() -> None:
    """Without tokens, enhanced items and killing blows on bosses."""
    options = BagOptions(skill_tokens=False, enhanced_items=False, kb_bosses=False, most_rounds=0)
    match = _play(options, 3, adviser_policy, b"bare")
    assert match.outcome is not None
    assert all(hero.tokens == 0 for hero in match.state.heroes)
