"""Text written by people, made harmless: the one place where names are cleaned and escaped."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

NAME_LENGTH = 32
NAMELESS = "?"
SENTENCE = 60  # characters; what has less room is a name or a label, where every letter counts
LONGEST_WORD = 24
_UNENDED = " ,;:–—·("  # what stands before a word that is left out
_JOINER = "\u200d"  # holds family emoji together
_LEFT_TO_RIGHT = "\u200e"
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters by class that show nothing
_MOST_MARKS = 3  # combining marks on one letter; more is a tower over the lines above
_MARKDOWN = re.compile(r"([\\*_~`|<>\[\]()#+\-@])")
_BOLD = re.compile(r"(?<!\\)\*\*")
_ESCAPED = re.compile(r"\\([\\*_~`|<>\[\]()#+\-@:.])")
_SCHEME = re.compile(r":(?=//)")
_NUMBERED = re.compile(r"^(\d+)\.(?!\d)")  # a list's number, and no decimal


class Plain(str):
    """Text that is already safe to stand in a message; `plain` leaves it as it is. Mentions we mean are Plain too."""

    __slots__ = ()


@lru_cache(maxsize=256)
def clean(text: str, length: int = NAME_LENGTH) -> str:
    """For labels, pictures and alt texts: one line, nothing invisible, nothing that turns the writing direction."""
    kept = " ".join("".join(_kept(text)).split()) or NAMELESS
    if not _turns(short := shorten(kept, length)):
        return short
    short = shorten(kept, length - 1)
    return short + _LEFT_TO_RIGHT if _turns(short) else short  # what follows the name keeps its order


def written(text: str, length: int) -> str:
    """What somebody wrote of their own accord, clean; empty where that is nothing."""
    found = clean(text, length)
    return "" if found == NAMELESS and NAMELESS not in text else found


def plain(text: str, length: int = NAME_LENGTH) -> Plain:
    """For messages: clean, and neither markdown nor a mention nor a link."""
    if isinstance(text, Plain):
        return text
    escaped = _MARKDOWN.sub(r"\\\1", clean(text, length))
    unlinked = _SCHEME.sub(r"\\:", _NUMBERED.sub(r"\1\\.", escaped))
    return Plain(unlinked.replace("@", "@\u200b"))


def unmarked(text: str) -> str:
    """A line of a message for a picture, where no markdown is read: `plain` the other way round."""
    return _ESCAPED.sub(r"\1", _BOLD.sub("", text)).replace("\u200b", "")


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """Clean names that can be told apart: the second Ada is "Ada 2"."""
    found: list[str] = []
    for name in map(clean, names):
        said, number = name, 1
        while said in found:
            number += 1
            said = clean(f"{clean(name, NAME_LENGTH - 4)} {number}")
        found.append(said)
    return tuple(found)


def shorten(text: str, length: int) -> str:
    """At most `length` characters, cut at the end with an ellipsis; within a word only where there is no end near."""
    if len(text) <= length:
        return text
    kept = text[: max(length - 1, 0)]
    blank = kept.rfind(" ")
    if length >= SENTENCE and not text[len(kept)].isspace() and blank > length - LONGEST_WORD:
        kept = kept[:blank].rstrip(_UNENDED)
    return kept.rstrip(f" {_JOINER}") + "…"


def _kept(text: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if category in {"Cc", "Zl", "Zp", "Zs"} or character in _BLANK:
            kept.append(" ")
        elif (category[0] != "C" or character == _JOINER) and marks <= _MOST_MARKS:
            kept.append(character)
    return kept


def _turns(text: str) -> bool:
    return any(unicodedata.bidirectional(character) in {"R", "AL"} for character in text)
