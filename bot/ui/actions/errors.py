"""The border of a click or a command: every error becomes a private sentence, the unforeseen is logged with an id."""

import logging
import secrets
from collections.abc import Callable
from typing import Any

import discord
from discord.app_commands import (
    AppCommandError,
    CommandInvokeError,
    CommandNotFound,
    CommandSignatureMismatch,
    TransformerError,
)

from bot.host import HostRefused
from bot.store import LeaseLost, StorageFailed, Unsure
from bot.ui.messages.pictures import Unshown
from bot.ui.wire.custom_id import UnknownId
from bot.ui.wire.declined import Declined
from bot.ui.wire.error_codes import UNDELIVERED
from bot.ui.wire.reply import Reply, data_of
from bot.words import Said, Words

log = logging.getLogger(__name__)
MatchTrace = Callable[[str], str]  # for an error's id, what the log needs to play the match up to that error


def sentence(
    error: Exception, words: Words, interaction: discord.Interaction[Any], trace: MatchTrace = lambda _: ""
) -> str:
    """What the person is told. Whatever we did not foresee is logged here."""
    error = error.original if isinstance(error, CommandInvokeError) else error
    if isinstance(error, Declined):
        return words.say(error.message, **error.facts)
    if isinstance(error, StorageFailed):
        error = _refusal(error)
    if isinstance(error, HostRefused):
        facts: dict[str, Said] = {"error_id": error.error_id} if error.error_id else {}
        return words.say(f"refused-{error.reason}", **facts)
    if isinstance(error, TransformerError):
        return words.say("refused-illegal")
    if isinstance(error, UnknownId):
        log.info("Unknown button %r from %d", str(error), interaction.user.id)
        return words.say("refused-unknown")
    if isinstance(error, CommandNotFound | CommandSignatureMismatch):
        log.warning("A command as we do not know it, from %d: %r", interaction.user.id, str(error)[:200])
        return words.say("refused-unknown-command")
    if isinstance(error, Unshown):
        return words.say("refused-unshown", error_id=error.error_id)
    return words.say("refused-error", error_id=_log_unforeseen(error, interaction, trace))


def _refusal(error: StorageFailed) -> HostRefused:
    """For what people settle without a match."""
    if isinstance(error, LeaseLost):
        return HostRefused("shutting-down")
    log.error("What somebody wanted could not be saved", exc_info=error)
    return HostRefused("unsure" if isinstance(error, Unsure) else "storage")


async def tell(reply: Reply, text: str) -> None:
    """Say it privately. If even that fails, the log has it."""
    try:
        await reply.whisper(text)
    except (discord.HTTPException, *UNDELIVERED) as error:
        log.warning("Could not tell %d %r: %s", reply.interaction.user.id, text, error)


def _log_unforeseen(error: Exception, interaction: discord.Interaction[Any], trace: MatchTrace) -> str:
    """Everything needed to see it again, but no names and no texts people wrote."""
    error_id = secrets.token_hex(4)
    data = data_of(interaction)
    where = {
        "custom_id": data.get("custom_id"),
        "values": data.get("values"),
        "command": data.get("name"),
        "user": interaction.user.id,
        "channel": interaction.channel_id,
        "guild": interaction.guild_id,
        "message": interaction.message.id if interaction.message else None,
    }
    kind = "command" if isinstance(error, AppCommandError) else "click"
    log.error("Error %s at a %s: %s; %s", error_id, kind, where, trace(error_id), exc_info=error)
    return error_id
