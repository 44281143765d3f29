"""People who click as fast as they are answered, at a local table with a channel for each match."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Self

from bot.local.messages.posting import post
from bot.local.people.action import Action
from bot.local.protocol import component_types as ct
from bot.local.protocol.interaction_types import COMPONENT, MODAL_SUBMIT
from bot.local.server import LocalTable
from bot.local.world.seed import GUILD_ID, PEOPLE, new_text_channel
from bot.local.world.world import StoredMessage
from tests.support.servers import call_server

Json = dict[str, Any]
PATIENCE_S = 600.0


class Crowd:
    """`async with Crowd(channels) as crowd:` opens the table; `crowd.press` clicks and waits for the acknowledgement.

    It stands in the table's own process and hears what the table tells, so that no time of its own is measured.
    """

    def __init__(self, channels: int, guild: int = int(GUILD_ID)) -> None:
        self.local = LocalTable()
        call_server(self.local, guild)
        self.people = [int(person) for person in PEOPLE.values()]
        self.channels = [self._add_channel(number) for number in range(channels)]
        self.posted: Counter[str] = Counter()  # by channel: messages shown or changed
        self._waiting: dict[str, asyncio.Future[str]] = {}
        self._wanted: list[tuple[Callable[[], bool], asyncio.Event]] = []
        self._tell, self.local.table.feed.tell = self.local.table.feed.tell, self._hear  # type: ignore[method-assign]

    async def __aenter__(self) -> Self:
        await self.local.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.local.stop()

    async def bot_comes(self) -> None:
        await self.until(lambda: self.local.table.gateway.is_connected)

    async def answers(self, channel: str) -> None:
        """Press a button of no match: once the bot has answered it, it has done what it does at its start."""
        self.put_button(channel, "c1:nothing::read")
        await self.press(self.people[0], channel, {"component_type": ct.BUTTON, "custom_id": "c1:nothing::read"})

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Wait for something the table tells of."""
        if not wanted():
            self._wanted.append((wanted, found := asyncio.Event()))
            async with asyncio.timeout(PATIENCE_S):
                await found.wait()

    def put_button(self, channel: str, custom_id: str) -> None:
        """A message of the bot's with one button."""
        table = self.local.table
        button = {"type": ct.BUTTON, "style": 2, "label": "Press", "custom_id": custom_id}
        body = {"content": "press", "components": [{"type": ct.ACTION_ROW, "components": [button]}]}
        post(table, channel, table.world.users[table.world.bot_id], body, {})

    def message(self, channel: str) -> StoredMessage:
        """The newest message of a channel."""
        return list(self.local.table.world.messages[channel].values())[-1]

    async def press(self, person: int, channel: str, data: Json, *, is_modal: bool = False) -> float:
        """Click; the seconds until the bot has acknowledged it, or Discord's three where it was too late."""
        action = Action(self.local.table, {"person": str(person)})
        done = self._waiting[action.nonce] = asyncio.get_running_loop().create_future()
        started = time.perf_counter()
        kind = MODAL_SUBMIT if is_modal else COMPONENT
        action.interact(kind, self.local.table.world.channels[channel], data, self.message(channel))
        await done
        return time.perf_counter() - started

    def _add_channel(self, number: int) -> str:
        world = self.local.table.world
        channel = str(int(world.guild_id) + 1000 + number)
        world.channels[channel] = new_text_channel(channel, f"match-{number}", number + 2, guild_id=world.guild_id)
        world.messages[channel] = {}
        return channel

    def _hear(self, kind: str, data: Json, audience: Iterable[str] | None = None) -> None:
        self._tell(kind, data, audience)
        if kind == "INTERACTION" and (done := self._waiting.pop(data["nonce"], None)):
            if not done.done():  # nobody waits for it any more
                done.set_result(data["state"])
        elif kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "BOT"):
            self.posted[data.get("channel_id", "")] += 1
            self._look()

    def _look(self) -> None:
        for wanted, found in self._wanted:
            if wanted():
                found.set()
        self._wanted = [one for one in self._wanted if not one[1].is_set()]
