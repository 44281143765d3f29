"""The bot's health is the truth: it is well at the table, and not once the gateway or the disk is gone."""

import asyncio
from pathlib import Path

import discord
import pytest

from bot.local.redirect import point_discord_at
from bot.local.server import LocalTable
from bot.metrics.figures import REGISTRY
from tests.client.person import Person
from tests.faults.conftest import NAMES
from tests.faults.test_shutdown import House
from tests.host.test_full_disk import full_disk
from tests.support.unhurried import UnhurriedClock


async def test_without_a_gateway_or_a_disk_it_is_not_well(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with LocalTable(clock=UnhurriedClock()) as local:
        point_discord_at(local.base_url)
        ada = await Person.sit(local.base_url, NAMES[0])
        async with House(local, [ada], tmp_path).open() as bot:
            assert await bot.ailment() is None
            with full_disk():
                assert "a write did not succeed" in str(await bot.ailment())
            assert await bot.ailment() is None
            gone = asyncio.create_task(bot.wait_for("disconnect"))
            await asyncio.sleep(0)
            await ada.fault("drop_gateway")
            await gone
            assert bot.is_ready(), "discord.py still says so"
            assert "gateway is gone" in str(await bot.ailment())
        await ada.leave()


async def test_acknowledgements_and_what_discord_does_not_grant_are_measured(tmp_path: Path) -> None:
    refused = {"method": "GET", "route": "/users/{id}", "status": "404"}
    before = [_value("castellan_acknowledge_seconds_count"), _value("castellan_discord_errors_total", refused)]
    async with LocalTable(clock=UnhurriedClock()) as local:
        point_discord_at(local.base_url)
        ada = await Person.sit(local.base_url, NAMES[0])
        async with House(local, [ada], tmp_path).open() as bot:
            await ada.slash("kingdom board")
            with pytest.raises(discord.NotFound):
                await bot.fetch_user(1300000000000000999)
        await ada.leave()
    after = [_value("castellan_acknowledge_seconds_count"), _value("castellan_discord_errors_total", refused)]
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 1]


def _value(name: str, labels: dict[str, str] | None = None) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0
