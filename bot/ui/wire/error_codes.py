"""Discord's error codes, and what each of them means for a message of ours.

Source: developers/topics/opcodes-and-status-codes, JSON error codes.
"""

import aiohttp
import discord

UNKNOWN_CHANNEL = 10003
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
UNKNOWN_WEBHOOK = 10015  # of an interaction that was never answered in time, or is too old
EDITED_TOO_OFTEN = 30046
ALREADY_ACKNOWLEDGED = 40060
INVALID_TOKEN = 50027  # of an interaction that is older than 15 minutes
INVALID_FORM = 50035
THREAD_ARCHIVED = 50083
THREAD_LOCKED = 160005

# What a request raises when nobody knows whether Discord got it.
NETWORK_ERRORS = (aiohttp.ClientError, TimeoutError, OSError)
UNDELIVERED = (discord.NotFound, discord.InteractionResponded, *NETWORK_ERRORS)


def is_undelivered(error: BaseException) -> bool:
    """Did an answer to a click come too late, get lost, or arrive though its receipt was lost?

    What the click decided stands in any of these cases, so it is logged and nothing more.
    """
    is_late = isinstance(error, discord.HTTPException) and error.code in (ALREADY_ACKNOWLEDGED, INVALID_TOKEN)
    return is_late or isinstance(error, UNDELIVERED)


def needs_new_message(error: discord.HTTPException) -> bool:
    """Must a new message take the place of the one that could not be edited? A new one opens an archived thread."""
    return error.code in (EDITED_TOO_OFTEN, UNKNOWN_MESSAGE, THREAD_ARCHIVED)


def is_form_refused(error: BaseException) -> bool:
    """Does Discord not take the message as it is, too long a text perhaps?"""
    return isinstance(error, discord.HTTPException) and error.code == INVALID_FORM


def is_channel_deleted(error: discord.HTTPException) -> bool:
    """Was the channel, or the thread, deleted? One that is merely hidden from us answers otherwise."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL


def is_writing_forbidden(error: discord.HTTPException) -> bool:
    """May we not write there as things stand? It is no use to try again before rights or locks change."""
    return isinstance(error, discord.Forbidden) or error.code == THREAD_LOCKED
