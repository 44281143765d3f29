"""Whose token is accepted: the one the table was given, else that of the bot which is connected."""

import contextlib
from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.local.server import LocalTable

IDENTIFY = {"intents": 1, "properties": {}}


async def status(local: LocalTable, token: str) -> int:
    """What REST answers to a bot with this token."""
    headers = {"Authorization": f"Bot {token}"}
    url = f"{local.base_url}/api/v10/users/@me"
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as response:
        return response.status


@contextlib.asynccontextmanager
async def identified(local: LocalTable, token: str) -> AsyncIterator[int | None]:
    """The gateway's closing code for a bot with this token, or None while it is connected."""
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{local.base_url}/gateway") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": IDENTIFY | {"token": token}})
        answer = await socket.receive()
        yield socket.close_code if answer.type == aiohttp.WSMsgType.CLOSE else None


async def test_a_table_with_a_token_takes_that_one_only() -> None:
    async with LocalTable(bot_token="its.own.token") as local:
        assert (await status(local, "its.own.token"), await status(local, "another")) == (200, 401)
        async with identified(local, "another") as code:
            assert code == 4004
        async with identified(local, "its.own.token") as code:
            assert code is None


async def test_while_a_bot_is_connected_no_other_may_come(local: LocalTable) -> None:
    assert (await status(local, "one"), await status(local, "another")) == (200, 200)
    async with identified(local, "one") as first, identified(local, "another") as second:
        assert (first, second) == (None, 4004)
        assert (await status(local, "one"), await status(local, "another")) == (200, 401)


async def test_when_it_is_gone_any_bot_may_come(local: LocalTable) -> None:
    async with identified(local, "one"):
        pass
    async with identified(local, "another") as code:
        assert code is None


@pytest.mark.parametrize("header", ["", "its.own.token", "Bearer its.own.token", "Bot", "bot its.own.token"])
async def test_the_token_comes_as_a_bots(header: str) -> None:
    async with LocalTable(bot_token="its.own.token") as local, aiohttp.ClientSession() as session:
        url = f"{local.base_url}/api/v10/users/@me"
        async with session.get(url, headers={"Authorization": header}) as response:
            assert response.status == 401
