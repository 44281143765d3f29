"""Each click has somebody who takes it, and all of them know the same bot."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.host import HostRefused
from bot.ui.actions.router import Router, _chosen_numbers, _shows
from bot.ui.wire.custom_id import CustomId

HOST = SimpleNamespace(store="store")
CONTEXT: Any = SimpleNamespace(host=HOST, client=SimpleNamespace(), keepers=[], film_kind="gif")
PUBLISHER: Any = SimpleNamespace(panels=SimpleNamespace(show=None), hearers=[])


def test_all_who_take_clicks_know_the_same_bot() -> None:
    router = Router(CONTEXT, PUBLISHER)
    parts = {name: part for name, part in parts_of(router, "router") if hasattr(part, "context")}
    assert len(parts) > 30
    assert [name for name, part in parts.items() if part.context is not CONTEXT] == []
    assert [name for name, part in parts.items() if getattr(part, "panels", router.panels) is not router.panels] == []
    assert {part.book for name, part in parts.items() if hasattr(part, "book")} == {router.leagues.book}
    assert router.click_errors.publisher is router.publisher is PUBLISHER
    assert router.learning.lobbies is router.lobbies
    for asking in (router.leaving, router.stopping, router.votes):
        assert asking.confirmation is router.confirmation


def test_none_who_takes_clicks_lacks_a_part() -> None:
    parts = parts_of(Router(CONTEXT, PUBLISHER), "router")
    assert [f"{name}.{part}" for name, whole in parts for part, it in vars(whole).items() if it is None] == []


def parts_of(whole: Any, name: str) -> Iterator[tuple[str, Any]]:
    """With the whole itself, and what its parts are made of."""
    yield name, whole
    for part, it in vars(whole).items():
        if type(it).__module__.startswith("bot.ui"):
            yield from parts_of(it, f"{name}.{part}")


def test_each_verb_of_a_click_is_taken_once() -> None:
    router = Router(CONTEXT, PUBLISHER)
    taken = [*router._actions, *router.answering, *router.apart]
    assert len(taken) == len(set(taken))


class Taken:
    """Stands for whoever takes a click, and notes with what."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        async def take(_: Any, __: Any, *more: Any, **how: Any) -> None:
            self.calls.append((name, *more, *how.items()))

        return take


def clicked(*values: Any) -> Any:
    return SimpleNamespace(interaction=SimpleNamespace(data={"values": list(values)}))


@pytest.mark.parametrize(
    ("what", "part", "call"),
    [
        ("add.2", "lobbies", ("add", 2)),
        ("add", "lobbies", ("add", 0)),
        ("log", "log", ("show", 0)),
        ("log.3", "log", ("show", 3)),
        ("why.3", "log", ("show", 3, ("has_reasons", True))),
        ("watch", "watching", ("show", 0, ())),
        ("watch.7", "watching", ("show", 7, ())),
        ("watch.7.1.2.5", "watching", ("show", 7, (2, 5))),
        ("jump", "watching", ("show", 12, ())),
        ("jump.2.5", "watching", ("show", 12, (2, 5))),
        ("range", "watching", ("show", 1, (12, 34))),
        ("try.4", "trying", ("begin", 4)),
        ("agree.2", "votes", ("agree", 2)),
        ("refuse.2", "votes", ("refuse", 2)),
        ("look", "panels", ("look", 12)),
        ("share", "sharing", ("share",)),
    ],
)
async def test_what_stands_behind_a_verb_reaches_whoever_takes_it(what: str, part: str, call: tuple[Any, ...]) -> None:
    router, taken, table = Router(CONTEXT, PUBLISHER), Taken(), cast(Any, None)
    setattr(router, part, taken)
    wanted = CustomId("k3JdP0aZ", what)
    await router.answering[wanted.verb](clicked("12", "34", "56"), table, wanted)
    assert taken.calls == [call]


@pytest.mark.parametrize("values", [(), ("1000",), ("-1",), ("²",), ("1", "x"), ("",)])
def test_what_no_list_of_numbers_sends_is_refused(values: tuple[str, ...]) -> None:
    with pytest.raises(HostRefused, match="illegal"):
        _chosen_numbers(clicked(*values))


def test_numbers_of_up_to_three_digits_are_chosen() -> None:
    assert _chosen_numbers(clicked("7", "999")) == (7, 999)


@pytest.mark.parametrize(
    ("custom_id", "is_private", "shows"),
    [
        ("c1:m::log", False, True),
        ("c1:m::log", True, False),
        ("c1:m::log.2", False, False),
        ("c1:m::join", False, False),
        ("c1:m:3:~more.2", False, True),
        ("c1:m:3:~draft.x", False, True),
        ("c1:m:3:~send.x", False, True),
        ("c1:m:3:~more.2", True, False),
        ("c1:m:3:north", False, False),
    ],
)
def test_what_opens_a_message_of_its_own_is_known_by_its_id(custom_id: str, is_private: bool, shows: bool) -> None:
    """Where it was pressed in a private message already, that one is used."""
    message = SimpleNamespace(flags=SimpleNamespace(ephemeral=is_private))
    interaction: Any = SimpleNamespace(message=message)
    assert _shows(custom_id, interaction) is shows
    if not is_private:
        interaction.message = None
        assert _shows(custom_id, interaction) is shows, "nor does a command's answer count as private"
