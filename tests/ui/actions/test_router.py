"""Each click has somebody who takes it, and all of them know the same bot."""

from types import SimpleNamespace
from typing import Any

from bot.ui.actions.router import Router

CONTEXT: Any = SimpleNamespace(host=SimpleNamespace(store=None), client=SimpleNamespace(), keepers=[], film_kind="gif")
PUBLISHER: Any = SimpleNamespace(panels=SimpleNamespace(show=None), hearers=[])


def test_all_who_take_clicks_know_the_same_bot() -> None:
    router = Router(CONTEXT, PUBLISHER)
    parts = {name: part for name, part in vars(router).items() if hasattr(part, "context")}
    assert len(parts) > 20
    assert [name for name, part in parts.items() if part.context is not CONTEXT] == []
    assert [name for name, part in parts.items() if getattr(part, "panels", router.panels) is not router.panels] == []
    assert router.click_errors.publisher is router.publisher is PUBLISHER
    assert router.learning.lobbies is router.lobbies
    for asking in (router.leaving, router.stopping, router.votes):
        assert asking.confirmation is router.confirmation


def test_each_verb_of_a_click_is_taken_once() -> None:
    router = Router(CONTEXT, PUBLISHER)
    taken = [*router._actions, *router.answering, *router.apart]
    assert len(taken) == len(set(taken))
