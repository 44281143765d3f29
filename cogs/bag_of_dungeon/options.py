"""How a match is to be played (R7)."""

from typing import Annotated, Literal

from msgspec import Meta

from bot.engine import Options

Mode = Literal["dungeon", "forest", "combined"]


class BagOptions(Options, frozen=True):
    """R7. How long a decision may take is the table's pace.

    `reaction_timeout_s`: seconds a reaction in the midst of a deed may take where the pace gives more; 0: no less.
    `first`: the seat that begins, counted from 1; 0 lets chance decide (R6).
    `most_rounds`: the adventure is lost when so many rounds have passed; 0 knows no end (our own guard).
    """

    mode: Mode = "dungeon"
    style: Literal["coop", "competitive"] = "coop"
    skill_tokens: bool = True
    enhanced_items: bool = True
    house_restore: Annotated[bool, Meta(extra={"asked": "restore_lives"})] = False
    house_tagging: Annotated[bool, Meta(extra={"asked": "own_rounds"})] = False
    pvp: Annotated[bool, Meta(extra={"asked": "attacks"})] = False
    kb_bosses: Annotated[bool, Meta(extra={"asked": "blows_on_bosses"})] = False
    solo_party: Annotated[int, Meta(ge=1, le=2, extra={"asked": "two_adventurers", "yes": 2})] = 1
    first: Annotated[int, Meta(ge=0, le=4)] = 0
    most_rounds: Annotated[int, Meta(ge=0, le=200)] = 60
    reaction_timeout_s: Annotated[int, Meta(ge=0, le=3600, extra={"asked": "reactions"})] = 0
