"""The codes are Discord's, and each says what becomes of our message."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.local.protocol.error_codes import Code
from bot.ui.wire import error_codes as codes

NAMES = {
    "UNKNOWN_CHANNEL", "UNKNOWN_MEMBER", "UNKNOWN_MESSAGE", "UNKNOWN_USER", "UNKNOWN_WEBHOOK", "ALREADY_ACKNOWLEDGED",
    "INVALID_FORM", "THREAD_ARCHIVED",
}  # fmt: skip
LOCKED = 160005  # what the local table never answers


def error(kind: type[discord.HTTPException], code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=400, reason="")
    return kind(response, {"code": code, "message": ""})


def test_they_are_those_of_the_local_table() -> None:
    assert {name: getattr(codes, name) for name in NAMES} == {name: Code[name].number for name in NAMES}
    assert Code.TOO_MANY_OLD_EDITS.number == codes.EDITED_TOO_OFTEN


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (error(discord.HTTPException, Code.ALREADY_ACKNOWLEDGED.number), True),
        (error(discord.HTTPException, 50027), True),  # its token is older than 15 minutes
        (error(discord.HTTPException, Code.INVALID_FORM.number), False),
        (error(discord.NotFound, Code.UNKNOWN_WEBHOOK.number), True),
        (error(discord.Forbidden, 0), False),
        (TimeoutError(), True),
        (ValueError(), False),
    ],
)
def test_an_answer_that_came_too_late_is_undelivered(told: BaseException, expected: bool) -> None:
    assert codes.is_undelivered(told) is expected


def test_what_cannot_be_edited_gets_a_new_message() -> None:
    needing = {
        code for code in Code if codes.needs_new_message(error(discord.HTTPException, code.number)) and code.number
    }
    assert needing == {Code.TOO_MANY_OLD_EDITS, Code.UNKNOWN_MESSAGE, Code.THREAD_ARCHIVED}


def test_a_channel_is_deleted_only_where_discord_does_not_find_it() -> None:
    assert codes.is_channel_deleted(error(discord.NotFound, Code.UNKNOWN_CHANNEL.number))
    assert not codes.is_channel_deleted(error(discord.NotFound, Code.UNKNOWN_MESSAGE.number))
    assert not codes.is_channel_deleted(error(discord.Forbidden, Code.UNKNOWN_CHANNEL.number))


def test_where_we_may_not_write_it_is_no_use_to_try_again() -> None:
    assert codes.is_writing_forbidden(error(discord.Forbidden, 0))
    assert codes.is_writing_forbidden(error(discord.HTTPException, LOCKED))
    assert not codes.is_writing_forbidden(error(discord.HTTPException, Code.THREAD_ARCHIVED.number))
