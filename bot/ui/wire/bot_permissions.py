"""All the rights the bot needs, in one table: docs/configuration.md, the invite link and every check are made of it."""

from base64 import b64decode
from typing import Literal

import discord
from discord.utils import oauth_url
from msgspec import Struct

Purpose = Literal["show", "history", "chat", "own-thread"]
SCOPES = ("bot", "applications.commands")


class Right(Struct, frozen=True):
    """`name` is discord.py's; what people are told is `permission-<name>` and `right-<name>` of the catalogue.

    Needed to "show" a match wherever it is, to read its "history" after a restart, in the "chat" of a voice or stage
    channel, to give a match its "own-thread". `place`: only in channels themselves, or only in threads.
    """

    name: str
    purpose: Purpose = "show"
    place: Literal["", "channel", "thread"] = ""

    @property
    def message(self) -> str:
        """Its name in the catalogue."""
        return self.name.replace("_", "-")

    @property
    def bit(self) -> int:
        return discord.Permissions(**{self.name: True}).value


RIGHTS = (
    Right("view_channel"),
    Right("send_messages", place="channel"),
    Right("send_messages_in_threads", place="thread"),
    Right("attach_files"),
    Right("read_message_history", "history"),
    Right("create_public_threads", "own-thread", "channel"),
    Right("connect", "chat", "channel"),
)
ALL_BITS = sum(right.bit for right in RIGHTS)


def rights_in(channel: object, *more: Purpose) -> list[Right]:
    """What the bot needs there, for showing a match and for what else is named."""
    place = "thread" if isinstance(channel, discord.Thread) else "channel"
    spoken: tuple[Purpose, ...] = ("chat",) if isinstance(channel, discord.VoiceChannel | discord.StageChannel) else ()
    purposes = {"show", *spoken, *more}
    return [right for right in RIGHTS if right.purpose in purposes and right.place in ("", place)]


def rights_for_threads() -> list[Right]:
    """To make a thread in a channel, and to play in it."""
    return [right for right in RIGHTS if right.purpose == "own-thread" or right.place == "thread"]


def application_of(token: str) -> int | None:
    """The application a bot's token belongs to, which is written in its first part; None where that cannot be read."""
    first = token.partition(".")[0]
    try:
        told = b64decode(first + "=" * (-len(first) % 4), validate=True)
    except ValueError:
        return None
    return int(told) if told.isdigit() else None


def invite_link(application: int) -> str:
    """Where somebody who manages a server lets the bot in, or gives it what it lacks there."""
    return oauth_url(application, permissions=discord.Permissions(ALL_BITS), scopes=SCOPES)
