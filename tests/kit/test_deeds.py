"""A menu's choices carry what they do."""

from collections.abc import Iterator
from functools import partial

from bot.engine import Option
from bot.kit.deeds import Deed, by_key, options_of


def say(told: list[str], what: str) -> Iterator[None]:
    told.append(what)
    yield


def test_a_choice_is_found_by_its_key_and_does_what_it_was_bound_to() -> None:
    told = list[str]()
    deeds = [Deed(Option(key), partial(say, told, key)) for key in ("walk", "rest")]  # type: ignore[arg-type]
    assert [option.key for option in options_of(deeds)] == ["walk", "rest"]
    list(by_key(deeds)["rest"].play())
    assert told == ["rest"]
    assert not deeds[0].is_last
    assert deeds[0].is_open(), "unless it says otherwise"
