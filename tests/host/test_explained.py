"""The reasons of automata are found once for a match that is over, and anew for one that goes on."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.host import Queries
from bot.host.runtime import queries as module
from bot.host.runtime import story


class Asked(Queries):
    """Where it is noted which histories are read."""

    def __init__(self, *, is_over: bool, monkeypatch: pytest.MonkeyPatch) -> None:
        self._explained = {}
        self.read_of: list[str] = []
        self.how: list[dict[str, Any]] = []
        monkeypatch.setattr(story, "is_over", lambda _: is_over)
        monkeypatch.setattr(story, "story", self._story)
        monkeypatch.setattr(self, "game", lambda _: None)

    async def _history(self, match: str) -> Any:
        self.read_of.append(match)
        return SimpleNamespace(head=SimpleNamespace(game=match))

    def _story(self, history: Any, _: Any, **how: Any) -> Any:
        self.how.append(how)
        return [history.head.game]


async def test_a_match_that_is_over_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(is_over=True, monkeypatch=monkeypatch)
    found: list[Any] = [await asked.explained(match) for match in ("a", "a", "b")]
    assert found == [["a"], ["a"], ["b"]]
    assert asked.read_of == ["a", "b"]
    assert asked.how == [{"has_reasons": True}] * 2


async def test_one_that_goes_on_is_read_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(is_over=False, monkeypatch=monkeypatch)
    found: list[Any] = [await asked.explained("a") for _ in range(2)]
    assert found == [["a"], ["a"]]
    assert (asked.read_of, asked._explained) == (["a", "a"], {})


async def test_of_many_the_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_EXPLAINED", 2)
    asked = Asked(is_over=True, monkeypatch=monkeypatch)
    for match in "abc":
        await asked.explained(match)
    assert list(asked._explained) == ["b", "c"]
