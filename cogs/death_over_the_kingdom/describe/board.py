"""The board in words, from the same view as the picture: alt texts and the Read board button."""

from collections.abc import Iterator, Sequence

from bot.words import ALT_LENGTH, READ_LENGTH, Words, clean, first_fitting, plain, shorten
from cogs.death_over_the_kingdom.describe.seats import Detail, SeatWords
from cogs.death_over_the_kingdom.view.view import KingdomView, SeatView

_ALT_DETAILS = (
    Detail(32),
    Detail(20),
    Detail(20, has_discards=False),
    Detail(20, has_extras=False),
    Detail(14, has_extras=False, has_discards=False),
    Detail(6, has_extras=False, has_discards=False),
    Detail(6, has_extras=False, has_discards=False, is_brief=True),
)


def headline(view: KingdomView, words: Words) -> str:
    """Where the match stands, in one line."""
    if view.outcome is not None:
        return words.say("describe-over")
    goal = _goal(view, words)
    if view.mode == "classic":
        return words.say("describe-classic-round", round=view.round, rounds=view.rounds, goal=goal)
    return words.say("describe-round", turn=view.turn, turns=view.turns, round=view.round, goal=goal)


def _goal(view: KingdomView, words: Words) -> str:
    """What the round is about. R57: with Death over all it is not the lowest alone that pay."""
    is_graded = view.mode == "classic" and view.scoring == "death-over-all"
    return words.say(f"goal-{view.goal}.death-over-all" if is_graded else f"goal-{view.goal}.wins")


def describe(view: KingdomView, names: Sequence[str], words: Words) -> str:
    """The alt text: always within 1024 characters, the most important first."""
    details = (_Describer(view, [clean(name, detail.name) for name in names], words, detail) for detail in _ALT_DETAILS)
    return first_fitting((" ".join(describer.sentences()) for describer in details), ALT_LENGTH)


def read(view: KingdomView, names: Sequence[str], words: Words) -> str:
    """The longer form, a message of its own within 3900 characters, a line for each seat."""
    long = _Describer(view, [plain(name) for name in names], words, Detail(32))
    return shorten("\n".join(long.lines()), READ_LENGTH)


class _Describer:
    """One view, said. `names` are already fit for where the text will stand."""

    def __init__(self, view: KingdomView, names: Sequence[str], words: Words, detail: Detail) -> None:
        self.view = view
        self.names = names
        self.words = words
        self.say = words.say
        self.detail = detail
        self.seats = SeatWords(view, names, words, detail)

    def sentences(self) -> Iterator[str]:
        yield from self._state()
        yield from (self.seats.line(seat) for seat in self._order())
        yield from self._piles()

    def lines(self) -> Iterator[str]:
        """The same with a heading and a bullet for each seat."""
        heading, *state = self._state()
        yield f"**{heading}**"
        yield " ".join([*state, *self._dealing()])
        yield from (f"- {self.seats.line(seat)}" for seat in self._order())
        if piles := " ".join(self._piles()):
            yield piles
        if (last := self.view.last_round) is not None and self.view.phase != "scored":
            yield from _Describer(last, self.names, self.words, self.detail).summary()

    def summary(self) -> Iterator[str]:
        """A round that has been scored, in two lines."""
        view = self.view
        message = "describe-last-round" if view.mode == "court" else "describe-classic-last-round"
        if view.is_void:
            message = "describe-void-round"
        yield self.say(message, turn=view.turn, round=view.round, goal=_goal(view, self.words))
        yield " · ".join(self.seats.last(seat) for seat in self._order() if not seat.is_out)

    def _state(self) -> Iterator[str]:
        view = self.view
        yield headline(view, self.words)
        if view.outcome is not None:
            winners = [self.names[seat] for seat in view.outcome.winners]
            message = f"describe-winners-{view.unit}"
            yield self.say(message, winners=winners) if winners else self.say("describe-nobody")
            return
        if view.acting is not None and view.phase in {"action", "powers"}:
            yield self.say(f"describe-phase-{view.phase}-acting", acting=self.names[view.acting])
        else:
            yield self.say("describe-phase-void" if view.is_void else f"describe-phase-{view.phase}")

    def _dealing(self) -> Iterator[str]:
        if self.view.outcome is not None:
            return
        line = [self.names[seat] for seat in self.view.line]
        yield self.say("describe-deal", dealer=self.names[self.view.dealer], line=line)

    def _order(self) -> list[SeatView]:
        """In the order of play, then who is out; at the end the best first."""
        view = self.view
        seats = [view.seats[seat] for seat in view.line]
        seats += [seat for seat in view.seats if seat.is_out]
        outcome = view.outcome
        return sorted(seats, key=lambda seat: outcome.rank(seat.seat)) if outcome is not None else seats

    def _piles(self) -> Iterator[str]:
        view = self.view
        if view.outcome is not None:
            return
        yield self.say("describe-deck", deck=view.deck) if view.deck else self.say("describe-deck-empty")
        if view.discards and self.detail.has_discards:
            yield self.say("describe-discards", cards=[self.say(f"card-{code}") for code in view.discards])
        else:
            yield self.say("describe-discard-count", discards=len(view.discards))
