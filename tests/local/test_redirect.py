"""The three names of discord.py that point it here: if one moves, this says so."""

import discord
import yarl

from bot.local.redirect import point_discord_at


def test_the_three_names_exist_and_take_the_address() -> None:
    assert isinstance(discord.http.Route.BASE, str)
    assert isinstance(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, yarl.URL)
    assert isinstance(discord.asset.Asset.BASE, str)
    point_discord_at("http://127.0.0.1:8300")
    assert discord.http.Route("GET", "/users/@me").url == "http://127.0.0.1:8300/api/v10/users/@me"
    assert str(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:8300/gateway"
    assert discord.asset.Asset.BASE == "http://127.0.0.1:8300/cdn"
