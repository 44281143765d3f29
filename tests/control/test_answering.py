"""What a bot answers a command: of its own database, before it is open and after."""

import os
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot import VERSION
from bot.cluster.sharding import Shards
from bot.control.answering import STARTING, Answers
from bot.control.messages import AskState, AskTurns, Done, Drain, Failed, State, Turns
from bot.settings import Settings
from bot.store import Store
from tests.host.harness import ADA, Harness, number

NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)


async def sound() -> None:
    return None


def bot_in(folder: Path, *, store: Store | None = None, is_serving: bool = False, **settings: Any) -> Any:
    """As much of a bot as answers look at: it has no store before it has opened it."""
    bot = SimpleNamespace(
        settings=Settings(data=folder, **settings), shard_lease=object() if is_serving else None, ailment=sound
    )
    if store is not None:
        bot.store = store
    return bot


async def test_a_bot_that_starts_tells_who_it_is_and_takes_nothing(tmp_path: Path) -> None:
    answers = Answers(bot_in(tmp_path, api="http://127.0.0.1:8080"))
    database = str((tmp_path / "castellan.sqlite3").resolve())
    assert await answers(AskState()) == State(
        os.getpid(), VERSION, database, None, "all servers", "the local table at http://127.0.0.1:8080", None
    )
    assert await answers(Drain("Soon.")) == await answers(AskTurns()) == Failed(STARTING)


async def test_a_bot_that_serves_does_as_it_is_asked(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "castellan.sqlite3")
    bot = bot_in(tmp_path, store=store, is_serving=True)
    answers, database = Answers(bot), str((tmp_path / "castellan.sqlite3").resolve())
    assert await answers(Drain("Soon.")) == Done(database)
    assert await store.drain() == "Soon."
    assert await answers(AskTurns(NOON)) == Turns([])
    assert await answers(AskTurns()) == Turns([])
    assert await store.turns_paused_until() == NOON, "to ask changes nothing"
    state = await answers(AskState())
    assert isinstance(state, State)
    assert (state.matches, state.drained, state.place) == (0, "Soon.", "Discord")
    assert await answers(Drain(None)) == Done(database)
    assert (await store.drain(), await store.turns_paused_until()) == (None, None)
    await store.close()


async def test_one_whose_database_is_a_servers_names_it_without_the_password(tmp_path: Path) -> None:
    pytest.importorskip("psycopg")
    state = await Answers(bot_in(tmp_path, database_url="postgresql://ada:secret@host/castellan"))(AskState())
    assert isinstance(state, State)
    assert ("secret" in state.database, "host/castellan" in state.database) == (False, True)
    assert state.url == "postgresql://ada:secret@host/castellan"


async def test_one_that_waits_for_its_lease_has_no_matches_of_its_own(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "castellan.sqlite3")
    state = await Answers(bot_in(tmp_path, store=store, shards=Shards(4, frozenset({2, 0}))))(AskState())
    await store.close()
    assert isinstance(state, State)
    assert (state.matches, state.drained, state.serves) == (None, None, "shards 0, 2")


async def test_matches_with_answers_in_this_turn_are_told(tmp_path: Path) -> None:
    async with Harness(tmp_path / "castellan.sqlite3") as harness:
        table = await harness.match()
        await harness.match(channel=11)
        answers = Answers(bot_in(tmp_path, store=harness.store, is_serving=True))
        assert await answers(AskTurns()) == Turns([])
        await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
        assert await answers(AskTurns()) == Turns([table.id])
        state = await answers(AskState())
        assert isinstance(state, State)
        assert state.matches == 2
