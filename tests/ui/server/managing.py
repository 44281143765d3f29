"""A server as its manager's commands see it: settings in memory, a clock, and what is said."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from bot.local.protocol.component_types import TEXT_DISPLAY, walk
from bot.ui.shared.server_settings import ServerSettings
from bot.words import Catalogue

GUILD, LOG = 5, 77
NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)


class Managed:
    """`context` is as much of a bot as such a command looks at; who asks is its manager."""

    def __init__(self, **settings: Any) -> None:
        self.settings = ServerSettings(**{"log_channel": LOG, "has_ratings": True, **settings})
        self.said: list[str] = []
        self.logged: list[str] = []
        words = Catalogue(is_strict=True).words()
        self.context: Any = SimpleNamespace(
            require_manager=lambda _: None,
            words=lambda *_: words,
            shared_words=lambda _: words,
            client=SimpleNamespace(
                get_guild=lambda _: None,
                get_partial_messageable=lambda *_, **__: SimpleNamespace(send=self._send),
            ),
            settings=SimpleNamespace(of=lambda _: self.settings, change=self._change),
            host=SimpleNamespace(now=NOON),
        )
        interaction = SimpleNamespace(guild_id=GUILD, user=SimpleNamespace(id=1))
        self.reply: Any = SimpleNamespace(interaction=interaction, show=self._show)

    async def _change(self, guild: int, **changes: Any) -> None:
        assert guild == GUILD
        self.settings = replace(self.settings, **changes)

    async def _show(self, view: Any) -> None:
        self.said.append(text_of(view))

    async def _send(self, *, view: Any, **_: Any) -> None:
        self.logged.append(text_of(view))

    def passes(self, time: timedelta) -> None:
        self.context.host.now += time


def text_of(view: Any) -> str:
    return "\n".join(part["content"] for part in walk(view.to_components()) if part["type"] == TEXT_DISPLAY)
