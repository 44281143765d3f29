"""A seat of the board in words: what it has, what it is about to do, what lies before it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.words import Words
from cogs.death_over_the_kingdom.describe.cards import card_now
from cogs.death_over_the_kingdom.view.view import KingdomView, SeatView


class Detail(NamedTuple):
    """How much of the board is said."""

    name: int  # characters of a name
    has_extras: bool = True  # hands, holdings, who has acted
    has_discards: bool = True
    is_brief: bool = False  # a card with its value lies face up: that goes without saying


class SeatWords:
    """The seats of one view. `names` are already fit for where the text will stand."""

    def __init__(self, view: KingdomView, names: Sequence[str], words: Words, detail: Detail) -> None:
        self.view = view
        self.names = names
        self.words = words
        self.say = words.say
        self.detail = detail

    def line(self, seat: SeatView) -> str:
        facts = [*self._marks(seat), *self._holding(seat)]
        return self.say("describe-seat", seat=self.names[seat.seat], facts=", ".join(facts))

    def last(self, seat: SeatView) -> str:
        """How it came out of the round that is over."""
        card = "" if seat.table is None else card_now(seat.table, self.words)
        message = "describe-shown-won" if seat.has_won_round else "describe-shown"
        if seat.took:
            message = "describe-shown-lost"
        return self.say(message, seat=self.names[seat.seat], card=card)

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

    def _table(self, seat: SeatView) -> str:
        card = seat.table
        if card is None:
            return self.say("describe-card-picked" if seat.has_picked else "describe-card-none")
        if card.code is None:
            return self.say("describe-card-down")
        if card.is_up and self.detail.is_brief:
            return card_now(card, self.words)
        return self.say("describe-card-up" if card.is_up else "describe-card-known", card=card_now(card, self.words))
