"""What has just happened and should be seen: which moments stand in the strip above the board of which message."""

from collections.abc import Iterable

from msgspec import Struct, field

from bot.engine import Event
from bot.host import Change, Table
from bot.ui.messages.news import News

BACK = ("undone", "stepped-back", "resumed")  # what was shown has not happened, or nobody knows whether it was shown


class Moments(Struct):
    """`opening` are those the shown message was posted with, `running` those that came since.

    New ones take the place of those that have been on screen; those nobody has seen yet add up. A strip goes once it
    is no longer news. It goes with an edit that is made anyway: none is made for that alone.
    """

    opening: tuple[Event, ...] = ()
    running: tuple[Event, ...] = ()
    is_seen: bool = True  # have the running ones been on screen?
    news: News = field(default_factory=News)  # of what is on screen
    turn: int = 0  # in which the running ones happened

    def note(self, change: Change, moments: Iterable[Event]) -> None:
        """Take in which of its events are moments."""
        if change.kind in BACK:
            self.opening, self.running = (), ()
        if self.is_seen:
            self.news.note(change.table)
        if new := tuple(moments):
            self.running = new if self.is_seen else (*self.running, *new)
            self.is_seen, self.turn = False, _turn(change.table)
        elif self.is_seen and self.news.is_past and _turn(change.table) > self.turn + 1:
            self.running = ()

    def part(self, *, is_fresh: bool) -> tuple[Event, ...]:
        """What to show now; follow it up with `shown`. They stay with their message: a fresh one has the new alone.

        It calls people who may not have seen what others have answered already.
        """
        if is_fresh:
            return self.running
        return () if self.is_seen and self.news.is_past else self.running or self.opening

    def shown(self, part: tuple[Event, ...], table: Table, *, is_fresh: bool) -> None:
        """They are on screen; more may have come while they were drawn and sent."""
        is_newest = part == self.running
        if is_fresh or (is_newest and not self.is_seen):
            self.news = News()
            self.news.note(table)
        self.is_seen |= is_newest
        if is_fresh:
            self.opening, self.running = part, () if is_newest else self.running[len(part) :]


def _turn(table: Table) -> int:
    return table.match.turn if table.match is not None else 0
