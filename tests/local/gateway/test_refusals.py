"""How the gateway turns clients away: dead ones, those without a right, and those that begin too often."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.local.protocol import limits
from bot.local.protocol.intents import PRIVILEGED
from bot.local.server import LocalTable
from bot.local.table.clock import ManualClock
from bot.local.world.seed import GUILD_ID, new_member, new_user
from tests.client.person import PATIENCE_S, Person, Refused


class Client:
    """A bare client of the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def say(self, op: int, **data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def hears(self, event: str) -> Any:
        async with asyncio.timeout(PATIENCE_S):
            while (told := await self.socket.receive_json())["t"] != event:
                pass
        return told["d"]

    async def is_closed_with(self) -> int | None:
        async with asyncio.timeout(PATIENCE_S):
            while not self.socket.closed:
                await self.socket.receive()
        return self.socket.close_code


@pytest.fixture
async def local(clock: ManualClock) -> AsyncIterator[LocalTable]:
    async with LocalTable(clock=clock, privileged_intents=PRIVILEGED) as table:
        yield table


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as one:
        yield one


async def entered(local: LocalTable, session: aiohttp.ClientSession) -> Client:
    client = Client(await session.ws_connect(f"{local.base_url}/gateway"))
    assert (await client.socket.receive_json())["op"] == 10
    return client


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "Bot x", "intents": 1}, 4004),
        (2, {"token": "x", "intents": 1 << 18}, 4013),
        (2, {"token": "x", "intents": "all"}, 4002),
        (2, {"token": "x", "intents": 1, "shard": [0]}, 4002),
        (2, {"token": "x"}, 4013),
        (6, {"token": "x"}, 4002),
    ],
)
async def test_wrong_beginnings(
    local: LocalTable, session: aiohttp.ClientSession, op: int, data: dict[str, Any], code: int
) -> None:
    client = await entered(local, session)
    await client.say(op, **data)
    assert await client.is_closed_with() == code


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ('{"op": 6, "d": {"token": "x", "session_id": "y", "seq": 0}}', 4005),
        ('{"op": 8, "d": {"guild_id": "1", "query": "", "limit": "x"}}', 4002),
        ('{"op": 8, "d": {"guild_id": "1", "user_ids": 1.5}}', 4002),
        ('{"op": 8, "d": 5}', 4002),
        ('{"op": 1, "d": {"x": "' + "é" * 2040 + '"}}', 4002),
        ('{"op": 1, "d": ' + "[" * 4000, 4002),
    ],
)
async def test_what_comes_after_is_held_against_its_shape(
    local: LocalTable, session: aiohttp.ClientSession, sent: str, code: int
) -> None:
    client = await entered(local, session)
    await client.say(2, token="x", intents=1)
    await client.hears("READY")
    await client.socket.send_str(sent)
    assert await client.is_closed_with() == code


async def test_only_json_is_spoken(local: LocalTable, session: aiohttp.ClientSession) -> None:
    client = Client(await session.ws_connect(f"{local.base_url}/gateway?v=10&encoding=etf"))
    assert await client.is_closed_with() == 4002


async def test_a_session_is_resumed_with_its_own_token_only(local: LocalTable, session: aiohttp.ClientSession) -> None:
    first = await entered(local, session)
    await first.say(2, token="mine", intents=1)
    told = await first.hears("READY")
    await first.socket.close()
    second = await entered(local, session)
    await second.say(6, token="another", session_id=told["session_id"], seq=1)
    assert await second.is_closed_with() == 4004


async def test_a_client_whose_heart_stands_still_is_closed_and_its_session_gone(
    local: LocalTable, session: aiohttp.ClientSession
) -> None:
    local.table.gateway.heartbeat_ms = 20
    client = await entered(local, session)
    await client.say(2, token="x", intents=1)
    told = await client.hears("READY")
    assert await client.is_closed_with() == 4009
    again = await entered(local, session)
    await again.say(6, token="x", session_id=told["session_id"], seq=1)
    assert (await again.socket.receive_json())["op"] == 9


async def test_a_heart_that_beats_keeps_the_line_open(
    local: LocalTable, session: aiohttp.ClientSession, clock: ManualClock
) -> None:
    local.table.gateway.heartbeat_ms = 200
    client = await entered(local, session)
    loop = asyncio.get_running_loop()
    until = loop.time() + 0.5
    while loop.time() < until:
        clock.advance(1)  # within the 120 payloads of a minute
        await client.socket.send_json({"op": 1, "d": 7})
        assert (await client.socket.receive_json())["op"] == 11


async def test_who_is_told_to_shard_must(local: LocalTable, session: aiohttp.ClientSession, ada: Person) -> None:
    await ada.fault("require_shards", number=2)
    alone = await entered(local, session)
    await alone.say(2, token="x", intents=1)
    assert await alone.is_closed_with() == 4011
    shard = await entered(local, session)
    await shard.say(2, token="x", intents=1, shard=[0, 2])
    assert (await shard.hears("READY"))["shard"] == [0, 2]


async def test_a_day_has_a_thousand_beginnings(
    local: LocalTable, session: aiohttp.ClientSession, clock: ManualClock
) -> None:
    for _ in range(limits.SESSION_STARTS - 1):
        assert local.table.gateway.take_start(clock.now())
    last, more = await entered(local, session), await entered(local, session)
    await last.say(2, token="x", intents=1)
    await last.hears("READY")
    await more.say(2, token="x", intents=1)
    assert (await more.is_closed_with(), await last.is_closed_with()) == (4004, 4004)
    clock.advance(limits.SESSION_STARTS_S)
    next_day = await entered(local, session)
    await next_day.say(2, token="x", intents=1)
    assert await next_day.hears("READY")


async def test_members_come_a_thousand_at_a_time(local: LocalTable, session: aiohttp.ClientSession) -> None:
    world = local.table.world
    for number in range(limits.MEMBERS_A_CHUNK + 1 - len(world.members)):
        user = new_user(str(number), f"p{number}")
        world.users[user["id"]], world.members[user["id"]] = user, new_member([])
    client = await entered(local, session)
    await client.say(2, token="x", intents=3)
    await client.hears("GUILD_CREATE")
    await client.say(8, guild_id=GUILD_ID, query="", limit=0, nonce="n")
    chunks = [await client.hears("GUILD_MEMBERS_CHUNK") for _ in range(2)]
    assert [(len(c["members"]), c["chunk_index"], c["chunk_count"], c["nonce"]) for c in chunks] == [
        (limits.MEMBERS_A_CHUNK, 0, 2, "n"),
        (1, 1, 2, "n"),
    ]
    await client.say(8, guild_id=GUILD_ID, user_ids=["7", "none"])
    chunk = await client.hears("GUILD_MEMBERS_CHUNK")
    assert ([m["user"]["id"] for m in chunk["members"]], chunk["not_found"]) == (["7"], ["none"])


async def test_the_gateway_ends_for_good_on_demand(
    local: LocalTable, session: aiohttp.ClientSession, ada: Person
) -> None:
    client = await entered(local, session)
    await client.say(2, token="x", intents=1)
    told = await client.hears("READY")
    await ada.fault("close", code=4011)
    assert await client.is_closed_with() == 4011
    again = await entered(local, session)
    await again.say(6, token="x", session_id=told["session_id"], seq=1)
    assert (await again.socket.receive_json())["op"] == 9
    with pytest.raises(Refused, match="ends for good"):
        await ada.fault("close", code=4000)


async def test_an_ending_waits_for_the_answer(local: LocalTable, session: aiohttp.ClientSession, ada: Person) -> None:
    """A client that finds the line cut when it answers takes the ending for an accident, and comes again."""
    socket = await session.ws_connect(f"{local.base_url}/gateway", autoclose=False)
    client = Client(socket)
    await socket.receive_json()
    await client.say(2, token="x", intents=1)
    await client.hears("READY")
    await ada.fault("close", code=4011)
    while (await socket.receive()).type is not aiohttp.WSMsgType.CLOSE:
        pass
    await ada.say("time enough to cut the line")
    await socket.close(code=4000)
    assert (socket.close_code, socket.exception()) == (4011, None)


async def test_what_is_left_of_a_day_is_told_and_settled(
    local: LocalTable, session: aiohttp.ClientSession, ada: Person, clock: ManualClock
) -> None:
    async def left() -> int:
        headers = {"Authorization": "Bot x"}
        async with session.get(f"{local.base_url}/api/v10/gateway/bot", headers=headers) as answer:
            told = await answer.json()
        return int(told["session_start_limit"]["remaining"])

    await ada.fault("session_starts", number=1)
    assert await left() == 1
    last = await entered(local, session)
    await last.say(2, token="x", intents=1)
    await last.hears("READY")
    assert await left() == 0
    clock.advance(limits.SESSION_STARTS_S)
    assert await left() == limits.SESSION_STARTS


async def test_as_many_shards_identify_at_once_as_are_allowed(session: aiohttp.ClientSession) -> None:
    async with LocalTable(clock=ManualClock(), rate_limits=True, shards=3) as local:
        local.table.gateway.max_concurrency = 2
        for number in (0, 1):
            client = await entered(local, session)
            await client.say(2, token="x", intents=1, shard=[number, 3])
            assert (await client.hears("READY"))["shard"] == [number, 3]
        early = await entered(local, session)
        await early.say(2, token="x", intents=1, shard=[2, 3])  # 2 and 0 share a key
        assert (await early.socket.receive_json())["op"] == 9
