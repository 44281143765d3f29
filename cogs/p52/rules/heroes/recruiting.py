"""A character made outside of a match: by R6, with seven points, the mean of the middle card, as in 5.2."""

from typing import Literal, NamedTuple

from cogs.p52.content.kinds import Cores
from cogs.p52.content.tables import ABILITIES, CLASSES, QUIRKS, RACES
from cogs.p52.rules.heroes.sheets import learnable, new_sheet, sound_points, useful
from cogs.p52.state.sheet import Sheet

POINTS = 7
Mistake = Literal["unknown", "points", "extra"]


class Recruit(NamedTuple):
    """What its owner says; what is left open is found. Without points they are spread to where they are asked for."""

    name: str
    race: str
    calling: str
    points: Cores = Cores()
    extra: str = ""
    quirk: str = ""

    @property
    def is_known(self) -> bool:
        """Are all of them words of the game?"""
        has_known_words = self.race in RACES and self.calling in CLASSES
        return has_known_words and self.quirk in {"", *QUIRKS} and self.extra in {"", *ABILITIES}


def recruited(one: Recruit) -> Sheet | Mistake:
    """Its sheet, or what is wrong."""
    if not one.is_known:
        return "unknown"
    if one.points.total not in {0, POINTS}:
        return "points"
    points = one.points if one.points.total else sound_points(one.race, one.calling, POINTS)
    sheet = new_sheet(one.name, one.race, one.calling, points, one.quirk)
    open_to_it = learnable(sheet)
    if one.extra and one.extra not in open_to_it:
        return "extra"
    if open_to_it:
        sheet.abilities[one.extra or useful(open_to_it)] = 1
    return sheet
