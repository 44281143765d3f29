"""How a match is to be played (5.9, R128, and the switches of section 6)."""

from typing import Annotated, Literal

from msgspec import Meta

from bot.engine import Options

AdventureKey = Literal["lamp", "gaol", "winds", "delve"]
# fitting: gentle with a newcomer of level 1, else grim (R128); dire is for heroes who live on.
Difficulty = Literal["fitting", "gentle", "grim", "dire"]
Hardness = Literal["gentle", "grim", "dire"]


def hardness(wanted: Difficulty, *, is_grim: bool) -> Hardness:
    """What it comes to, once it is known who plays. A dire table is grim as well."""
    if wanted == "dire":
        return "dire"
    return "grim" if is_grim else "gentle"


class P52Options(Options, frozen=True):
    """How long a decision may take is the table's pace.

    `drop`: an Ace or a King at the door gives one side a phase of its own, or only the first places (A1).
    `sight`: how far a lit room is seen, two steps or all that can be seen (A20).
    `finds`: what is found is taken by itself, or its finder is asked (9.7).
    `most_rounds`: people know no limit and are not asked (R141). A simulation may set one: the match is called off when
    so many rounds have passed in one room.
    """

    adventure: AdventureKey = "lamp"
    difficulty: Difficulty = "fitting"
    drop: Literal["phase", "order"] = "phase"
    sight: Literal["two", "all"] = "two"
    finds: Literal["taken", "asked"] = "taken"
    most_rounds: Annotated[int, Meta(ge=0, le=200, extra={"asked": ""})] = 0
