"""The round scored last, as everybody saw it: it is shown while the next one is being played.

Once a round is scored all its cards lie open, so nothing here is secret. Fields that are always the same (`viewer`,
`acting`, …) stand in every snapshot ever written, so they are kept: older and newer versions read each other's.
"""

from typing import Literal

from msgspec import Struct

from cogs.death_over_the_kingdom.content.terms import ROUNDS, Goal, Mode, Scoring


class ScoredCard(Struct, frozen=True, omit_defaults=True):
    """A card in front of a seat, face up."""

    code: str
    is_up: Literal[True]
    value: int  # what it counted
    is_turned: bool
    is_toad: bool
    is_sealed: bool = False
    is_hanged: bool = False


class ScoredSeat(Struct, frozen=True, omit_defaults=True):
    seat: int
    points: int
    table: ScoredCard | None  # None: it was out already
    hand: int  # cards left in the hand
    holds: tuple[str, ...]  # codes of those everybody knows to be there
    has_picked: bool
    has_acted: bool
    has_won_round: bool
    took: int = 0
    is_out: bool = False


class ScoredRound(Struct, frozen=True, omit_defaults=True):
    viewer: None
    turn: int
    turns: int
    round: int
    goal: Goal
    phase: Literal["scored"]
    dealer: int
    line: tuple[int, ...]
    acting: None
    deck: int  # cards left in the deck
    discards: tuple[str, ...]
    seats: tuple[ScoredSeat, ...]  # by seat number
    own_hand: tuple[()]
    outcome: None
    last_round: None
    mode: Mode = "court"
    rounds: int = ROUNDS
    scoring: Scoring = "tokens"
