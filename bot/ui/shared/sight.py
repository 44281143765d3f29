"""Who may see a channel: what happens in it is told to nobody else, wherever they ask."""

from typing import Any

import discord

from bot.ui.wire.error_codes import NETWORK_ERRORS


async def can_see(interaction: discord.Interaction[Any], channel: int) -> bool:
    """May whoever asks see that channel or thread of this server? Where nobody can say, they may not."""
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return False
    if channel == interaction.channel_id:
        return True
    try:
        found = guild.get_channel_or_thread(channel) or await guild.fetch_channel(channel)
        held = found.permissions_for(person)
        if not held.view_channel or not isinstance(found, discord.Thread):
            return held.view_channel
        if not found.is_private() or held.manage_threads:
            return True
        await found.fetch_member(person.id)
    except (discord.HTTPException, discord.InvalidData, *NETWORK_ERRORS):
        return False  # deleted, hidden from us, or not a member of it
    return True
