"""A page is posted and edited with its pictures; those that the message has already are not sent again."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui

from bot.ui.messages.page import Page
from bot.ui.views.picture import Picture
from bot.ui.wire.error_codes import INVALID_FORM, UNKNOWN_MESSAGE
from bot.ui.wire.layout import layout

BOARD, STRIP, CHOICE = (Picture(name.encode(), name) for name in ("board", "strip", "choice"))
HELD = (STRIP.name, BOARD.name, CHOICE.name)


def page() -> Page:
    view = layout(0, "Turn 1", STRIP.gallery(), BOARD.gallery(), CHOICE.gallery())
    return Page(view, BOARD, frozenset({7, 3}), (CHOICE,), STRIP)


class Edited:
    """Takes edits, and refuses the first of them with this code."""

    def __init__(self, code: int | None = None) -> None:
        self.code, self.sent = code, list[list[str] | None]()

    async def __call__(self, *, view: Any, allowed_mentions: Any, attachments: Any = None) -> None:
        self.sent.append(None if attachments is None else [one.filename for one in attachments])
        if self.code is not None and len(self.sent) == 1:
            response: Any = SimpleNamespace(status=400, reason="No")
            raise discord.HTTPException(response, {"code": self.code, "message": "No"})


async def test_pictures_that_are_there_are_not_sent_again() -> None:
    for held, sent in ((HELD, None), (HELD[:2], list(HELD)), ((), list(HELD)), (HELD[::-1], list(HELD))):
        edit = Edited()
        await page().edit(edit, held)
        assert edit.sent == [sent]


async def test_a_picture_that_discord_has_lost_is_sent_again() -> None:
    edit = Edited(INVALID_FORM)
    await page().edit(edit, HELD)
    assert edit.sent == [None, list(HELD)]


async def test_any_other_refusal_is_raised() -> None:
    for code, held, times in ((UNKNOWN_MESSAGE, HELD, 1), (INVALID_FORM, (), 1)):
        edit = Edited(code)
        with pytest.raises(discord.HTTPException):
            await page().edit(edit, held)
        assert len(edit.sent) == times


async def test_a_page_without_pictures_sends_none() -> None:
    edit = Edited()
    bare = page().without_pictures()
    await bare.edit(edit)
    assert edit.sent == [[]]
    assert bare.called == {3, 7}
    assert not [one for one in bare.view.walk_children() if isinstance(one, ui.MediaGallery)]
    assert [one for one in bare.view.walk_children() if isinstance(one, ui.TextDisplay)]


@pytest.mark.parametrize("is_quiet", [False, True])
async def test_a_message_notifies_those_it_calls_and_nobody_else(is_quiet: bool) -> None:
    sent: dict[str, Any] = {}

    async def send(**what: Any) -> None:
        sent.update(what)

    channel: Any = SimpleNamespace(send=send)
    await page().post(channel, "nonce", is_quiet=is_quiet)
    mentions = sent["allowed_mentions"].to_dict()
    assert mentions.get("users", []) == ([] if is_quiet else [3, 7])
    assert mentions["parse"] == []
    assert (sent["nonce"], [one.filename for one in sent["files"]]) == ("nonce", list(HELD))
