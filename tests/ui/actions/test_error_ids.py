"""What we did not foresee gets an id: the person is told it, and the log has all it takes to see the error again."""

import logging
import re
from types import SimpleNamespace
from typing import Any

import pytest
from discord import AppCommandOptionType
from discord.app_commands import (
    AppCommandError,
    CommandInvokeError,
    CommandNotFound,
    Transformer,
    TransformerError,
)

from bot.host import HostRefused
from bot.ui.actions.errors import sentence, tell
from bot.ui.messages.pictures import Unshown
from bot.ui.wire.custom_id import UnknownId
from bot.ui.wire.declined import Declined
from bot.words import Catalogue
from tests.ui.actions.test_errors import settings

CLICK = {"custom_id": "c1:k3JdP0aZ:3:north", "values": ["north"], "name": "kingdom", "secret": "an answer of theirs"}
ID = re.compile(r"Error id: `([0-9a-f]+)`")


def interaction(message: Any = None) -> Any:
    return SimpleNamespace(data=CLICK, user=SimpleNamespace(id=11), channel_id=12, guild_id=13, message=message)


def told(error: Exception, message: Any = None) -> str:
    return sentence(error, Catalogue().words(), interaction(message), lambda error_id: f"trace of {error_id}")


@pytest.mark.parametrize("error", [ValueError("broken"), AppCommandError("broken")])
@pytest.mark.parametrize("is_command", [False, True])
def test_the_person_and_the_log_have_the_same_id(
    error: Exception, is_command: bool, caplog: pytest.LogCaptureFixture
) -> None:
    found = ID.search(told(CommandInvokeError(settings, error) if is_command else error))
    assert found
    [record] = caplog.records
    assert record.levelno == logging.ERROR
    assert record.exc_info
    assert record.exc_info[1] is error
    said = record.getMessage()
    kind = "command" if isinstance(error, AppCommandError) else "click"
    assert said.startswith(f"Error {found[1]} at a {kind}: ")
    assert said.endswith(f"; trace of {found[1]}")


def test_the_log_says_where_and_by_whom_and_no_word_that_somebody_wrote(caplog: pytest.LogCaptureFixture) -> None:
    told(ValueError("broken"), SimpleNamespace(id=14))
    told(ValueError("broken"))
    for record, message in zip(caplog.records, (14, None), strict=True):
        assert isinstance(record.args, tuple)
        assert record.args[2] == {
            "custom_id": "c1:k3JdP0aZ:3:north",
            "values": ["north"],
            "command": "kingdom",
            "user": 11,
            "channel": 12,
            "guild": 13,
            "message": message,
        }


@pytest.mark.parametrize(
    ("error", "said", "levels"),
    [
        (Declined("refused-not-a-number", least=1, most=3), "Please give a whole number from 1 to 3.", []),
        (HostRefused("finished"), "This match is over.", []),
        (HostRefused("failed", "e7"), "Error id: `e7`", []),
        (Unshown("e8"), "I could not draw that, but the match is safe and goes on. Error id: `e8`.", []),
        (TransformerError("x", AppCommandOptionType.string, Transformer()), "The rules do not allow that now.", []),
        (UnknownId("c0:old"), "I do not know that button.", [logging.INFO]),
        (CommandNotFound("kingdom", []), "I do not know that command in this form", [logging.WARNING]),
    ],
)
def test_what_we_foresaw_has_a_sentence_of_its_own(
    error: Exception, said: str, levels: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    assert said in told(error)
    assert [record.levelno for record in caplog.records] == levels


async def test_what_cannot_even_be_told_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def whisper(_: str) -> None:
        raise ConnectionResetError("gone")

    reply: Any = SimpleNamespace(whisper=whisper, interaction=interaction())
    await tell(reply, "It is not your turn.")
    assert caplog.messages == ["Could not tell 11 'It is not your turn.': gone"]
