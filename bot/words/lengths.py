"""Texts that must not grow longer than Discord carries, the most important first."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, takewhile
from typing import TypeVar

from bot.words.plain import plain, shorten
from bot.words.words import Words

V = TypeVar("V")
Lines = Callable[[V, Sequence[str], Words], Iterable[str]]
InWords = Callable[[V, Sequence[str], Words], str]
ALT_LENGTH = 1024  # an attachment's description
HAND_LENGTH = 2000  # what a panel carries beside its picture
READ_LENGTH = 3900  # what one message can carry, with room for a heading
_BETWEEN = 2  # characters between two things of a list


def first_fitting(versions: Iterable[str], length: int) -> str:
    """The first of several versions, each shorter than the one before, that fits; else the last, cut."""
    text = ""
    for text in versions:
        if len(text) <= length:
            break
    return shorten(text, length)


def filled(text: str, more: Iterable[str], length: int, between: str = " ") -> str:
    """As many more sentences as there is room for, in their order."""
    for sentence in more:
        if len(text) + len(between) + len(sentence) <= length:
            text = f"{text}{between}{sentence}"
    return text


def itemised(heading: str, lines: Iterable[str], length: int) -> str:
    """A heading over as many lines of a list as there is room for, in their order."""
    text = heading
    for line in lines:
        if len(text) + len(f"\n- {line}") > length:
            break
        text = f"{text}\n- {line}"
    return text


def listed(said: Sequence[str], room: int, left_out: Callable[[int], str]) -> list[str]:
    """As many things as fit into `room` characters, and in words of the caller how many more there are."""
    kept = list(takewhile(lambda end: end <= room, accumulate(len(one) + _BETWEEN for one in said)))
    left = len(said) - len(kept)
    return [*said[: len(kept)], *([left_out(left)] if left else [])]


def board_in_words(headline: Callable[[V, Words], str], lines: Lines[V]) -> tuple[InWords[V], InWords[V]]:
    """Two functions that say a board in lines under its headline: for an alt text, and for a message.

    An alt text has no markdown. A message has, so names are made harmless in it.
    """

    def describe(view: V, names: Sequence[str], words: Words) -> str:
        return filled(headline(view, words), lines(view, names, words), ALT_LENGTH)

    def read(view: V, names: Sequence[str], words: Words) -> str:
        harmless = [plain(name) for name in names]
        return itemised(headline(view, words), lines(view, harmless, words), READ_LENGTH)

    return describe, read
