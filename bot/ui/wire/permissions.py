"""Who may do what on the server, the bot included."""

from collections.abc import Iterable
from typing import Any

import discord

from bot.ui.wire.bot_permissions import Right, rights_for_threads, rights_in
from bot.ui.wire.declined import Declined
from bot.words import Words

# The channels a match can be shown in; a post of a forum is a thread.
Playable = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread


def check_rights(interaction: discord.Interaction[Any], words: Words) -> None:
    """May the bot play here? Raises Declined with the first permission that lacks."""
    if interaction.guild_id is None or interaction.channel is None:
        raise Declined("refused-not-here")
    if isinstance(interaction.channel, discord.ForumChannel | discord.CategoryChannel):
        raise Declined("refused-forum")  # messages stand in its posts only
    _check(interaction, rights_in(interaction.channel, "history"), words)


def check_thread_rights(interaction: discord.Interaction[Any], words: Words) -> None:
    """May the bot make a thread here and play in it, and the person make one? Raises Declined."""
    _check(interaction, rights_for_threads(), words)
    if not interaction.permissions.create_public_threads:
        raise Declined("refused-no-thread", permission=words.say("permission-create-public-threads"))


def missing_rights(interaction: discord.Interaction[Any]) -> list[Right]:
    """All that the bot needs in this channel, for whatever purpose, and does not have."""
    needed = rights_in(interaction.channel, "history")
    if isinstance(interaction.channel, discord.TextChannel):
        needed += rights_for_threads()
    return _missing(needed, interaction.app_permissions)


def _check(interaction: discord.Interaction[Any], needed: Iterable[Right], words: Words) -> None:
    for right in _missing(needed, interaction.app_permissions):
        raise Declined("refused-no-permission", permission=words.say(f"permission-{right.message}"))


def _missing(needed: Iterable[Right], held: discord.Permissions) -> list[Right]:
    return [right for right in needed if not getattr(held, right.name)]


def channel_problem(channel: Any, words: Words) -> str | None:
    """Why we cannot show a match in its channel, a thread perhaps, and whom to ask; None if we can, or cannot tell."""
    if not isinstance(channel, Playable):
        return None
    held = channel.permissions_for(channel.guild.me)
    if isinstance(channel, discord.Thread) and channel.locked and not held.manage_threads:
        return words.say("refused-locked")
    for right in _missing(rights_in(channel), held):
        return words.say("refused-no-permission", permission=words.say(f"permission-{right.message}"))
    return None


def lacks_only_attach_files(channel: Any) -> bool:
    """May we write there, but send no pictures? Where we may not write at all, the message there keeps its picture."""
    if not isinstance(channel, Playable):
        return False
    missing = _missing(rights_in(channel), channel.permissions_for(channel.guild.me))
    return [right.name for right in missing] == ["attach_files"]


def is_manager(interaction: discord.Interaction[Any]) -> bool:
    """Has the person Manage Server?"""
    return interaction.permissions.manage_guild
