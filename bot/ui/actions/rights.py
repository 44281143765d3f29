"""Where a match may be opened, by what the server's managers have settled. Who may do what is the host's to say."""

from typing import Any

import discord

from bot.ui.shared.server_settings import ServerSettings
from bot.ui.wire.declined import Declined


def check_channel(interaction: discord.Interaction[Any], settings: ServerSettings) -> None:
    """May a match be opened in this channel? Raises Declined."""
    channel = interaction.channel
    here = {interaction.channel_id, getattr(channel, "parent_id", None)}  # a thread's channel counts
    if settings.channels and here.isdisjoint(settings.channels):
        raise Declined("refused-other-channel", channels=settings.channel_mentions)
