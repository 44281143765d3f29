"""Requests as any program could send them, and what the local table says to each."""

from typing import Any, NamedTuple

import aiohttp

from bot.local.people.action import Action
from bot.local.protocol import interaction_types as kinds
from bot.local.protocol.discord_json import Json
from bot.local.protocol.message_flags import COMPONENTS_V2
from bot.local.server import LocalTable
from bot.local.table.interactions import Interaction
from bot.local.table.members import grant
from bot.local.world.permissions import EVERYTHING
from bot.local.world.seed import APPLICATION_ID, GUILD_ID

CHANNEL_ID = "1300000000000000200"
CHANNEL, GUILD = f"/channels/{CHANNEL_ID}", f"/guilds/{GUILD_ID}"
MESSAGES, COMMANDS = f"{CHANNEL}/messages", f"/applications/{APPLICATION_ID}/commands"
CALLBACK = "callback"  # of a command that has just been used
PRESSED = "pressed"  # of a button under a message
TYPED = "typed"  # of a command that is still being typed
OPENED = {CALLBACK: kinds.COMMAND, PRESSED: kinds.COMPONENT, TYPED: kinds.AUTOCOMPLETE}


AUTHORIZED = {"Authorization": "Bot x"}


class Sent(NamedTuple):
    """A request under a name; `at` is where its fault lies, and `code` Discord's word for it ("" where any will do)."""

    name: str
    method: str
    path: str
    body: Any
    at: str = ""
    code: str = ""


class Answered(NamedTuple):
    status: int
    body: Any

    def codes(self, at: str) -> list[str]:
        """The codes of the errors at a path."""
        node = self.body.get("errors", {})
        for step in at.split(".") if at else []:
            node = node.get(step, {})
        return [error["code"] for error in node.get("_errors", [])]


def message(name: str, body: Any, at: str = "", code: str = "") -> Sent:
    return Sent(name, "POST", MESSAGES, body, at, code)


def view(name: str, components: Any, at: str = "", code: str = "", **more: Any) -> Sent:
    body = {"flags": int(COMPONENTS_V2), "components": components} | more
    return Sent(name, "POST", MESSAGES, body, f"components.{at}" if at else "", code)


def rows(name: str, components: Any, at: str = "", code: str = "") -> Sent:
    return Sent(name, "POST", MESSAGES, {"components": components}, f"components.{at}" if at else "", code)


def modal(name: str, components: Any, at: str = "", code: str = "", **more: Any) -> Sent:
    data = {"title": "t", "custom_id": "m", "components": components} | more
    return Sent(name, "POST", CALLBACK, {"type": 9, "data": data}, f"data.{at}" if at else "", code)


def commands(name: str, body: Any, at: str = "", code: str = "") -> Sent:
    return Sent(name, "PUT", COMMANDS, body, at, code)


class Desk:
    """Sends requests as a bot that has every right."""

    def __init__(self, local: LocalTable, session: aiohttp.ClientSession) -> None:
        grant(local.table, EVERYTHING)
        self._local = local
        self.session = session

    async def send(self, case: Sent) -> Answered:
        path = self._callback(OPENED[case.path]) if case.path in OPENED else case.path
        return await self.call(case.method, path, case.body)

    async def call(self, method: str, path: str, body: Any) -> Answered:
        url = f"{self._local.base_url}/api/v10{path}"
        async with self.session.request(method, url, json=body, headers=AUTHORIZED) as response:
            return Answered(response.status, await response.json() if response.status != 204 else {})

    async def send_raw(self, path: str, data: bytes, headers: dict[str, str]) -> Answered:
        url = f"{self._local.base_url}/api/v10{path}"
        async with self.session.post(url, data=data, headers=AUTHORIZED | headers) as response:
            return Answered(response.status, await response.json())

    async def answered(self) -> str:
        """The token of a command that has been answered."""
        path = self._callback(kinds.COMMAND)
        await self.call("POST", path, {"type": 4, "data": {"content": "x"}})
        return path.split("/")[3]

    async def opens_modal(self, components: Any) -> None:
        data = {"title": "t", "custom_id": "m", "components": components}
        await self.call("POST", self._callback(kinds.COMMAND), {"type": 9, "data": data})

    def _callback(self, kind: int) -> str:
        table = self._local.table
        source = next(iter(table.world.messages[CHANNEL_ID].values()), None) if kind == kinds.COMPONENT else None
        data: Json = {"name": "game", "component_type": 2, "custom_id": "b"}
        channel = table.world.channel(CHANNEL_ID)
        opened: Interaction = Action(table, {"person": "Ada"}).interact(kind, channel, data, source)
        return f"/interactions/{opened.id}/{opened.token}/callback"
