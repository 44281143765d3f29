"""Several things in a sentence, however many there are."""

from collections.abc import Sequence

from bot.words import Words, listed

ROOM = 400  # characters of a list


def listing(words: Words, said: Sequence[str]) -> str:
    """An axe, a rope and 12 more; or nothing."""
    if not said:
        return words.say("things-nothing")
    return words.names(listed(said, ROOM, lambda left: words.say("things-more", count=left)))
