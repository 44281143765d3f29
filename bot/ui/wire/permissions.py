"""Who may do what on the server, the bot included."""

from typing import Any

import discord

from bot.ui.wire.declined import Declined
from bot.words import Words

NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")


def check_rights(interaction: discord.Interaction[Any], words: Words) -> None:
    """May the bot play here? Raises Declined with the first permission that lacks."""
    if interaction.guild_id is None or interaction.channel is None:
        raise Declined("refused-not-here")
    for permission in missing_permissions(interaction, words):
        raise Declined("refused-no-permission", permission=permission)


def check_thread_rights(interaction: discord.Interaction[Any], words: Words) -> None:
    """May the bot make a thread here and play in it? Raises Declined."""
    for permission in _missing(interaction, words, NEEDED_FOR_THREADS):
        raise Declined("refused-no-permission", permission=permission)


def missing_permissions(interaction: discord.Interaction[Any], words: Words) -> list[str]:
    """The permissions the bot needs in this channel and does not have, as Discord names them."""
    return _missing(interaction, words, _needed(interaction.channel))


def _needed(channel: object) -> tuple[str, ...]:
    return NEEDED_IN_THREADS if isinstance(channel, discord.Thread) else NEEDED


def _missing(interaction: discord.Interaction[Any], words: Words, needed: tuple[str, ...]) -> list[str]:
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    return [_named(name, words) for name in missing]


def _named(name: str, words: Words) -> str:
    return words.say(f"permission-{name.replace('_', '-')}")


def channel_problem(channel: Any, words: Words) -> str | None:
    """Why we cannot show a match in its channel, a thread perhaps, and whom to ask; None if we can, or cannot tell."""
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        return None
    held = channel.permissions_for(channel.guild.me)
    if isinstance(channel, discord.Thread) and channel.locked and not held.manage_threads:
        return words.say("refused-locked")
    for name in _needed(channel):
        if not getattr(held, name):
            return words.say("refused-no-permission", permission=_named(name, words))
    return None


def lacks_only_attach_files(channel: Any) -> bool:
    """May we write there, but send no pictures? Where we may not write at all, the message there keeps its picture."""
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        return False
    held = channel.permissions_for(channel.guild.me)
    return [name for name in _needed(channel) if not getattr(held, name)] == ["attach_files"]


def is_manager(interaction: discord.Interaction[Any]) -> bool:
    """Has the person Manage Server?"""
    return interaction.permissions.manage_guild
