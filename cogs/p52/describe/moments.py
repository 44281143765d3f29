"""What has just happened in a few words: beside a picture's cards, and for those who cannot see them."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine import Event
from bot.words import ALT_LENGTH, Words, shorten
from cogs.p52.describe.facts import facts_in_words
from cogs.p52.view.moments import looks_of


class Caption(NamedTuple):
    """A heading and the line under it."""

    title: str
    more: str


def caption_of(event: Event, words: Words) -> Caption:
    facts, message = facts_in_words(event, words), f"moment-{event.word}"
    more = words.say(f"{message}.more", **facts) if words.has(f"{message}.more") else ""
    return Caption(words.say(message, **facts), more)


def describe_moments(moments: Sequence[Event], words: Words) -> str:
    """The strip as an alt text: within 1024 characters."""
    said = []
    for event in looks_of(moments):
        title, more = caption_of(event, words)
        end = "" if title.endswith((".", "!")) else "."
        said.append(f"{title}{end} {more}".strip())
    return shorten(" ".join(said), ALT_LENGTH)
