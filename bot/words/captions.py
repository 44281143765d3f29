"""What is said of a moment: a heading and the line under it."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.words.lengths import ALT_LENGTH
from bot.words.plain import shorten
from bot.words.words import Said, Words


class Caption(NamedTuple):
    """A heading and the line under it."""

    title: str
    more: str = ""

    @property
    def sentences(self) -> str:
        """Both, as they are read aloud."""
        return f"{self.ended} {self.more}".strip()

    @property
    def ended(self) -> str:
        """The heading as a sentence."""
        return self.title if self.title.endswith((".", "!")) else f"{self.title}."


def caption(message: str, words: Words, facts: dict[str, Said]) -> Caption:
    """The line under it is the message's `.more`, if it has one."""
    more = words.say(f"{message}.more", **facts) if words.has(f"{message}.more") else ""
    return Caption(words.say(message, **facts), more)


def as_alt_text(said: Iterable[str]) -> str:
    """Sentences within the 1024 characters of an alt text."""
    return shorten(" ".join(said), ALT_LENGTH)
