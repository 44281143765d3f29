"""One person's connection to the table: the page's token, actions, the state, and the stream that keeps it current."""

import asyncio

import aiohttp

from bot.local.protocol.discord_json import Json, decode
from tests.client.reply import Refused
from tests.client.sight import Sight

RECONNECT_S = 0.05
META = 'name="table-token" content="'


class TableConnection:
    def __init__(self, base_url: str, name: str) -> None:
        self.base_url = base_url
        self.name = name
        self.person_id = ""
        self.sight = Sight()
        self._session = aiohttp.ClientSession()
        self._token = ""
        self._reader: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self._session.get(f"{self.base_url}/") as response:
            page = await response.text()
        self._token = page.split(META)[1].split('"')[0]
        await self._read_state()
        self._reader = asyncio.create_task(self._follow())

    async def close(self) -> None:
        if self._reader:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        await self._session.close()

    async def act(self, facts: Json) -> Json:
        """Post one action; Refused with the table's sentence if it is not let through."""
        body = {"person": self.person_id} | facts
        headers = {"X-Table-Token": self._token}
        async with self._session.post(f"{self.base_url}/table/act", json=body, headers=headers) as response:
            answer: Json = decode(await response.read())
        if "error" in answer:
            raise Refused(answer["error"])
        return answer

    async def _read_state(self) -> None:
        async with self._session.get(f"{self.base_url}/table/state", params={"person": self.name}) as response:
            state: Json = decode(await response.read())
        if "error" in state:
            raise Refused(state["error"])
        self.person_id = state["me"]["id"]
        self.sight.begin(state)

    async def _follow(self) -> None:
        """Follow the stream, again from where it broke: the table itself may be started anew."""
        while True:
            try:
                if not self.sight.is_current:
                    await self._read_state()
                await self._read_stream()
            except aiohttp.ClientError:
                await asyncio.sleep(RECONNECT_S)
            self.sight.lose()

    async def _read_stream(self) -> None:
        params = {"person": self.person_id, "after": str(self.sight.seq)}
        timeout = aiohttp.ClientTimeout(total=None)
        async with self._session.get(f"{self.base_url}/table/stream", params=params, timeout=timeout) as response:
            buffer = b""
            async for chunk in response.content.iter_any():
                *frames, buffer = (buffer + chunk).split(b"\n\n")
                for frame in frames:
                    await self._hear(frame)

    async def _hear(self, frame: bytes) -> None:
        data = next((line[6:] for line in frame.split(b"\n") if line.startswith(b"data: ")), None)
        if data is None:
            return
        event: Json = decode(data)
        if event["type"] == "RESET":
            await self._read_state()
        self.sight.hear(event)
