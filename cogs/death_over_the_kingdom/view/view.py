"""What one seat, or the public, may know of a match (R6, R7, R59)."""

from msgspec import Struct

from bot.engine import Outcome
from cogs.death_over_the_kingdom.content.terms import ROUNDS, Goal, Mode, Phase, Scoring, Unit


class CardView(Struct, frozen=True, omit_defaults=True):
    """A card in front of a seat, as one viewer sees it."""

    code: str | None  # "KIN"; None where this viewer does not know it
    is_up: bool  # it lies face up for everybody
    value: int | None  # what it counts now; None while it lies face down
    is_turned: bool  # it shows its second value
    is_toad: bool
    is_sealed: bool = False
    is_hanged: bool = False

    @staticmethod
    def down(code: str | None) -> "CardView":
        """Face down, known to this viewer or not."""
        return CardView(code, is_up=False, value=None, is_turned=False, is_toad=False)


class HandCardView(Struct, frozen=True):
    """A card in the viewer's own hand; `key` is the option key that lays it."""

    key: str
    code: str


class SeatView(Struct, frozen=True, omit_defaults=True):
    """One seat of the ring."""

    seat: int
    points: int  # in the classic game tokens, or lives left
    table: CardView | None  # None: nothing laid yet
    hand: int  # how many cards are in the hand
    holds: tuple[str, ...]  # codes the viewer knows to be with this seat, without seeing them on the table
    has_picked: bool
    has_acted: bool
    has_won_round: bool
    took: int = 0  # tokens taken, or lives lost, in the round just scored
    is_out: bool = False  # has lost all lives


class KingdomView(Struct, frozen=True, omit_defaults=True):
    """The whole table, as seat `viewer` (None: the public) may know it."""

    viewer: int | None
    turn: int  # from 1
    turns: int
    round: int  # from 1
    goal: Goal
    phase: Phase
    dealer: int
    line: tuple[int, ...]  # seats in playing order, the Dealer last
    acting: int | None  # the seat whose action or power it is
    deck: int  # cards left in the deck
    discards: tuple[str, ...]  # open, oldest first
    seats: tuple[SeatView, ...]  # by seat number
    own_hand: tuple[HandCardView, ...]  # empty for the public
    outcome: Outcome | None
    last_round: "KingdomView | None"  # the table as all saw it when the last round was scored
    mode: Mode = "court"
    rounds: int = ROUNDS  # of a turn; the classic game is one long turn; 0: until one seat is left
    scoring: Scoring = "tokens"

    @property
    def is_void(self) -> bool:
        """R56: the round counts for nothing, as it would have put out everybody. Else somebody has lost a life."""
        return self.phase == "scored" and self.unit == "lives" and not any(seat.took for seat in self.seats)

    @property
    def unit(self) -> Unit:
        if self.mode == "court":
            return "points"
        return "lives" if self.scoring == "lives" else "tokens"
