"""Several shards: a guild belongs to one of them, direct messages to the first (events/gateway.mdx, sharding)."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from bot.local.server import LocalTable
from bot.local.world.seed import GUILD_ID
from tests.client.person import PATIENCE_S, Person
from tests.local.conftest import running

SHARDS = 3
OWNER = (int(GUILD_ID) >> 22) % SHARDS


class ShardedBot(discord.AutoShardedClient):
    """Asks how many shards there should be, and starts them all."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.05)
        self.everywhere = asyncio.Event()
        self.resumed: list[int] = []
        self.all_resumed = asyncio.Event()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without the five seconds between two shards."""

    async def on_ready(self) -> None:
        self.everywhere.set()

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.resumed.append(shard_id)
        if len(self.resumed) == SHARDS:
            self.all_resumed.set()


@pytest.fixture
async def local() -> AsyncIterator[LocalTable]:
    async with LocalTable(shards=SHARDS) as table:
        yield table


@pytest.fixture
async def sharded(local: LocalTable) -> AsyncIterator[ShardedBot]:
    async with running(ShardedBot(), local.base_url) as bot:
        await asyncio.wait_for(bot.everywhere.wait(), PATIENCE_S)
        yield bot


async def test_as_many_shards_as_recommended_and_one_has_the_guild(sharded: ShardedBot, ada: Person) -> None:
    assert set(sharded.shards) == set(range(SHARDS))
    assert [guild.shard_id for guild in sharded.guilds] == [OWNER]
    told = sharded.wait_for("message", check=lambda message: message.guild is not None, timeout=PATIENCE_S)
    await ada.say("to the guild")
    assert (await told).guild.shard_id == OWNER
    user = await sharded.fetch_user(int(ada.id))
    heard = sharded.wait_for("message", check=lambda message: message.guild is None, timeout=PATIENCE_S)
    sent = await user.send("just you")
    assert (await heard).id == sent.id


async def test_every_shard_resumes_by_itself(sharded: ShardedBot, ada: Person) -> None:
    await ada.fault("drop_gateway")
    await asyncio.wait_for(sharded.all_resumed.wait(), PATIENCE_S)
    assert sorted(sharded.resumed) == list(range(SHARDS))


async def test_events_go_to_the_owning_shard_alone(local: LocalTable, ada: Person) -> None:
    url = f"{local.base_url}/gateway"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as owner, session.ws_connect(url) as other:
        for number, socket in ((OWNER, owner), ((OWNER + 1) % SHARDS, other)):
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": {"token": "x", "intents": 513, "shard": [number, SHARDS]}})
            first = await socket.receive_json()
            assert first["d"]["shard"] == [number, SHARDS]
            assert len(first["d"]["guilds"]) == (number == OWNER)
        assert (await owner.receive_json())["t"] == "GUILD_CREATE"
        await ada.say("hello")
        assert (await owner.receive_json())["t"] == "MESSAGE_CREATE"
        await other.send_json({"op": 1, "d": None})
        assert (await other.receive_json())["op"] == 11, "nothing came before the answer to the heartbeat"
