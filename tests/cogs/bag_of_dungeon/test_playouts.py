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


def _play(options: BagOptions, seats: int, policy: Policy, seed: bytes) -> Match[Any]:
    retrace = Retrace()

    def watch(match: Match[Any]) -> None:
        GAME.check(match.state)
        assert all(len(prompt.options) <= MOST_OPTIONS for prompt in match.prompts)
        assert match.answered <= MOST_ANSWERS
        retrace.watch(match)

    return playout(GAME, seats, options, seed, (policy,), watch)


# `make test` plays every mode in the conformance.
@pytest.mark.long
@pytest.mark.parametrize(("mode", "style", "seats"), TABLES)
def test_at_random(mode: Any, style: Any, seats: int) -> None:
    options = BagOptions(mode=mode, style=style, pvp=seats > 2, house_tagging=seats == 2, solo_party=2)
    assert _play(options, seats, random_policy, b"random").outcome is not None


@pytest.mark.long
@pytest.mark.parametrize(("mode", "style", "seats"), TABLES)
def test_advised(mode: Any, style: Any, seats: int) -> None:
    options = BagOptions(mode=mode, style=style, house_restore=seats > 2, house_tagging=seats == 3)
    assert _play(options, seats, adviser_policy, b"advised").outcome is not None


def test_bare_rules() -> None:
    """Without tokens, enhanced items and killing blows on bosses."""
    options = BagOptions(skill_tokens=False, enhanced_items=False, kb_bosses=False, most_rounds=0)
    match = _play(options, 3, adviser_policy, b"bare")
    assert match.outcome is not None
    assert all(hero.tokens == 0 for hero in match.state.heroes)
