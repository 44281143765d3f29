"""How a match is to be played (D1, R89, R90)."""

from typing import Annotated, Literal

from msgspec import Meta

from bot.engine import Options
from cogs.deckbox_dungeons.content.kinds import Level
from cogs.deckbox_dungeons.content.quest_kinds import QuestKey


class DeckboxOptions(Options, frozen=True):
    """How long a decision may take is the table's pace.

    `hand_dice`: the dice are handed to whoever rolls them; else they are rolled by themselves.
    `people`: by seat whose it is, settled when the match begins; empty: everybody has one (R87).
    `most_rounds`: the quest is lost when so many rounds have passed; 0 knows no end (our own guard, R99).
    """

    quest: QuestKey = "cellar"
    level: Level = "normal"
    encounters: Literal["wide", "short"] = "wide"
    hand_dice: bool = False
    most_rounds: Annotated[int, Meta(ge=0, le=200)] = 60
    people: Annotated[tuple[int, ...], Meta(extra={"asked": ""})] = ()
