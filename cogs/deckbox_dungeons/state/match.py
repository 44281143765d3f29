"""The whole match."""

from typing import Literal

from msgspec import Struct, field

from cogs.deckbox_dungeons.content.quest_kinds import QuestKind
from cogs.deckbox_dungeons.content.tables import QUESTS
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero, Item, March, Tile

Phase = Literal["build", "heroes", "enemies", "over"]
Result = Literal["won", "fallen", "doom", "late", ""]  # how it ended: won, all downed, Doom, too many rounds


class State(Struct):
    """The whole match."""

    options: DeckboxOptions
    heroes: list[Hero]  # by seat
    tiles: list[Tile]  # laid, oldest first; the start tile is the first
    tile_deck: list[str]  # faces, the first is the top (R32)
    encounter_deck: list[str]  # the first is the top
    item_deck: list[Item]  # the last is the top
    market: list[Item | None]  # three cards face up (R6)
    discards: list[Item] = field(default_factory=list)
    enemies: list[Enemy] = field(default_factory=list)  # oldest first
    spawned: int = 0  # enemies so far
    phase: Phase = "build"
    round: int = 1
    quiet: int = 0  # rounds in a row without an enemy, since somebody explored, revived or did a deed
    active: int | None = None  # the seat whose hero is activated
    doom: int = 0
    tongues: int = 0
    tongue_tile: int = -1  # where the second was taken (Q2)
    tolls_left: int = 0
    seals: int = 0
    has_forged: bool = False
    goal_round: int = 0  # when the goal tile was revealed
    has_goal_come: bool = False
    marches: list[March] = field(default_factory=list)  # of the last Enemy Phase
    result: Result = ""

    @property
    def quest(self) -> QuestKind:
        return QUESTS[self.options.quest]
