"""What people are told where what they wanted could not be kept."""

from typing import Any, cast

import discord
import pytest
from discord.app_commands import CommandInvokeError, command

from bot.store import LeaseLost, StorageFailed, Unsure
from bot.ui.actions.errors import sentence
from bot.words import Catalogue


@command()
async def settings(interaction: discord.Interaction[Any]) -> None:
    """A command that fails."""


NOT_KEPT = "I could not save that, so it does not count."


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (StorageFailed("the disk is full"), NOT_KEPT),
        (Unsure("it went away"), "I do not know yet whether it counts."),
        (LeaseLost("another serves"), "I am being restarted."),
    ],
)
@pytest.mark.parametrize("is_command", [False, True])
def test_what_could_not_be_kept_is_no_error_of_ours(error: Exception, said: str, is_command: bool) -> None:
    if is_command:
        error = CommandInvokeError(settings, error)
    told = sentence(error, Catalogue().words(), cast(Any, None))
    assert said in told
    assert "Error id" not in told
