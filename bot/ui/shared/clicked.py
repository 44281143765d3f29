"""Clicks on public messages: as long as its token lives, a message is edited through the newest click on it.

Such an edit is none of the requests that Discord counts for the whole bot.
"""

from datetime import datetime, timedelta
from typing import Any

import discord
from discord.utils import utcnow
from msgspec import Struct

from bot.ui.shared.unanswered import Unanswered
from bot.ui.wire.limits import TOKEN_MINUTES

LIFE = timedelta(minutes=TOKEN_MINUTES)
IN_PLACE = (  # what makes the message that was clicked the click's `@original`
    discord.InteractionResponseType.deferred_message_update,
    discord.InteractionResponseType.message_update,
)


class _Click(Struct, frozen=True):
    token: discord.Webhook  # no more of the click than that, as there may be thousands
    at: datetime

    @property
    def is_aged(self) -> bool:
        return utcnow() - self.at > LIFE


class Clicked:
    """By message, in the order in which they were clicked."""

    def __init__(self) -> None:
        self._newest: dict[int, _Click] = {}
        self.unanswered = Unanswered()

    def note(self, interaction: discord.Interaction[Any]) -> None:
        """To be called once it is answered. One that was answered with something of its own stands for that instead."""
        message = interaction.message
        if message is None or message.flags.ephemeral or interaction.response.type not in IN_PLACE:
            return
        self._newest.pop(message.id, None)
        self._newest[message.id] = _Click(interaction.followup, interaction.created_at)
        while (oldest := next(iter(self._newest))) != message.id and self._newest[oldest].is_aged:
            del self._newest[oldest]

    def of(self, message: int) -> discord.Webhook | None:
        """Edits the message as its `@original`; None where it was not clicked of late."""
        click = self._newest.get(message)
        return None if click is None or click.is_aged else click.token

    def forget(self, message: int) -> None:
        self._newest.pop(message, None)
