"""On some servers Discord refuses edits that bring a new picture (50035), which it takes in a new message.

What it refused once is not tried again there until the bot starts anew; the log says so once per server.
"""

import logging

import discord

from bot.ui.wire.error_codes import INVALID_FORM

log = logging.getLogger(__name__)


class RefusedEdits:
    """By server. One for all that the bot shows, in public and in private."""

    def __init__(self) -> None:
        self._servers: set[int] = set()
        self.is_answer_refused = False  # does Discord refuse such an edit as the very answer to a click?

    def are_refused(self, guild: int | None) -> bool:
        return guild in self._servers

    def forget(self) -> None:
        """Try everywhere again."""
        self._servers.clear()
        self.is_answer_refused = False

    def note(self, guild: int | None) -> None:
        """A new message took what an edit could not bring."""
        if guild is None or guild in self._servers:
            return
        self._servers.add(guild)
        log.warning("Discord refuses edits with new pictures on server %d, so I post such messages anew there", guild)


refused_edits = RefusedEdits()


def may_be_the_picture(error: discord.HTTPException) -> bool:
    """Discord refused the form of an edit: a new message with the same picture may be taken."""
    return error.code == INVALID_FORM
