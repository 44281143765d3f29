"""Addresses of attachments are signed and go out of date; asked for, they are signed anew."""

import io
from typing import Any

import aiohttp
import discord
import pytest

from bot.local.protocol import limits
from bot.local.server import LocalTable
from bot.local.table.clock import ManualClock
from tests.client.person import Person
from tests.local.bots.feature_bot import FeatureBot, png

DAY_S = 2 * limits.ATTACHMENT_STEP_S


@pytest.fixture
async def sent(bot: FeatureBot) -> discord.Message:
    channel = discord.utils.get(bot.get_all_channels(), name="game-night")
    assert isinstance(channel, discord.TextChannel)
    return await channel.send("look", file=discord.File(io.BytesIO(png(3, 3)), "a.png"))


async def status(url: str, **headers: str) -> int:
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as response:
        return response.status


async def test_an_address_is_signed_for_the_bot_and_for_people(sent: discord.Message, ada: Person) -> None:
    shown = (await ada.sees("look"))["attachments"][0]["url"]
    assert shown == sent.attachments[0].url
    assert all(f"{key}=" in shown for key in ("ex", "is", "hm"))
    assert await sent.attachments[0].read() == png(3, 3)


async def test_it_goes_out_of_date_and_comes_back_signed_anew(sent: discord.Message, clock: ManualClock) -> None:
    first = sent.attachments[0].url
    clock.advance(limits.ATTACHMENT_STEP_S - 1)
    assert await status(first) == 200, "good for half a day at least"
    clock.advance(DAY_S - limits.ATTACHMENT_STEP_S + 1)
    assert await status(first) == 404
    assert await status(first, **{"Sec-Fetch-Site": "same-origin"}) == 200, "the page renews them by itself"
    again = await sent.channel.fetch_message(sent.id)
    assert await again.attachments[0].read() == png(3, 3)


@pytest.mark.parametrize("change", [("ex=", "ex=f"), ("hm=", "hm=0"), ("a.png", "b.png"), ("?", "?x=1&hm=&y=")])
async def test_an_address_that_was_tampered_with_is_none(sent: discord.Message, change: tuple[str, str]) -> None:
    assert await status(sent.attachments[0].url.replace(*change, 1)) == 404
    assert await status(sent.attachments[0].url.partition("?")[0]) == 404


async def test_a_bot_that_names_its_old_address_gets_a_fresh_one(sent: discord.Message, clock: ManualClock) -> None:
    old = sent.attachments[0].url
    clock.advance(DAY_S)
    edited = await sent.edit(embed=discord.Embed().set_image(url=old))
    fresh = edited.embeds[0].image.url
    assert fresh is not None
    assert fresh != old
    assert await status(fresh) == 200


async def test_addresses_are_refreshed(bot: FeatureBot, sent: discord.Message, clock: ManualClock) -> None:
    old = sent.attachments[0].url
    clock.advance(DAY_S)
    told = await _refresh(bot, [old])
    assert told["refreshed_urls"][0]["original"] == old
    assert await status(told["refreshed_urls"][0]["refreshed"]) == 200


async def test_fifty_at_a_time(bot: FeatureBot) -> None:
    assert len((await _refresh(bot, ["http://x"] * limits.REFRESHED_URLS))["refreshed_urls"]) == limits.REFRESHED_URLS
    with pytest.raises(discord.HTTPException):
        await _refresh(bot, ["http://x"] * (limits.REFRESHED_URLS + 1))


async def _refresh(bot: FeatureBot, urls: list[str]) -> Any:
    return await bot.http.request(
        discord.http.Route("POST", "/attachments/refresh-urls"), json={"attachment_urls": urls}
    )


async def test_a_restart_keeps_no_address_of_before(local: LocalTable, sent: discord.Message) -> None:
    stored = local.table.world.message(str(sent.channel.id), str(sent.id))
    assert "?" not in stored.body["attachments"][0]["url"], "the world keeps them bare"
