"""The whole match."""

from typing import Literal

from msgspec import Struct, field

from cogs.p52.content.adventure_kinds import Quest as QuestShape
from cogs.p52.options import Hardness, P52Options, hardness
from cogs.p52.state.decks import Decks
from cogs.p52.state.people import Hero
from cogs.p52.state.room import Room
from cogs.p52.state.sheet import Sheet

# build: characters (P1); lay: a random room is laid (P2); drop: one side's phase (R23, R24); explore: turns in any
# order (R27); fight: by initiative (R25); door: all on the open exit (R112); level: after a room (P14); over.
Phase = Literal["build", "lay", "drop", "explore", "fight", "door", "level", "over"]
Result = Literal["won", "fallen", "late", "off", ""]  # late: what they came for lies behind; off: called off (R141)


class Progress(Struct, omit_defaults=True):
    """How far the adventure has come (5.9, R122)."""

    shape: QuestShape = "boss"
    rooms: int = 0  # to be gone through; 0: until it is found
    bosses: int = 0  # aces or bosses turned up so far
    is_found: bool = False  # the treasure is
    way_back: int = 0  # rooms still to go back through
    boss: str = ""  # a major one that was fled from: it is the next ace
    minor_card: str = ""
    is_done: bool = False  # won by leaving the last room, whose experience has been counted
    has_extra: bool = False  # the King's extra item (R122)
    is_outside: bool = False  # R123
    is_day: bool = True


class Kept(Struct, frozen=True):
    """A sheet as it stood when the last room was left (R130)."""

    seat: int
    id: str
    sheet: Sheet


class State(Struct, omit_defaults=True):
    """The whole match."""

    options: P52Options
    heroes: list[Hero]  # by seat
    decks: Decks
    room: Room = field(default_factory=Room)
    quest: Progress = field(default_factory=Progress)
    phase: Phase = "build"
    is_grim: bool = False
    drop_side: Literal["", "enemies", "heroes"] = ""
    active: int | None = None  # the seat whose turn it is
    round: int = 0  # in all rooms together
    reached: tuple[int, ...] = ()  # how far the order of this round has come (R28, R143); empty: nobody's turn yet
    ambushers: list[int] = field(default_factory=list)  # enemies that act next (R28)
    targets: list[tuple[int, int]] = field(default_factory=list)  # enemy and seat it attacked this round (R99)
    is_heading_out: bool = False  # all walk to the exit (9.7)
    lay_turn: int = 0  # who lays the next random room (P2)
    items: int = 0  # made so far; the next one's id
    gone: list[int] = field(default_factory=list)  # ids of things used up, destroyed or lost
    met: list[str] = field(default_factory=list)  # kinds of enemies seen in this match
    kept: list[Kept] = field(default_factory=list)
    has_settled: bool = False  # quest bonuses and fates are done
    result: Result = ""

    @property
    def hardness(self) -> Hardness:
        return hardness(self.options.difficulty, is_grim=self.is_grim)

    @property
    def characters(self) -> int:
        """R142: how many they are, for all that depends on it: those who were alive when this room was laid."""
        return sum(not hero.is_dead or hero.died_in == self.room.number for hero in self.heroes)

    @property
    def rooms(self) -> int:
        """Entered so far, the one they are in as well."""
        return self.room.number
