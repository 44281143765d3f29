"""Rate limits, once they are switched on: per route, over all, for names, for old messages, for IDENTIFY."""

import time
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import aiohttp
import discord
import pytest

from bot.local.protocol import limits
from bot.local.server import LocalTable
from bot.local.table.clock import ManualClock
from tests.local.bots.feature_bot import FeatureBot
from tests.local.conftest import running

CHANNEL = "/channels/1300000000000000200"
OTHER = "/channels/1300000000000000201"
MESSAGES = f"{CHANNEL}/messages"


class Answered(NamedTuple):
    status: int
    body: Any
    headers: dict[str, str]


@pytest.fixture
async def limited(clock: ManualClock) -> AsyncIterator[LocalTable]:
    async with LocalTable(clock=clock, rate_limits=True) as table:
        yield table


async def call(local: LocalTable, method: str, path: str, **body: Any) -> Answered:
    url = f"{local.base_url}/api/v10{path}"
    headers = {"Authorization": "Bot x"}
    async with aiohttp.ClientSession() as session, session.request(method, url, json=body, headers=headers) as response:
        told = await response.json() if response.status != 204 else None
        return Answered(response.status, told, dict(response.headers))


async def test_a_bucket_counts_down_refuses_and_fills_again(limited: LocalTable, clock: ManualClock) -> None:
    answers = [await call(limited, "POST", MESSAGES, content="x") for _ in range(6)]
    assert [one.status for one in answers] == [200] * 5 + [429]
    assert [one.headers["X-RateLimit-Remaining"] for one in answers] == ["4", "3", "2", "1", "0", "0"]
    refused = answers[-1]
    assert refused.body == {
        "message": "You are being rate limited.",
        "code": 0,
        "retry_after": pytest.approx(5, abs=0.1),
        "global": False,
    }
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert refused.headers["Via"]
    clock.advance(5)
    assert (await call(limited, "POST", MESSAGES, content="x")).status == 200


async def test_buckets_are_split_by_channel_and_method_though_they_share_a_name(limited: LocalTable) -> None:
    posts = [await call(limited, "POST", MESSAGES, content="x") for _ in range(5)]
    assert (await call(limited, "POST", f"{OTHER}/messages", content="x")).status == 200
    edit = await call(limited, "PATCH", f"{MESSAGES}/{posts[0].body['id']}", content="y")
    assert (edit.status, edit.headers["X-RateLimit-Remaining"]) == (200, "4")
    assert edit.headers["X-RateLimit-Bucket"] == posts[0].headers["X-RateLimit-Bucket"]
    assert (await call(limited, "GET", MESSAGES)).headers["X-RateLimit-Remaining"] == "49"


async def test_fifty_requests_a_second_over_all(limited: LocalTable, clock: ManualClock) -> None:
    answers = [await call(limited, "GET", "/users/@me") for _ in range(limits.GLOBAL_REQUESTS + 1)]
    assert [one.status for one in answers] == [200] * limits.GLOBAL_REQUESTS + [429]
    assert answers[-1].body["global"] is True
    assert answers[-1].headers["X-RateLimit-Global"] == "true"
    assert (await call(limited, "POST", "/webhooks/1300000000000000001/x")).status == 401, "free of the limit over all"
    clock.advance(1)
    assert (await call(limited, "GET", "/users/@me")).status == 200


async def test_ten_thousand_invalid_requests_shut_the_door_for_a_while(limited: LocalTable, clock: ManualClock) -> None:
    for _ in range(limits.INVALID_REQUESTS - 1):
        limited.table.rate_limits.count_invalid(403, "", clock.now())
    limited.table.rate_limits.count_invalid(404, "", clock.now())
    limited.table.rate_limits.count_invalid(429, "shared", clock.now())
    assert (await call(limited, "GET", "/users/@me")).status == 200
    assert (await call(limited, "POST", "/webhooks/1300000000000000001/x")).status == 401
    shut = await call(limited, "GET", "/users/@me")
    assert (shut.status, shut.headers.get("Via")) == (429, None), "no answer of Discord's: of the network before it"
    clock.advance(limits.INVALID_REQUESTS_S)
    assert (await call(limited, "GET", "/users/@me")).status == 200


async def test_every_answer_says_how_its_bucket_stands(limited: LocalTable) -> None:
    for method, path in (("GET", CHANNEL), ("PUT", f"{CHANNEL}/permissions/1"), ("GET", "/gateway/bot")):
        headers = (await call(limited, method, path)).headers
        assert {f"X-RateLimit-{name}" for name in ("Limit", "Remaining", "Reset", "Reset-After", "Bucket")} <= set(
            headers
        )


async def test_two_hundred_new_commands_a_day(limited: LocalTable, clock: ManualClock) -> None:
    path = "/applications/1300000000000000001/commands"
    for _ in range(limits.COMMANDS_A_DAY - 1):
        assert not limited.table.rate_limits.create_command(None, clock.now())
    assert (await call(limited, "POST", path, name="last", description="x")).status == 201
    refused = await call(limited, "POST", path, name="more", description="x")
    assert (refused.status, refused.body["code"]) == (429, 30034)
    assert (await call(limited, "POST", path, name="last", description="changed")).status == 200, "it is there already"
    in_guild = path.replace("/commands", "/guilds/1300000000000000100/commands")
    assert (await call(limited, "POST", in_guild, name="more", description="x")).status == 201
    clock.advance(limits.COMMANDS_A_DAY_S)
    assert (await call(limited, "POST", path, name="more", description="x")).status == 201


async def test_a_channel_is_renamed_twice_in_ten_minutes(limited: LocalTable, clock: ManualClock) -> None:
    statuses = [(await call(limited, "PATCH", CHANNEL, name=f"n{n}")).status for n in range(limits.RENAMES + 1)]
    assert statuses == [200, 200, 429]
    clock.advance(limits.RENAMES_S)
    assert (await call(limited, "PATCH", CHANNEL, topic="t")).status == 200


async def test_edits_of_a_message_older_than_an_hour_run_out(limited: LocalTable, clock: ManualClock) -> None:
    sent = (await call(limited, "POST", MESSAGES, content="x")).body["id"]
    codes = []
    for advance in (limits.OLD_MESSAGE_S - 1, *[1] * 31):
        clock.advance(advance)
        answer = await call(limited, "PATCH", f"{MESSAGES}/{sent}", content="y")
        codes.append(answer.body.get("code"))
        clock.advance(5)
    assert codes == [None] * 31 + [30046]


async def test_one_identify_in_five_seconds(limited: LocalTable, clock: ManualClock) -> None:
    assert await _identified(limited) == 0
    assert await _identified(limited) == 9
    clock.advance(limits.IDENTIFY_S)
    assert await _identified(limited) == 0
    told = await call(limited, "GET", "/gateway/bot")
    assert told.body["session_start_limit"]["remaining"] == 998


async def _identified(local: LocalTable) -> int:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{local.base_url}/gateway") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": "x", "intents": 1}})
        return int((await socket.receive_json())["op"])


async def test_the_real_client_keeps_within_its_buckets() -> None:
    """discord.py reads the headers and waits by itself: a reaction each quarter of a second, none refused."""
    async with LocalTable(rate_limits=True) as local, running(FeatureBot(), local.base_url) as bot:
        channel = discord.utils.get(bot.get_all_channels(), name="game-night")
        assert isinstance(channel, discord.TextChannel)
        sent = await channel.send("ready?")
        started = time.monotonic()
        for emoji in "🎲👍👎":
            await sent.add_reaction(emoji)
        assert time.monotonic() - started >= 0.4
        assert not any(one.status == 429 for one in local.requests.latest)
