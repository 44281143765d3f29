"""What one viewer may know of a match, with all that pictures, texts and automata need.

Hidden: the order of all decks; other people's scrolls, what they carry unworn, their traps, their Lone Quest's branch.
Counts of all these are public. A tuple that is None is hidden from this viewer.
"""

from msgspec import Struct

from bot.engine import Outcome
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.state.boards import Defender, Solo
from cogs.dead_throne.state.match import OpenQuest, Phase, Result
from cogs.dead_throne.state.people import Slot, Tally


class ThingView(Struct, frozen=True):
    """A card somebody has. `id` is the number in option keys; `slot` where it is worn; `in_sack`: in the rucksack."""

    id: int
    kind: str
    key: str
    is_broken: bool = False
    charms: int = 0
    slot: Slot | None = None
    in_sack: bool = False


class TrapView(Struct, frozen=True):
    """One's own trap. `added` are the keys laid in."""

    id: int
    key: str
    level: int
    added: tuple[str, ...]


class WalkView(Struct, frozen=True):
    """The Game Turn somebody is in: the dice, steps still to go, and the way gone."""

    roll: tuple[int, ...]
    left: int
    path: tuple[str, ...]
    has_rolled: bool
    has_interacted: bool


class MarchView(Struct, frozen=True):
    """R137, R144: where enemies of one step go when all heroes have played. `ways`: people choose among several."""

    at: str
    enemy: str
    ways: tuple[tuple[str, ...], ...]  # the steps gone; an empty one: they stay
    towns: tuple[str, ...]  # tiles they make for; none: the castle


class PlayerView(Struct, frozen=True):
    """A seat. `pack`, `scrolls`, `traps` are None where they are hidden; the counts are public."""

    seat: int
    character: str  # empty: not chosen yet
    at: str
    health: int
    most_health: int
    coin: int
    attack: int
    defence: int
    worn: tuple[ThingView, ...]
    pack: tuple[ThingView, ...] | None  # inventory and rucksack
    pack_count: int
    room: int  # so many more things can be carried; below 0: so many are too many, until they are parted with (R99)
    scrolls: tuple[str, ...] | None
    scroll_count: int
    spent_count: int
    traps: tuple[TrapView, ...] | None
    trap_count: int
    pieces: int
    stones: tuple[str, ...]
    has_crown: bool
    lones: tuple[tuple[str, int], ...]  # Lone Quests that last, each with the turns left
    held_by: str  # the enemy it remains with; empty: none
    held_turns: int
    remains: int
    is_trapped: bool
    whet: int  # what a Whetstone adds to the next attack of this turn
    conjured: tuple[str, ...]  # blade, bulwark
    has_smoke: bool  # the next flight needs no 9
    is_fogged: bool  # their next walk is one die
    loses_roll: bool  # the next time they could walk they may not (Dead Man's Well)
    is_dead: bool  # with `at`: lies there (R146)
    loses_turn: bool  # R172: before they come back
    is_out: bool
    in_market: bool
    walk: WalkView | None  # while it is their Game Turn
    group: tuple[int, ...]  # Defender: with whom they walk, themselves among them; empty: alone
    tally: Tally


class GroundView(Struct, frozen=True):
    """What lies on a step. `active`: those of the stones that are on their own terrain."""

    step: str
    pieces: int
    stones: tuple[str, ...]
    active: tuple[str, ...]
    has_crown: bool


class BattleView(Struct, frozen=True):
    id: int
    at: str
    order: tuple[int, ...]
    next: int  # the seat whose Battle Turn it is
    hidden: tuple[int, ...]
    afar: tuple[int, ...]
    rounds: int


class ParleyView(Struct, frozen=True):
    """Who sits in a trade; what is on the table only they see."""

    id: int
    at: str
    members: tuple[int, ...]


class MarketView(Struct, frozen=True):
    """All of it is public."""

    stock: dict[str, int]
    region: tuple[ThingView, ...]
    pieces: int
    traps: int


class ThroneView(Struct, frozen=True):
    """The whole match."""

    viewer: int | None
    options: ThroneOptions
    phase: Phase
    round: int
    active: int | None  # whose Game Turn it is
    players: tuple[PlayerView, ...]  # by seat
    ground: tuple[GroundView, ...]
    battles: tuple[BattleView, ...]
    parleys: tuple[ParleyView, ...]
    market: MarketView
    quests: tuple[OpenQuest, ...]
    bars: tuple[tuple[str, int], ...]  # steps barred, and by whom
    decks: dict[str, int]  # cards left, by deck; those of scrolls together
    stones: int  # in play
    pieces: int  # still in the game
    solo: Solo | None
    defender: Defender | None
    marches: tuple[MarchView, ...]
    result: Result
    outcome: Outcome | None
