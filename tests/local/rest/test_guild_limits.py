"""Limits of the guild and its channels, served: taken at the limit, refused one above."""

import base64
from typing import Any, NamedTuple

import aiohttp
import pytest

from bot.local.protocol import limits
from bot.local.server import LocalTable
from bot.local.table.clock import ManualClock
from bot.local.table.members import grant
from bot.local.world.permissions import EVERYTHING
from bot.local.world.seed import GUILD_ID
from bot.local.world.snowflake import snowflake_at
from tests.local.bots.feature_bot import png

CHANNEL = "/channels/1300000000000000200"
GUILD = f"/guilds/{GUILD_ID}"
FORUM_TYPE = 15


class Answered(NamedTuple):
    status: int
    body: Any

    @property
    def code(self) -> int:
        return int(self.body.get("code", 0))


class Caller:
    """REST as a bot with every right calls it."""

    def __init__(self, local: LocalTable, session: aiohttp.ClientSession) -> None:
        grant(local.table, EVERYTHING)
        self._base = f"{local.base_url}/api/v10"
        self._session = session

    async def __call__(self, method: str, path: str, **body: Any) -> Answered:
        headers = {"Authorization": "Bot x"}
        async with self._session.request(method, self._base + path, json=body, headers=headers) as response:
            return Answered(response.status, await response.json() if response.status != 204 else {})


@pytest.fixture
async def call(local: LocalTable) -> Any:
    async with aiohttp.ClientSession() as session:
        yield Caller(local, session)


@pytest.mark.parametrize(
    ("method", "path", "body", "key", "limit"),
    [
        ("POST", f"{CHANNEL}/webhooks", {}, "name", limits.WEBHOOK_NAME),
        ("PATCH", GUILD, {}, "name", limits.GUILD_NAME),
        ("PATCH", "/users/@me", {}, "username", limits.USERNAME),
        ("POST", f"{GUILD}/channels", {"name": "f", "type": FORUM_TYPE}, "topic", limits.FORUM_TOPIC),
    ],
)
async def test_names_and_topics(call: Caller, method: str, path: str, body: Any, key: str, limit: int) -> None:
    assert (await call(method, path, **body, **{key: "x" * limit})).status in (200, 201)
    refused = await call(method, path, **body, **{key: "x" * (limit + 1)})
    assert (refused.status, refused.code) == (400, 50035)


async def test_slowmode(call: Caller) -> None:
    assert (await call("PATCH", CHANNEL, rate_limit_per_user=int(limits.SLOWMODE_S))).status == 200
    assert (await call("PATCH", CHANNEL, rate_limit_per_user=limits.SLOWMODE_S + 1)).code == 50035


async def test_a_page_of_pins(call: Caller) -> None:
    assert (await call("GET", f"{CHANNEL}/messages/pins?limit={int(limits.PINS_PAGE)}")).status == 200
    assert (await call("GET", f"{CHANNEL}/messages/pins?limit={limits.PINS_PAGE + 1}")).code == 50035


async def test_bulk_delete_takes_no_message_of_more_than_two_weeks(call: Caller, clock: ManualClock) -> None:
    path = f"{CHANNEL}/messages/bulk-delete"
    young, younger, old = (str(snowflake_at(clock.now() - limits.BULK_DELETE_S + s)) for s in (1, 2, -1))
    assert (await call("POST", path, messages=[young, younger])).status == 204
    assert (await call("POST", path, messages=[young, old])).code == 50034


async def test_webhooks_of_a_channel(call: Caller) -> None:
    made = [await call("POST", f"{CHANNEL}/webhooks", name="w") for _ in range(limits.WEBHOOKS)]
    assert {one.status for one in made} == {200}
    assert (await call("POST", f"{CHANNEL}/webhooks", name="w")).code == 30007


async def test_open_threads(call: Caller, local: LocalTable) -> None:
    thread = (await call("POST", f"{CHANNEL}/threads", name="t")).body
    channels = local.table.world.channels
    # A shortcut: a thousand requests say no more.
    channels |= {str(n): thread | {"id": str(n)} for n in range(limits.ACTIVE_THREADS - 2)}
    assert (await call("POST", f"{CHANNEL}/threads", name="t")).status == 201
    assert (await call("POST", f"{CHANNEL}/threads", name="t")).code == 160006
    assert (await call("PATCH", f"/channels/{thread['id']}", archived=True)).status == 200
    assert (await call("POST", f"{CHANNEL}/threads", name="t")).status == 201
    assert (await call("PATCH", f"/channels/{thread['id']}", archived=False)).code == 160006


async def test_emojis_of_the_guild(call: Caller) -> None:
    body = {"name": "dice", "image": "data:image/png;base64," + base64.b64encode(png(2, 2)).decode()}
    made = [await call("POST", f"{GUILD}/emojis", **body) for _ in range(limits.GUILD_EMOJIS)]
    assert {one.status for one in made} == {201}
    refused = await call("POST", f"{GUILD}/emojis", **body)
    assert (refused.code, refused.body["message"]) == (30008, "Maximum number of emojis reached (50)")


async def test_tags_of_a_forum(call: Caller) -> None:
    def tags(number: int, length: int = 1) -> list[Any]:
        return [{"name": chr(ord("a") + n) * length} for n in range(number)]

    path, facts = f"{GUILD}/channels", {"name": "f", "type": FORUM_TYPE}
    forum = (await call("POST", path, **facts, available_tags=tags(limits.FORUM_TAGS, limits.FORUM_TAG_NAME))).body
    assert (await call("POST", path, **facts, available_tags=tags(limits.FORUM_TAGS + 1))).code == 50035
    assert (await call("POST", path, **facts, available_tags=tags(1, limits.FORUM_TAG_NAME + 1))).code == 50035
    known = [tag["id"] for tag in forum["available_tags"]]
    posts, post = f"/channels/{forum['id']}/threads", {"name": "p", "message": {"content": "x"}}
    assert (await call("POST", posts, **post, applied_tags=known[: limits.APPLIED_TAGS])).status == 201
    assert (await call("POST", posts, **post, applied_tags=known[: limits.APPLIED_TAGS + 1])).code == 50035
    assert (await call("POST", posts, **post, applied_tags=["1"])).code == 50035
