"""The reel of a match: its moments, as they are kept in memory while people look at them."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from bot.engine import Event, Outcome, Seen
from bot.ui.views.ending import Ending
from bot.ui.views.face import Face
from bot.ui.views.replay.choosing import at_least, best
from bot.ui.views.replay.moments import Moment, Weight, moments, told
from bot.ui.views.shown import Shown

MOST_CACHED = 200  # moments of one match
MOST_STEPS = 80  # that one steps through
FEW = 6  # moments of weight; where there are fewer the others are shown as well


class Reel(Struct, frozen=True):
    """Made from what everybody could watch, and from nothing else. `outcome`: None where the match was stopped."""

    moments: tuple[Moment[Any], ...]
    outcome: Outcome | None

    @property
    def story(self) -> tuple[Event, ...]:
        """All that everybody was told."""
        return told(self.moments)

    @property
    def steps(self) -> tuple[Moment[Any], ...]:
        """The moments one steps through."""
        worthy = at_least(self.moments, Weight.CHAPTER)
        return best(worthy if len(worthy) > FEW else self.moments, MOST_STEPS)

    def between(self, first: int, last: int) -> tuple[Moment[Any], ...]:
        """All that is kept of what happened between these steps, counted from 1, themselves among it."""
        steps = self.steps
        views = [moment.view for moment in self.moments]
        start, end = (_place(views, steps[min(step, len(steps)) - 1].view) for step in (first, last))
        return best(self.moments[start : end + 1], MOST_STEPS)

    def ending(self, names: tuple[str, ...]) -> Ending[Any] | None:
        """The end as the game's face is given it."""
        if self.outcome is None:
            return None
        return Ending(Shown(self.moments[-1].view, names), self.outcome, self.story)


def _place(views: list[Any], wanted: Any) -> int:
    """Where that very view is: two may look alike."""
    return next(number for number, view in enumerate(views) if view is wanted)


def make_reel(watched: Iterable[Seen[Any]], face: Face[Any], outcome: Outcome | None) -> Reel:
    """Of long matches the passing moments are thinned out as they come, so that memory has a bound."""
    found: list[Moment[Any]] = []
    for moment in moments(watched, face):
        found.append(moment)
        if len(found) > 2 * MOST_CACHED:
            found = list(best(found, MOST_CACHED))
    return Reel(best(found, MOST_CACHED), outcome)
