"""Points discord.py at a local table: three public class attributes, and nothing of the bot's own code."""

import discord
import yarl


def point_discord_at(base_url: str) -> None:
    """Send REST, gateway and CDN calls of this process to `base_url` (http://host:port). Before login."""
    gateway = yarl.URL(base_url.replace("http", "ws", 1) + "/gateway")
    discord.http.Route.BASE = f"{base_url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    discord.asset.Asset.BASE = f"{base_url}/cdn"
