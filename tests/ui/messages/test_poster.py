"""One message is posted once: where an answer was lost, the next attempt brings up to date what the first has made."""

from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui
from discord.utils import utcnow

from bot.ui.messages.page import Page
from bot.ui.messages.posted import PostedMessage
from bot.ui.messages.poster import Poster
from bot.ui.shared.clicked import IN_PLACE, Clicked
from bot.ui.views.picture import Picture
from bot.ui.wire.error_codes import INVALID_FORM, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.ui.wire.layout import layout
from bot.ui.wire.refused_edits import refused_edits
from tests.ui.bazaar.game import BazaarOptions
from tests.ui.scenes import bazaar

MOST_TO_TIDY = 8


class Channel:
    """Makes one message per nonce; the answer to the first attempt may get lost."""

    def __init__(self) -> None:
        self.made: dict[str, int] = {}
        self.edited: list[int] = []
        self.deleted: list[int] = []
        self.loses = False

    def get_partial_message(self, message: int) -> "Made":
        return Made(self, message)


class Made:
    def __init__(self, channel: Channel, id: int) -> None:  # noqa: A002 - as discord.py calls it
        self.channel, self.id = channel, id

    async def edit(self, **_: Any) -> None:
        self.channel.edited.append(self.id)

    async def delete(self) -> None:
        self.channel.deleted.append(self.id)


class Posted(Page, frozen=True):
    async def post(self, channel: Any, nonce: str, *, is_quiet: bool = False) -> Any:
        del is_quiet
        message = channel.made.setdefault(nonce, len(channel.made) + 1)
        if channel.loses:
            raise ConnectionResetError
        return Made(channel, message)


@pytest.fixture
def channel(monkeypatch: pytest.MonkeyPatch) -> Channel:
    monkeypatch.setattr("bot.ui.messages.poster.posted_message", lambda made: PostedMessage(made.id, ()))
    return Channel()


def poster_in(channel: Channel) -> Poster:
    return Poster(bazaar(BazaarOptions()).table, cast(Any, channel), Clicked())


async def test_what_may_have_been_posted_is_brought_up_to_date(channel: Channel) -> None:
    poster, page = poster_in(channel), Posted(ui.LayoutView(timeout=None))
    channel.loses = True
    with pytest.raises(ConnectionResetError):
        await poster.post(page)
    channel.loses = False
    await poster.post(page)
    assert (len(channel.made), channel.edited, poster.message) == (1, [1], 1)


@pytest.mark.parametrize("found", [None, PostedMessage(3, ())])
async def test_after_a_restart_the_first_one_may_have_been_posted_before_it(
    channel: Channel, found: PostedMessage | None
) -> None:
    poster, page = poster_in(channel), Posted(ui.LayoutView(timeout=None))
    poster.adopt(found)
    await poster.post(page)
    await poster.post(page)
    assert (len(channel.made), channel.edited) == (2, [1])


async def test_what_was_posted_is_not_edited_at_once(channel: Channel) -> None:
    """The next one is another message."""
    poster, page = poster_in(channel), Posted(ui.LayoutView(timeout=None))
    assert [await poster.post(page), await poster.post(page)] == [None, 1]
    assert (len(channel.made), channel.edited) == (2, [])


async def test_what_takes_the_place_of_a_refused_edit_is_remembered_for_its_server(channel: Channel) -> None:
    poster, page, guild = poster_in(channel), Posted(ui.LayoutView(timeout=None)), bazaar(BazaarOptions()).table.guild
    refused_edits.forget()
    await poster.post(page)
    assert not refused_edits.are_refused(guild)
    assert await poster.post(page, in_place=True) is None
    assert refused_edits.are_refused(guild)
    assert channel.deleted == [1]
    refused_edits.forget()


async def test_who_clicked_on_what_is_past_is_forgotten_once_it_is_put_right(channel: Channel) -> None:
    """Else each of a busy bot's messages would hold its click for a quarter of an hour."""
    clicked, edited = Clicked(), list[dict[str, Any]]()
    table = bazaar(BazaarOptions()).table
    poster, page = Poster(table, cast(Any, channel), clicked), Posted(ui.LayoutView(timeout=None))
    await poster.post(page)

    async def edit_message(original: str, **what: Any) -> None:
        del original
        edited.append(what)

    clicked.note(a_click(1, SimpleNamespace(edit_message=edit_message)))
    poster.put_away(1, page)
    assert clicked.of(1) is not None
    await poster.tidy()
    assert (len(edited), clicked.of(1)) == (1, None)


class Strict(Channel):
    """Refuses edits of these messages, with this code, as long as they bring a picture or for ever."""

    def __init__(self, code: int, *, is_for_ever: bool = False) -> None:
        super().__init__()
        self.code, self.is_for_ever = code, is_for_ever
        self.shown: list[tuple[int, int]] = []  # message and files

    def get_partial_message(self, message: int) -> Any:
        return SimpleNamespace(id=message, edit=partial(self._edit, message))

    async def _edit(self, message: int, *, attachments: list[Any], **_: Any) -> None:
        self.shown.append((message, len(attachments)))
        if attachments or self.is_for_ever:
            raise discord.HTTPException(SimpleNamespace(status=400, reason="No"), {"code": self.code})


def pictured() -> Page:
    picture = Picture.named(b"...", "A board")
    return Page(layout(1, picture.gallery(), "What was"), picture)


async def test_an_old_page_whose_picture_is_refused_is_put_right_without_it() -> None:
    channel = Strict(INVALID_FORM)
    poster = poster_in(channel)
    poster.put_away(5, pictured())
    await poster.tidy()
    await poster.tidy()
    assert channel.shown == [(5, 1), (5, 0)], "once it is right it is left alone"


async def test_where_pictures_are_known_to_be_refused_none_is_tried() -> None:
    channel, guild = Strict(INVALID_FORM), bazaar(BazaarOptions()).table.guild
    poster = poster_in(channel)
    refused_edits.note(guild)
    poster.put_away(5, pictured())
    await poster.tidy()
    refused_edits.forget()
    assert channel.shown == [(5, 0)]


@pytest.mark.parametrize(
    ("code", "page", "tried"),
    [(50001, pictured(), 2), (UNKNOWN_MESSAGE, pictured(), 1), (UNKNOWN_CHANNEL, pictured(), 1)],
)
async def test_what_cannot_be_put_right_waits_for_the_next_time_unless_it_is_gone(
    code: int, page: Page, tried: int
) -> None:
    channel = Strict(code, is_for_ever=True)
    poster = poster_in(channel)
    poster.put_away(5, page)
    await poster.tidy()
    await poster.tidy()
    assert channel.shown == [(5, 1)] * tried


async def test_of_many_old_messages_the_latest_are_put_right(channel: Channel) -> None:
    poster, page = poster_in(channel), Page(ui.LayoutView(timeout=None))
    for message in range(1, MOST_TO_TIDY + 3):
        poster.put_away(message, page)
    await poster.tidy()
    assert channel.edited == list(range(3, MOST_TO_TIDY + 3))


def a_click(message: int, token: object) -> Any:
    """On a message of the bot's, acknowledged as most are."""
    return SimpleNamespace(
        message=SimpleNamespace(id=message, flags=SimpleNamespace(ephemeral=False)),
        response=SimpleNamespace(type=IN_PLACE[0]),
        followup=token,
        created_at=utcnow(),
    )


async def test_the_answer_to_a_click_sends_no_picture_that_is_there_already(channel: Channel) -> None:
    clicked, sent = Clicked(), list[bool]()
    poster = Poster(bazaar(BazaarOptions()).table, cast(Any, channel), clicked)

    class Waiting:
        async def answer(self, send: Any) -> None:
            await send(self.edit_message)

        async def edit_message(self, **what: Any) -> None:
            sent.append("attachments" in what)

    clicked.unanswered.take = lambda _: Waiting()  # type: ignore[method-assign, assignment, return-value]
    first, again = (Posted(ui.LayoutView(timeout=None), Picture(b"board", "The board.")) for _ in range(2))
    await poster.post(first)
    other = Posted(ui.LayoutView(timeout=None), Picture(b"another", "Another board."))
    for page in (again, other):
        assert await poster.edit(page, has_news=True)
    assert sent == [False, True]
