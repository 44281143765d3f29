"""The film of a match: its title with who has won, its best moments, its end. Each picture is drawn when taken."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Any, TypeAlias

from bot.engine import Event, Outcome
from bot.ui.views.face import Face
from bot.ui.views.naming import Naming, heroes_of
from bot.ui.views.replay.choosing import at_least, best
from bot.ui.views.replay.moments import Moment, Weight
from bot.ui.views.replay.reel import Reel
from bot.ui.views.shown import Shown
from bot.ui.views.speech import Speaker
from bot.words import Plain, Words, unmarked
from images.film import Shot
from images.palette import Colour
from images.type import legible

MOST_PICTURES, FEW = 18, 6  # with fewer moments of weight the others are shown as well
TITLE_SECONDS, END_SECONDS = 2.5, 5.5
MOMENTS_SECONDS, SHORTEST = 17.0, 0.9  # of all moments together, so that a film lasts about 25 seconds; of each
SECONDS = {Weight.PASSING: 1.2, Weight.CHAPTER: 1.2, Weight.REVEAL: 2.0, Weight.END: 1.6}
LONGEST = 2.5  # seconds; what people need to look at a moment once is more than they need when they see it again
TOLD = 6  # lines that a picture might have room for
Take: TypeAlias = Callable[[], Shot]


class Filming:
    """One match, one language, the names by seat."""

    def __init__(self, face: Face[Any], words: Words, names: Sequence[str], reel: Reel) -> None:
        self.face, self.words, self.names, self.reel = face, words, tuple(names), reel
        # As a picture can write them: other letters than its face has would be boxes.
        seats = [words.say("film-seat", number=number) for number in range(1, len(names) + 1)]
        self._written = tuple(map(legible, names, seats))
        self._heroes = heroes_of(face, reel.moments[-1].view, len(names), self.names, words)
        shown = [legible(hero, words.say("film-hero", number=number)) for number, hero in enumerate(self._heroes, 1)]
        self._written_heroes = tuple(hero and name for hero, name in zip(self._heroes, shown, strict=True))
        self._speaker = Speaker(words, [Plain(name) for name in self._written], self._written_heroes)

    def takes(self) -> list[Take]:
        """One after the other, each may be called in a thread."""
        moments = self.moments
        pace = min(1.0, MOMENTS_SECONDS / max(1.0, sum(map(self._seconds, moments))))
        return [self._title, *(partial(self._moment, moment, pace) for moment in moments), self._end]

    @cached_property
    def moments(self) -> tuple[Moment[Any], ...]:
        """Those worth seeing: what the game gives time, the longer the rather. No board on which nothing has happened,
        and not the last one where the picture of the end follows.
        """
        later = self.reel.moments[1:] or self.reel.moments
        worthy = next(
            (one for one in (at_least(later, weight) for weight in (Weight.REVEAL, Weight.CHAPTER)) if len(one) > FEW),
            later,
        )
        if self.reel.outcome is not None and len(worthy) > 1 and not self._given(worthy[-1]):
            worthy = worthy[:-1]
        return best(worthy, MOST_PICTURES - 2, self._given)

    def _given(self, moment: Moment[Any]) -> float:
        return max(map(self.face.moment, moment.events), default=0.0)

    def result(self, names: Sequence[str] = ()) -> str:
        """Who has won, in a sentence; `names`, where others are to be told than those by which people know them."""
        called = tuple(names or self.names)
        ending = self.reel.ending(called)
        if ending is None:
            return self.words.say("ui-stopped")
        return unmarked(self.face.account(ending, self.words).result) or self._winners(ending.outcome, called)

    def _winners(self, outcome: Outcome, names: Sequence[str]) -> str:
        if not outcome.winners:
            return self.words.say("result-nobody")
        naming = Naming(names, self._heroes if names == self.names else self._written_heroes, self.words)
        return self.words.say("result-winners", winners=[Plain(naming.name(seat)) for seat in outcome.winners])

    def alt(self, pictures: int) -> str:
        """The film in words: what it is, who has won, and its last picture."""
        ending = self.reel.ending(self.names)
        if ending is None:
            last = self.face.describe(self._last, self.words)
        else:
            last = self.face.describe_ending(ending, self.words)
        return self.words.say("film-alt", pictures=pictures, ending=self.result(), last=last)

    @property
    def _last(self) -> Shown[Any]:
        return Shown(self.reel.moments[-1].view, self.names)

    def _title(self) -> Shot:
        result = self._legible(self.result(self._written))
        return Shot(self._ending, self.face.title(self.words), (result,), TITLE_SECONDS, is_title=True)

    def _end(self) -> Shot:
        ending = self.reel.ending(self._written)
        told = () if ending is None else self.face.account(ending, self.words).lines
        lines = tuple(self._legible(unmarked(line)) for line in told)
        return Shot(self._ending, self._legible(self.result(self._written)), lines, END_SECONDS, begins_first=True)

    @cached_property
    def _ending(self) -> bytes:
        """The picture made for the end, else the board as it stood then."""
        ending = self.reel.ending(self.names)
        drawn = None if ending is None else self.face.draw_ending(ending, self.words)
        return self.face.draw_board(self._last, self.words) if drawn is None else drawn

    def _moment(self, moment: Moment[Any], pace: float = 1.0) -> Shot:
        shown = Shown(moment.view, self.names)
        lines = tuple(self._legible(unmarked(self._speaker.event(event))) for event in moment.events[-TOLD:])
        return Shot(
            self.face.draw_board(shown, self.words),
            unmarked(self.face.headline(moment.view, self.words)),
            lines,
            max(SHORTEST, self._seconds(moment) * pace),
            strip_of(self.face, shown, moment.events, self.words),
        )

    def _seconds(self, moment: Moment[Any]) -> float:
        return max(SECONDS[moment.weight], min(self._given(moment), LONGEST))

    def _legible(self, text: str) -> str:
        """With what stands for names that a picture has no letters for, also where the game itself names heroes."""
        for name, written in zip((*self.names, *self._heroes), (*self._written, *self._written_heroes), strict=True):
            text = text.replace(name, written) if name and name != written else text
        return text


def coloured(accent: int) -> Colour:
    """0xRRGGBB as pictures have it."""
    red, green, blue = accent.to_bytes(3, "big")
    return red, green, blue


def strip_of(face: Face[Any], shown: Shown[Any], events: Sequence[Event], words: Words) -> bytes | None:
    """What has just happened, as the game draws it."""
    moments = [event for event in events if face.moment(event)]
    return face.draw_moment(shown, moments, words) if moments else None
