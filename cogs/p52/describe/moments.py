"""What has just happened in a few words: beside a picture's cards, and for those who cannot see them."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine import Event
from bot.words import ALT_LENGTH, Words, shorten
from cogs.p52.describe.facts import facts_in_words
from cogs.p52.view.beats import Beat, beats_of


class Caption(NamedTuple):
    """A heading and the line under it."""

    title: str
    more: str


def caption_of(beat: Beat, words: Words) -> Caption:
    facts, message = facts_in_words(beat.facts, words), f"moment-{beat.word}"
    more = words.say(f"{message}.more", **facts) if words.has(f"{message}.more") else ""
    return Caption(words.say(message, **facts), more)


def describe_moments(moments: Sequence[Event], words: Words) -> str:
    """The strip as an alt text: within 1024 characters."""
    said = []
    for beat in beats_of(moments):
        title, more = caption_of(beat, words)
        end = "" if title.endswith((".", "!")) else "."
        said.append(f"{title}{end} {more}".strip())
    return shorten(" ".join(said), ALT_LENGTH)
