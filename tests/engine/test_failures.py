"""What a game's author reads of a rule that raised: what, and in which of their lines."""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from bot.engine import Option, Prompt, Script, ScriptFailed, ask, failures
from bot.engine.failures import cause_of
from tests.engine.scripted import Ledger, begin, say

YES = (Option("yes"),)
HERE = "engine/test_failures.py, line"


def failed(then: Callable[[], object]) -> str:
    """What is said of a rule that does this after the first answer."""

    def play(state: Ledger) -> Script[None]:
        yield from ask(Prompt(0, "first", "R1", YES))
        then()
        yield from ask(Prompt(0, "second", "R2"))

    with pytest.raises(ScriptFailed) as raised:
        say(begin(play), 0, ("yes",))
    return cause_of(raised.value)


def test_it_names_what_was_raised_and_the_line_of_the_game() -> None:
    told = failed(lambda: {"rope": 1}["hull"])
    assert told.startswith(f"KeyError: 'hull' ({HERE} ")


def test_what_a_library_raises_is_looked_for_in_the_line_that_called_it() -> None:
    told = failed(lambda: msgspec.json.decode(b"{") or None)
    assert f"({HERE} " in told


def test_a_line_of_the_game_goes_before_those_of_a_library_unless_the_game_is_installed_as_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert f"({HERE} " in failed(lambda: json.loads("{") or None)
    monkeypatch.setattr(failures, "LIBRARIES", (Path(__file__).parent,))
    assert f"({HERE} " in failed(lambda: {"rope": 1}["hull"])


def test_a_mistake_of_the_game_is_its_own_sentence() -> None:
    assert failed(lambda: None) == "scripted asks seat 0 for 'second' (R2), but there is no option."


def test_data_of_another_type_than_was_declared() -> None:
    told = failed(lambda: msgspec.convert("three", int))
    assert told.startswith("something is not of the type that its field declares: Expected `int`, got `str`")
