"""Whoever opens a table is the one whose tables are counted, on the server where it is opened."""

from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.actions import lobbies as module
from bot.ui.actions.lobbies import Lobbies
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.wire.declined import Declined

SETTINGS = ServerSettings()


async def test_the_limit_is_that_of_the_person_and_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[Any]()

    @asynccontextmanager
    async def one_more(*of: Any) -> Any:
        asked.append(of)
        if asked:
            raise Declined("refused-too-many-tables")
        yield

    async def drain() -> str:
        return ""

    lobbies: Any = object.__new__(Lobbies)
    lobbies.context = SimpleNamespace(
        words=lambda *_: None,
        rights=lambda *_: None,
        host=SimpleNamespace(queries=SimpleNamespace(drain=drain)),
        openings=SimpleNamespace(one_more=one_more),
        settings=SimpleNamespace(of=lambda _: SETTINGS),
    )
    monkeypatch.setattr(Lobbies, "_check", lambda *_: None)
    monkeypatch.setattr(module, "check_rights", lambda *_: None)
    monkeypatch.setattr(module, "require", lambda *_: None)
    user = SimpleNamespace(id=7, display_name="Ada")
    reply: Any = SimpleNamespace(interaction=SimpleNamespace(user=user, guild_id=5, channel_id=9))
    with pytest.raises(Declined):
        await lobbies.open(reply, "harbour", None, "none")
    assert asked == [(5, 7, SETTINGS)]
