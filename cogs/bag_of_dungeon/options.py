"""How a match is to be played (R7)."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from bot.engine import Options
from cogs.bag_of_dungeon.content import PRESETS

Mode = Literal["dungeon", "forest", "combined"]
Level = Literal["box", "gentle", "fair", "grim"]


class BagOptions(Options, frozen=True):
    """R7. How long a decision may take is the table's pace.

    `level`: sets some of the others when the match begins, by how many sit down; `box` sets none.
    `vines`: so many tiles of Red Vine are in the forest's stack (ours; each is a place for a seed).
    `reaction_timeout_s`: seconds a reaction in the midst of a deed may take where the pace gives more; 0: no less.
    `first`: the seat that begins, counted from 1; 0 lets chance decide (R6).
    `most_rounds`: the adventure is lost when so many rounds have passed; 0 knows no end (our own guard).
    """

    mode: Mode = "dungeon"
    level: Level = "box"
    solo_party: Annotated[int, Meta(ge=1, le=2, extra={"asked": "two_adventurers", "yes": 2})] = 1
    style: Literal["coop", "competitive"] = "coop"
    skill_tokens: bool = True
    enhanced_items: bool = True
    house_restore: Annotated[bool, Meta(extra={"asked": "restore_lives"})] = False
    house_tagging: Annotated[bool, Meta(extra={"asked": "own_rounds"})] = False
    pvp: Annotated[bool, Meta(extra={"asked": "attacks"})] = False
    kb_bosses: Annotated[bool, Meta(extra={"asked": "blows_on_bosses"})] = False
    vines: Annotated[int, Meta(ge=1, le=5)] = 5
    first: Annotated[int, Meta(ge=0, le=4)] = 0
    most_rounds: Annotated[int, Meta(ge=0, le=200)] = 60
    reaction_timeout_s: Annotated[int, Meta(ge=0, le=3600, extra={"asked": "reactions"})] = 0


def settled(options: BagOptions, seats: int) -> BagOptions:
    """The options with what their level stands for, where so many sit down."""
    for preset in PRESETS:
        if preset.level == options.level and options.mode in preset.modes and seats in preset.seats:
            return replace(options, **preset.sets)
    return options
