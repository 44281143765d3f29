"""Moments: what should be seen for a while before automata, and the message after it, go on."""

import logging
from collections.abc import Iterable, Mapping
from typing import Any

from bot.engine import Event
from bot.host import Change, Table, utcnow
from bot.ui.views.face import Face

log = logging.getLogger(__name__)
MOST_SECONDS = 6.0  # however much happens at once
MOST_BEFORE_NEXT = 3.0  # as the next message shows it again, in its strip
SHARE = 0.1  # of the time people have to decide: no more of it passes before they are asked


class Holds:
    """What a game's face says of the events of a match. `is_on`: else nothing is ever held, though it is shown."""

    def __init__(self, faces: Mapping[str, Face[Any]], *, is_on: bool) -> None:
        self._faces, self._is_on = faces, is_on

    def moments(self, table: Table, events: Iterable[Event]) -> list[Event]:
        """Those of them that everybody may see, and should for a while."""
        return [event for event in events if event.is_for(None) and self._time(table, event) > 0]

    def seconds(self, table: Table, events: Iterable[Event]) -> float:
        """How long to look at them, one after the other."""
        if not self._is_on:
            return 0.0
        return min(MOST_SECONDS, sum(self._time(table, event) for event in self.moments(table, events)))

    def of_change(self, change: Change) -> float:
        return self.seconds(change.table, change.events)

    def before_next(self, table: Table, events: Iterable[Event]) -> float:
        """How long the message that calls people waits for it: not for all of it, and less where they are hurried."""
        dues = [deadline.due for deadline in table.deadlines.values() if not deadline.is_pause]
        left = (min(dues) - utcnow()).total_seconds() * SHARE if dues else MOST_BEFORE_NEXT
        return max(0.0, min(left, MOST_BEFORE_NEXT, self.seconds(table, events)))

    def _time(self, table: Table, event: Event) -> float:
        face = self._faces.get(table.game)
        try:
            return 0.0 if face is None else face.moment(event)
        except Exception:
            log.exception("the face of %s cannot say how long %s lasts", table.game, event.word)
            return 0.0
