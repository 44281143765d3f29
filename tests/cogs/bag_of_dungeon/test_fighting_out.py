"""Fighting to the end in one press: all comes out as round by round (R27, R37), and stops where there is a choice."""

from typing import Any

import msgspec
import pytest

from bot.engine import Answer, Chance, Match
from bot.engine.playout import mixed_policy, playout
from cogs.bag_of_dungeon.events.combat import RoundRolled
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions

REACTIONS = {"dice", "damage"}
TRIED = 8  # fights of one match


def _twin(match: Match[Any]) -> Match[Any]:
    return Match.load(GAME, Chance(match.chance.seed), match.snapshot, list(match.answers), match.leaps)


def _press(match: Match[Any], key: str) -> list[Any]:
    """One press, and what comes of it where nobody reacts."""
    (prompt,) = match.prompts
    told = list(match.answer(Answer(prompt.number, prompt.seat, (key,))))
    while len(match.prompts) == 1 and (prompt := match.prompts[0]).word in REACTIONS:
        assert prompt.default is not None
        told += match.answer(Answer(prompt.number, prompt.seat, prompt.default))
    return told


def _rounds(told: list[Any]) -> int:
    return sum(isinstance(event, RoundRolled) for event in told)


def _standing(match: Match[Any]) -> Any:
    """All that counts: the state, what is asked, and the dice thrown."""
    asked = [msgspec.structs.replace(prompt, number=0) for prompt in match.prompts]
    return msgspec.to_builtins((match.state, asked)), match.chance.drawn, match.outcome


def _unworded(events: list[Any]) -> list[Any]:
    return [msgspec.structs.replace(event, wording=0) if hasattr(event, "wording") else event for event in events]


def _compare(match: Match[Any]) -> int:
    """Both ways from here; how many rounds were fought."""
    at_once, singly = _twin(match), _twin(match)
    told = _press(at_once, "fight-out")
    again = _press(singly, "fight")
    while _rounds(again) < _rounds(told):
        again += _press(singly, "fight")
    assert _unworded(told) == _unworded(again)
    assert _standing(at_once) == _standing(singly)
    return _rounds(told)


@pytest.mark.parametrize(
    "options", [{"mode": "dungeon"}, {"mode": "forest"}, {"mode": "combined"}, {"house_tagging": True}]
)
def test_one_press_or_many_come_to_the_same(options: dict[str, Any]) -> None:
    choosing, fought = Chance(b"fights").aside(str(options)), list[int]()

    def watch(match: Match[Any]) -> None:
        prompt = match.prompts[0] if match.prompts else None
        is_offered = prompt is not None and any(option.key == "fight-out" for option in prompt.options)
        if is_offered and len(fought) < TRIED and choosing.below(3):
            fought.append(_compare(match))

    for seed in (b"one", b"two", b"three"):
        playout(GAME, 3, BagOptions(most_rounds=15, **options), seed, (mixed_policy,), watch)
    assert len(fought) >= 3
    assert max(fought) > 1
