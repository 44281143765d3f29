"""A match in memory, and a step from one committed table to the next."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Match
from bot.host.model.table import Change, Table
from bot.store import Commit

EACH = 300  # bytes an answer takes, or an event


class Live(Struct, frozen=True):
    """A table together with what only the host may know.

    `playing` is the match itself. It plays on before anybody knows whether that is kept, so `table.match`, which people
    look at, is a still of it. Where the two no longer fit, as a step was not taken, it is rebuilt: see `goes_on`.
    """

    table: Table
    rules_version: int  # under which the match began
    seed: bytes | None = None
    sequence: int = 0  # of the next row in the journal
    version: int = 0  # of what is kept of the match: whoever has read an older one can write nothing
    playing: Match[Any] | None = None

    @property
    def goes_on(self) -> Match[Any] | None:
        """The match, where it stands as the table says; None where it has to be rebuilt before it can go on."""
        playing = self.playing
        return playing if playing is not None and playing.still is self.table.match else None

    @property
    def weight(self) -> int:
        """About how many bytes of memory the match takes: the state as bytes, played on, and looked at."""
        match = self.table.match
        return 0 if match is None else 3 * len(match.snapshot.state) + EACH * (len(match.answers) + len(match.told))


class Step(Struct, frozen=True):
    """Where it leads, what must be written before that is true, and what the audience is told then (None: nothing)."""

    live: Live
    commit: Commit
    change: Change | None


def with_match(live: Live, match: Match[Any]) -> Live:
    """The table as it is once the match has come so far."""
    return replace(live, table=replace(live.table, match=match.still), playing=match)
