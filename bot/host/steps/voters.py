"""Which votes can still be carried, and who votes in them, after people have come and gone."""

from msgspec.structs import replace

from bot.host.model.reach import is_within_reach
from bot.host.model.table import Table
from bot.host.model.table_notes import Vote


def open_votes(table: Table) -> tuple[Vote, ...]:
    """The votes that can still be carried, counting only people who still have a seat.

    An undo goes with its answer, with the seat of who asked, and where what it would take back is settled.
    """
    return tuple(
        _among_seated(table, vote) for vote in table.notes.votes if vote.about != "undo" or _can_be_undone(table, vote)
    )


def _can_be_undone(table: Table, vote: Vote) -> bool:
    match = table.match
    if match is None or not any(person.id == vote.by.id for person in table.staying):
        return False
    return is_within_reach(match, vote.kept)


def _among_seated(table: Table, vote: Vote) -> Vote:
    """The vote among those who are seated now: to end a match everybody is asked, also who came later."""
    if vote.about == "swap":
        return vote
    seated = tuple(person.id for person in table.staying)
    others = tuple(person for person in seated if person != vote.by.id)
    return replace(
        vote,
        asked=others if vote.about == "end" else tuple(person for person in vote.asked if person in seated),
        agreed=tuple(person for person in vote.agreed if person in seated),
        refused=tuple(person for person in vote.refused if person in seated),
    )
