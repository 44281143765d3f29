"""How a match ended, in words: what its result tells, part by part."""

from msgspec import Struct


class Account(Struct, frozen=True):
    """How it ended, in lines for a message, each thing said once; in the order in which people want to know it.

    `deeds` are told as far as a phone's screen has room, all else in any case.
    """

    result: str = ""  # who has won, in a sentence of the game's own; a game played together always has one
    why: tuple[str, ...] = ()  # by what it was won, or lost
    missing: tuple[str, ...] = ()  # where a group has lost: what was lacking
    reckoning: tuple[str, ...] | None = None  # what was compared, line by line; None: each seat's place and score
    deeds: tuple[str, ...] = ()  # what turned it, who did what: the more telling first
    tries: tuple[str, ...] = ()  # what could be played next

    @property
    def lines(self) -> tuple[str, ...]:
        """All of it but the sentence that says who has won, and what could be played next."""
        return (*self.why, *self.missing, *(self.reckoning or ()), *self.deeds)
