"""Walking, and exploring with a step, in one press: all comes out as by single presses (R13, R24, R25)."""

from itertools import takewhile
from typing import Any

import msgspec
import pytest

from bot.engine import Answer, Chance, Choice, Match, Prompt
from bot.engine.playout import mixed_policy, playout
from cogs.bag_of_dungeon.events.frame import TurnEnded
from cogs.bag_of_dungeon.events.map import Moved
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions
from tests.support.sampled import sampled

LAYING = {"rotation", "pathfinder", "last-edge"}
TRIED = 12  # of the walks of one match


def _press_by_press(match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
    """Nobody sets out for more than a press."""
    choice = mixed_policy(match, prompt, chance)
    if isinstance(choice, tuple) and choice[0].startswith(("explore-on", "travel-")):
        ways = [option.key for option in prompt.options if option.word in {"explore", "lay", "walk", "move", "pass"}]
        return (chance.pick(ways or ["end"]),)
    return choice


def _twin(match: Match[Any]) -> Match[Any]:
    return Match.load(GAME, Chance(match.chance.seed), match.snapshot, list(match.answers), match.leaps)


def _press(match: Match[Any], key: str) -> list[Any]:
    """One press, and the first answer to whatever is asked of the tile that is laid."""
    (prompt,) = match.prompts
    told = list(match.answer(Answer(prompt.number, prompt.seat, (key,))))
    while match.prompts and (prompt := match.prompts[0]).word in LAYING:
        told += match.answer(Answer(prompt.number, prompt.seat, (prompt.options[0].key,)))
    return told


def _steps(match: Match[Any], way: list[Moved]) -> list[Any]:
    """The same way, a press for each step."""
    told: list[Any] = []
    for step in way:
        (prompt,) = match.prompts
        options = [o for o in prompt.options if o.word in {"move", "pass"} and o.facts["tile"] == step.tile]
        told += _press(match, options[0].key)
    return told


def _standing(match: Match[Any]) -> Any:
    """All that counts: the state without the way that is drawn on the map, the dice thrown, and what is asked."""
    state = msgspec.structs.replace(match.state, path=[])
    asked = [msgspec.structs.replace(prompt, number=0) for prompt in match.prompts]
    return msgspec.to_builtins((state, asked)), match.chance.drawn, match.outcome


def _by_number(events: list[Any]) -> list[Any]:
    return [msgspec.structs.replace(event, wording=0) if hasattr(event, "wording") else event for event in events]


def _compare(match: Match[Any], key: str) -> int:
    """Both ways from here; how many steps were walked."""
    at_once, singly = _twin(match), _twin(match)
    told = _press(at_once, key)
    own = takewhile(lambda event: not isinstance(event, TurnEnded), told)
    way = [event for event in own if isinstance(event, Moved)]
    if key.startswith("explore-"):
        again = _press(singly, key.replace("explore-", "lay-")) + _steps(singly, way)
    else:
        again = _steps(singly, way)
    assert _by_number(told) == _by_number(again)
    assert _standing(at_once) == _standing(singly)
    return len(way)


@pytest.mark.parametrize("mode", ["dungeon", "forest", "combined"])
@pytest.mark.parametrize("seed", sampled([b"one", b"two"], 1))
def test_one_press_or_many_come_to_the_same(mode: Any, seed: bytes) -> None:
    choosing, walked = Chance(b"walks").aside(mode), {"walk": 0, "explore": 0}

    def watch(match: Match[Any]) -> None:
        prompt = match.prompts[0] if match.prompts else None
        if prompt is None or prompt.word != "menu":
            return
        for word, count in walked.items():
            found = [option.key for option in prompt.options if option.word == word]
            if found and count < TRIED * 2 and choosing.below(3) == 0:
                walked[word] += _compare(match, choosing.pick(found))

    playout(GAME, 3, BagOptions(mode=mode, most_rounds=15), seed, (_press_by_press,), watch)
    assert walked["walk"] >= TRIED
    assert walked["explore"] >= 1
