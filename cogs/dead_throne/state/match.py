"""The whole match."""

from typing import Literal

from msgspec import Struct, field

from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.state.battle import Battle, Parley
from cogs.dead_throne.state.boards import Defender, Solo
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Ground, Thing

# choose: characters, starting places and scrolls; play; over.
Phase = Literal["choose", "play", "over"]
# How it ended: stones, pieces, crown (carried into the castle), last (player left), dusk; won and lost of the others.
Result = Literal["", "stones", "pieces", "crown", "last", "dusk", "won", "lost"]
DeckKey = Literal["field", "woods", "docks", "rocks", "loot", "war", "ward", "way", "traps", "quests"]


class OpenQuest(Struct, omit_defaults=True):
    """A Tavern quest that lies open (R114), and how far each seat has come with it."""

    key: str
    progress: dict[int, list[str]] = field(default_factory=dict)
    since: int = 0  # deeds of `State.deeds` that came before it was opened


class Deed(Struct, omit_defaults=True):
    """Something a player did that a quest or a board may count: settled after each interaction and Battle Turn (R182).

    What: enemy (key, home: an enemy defeated), player (`other`: an opponent defeated), trade (`other`, if on one step
    with them; else -1), quick (key: the path used), trap (one of theirs sprang), step (key: the step interacted with),
    inside (key: a structure entered), tavern (key: its step), quest (key: a quest done).
    """

    seat: int
    what: Literal["enemy", "player", "trade", "quick", "trap", "step", "inside", "tavern", "quest"]
    key: str = ""
    home: str = ""
    other: int = -1
    number: int = 0  # an enemy's level; tavern: the coin they came in with
    is_in_battle: bool = True  # player: the opponent fell in a battle with them, not by a scroll on the road
    is_settled: bool = False  # quests have been paid for it


class Bar(Struct, frozen=True):
    """Bar the Way: nobody else enters the step until its owner's next turn begins."""

    step: str
    seat: int


class State(Struct, omit_defaults=True):
    """The whole match. A deck is a queue of cards: the front is first, what is given back goes to the end (R6).

    A card is written kind:key, such as enemy:f1, item:torch, lone:lq1, ring:weeping-ring, relic:mouse-crown,
    event:stray-horse, coin:field, merchant:, mage:, lair:; scrolls, traps and quests are their keys alone.
    """

    options: ThroneOptions
    players: list[Player]  # by seat
    decks: dict[DeckKey, list[str]]
    market: dict[str, int]  # items of the Market's own section: copies by key
    region: list[Thing] = field(default_factory=list)  # what was sold and did not come from the Market (R23)
    market_pieces: int = 0  # Medallion Pieces for sale (R2, R129)
    ground: dict[str, Ground] = field(default_factory=dict)
    quests: list[OpenQuest] = field(default_factory=list)
    phase: Phase = "choose"
    first: int = 0  # the seat that went first
    next: int = 0  # whose Game Turn is next
    round: int = 1
    battles: list[Battle] = field(default_factory=list)
    parleys: list[Parley] = field(default_factory=list)
    shoppers: list[int] = field(default_factory=list)  # in the Market beside the round (R22, R64)
    bars: list[Bar] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    stones: int = 0  # Region Stones in play
    pieces: int = 0  # Medallion Pieces still in the game
    things: int = 0  # made so far: the next one's id
    ids: int = 0  # of battles, trades, traps and spawns
    met: list[str] = field(default_factory=list)  # enemies and cards seen in this match: flavour is told once
    solo: Solo | None = None
    defender: Defender | None = None
    result: Result = ""
    winners: list[int] = field(default_factory=list)
