"""What has just happened and should be seen: which moments stand in the strip above the board of which message."""

from collections.abc import Iterable

from msgspec import Struct

from bot.engine import Event
from bot.host import Change

BACK = ("undone", "stepped-back", "resumed")  # what was shown has not happened, or nobody knows whether it was shown


class Moments(Struct):
    """`opening` are those the shown message was posted with, `running` those that came since.

    New ones take the place of those that have been on screen; those nobody has seen yet add up.
    """

    opening: tuple[Event, ...] = ()
    running: tuple[Event, ...] = ()
    is_seen: bool = True  # have the running ones been on screen?

    def note(self, change: Change, moments: Iterable[Event]) -> None:
        """Take in which of its events are moments."""
        if change.kind in BACK:
            self.opening, self.running = (), ()
        if new := tuple(moments):
            self.running = new if self.is_seen else (*self.running, *new)
            self.is_seen = False

    def part(self, *, is_fresh: bool) -> tuple[Event, ...]:
        """What to show now; follow it up with `shown`. They stay with their message: a fresh one has the new alone."""
        return self.running if is_fresh else self.running or self.opening

    def shown(self, part: tuple[Event, ...], *, is_fresh: bool) -> None:
        """They are on screen; more may have come while they were drawn and sent."""
        is_newest = part == self.running
        self.is_seen |= is_newest
        if is_fresh:
            self.opening, self.running = part, () if is_newest else self.running[len(part) :]
