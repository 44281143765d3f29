"""Which questions still hold, and whose voices count, now that the table has changed."""

from typing import Any

from msgspec.structs import replace

from bot.engine import Match
from bot.host.aside import Motion
from bot.host.table import Table


def holding(table: Table) -> tuple[Motion, ...]:
    """Those that can still be carried, without the voices of people who have no seat any more.

    An undo goes with its turn, its answer, and the seat of who asked; and nobody undoes that somebody has left.
    """
    return tuple(
        _heard(table, motion) for motion in table.aside.motions if motion.about != "undo" or _holds(table, motion)
    )


def last_leave(match: Match[Any]) -> int:
    """The place of this turn's last answer by which somebody left for good; -1 if nobody did. They stay gone."""
    return max((place for place, answer in enumerate(match.answers) if answer.is_leave), default=-1)


def _holds(table: Table, motion: Motion) -> bool:
    match = table.match
    if match is None or not any(person.id == motion.by.id for person in table.staying):
        return False
    return match.snapshot.answers + last_leave(match) < motion.kept < match.answered


def _heard(table: Table, motion: Motion) -> Motion:
    """Who gets a seat while the table decides to end is asked, too."""
    if motion.about == "swap":
        return motion
    seated = tuple(person.id for person in table.staying)
    others = tuple(person for person in seated if person != motion.by.id)
    return replace(
        motion,
        asked=others if motion.about == "end" else tuple(person for person in motion.asked if person in seated),
        agreed=tuple(person for person in motion.agreed if person in seated),
        refused=tuple(person for person in motion.refused if person in seated),
    )
