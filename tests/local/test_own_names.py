"""Nothing of discord.py is changed: it asks for discord.com, and only the documented connector leads it here."""

import asyncio
import shutil
import socket
import ssl
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import discord
import pytest
import yarl
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.local.gateway.endpoint import GATEWAY_HOST
from bot.local.server import LocalTable
from tests.client.person import PATIENCE_S, Person
from tests.local.bots.feature_bot import FeatureBot

NAMES = ("discord.com", GATEWAY_HOST, "cdn.discordapp.com")


class Loopback(AbstractResolver):
    """Discord's names are at this computer's port; no others exist."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        assert host in NAMES, host
        here = {"hostname": host, "host": "127.0.0.1", "port": self._port, "family": family, "proto": 0, "flags": 0}
        return [ResolveResult(**here)]  # type: ignore[typeddict-item]

    async def close(self) -> None: ...


@pytest.fixture
async def certificate(tmp_path: Path) -> Path:
    """Key and certificate in one file, for Discord's names, good for a day."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed")
    named = ",".join(f"DNS:{name}" for name in NAMES)
    key, made, both = tmp_path / "key.pem", tmp_path / "made.pem", tmp_path / "both.pem"
    arguments = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"]
    arguments += [
        "-subj",
        "/CN=local table",
        "-addext",
        f"subjectAltName={named}",
        "-keyout",
        str(key),
        "-out",
        str(made),
    ]
    process = await asyncio.create_subprocess_exec("openssl", *arguments, stderr=asyncio.subprocess.DEVNULL)
    assert await process.wait() == 0
    both.write_bytes(key.read_bytes() + made.read_bytes())
    return both


@pytest.fixture
async def local(certificate: Path) -> AsyncIterator[LocalTable]:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)
    async with LocalTable(tls=context) as table:
        yield table


async def test_a_bot_runs_on_discords_own_addresses(
    local: LocalTable, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _undo_redirects(monkeypatch)
    trust = ssl.create_default_context(cafile=str(certificate))
    connector = aiohttp.TCPConnector(resolver=Loopback(local.tls_port), ssl=trust)
    bot = FeatureBot(connector=connector)
    running = asyncio.create_task(bot.start("a.local.token"))
    try:
        async with await Person.sit(local.base_url, "Ada") as ada:
            await ada.waits_for(lambda: ada.sight.is_bot_online, "the bot")
            await asyncio.wait_for(bot.wait_until_ready(), PATIENCE_S)
            assert str(bot.ws.gateway) == f"wss://{GATEWAY_HOST}"
            await ada.slash("game new")
            await ada.click("Move")
            await ada.sees("Moves: 1")
            await ada.fault("drop_gateway")
            await ada.waits_for(lambda: not ada.sight.is_bot_online, "the bot to be away")
            assert (await ada.slash("game buttons")).message, "resumed under Discord's own name"
            assert bot.resumed.is_set()
            user = await bot.fetch_user(int(ada.id))
            assert user.display_avatar.url.startswith("https://cdn.discordapp.com/")
            assert (await user.display_avatar.read()).startswith(b"\x89PNG")
    finally:
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


async def test_the_page_is_not_served_under_those_names(local: LocalTable, certificate: Path) -> None:
    trust = ssl.create_default_context(cafile=str(certificate))
    connector = aiohttp.TCPConnector(resolver=Loopback(local.tls_port), ssl=trust)
    async with aiohttp.ClientSession(connector=connector) as session:
        async with session.get("https://discord.com/") as response:
            assert response.status == 403
        async with session.get("https://discord.com/table/state") as response:
            assert response.status == 403


def _undo_redirects(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests before this one may have pointed the library at a table of theirs."""
    monkeypatch.setattr(discord.http.Route, "BASE", "https://discord.com/api/v10")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(f"wss://{GATEWAY_HOST}/"))
    monkeypatch.setattr(discord.asset.Asset, "BASE", "https://cdn.discordapp.com")
