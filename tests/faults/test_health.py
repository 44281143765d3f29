"""The bot's health is the truth: it is well at the table, and not once the gateway or the disk is gone."""

import asyncio
from pathlib import Path

import pytest

from bot.local.redirect import point_discord_at
from bot.local.server import LocalTable
from tests.client.person import Person
from tests.faults.conftest import NAMES, PATIENCE
from tests.faults.test_shutdown import House
from tests.host.test_full_disk import full_disk


async def test_without_a_gateway_or_a_disk_it_is_not_well(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with LocalTable() as local:
        point_discord_at(local.base_url)
        ada = await Person.sit(local.base_url, NAMES[0])
        ada.patience = PATIENCE
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
