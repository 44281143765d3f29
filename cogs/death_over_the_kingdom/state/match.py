"""The state of a match: the table, the hands, the deck, and who knows what. Pure data, plus the line (R3, R4)."""

from functools import cache

from msgspec import Struct, field

from cogs.death_over_the_kingdom.content.characters import Ability, Power
from cogs.death_over_the_kingdom.content.terms import GOALS, ROUNDS, Goal, Mode, Phase, Scoring
from cogs.death_over_the_kingdom.state.cards import Card
from cogs.death_over_the_kingdom.state.knowledge import Knowledge, Note
from cogs.death_over_the_kingdom.state.last_round import ScoredRound
from cogs.death_over_the_kingdom.state.place import Place


@cache
def _ring(count: int, dealer: int) -> tuple[int, ...]:
    """All seats, from the Dealer's left round to the Dealer."""
    return tuple((dealer + step) % count for step in range(1, count + 1))


class State(Struct):
    """Everything the rules need. `rules/setup` makes one to be played, or one laid out by hand to be tried."""

    places: list[Place]  # by seat number
    knowledge: Knowledge
    dealer: int
    mode: Mode = "court"
    turn: int = 0  # the one being played, from 1; 0 before the first
    round: int = ROUNDS  # 1 to 3; in the classic game on to `rounds`, and 0 before the first
    phase: Phase = "pick"
    acting: int | None = None  # the seat whose action or power it is
    deck: list[Card] = field(default_factory=list)  # top first
    discards: list[Card] = field(default_factory=list)  # open, oldest first (R15)
    last_round: ScoredRound | None = None  # shown while the next one is played
    length: int = 3  # of the classic game: rounds per player (R49)
    scoring: Scoring = "tokens"  # of the classic game

    @property
    def turns(self) -> int:
        """R9: as many as there are players."""
        return len(self.places) if self.mode == "court" else 1

    @property
    def rounds(self) -> int:
        """Of a turn (R10), or of the whole classic game (R49); 0 where it is played until one is left (R56)."""
        if self.mode == "court":
            return ROUNDS
        return 0 if self.scoring == "lives" else self.length * len(self.places)

    @property
    def goal(self) -> Goal:
        return GOALS[self.round - 1] if self.mode == "court" else "above"

    @property
    def line(self) -> tuple[int, ...]:
        """R3: the seats in playing order, the Dealer last. R56: who is out is not in it."""
        ring = _ring(len(self.places), self.dealer)
        if self.scoring == "lives" and any(place.out_round for place in self.places):  # the rules ask at every step
            return tuple(seat for seat in ring if not self.places[seat].is_out)
        return ring

    @property
    def starter(self) -> int:
        return self.line[0]

    def left_of(self, seat: int) -> int | None:
        """R4: the next in the line; the Dealer has nobody there."""
        line = self.line
        return None if seat == line[-1] else line[line.index(seat) + 1]

    def right_of(self, seat: int) -> int | None:
        """R4: the one before in the line; the starting player has nobody there."""
        line = self.line
        return None if seat == line[0] else line[line.index(seat) - 1]

    def others(self, seat: int) -> list[int]:
        """Everybody else, in the order of the line."""
        return [other for other in self.line if other != seat]

    def targets(self, seat: int) -> list[int]:
        """Everybody else whose card may be taken or chosen (R54)."""
        return [other for other in self.others(seat) if not self.table(other).is_sealed]

    def left_target(self, seat: int) -> int | None:
        """The player on the left, where that card may be swapped (R17, R33, R54)."""
        left = self.left_of(seat)
        return None if left is None or self.table(left).is_sealed else left

    def hand(self, seat: int) -> list[Card]:
        return self.places[seat].hand

    def table(self, seat: int) -> Card:
        """The card in front of this seat (R6)."""
        card = self.places[seat].table
        assert card is not None, f"seat {seat} has laid no card"
        return card

    def ability(self, seat: int) -> Ability | None:
        return self.table(seat).character.ability_in(self.mode)

    def power(self, seat: int) -> Power | None:
        return self.table(seat).character.power_in(self.mode)

    @property
    def in_play(self) -> list[Card]:
        """R8: the table cards, in the order of the line."""
        return [self.table(seat) for seat in self.line]

    def is_in_play(self, code: str) -> bool:
        return any(card.code == code for card in self.in_play)

    def values(self) -> list[int]:
        """What each seat's card counts now, by seat."""
        return [self.table(seat).value for seat in range(len(self.places))]

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(place.points for place in self.places)

    def note(self, viewer: int | None, seat: int) -> Note:
        return self.knowledge.of(viewer, seat)
