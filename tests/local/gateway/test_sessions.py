"""The gateway: resume with replay, reconnect, new session, and the closing codes."""

import importlib
import json
import time
import zlib
from typing import Any

import aiohttp
import pytest

from bot.local.gateway.connection import ACK_S
from bot.local.server import LocalTable
from bot.local.table.clock import ManualClock
from tests.client.person import PATIENCE_S, Person
from tests.local.bots.feature_bot import FeatureBot


async def test_what_happens_while_the_line_is_down_is_replayed(bot: FeatureBot, ada: Person) -> None:
    session = bot.ws.session_id
    await ada.fault("drop_gateway")
    await ada.waits_for(lambda: not ada.sight.is_bot_online, "the bot to be away")
    reply = await ada.slash("game buttons")
    assert reply.message
    assert bot.resumed.is_set()
    assert bot.ws.session_id == session


async def test_op_7_leads_to_a_resume(bot: FeatureBot, ada: Person) -> None:
    session = bot.ws.session_id
    resumed = bot.wait_for("resumed", timeout=PATIENCE_S)
    await ada.fault("reconnect")
    await resumed
    assert bot.ws.session_id == session
    assert (await ada.slash("game buttons")).message


async def test_op_9_leads_to_a_new_session(bot: FeatureBot, ada: Person) -> None:
    session = bot.ws.session_id
    ready = bot.wait_for("ready", timeout=PATIENCE_S)
    await ada.fault("invalid_session")
    await ready
    assert bot.ws.session_id != session
    assert (await ada.slash("game buttons")).message


IDENTIFY = {"op": 2, "d": {"token": "x", "intents": 1, "properties": {}}}


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        ({"op": 2, "d": {"token": "", "intents": 1}}, 4004),
        ({"op": 2, "d": {"token": "x", "intents": 1 << 15}}, 4014),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 99, "d": {}}, 4001),
        ({"op": 2, "d": {"token": "x", "intents": 1, "shard": [2, 2]}}, 4010),
        ({"op": 3, "d": {"text": "x" * 4096}}, 4002),
    ],
)
async def test_wrong_beginnings_close_with_their_code(local: LocalTable, payload: dict[str, Any], code: int) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{local.base_url}/gateway") as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json(payload)
        await socket.receive()
        assert socket.close_code == code


async def beats(socket: aiohttp.ClientWebSocketResponse, count: int) -> None:
    """So many heartbeats at once, each acknowledged."""
    for _ in range(count):
        await socket.send_json({"op": 1, "d": None})
    for _ in range(count):
        assert (await socket.receive_json())["op"] == 11


async def test_a_heartbeat_is_not_acknowledged_before_the_client_knows_it_sent_it(local: LocalTable) -> None:
    """Or the client takes the time since the one before for the latency: its thread notes late that it was sent."""
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{local.base_url}/gateway") as socket:
        await socket.receive_json()
        sent = time.monotonic()
        await beats(socket, 1)
        assert time.monotonic() - sent >= ACK_S


async def test_a_flood_of_payloads_closes_with_4008(local: LocalTable, clock: ManualClock) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{local.base_url}/gateway") as socket:
        await socket.receive_json()
        await beats(socket, 120)
        clock.advance(60)
        await beats(socket, 120)
        await socket.send_json({"op": 1, "d": None})
        await socket.receive()
        assert socket.close_code == 4008


async def test_zlib_stream_is_one_stream_over_all_frames(local: LocalTable) -> None:
    url = f"{local.base_url}/gateway?compress=zlib-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        inflate = zlib.decompressobj()
        assert json.loads(inflate.decompress(await socket.receive_bytes()))["op"] == 10
        await socket.send_json(IDENTIFY)
        events = [json.loads(inflate.decompress(await socket.receive_bytes())) for _ in range(2)]
        assert [event["t"] for event in events] == ["READY", "GUILD_CREATE"]
        assert [event["s"] for event in events] == [1, 2]


async def test_a_session_nobody_knows_is_invalid(local: LocalTable) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{local.base_url}/gateway") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": {"token": "x", "session_id": "gone", "seq": 3}})
        answer = await socket.receive_json()
        assert (answer["op"], answer["d"]) == (9, False)


async def test_a_session_is_not_resumed_ahead_of_itself_nor_begun_twice(local: LocalTable) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(f"{local.base_url}/gateway?v=10") as socket:
            await socket.receive_json()
            await socket.send_json(IDENTIFY)
            told = (await socket.receive_json())["d"]["session_id"]
            await socket.receive_json()
            await socket.send_json(IDENTIFY)
            await socket.receive()
            assert socket.close_code == 4005
        async with session.ws_connect(f"{local.base_url}/gateway?v=10") as socket:
            await socket.receive_json()
            await socket.send_json({"op": 6, "d": {"token": "x", "session_id": told, "seq": 99}})
            await socket.receive()
            assert socket.close_code == 4007


async def test_only_version_10_is_spoken(local: LocalTable) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{local.base_url}/gateway?v=6") as socket:
        await socket.receive()
        assert socket.close_code == 4012


async def test_op_9_that_may_be_resumed_leads_to_a_resume(bot: FeatureBot, ada: Person) -> None:
    session = bot.ws.session_id
    resumed = bot.wait_for("resumed", timeout=PATIENCE_S)
    await ada.fault("resumable_session")
    await resumed
    assert bot.ws.session_id == session


async def test_zstd_stream_is_one_stream_over_all_frames(local: LocalTable) -> None:
    library = importlib.import_module("zstandard")
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{local.base_url}/gateway?compress=zstd-stream") as socket,
    ):
        inflate = library.ZstdDecompressor().decompressobj()
        assert json.loads(inflate.decompress(await socket.receive_bytes()))["op"] == 10
        await socket.send_json(IDENTIFY)
        events = [json.loads(inflate.decompress(await socket.receive_bytes())) for _ in range(2)]
        assert [event["t"] for event in events] == ["READY", "GUILD_CREATE"]
