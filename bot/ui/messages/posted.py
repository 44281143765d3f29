"""Messages of ours as Discord gives them back: after a restart they say what people have been shown."""

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from msgspec import Struct

from bot.ui.views.story_text import CUT_MARK, LINE_MARK, is_story, read_story
from bot.ui.wire.custom_id import Verb, of_verb
from bot.ui.wire.layout import layout, lines

NEAR = 100  # messages read around the last one we know of
NEAR_FIRST = 20  # messages read where we know of none


class PostedMessage(Struct, frozen=True):
    """One message of ours. `pictures`: the file names of those it shows."""

    id: int
    texts: tuple[str, ...]
    ids: tuple[str, ...] = ()  # of what can be pressed
    pictures: tuple[str, ...] = ()

    @property
    def story(self) -> list[str]:
        """The lines of the story that stand in it."""
        return read_story(next((text for text in self.texts if is_story(text)), ""))

    @property
    def is_cut(self) -> bool:
        """Did only the last lines of its story have room?"""
        return any(is_story(text) and text.startswith(CUT_MARK) for text in self.texts)

    def is_about(self, match: str) -> bool:
        return any(one.startswith(f"c1:{match}:") for one in self.ids)

    def is_lobby(self, match: str) -> bool:
        return of_verb(match, Verb.JOIN) in self.ids

    def is_table(self, match: str) -> bool:
        """Can one play at it?"""
        return of_verb(match, Verb.HAND) in self.ids

    def calls(self, person: int) -> bool:
        return any(f"<@{person}>" in text for text in self.texts)

    def kept(self, following: "PostedMessage | None") -> list[str]:
        """Its lines without those that open the message after it.

        Each line stands once in the channel; a kill between posting the new message and shortening the old one
        leaves them in both.
        """
        said, opening = self.story, following.story if following else []
        shared = (count for count in range(min(len(said), len(opening)), 0, -1) if said[-count:] == opening[:count])
        return said[: len(said) - next(shared, 0)]

    def past_view(
        self, accent: int, following: "PostedMessage | None" = None, lost: Sequence[str] = ()
    ) -> discord.ui.LayoutView:
        """What is left of it as a page of the past: its heading and its story, and nothing to press."""
        heading = " · ".join(line.lstrip("# ") for line in "".join(self.texts[:1]).splitlines())
        return layout(
            accent, f"-# {heading}", lines(*(f"{LINE_MARK}{said}" for said in (*self.kept(following), *lost)))
        )


def posted_message(message: discord.Message) -> PostedMessage:
    """Discord leaves the files that components show out of `attachments`, so they are looked for in galleries."""
    parts = [part for component in message.components for part in _walk(component.to_dict())]
    pictures = [item["media"]["url"] for part in parts for item in part.get("items", [])]
    return PostedMessage(
        message.id,
        tuple(part["content"] for part in parts if "content" in part),
        tuple(part["custom_id"] for part in parts if part.get("custom_id")),
        tuple(url.partition("?")[0].rpartition("/")[2] for url in pictures),
    )


async def posted_messages(
    channel: discord.PartialMessageable, own: int, known: int | None
) -> list[PostedMessage] | None:
    """Our messages around the last one we know of, oldest first; None where we may not read. Raises what HTTP does."""
    if known is None:
        read = channel.history(limit=NEAR_FIRST)
    else:
        read = channel.history(limit=NEAR, around=discord.Object(known))
    found = [posted_message(message) async for message in read if message.author.id == own]
    if not found and not await _may_read(channel, known):
        return None
    return sorted(found, key=lambda one: one.id)


async def _may_read(channel: discord.PartialMessageable, known: int | None) -> bool:
    """A history one may not read looks empty (resources/message, get channel messages); one message tells."""
    if known is None:
        return True
    try:
        await channel.fetch_message(known)
    except discord.NotFound:
        return True
    except discord.Forbidden:
        return False
    return True


def _walk(part: Any) -> Iterator[dict[str, Any]]:
    yield part
    for inner in part.get("components", []):
        yield from _walk(inner)
