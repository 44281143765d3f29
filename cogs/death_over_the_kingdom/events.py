"""What can happen in a match: each event with its rule. Only events with `to` may name a hidden card (R59)."""

from typing import Annotated, ClassVar

from bot.engine import As, Event, Seat, Seats

Card = Annotated[str, As("card")]
Cards = Annotated[tuple[str, ...], As("card")]
Goal = Annotated[str, As("goal")]


class DealerDrawn(Event, frozen=True):
    rule: ClassVar[str] = "R5"
    dealer: Seat


class TurnBegan(Event, frozen=True):
    """`line` is the order of play, the Dealer last; `deck` counts the cards left over."""

    rule: ClassVar[str] = "R11"
    turn: int
    turns: int
    dealer: Seat
    starter: Seat
    line: Seats
    deck: int


class HandDealt(Event, frozen=True):
    """To its seat alone."""

    rule: ClassVar[str] = "R11"
    seat: Seat
    cards: Cards


class RoundBegan(Event, frozen=True):
    rule: ClassVar[str] = "R10"
    turn: int
    round: int
    goal: Goal


class CardLaid(Event, frozen=True):
    """To its seat alone: the card it laid face down."""

    rule: ClassVar[str] = "R14"
    seat: Seat
    card: Card


class AllLaid(Event, frozen=True):
    """Everybody has laid a card: the actions begin with `starter`."""

    rule: ClassVar[str] = "R14"
    round: int
    starter: Seat


class CardReceived(Event, frozen=True):
    """To its seat alone: its table card is now this one."""

    rule: ClassVar[str] = "R6"
    seat: Seat
    card: Card


class Exchanged(Event, frozen=True):
    rule: ClassVar[str] = "R17"
    turns_by: ClassVar[str] = "actor"
    actor: Seat
    target: Seat


class CutDeclared(Event, frozen=True):
    rule: ClassVar[str] = "R18"
    actor: Seat


class Cut(Event, frozen=True):
    """The `depth`-th card from the top replaces the old one; both are shown."""

    rule: ClassVar[str] = "R19"
    actor: Seat
    depth: int
    old: Card
    new: Card


class Folded(Event, frozen=True):
    rule: ClassVar[str] = "R21"
    turns_by: ClassVar[str] = "actor"
    actor: Seat


class HandSwapped(Event, frozen=True):
    rule: ClassVar[str] = "R23"
    actor: Seat


class MerchantShown(Event, frozen=True):
    """The Merchant is shown and looks at the target's card."""

    rule: ClassVar[str] = "R24"
    actor: Seat
    target: Seat


class MerchantLooked(Event, frozen=True):
    """To the Merchant's owner alone: what the target has."""

    rule: ClassVar[str] = "R24"
    actor: Seat
    target: Seat
    card: Card


class MerchantSwapped(Event, frozen=True):
    rule: ClassVar[str] = "R24"
    actor: Seat
    target: Seat


class MerchantKept(Event, frozen=True):
    rule: ClassVar[str] = "R24"
    actor: Seat
    target: Seat


class ThiefStole(Event, frozen=True):
    """The Thief is shown and changes places with the target's card."""

    rule: ClassVar[str] = "R25"
    actor: Seat
    target: Seat


class Juggled(Event, frozen=True):
    """The Juggler is shown; the cards of two others change places."""

    rule: ClassVar[str] = "R26"
    actor: Seat
    one: Seat
    other: Seat


class DragonBurned(Event, frozen=True):
    """The Dragon is shown and burns the target's card; the target draws another."""

    rule: ClassVar[str] = "R27"
    actor: Seat
    target: Seat
    card: Card


class DragonSlain(Event, frozen=True):
    """The Dragon met a Knight and is discarded; its owner draws another card."""

    rule: ClassVar[str] = "R27"
    actor: Seat
    target: Seat


class Revealed(Event, frozen=True):
    """All table cards are turned up; a `CardRevealed` for each seat of the line follows."""

    rule: ClassVar[str] = "R29"
    round: int


class CardRevealed(Event, frozen=True):
    """`value` is the printed one."""

    rule: ClassVar[str] = "R29"
    seat: Seat
    card: Card
    value: int


class InnkeeperSwapped(Event, frozen=True):
    rule: ClassVar[str] = "R33"
    actor: Seat
    target: Seat


class InnkeeperStayed(Event, frozen=True):
    rule: ClassVar[str] = "R33"
    actor: Seat


class JesterTurned(Event, frozen=True):
    """The target's card is turned to its other value and now counts `value`."""

    rule: ClassVar[str] = "R34"
    actor: Seat
    target: Seat
    card: Card
    value: int


class JesterStayed(Event, frozen=True):
    rule: ClassVar[str] = "R34"
    actor: Seat


class MonkRose(Event, frozen=True):
    rule: ClassVar[str] = "R35"
    seat: Seat
    value: int


class SorceressFled(Event, frozen=True):
    rule: ClassVar[str] = "R36"
    seat: Seat
    value: int


class SorceressCast(Event, frozen=True):
    """The target's card is a toad and counts 0."""

    rule: ClassVar[str] = "R37"
    actor: Seat
    target: Seat
    card: Card


class SorceressStayed(Event, frozen=True):
    rule: ClassVar[str] = "R36"
    actor: Seat


class KnightRoused(Event, frozen=True):
    rule: ClassVar[str] = "R38"
    seat: Seat
    value: int


class PrincessTaken(Event, frozen=True):
    rule: ClassVar[str] = "R39"
    seat: Seat
    value: int


class QueenCharmed(Event, frozen=True):
    rule: ClassVar[str] = "R40"
    seat: Seat
    value: int


class HighestWon(Event, frozen=True):
    rule: ClassVar[str] = "R42"
    winners: Seats
    value: int


class LowestWon(Event, frozen=True):
    rule: ClassVar[str] = "R42"
    winners: Seats
    value: int


class BetweenWon(Event, frozen=True):
    """The winners lie strictly between `low` and `high`."""

    rule: ClassVar[str] = "R43"
    winners: Seats
    low: int
    high: int


class NobodyBetween(Event, frozen=True):
    rule: ClassVar[str] = "R44"


class PointTaken(Event, frozen=True):
    """`points` is the new total."""

    rule: ClassVar[str] = "R45"
    turns_by: ClassVar[str] = "seat"
    seat: Seat
    points: int


class SecondPlaceWon(Event, frozen=True):
    """The match is over: `points` is the second-highest total, and whoever has it wins."""

    rule: ClassVar[str] = "R47"
    winners: Seats
    points: int


class NobodyWon(Event, frozen=True):
    """The match is over and everybody is tied."""

    rule: ClassVar[str] = "R48"
