"""The board in words, from the same view as the picture: alt texts and the Read board button."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.words import Words, clean, plain, shorten
from cogs.death_over_the_kingdom.describe_cards import ALT_LENGTH, READ_LENGTH, card_now
from cogs.death_over_the_kingdom.view import KingdomView, SeatView


class _Detail(NamedTuple):
    """How much of the board is said."""

    name: int  # characters of a name
    has_extras: bool = True  # hands, holdings, who has acted
    has_discards: bool = True
    is_brief: bool = False  # a card with its value lies face up: that goes without saying


_ALT_DETAILS = (
    _Detail(32),
    _Detail(20),
    _Detail(20, has_discards=False),
    _Detail(20, has_extras=False),
    _Detail(14, has_extras=False, has_discards=False),
    _Detail(6, has_extras=False, has_discards=False),
    _Detail(6, has_extras=False, has_discards=False, is_brief=True),
)


def headline(view: KingdomView, words: Words) -> str:
    """Where the match stands, in one line."""
    if view.outcome is not None:
        return words.say("describe-over")
    goal = words.say(f"goal-{view.goal}.wins")
    if view.mode == "classic":
        return words.say("describe-classic-round", round=view.round, rounds=view.rounds, goal=goal)
    return words.say("describe-round", turn=view.turn, turns=view.turns, round=view.round, goal=goal)


def describe(view: KingdomView, names: Sequence[str], words: Words) -> str:
    """The alt text: always within 1024 characters, the most important first."""
    for detail in _ALT_DETAILS:
        short = _Describer(view, [clean(name, detail.name) for name in names], words, detail)
        if len(text := " ".join(short.sentences())) <= ALT_LENGTH:
            return text
    return shorten(text, ALT_LENGTH)


def read(view: KingdomView, names: Sequence[str], words: Words) -> str:
    """The longer form, a message of its own within 3900 characters, a line for each seat."""
    long = _Describer(view, [plain(name) for name in names], words, _Detail(32))
    return shorten("\n".join(long.lines()), READ_LENGTH)


class _Describer:
    """One view, said. `names` are already fit for where the text will stand."""

    def __init__(self, view: KingdomView, names: Sequence[str], words: Words, detail: _Detail) -> None:
        self.view = view
        self.names = names
        self.words = words
        self.say = words.say
        self.detail = detail

    def sentences(self) -> Iterator[str]:
        yield from self._state()
        yield from (self._seat(seat) for seat in self._order())
        yield from self._piles()

    def lines(self) -> Iterator[str]:
        """The same with a heading and a bullet for each seat."""
        heading, *state = self._state()
        yield f"**{heading}**"
        yield " ".join([*state, *self._dealing()])
        yield from (f"- {self._seat(seat)}" for seat in self._order())
        if piles := " ".join(self._piles()):
            yield piles
        if (last := self.view.last_round) is not None and self.view.phase != "scored":
            yield from _Describer(last, self.names, self.words, self.detail).summary()

    def summary(self) -> Iterator[str]:
        """A round that has been scored, in two lines."""
        view = self.view
        message = "describe-last-round" if view.mode == "court" else "describe-classic-last-round"
        yield self.say(message, turn=view.turn, round=view.round, goal=self.say(f"goal-{view.goal}.wins"))
        yield " · ".join(self._shown(seat) for seat in self._order() if not seat.is_out)

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
            yield self.say(f"describe-phase-{view.phase}")

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

    def _seat(self, seat: SeatView) -> str:
        facts = [*self._marks(seat), *self._holding(seat)]
        return self.say("describe-seat", seat=self.names[seat.seat], facts=", ".join(facts))

    def _marks(self, seat: SeatView) -> Iterator[str]:
        if seat.is_out and self.view.outcome is None:
            yield self.say("describe-out")
            return
        yield self.say(f"describe-{self.view.unit}", points=seat.points)
        outcome = self.view.outcome
        if outcome is not None:
            if seat.seat in outcome.winners:
                yield self.say("describe-crowned")
            return
        if seat.seat == self.view.dealer:
            yield self.say("describe-dealer")
        if seat.seat == self.view.acting:
            yield self.say("describe-acting")
        if seat.has_won_round:
            yield self.say("describe-won")
        if seat.took:
            yield self.say(f"describe-took-{self.view.unit}", took=seat.took)

    def _holding(self, seat: SeatView) -> Iterator[str]:
        if seat.table is None and (self.view.outcome is not None or seat.is_out):
            return
        yield self._table(seat)
        if not self.detail.has_extras:
            return
        if seat.has_acted and self.view.phase == "action" and seat.seat != self.view.acting:
            yield self.say("describe-acted")
        if self.view.phase in {"pick", "action"} and self.view.mode == "court":
            yield self.say("describe-hand-count", hand=seat.hand)
        if seat.holds:
            yield self.say("describe-holds", cards=[self.say(f"card-{code}.the") for code in seat.holds])

    def _shown(self, seat: SeatView) -> str:
        card = "" if seat.table is None else card_now(seat.table, self.words)
        message = "describe-shown-won" if seat.has_won_round else "describe-shown"
        if seat.took:
            message = "describe-shown-lost"
        return self.say(message, seat=self.names[seat.seat], card=card)

    def _table(self, seat: SeatView) -> str:
        card = seat.table
        if card is None:
            return self.say("describe-card-picked" if seat.has_picked else "describe-card-none")
        if card.code is None:
            return self.say("describe-card-down")
        if card.is_up and self.detail.is_brief:
            return card_now(card, self.words)
        return self.say("describe-card-up" if card.is_up else "describe-card-known", card=card_now(card, self.words))

    def _piles(self) -> Iterator[str]:
        view = self.view
        if view.outcome is not None:
            return
        yield self.say("describe-deck", deck=view.deck) if view.deck else self.say("describe-deck-empty")
        if view.discards and self.detail.has_discards:
            yield self.say("describe-discards", cards=[self.say(f"card-{code}") for code in view.discards])
        else:
            yield self.say("describe-discard-count", discards=len(view.discards))
