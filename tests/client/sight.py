"""What one person has before them: channels, messages, answers; kept up to date by the stream."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

from bot.local.protocol import component_types as ct
from bot.local.protocol.discord_json import Json
from tests.client.descriptions import described, is_called


class Sight:
    def __init__(self) -> None:
        self.seq = 0
        self.channels: dict[str, Json] = {}
        self.people_ids: dict[str, str] = {}
        self.told: dict[str, Json] = {}
        self.is_bot_online = False
        self.is_current = False
        self._messages: dict[str, Json] = {}
        self._changed = asyncio.Event()

    def begin(self, state: Json) -> None:
        """Start anew from `/table/state`."""
        self.seq = state["seq"]
        self.channels = {channel["id"]: channel for channel in state["channels"]}
        self.people_ids = {person["name"]: person["id"] for person in state["people"]}
        self._messages = {m["id"]: m for messages in state["messages"].values() for m in messages}
        self.is_bot_online = state["bot"]["online"]
        self.is_current = True
        self._wake()

    def lose(self) -> None:
        """The stream broke: what is seen may be out of date."""
        self.is_current = self.is_bot_online = False
        self._wake()

    def hear(self, event: Json) -> None:
        """Take in one event of the stream and wake whoever waits."""
        self.seq = event["seq"]
        data = event["data"]
        kind = event["type"]
        if kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self._messages[data["id"]] = data
        elif kind == "MESSAGE_DELETE":
            self._messages.pop(data["id"], None)
        elif kind in ("CHANNEL_DELETE", "THREAD_DELETE"):
            self.channels.pop(data["id"], None)
        elif kind.startswith(("CHANNEL_", "THREAD_")):
            self.channels[data["id"]] = data
        elif kind == "INTERACTION":
            self.told[data["nonce"]] = data
        elif kind == "BOT":
            self.is_bot_online = data["online"]
        elif kind == "PEOPLE":
            self.people_ids = {person["name"]: person["id"] for person in data["people"]}
        self._wake()

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def changes(self) -> None:
        await self._changed.wait()

    def by_id(self, message_id: str | None) -> Json | None:
        return self._messages.get(message_id or "")

    def messages_in(self, channel: str) -> list[Json]:
        ids = [c["id"] for c in self.channels.values() if channel in (c["id"], c["name"])]
        found = [m for m in self._messages.values() if m["channel_id"] in ids]
        return sorted(found, key=lambda message: int(message["id"]))

    def newest(self, wanted: str | Callable[[Json], bool], channel: str | None) -> Json | None:
        fits = wanted if callable(wanted) else lambda message: wanted in described(message)
        for message in self._newest_first(channel):
            if fits(message):
                return message
        return None

    def find(self, *target: Any) -> tuple[Json, Json]:
        """`find("Join")` or `find(message, "Join")`: the message as it is now, and the component."""
        wanted = str(target[-1])
        messages = [self._messages.get(target[0]["id"], {})] if len(target) == 2 else self._newest_first(None)
        for message in messages:
            for component in ct.walk(message.get("components", [])):
                if is_called(component, wanted) and not component.get("disabled"):
                    return message, component
        raise LookupError(f"nothing called {wanted!r} can be pressed; seen:\n{self}")

    def _newest_first(self, channel: str | None) -> Iterator[Json]:
        messages = self.messages_in(channel) if channel else list(self._messages.values())
        return iter(sorted(messages, key=lambda message: int(message["id"]), reverse=True))

    def __str__(self) -> str:
        shown = [f"  [{m['id'][-5:]}] {described(m)}" for m in list(self._newest_first(None))[:8]]
        return "\n".join(reversed(shown)) or "  nothing"
