"""Time that seats save up: what a decision took is taken out of the seat's bank, and an answer brings some more."""

from datetime import datetime, timedelta

from bot.host.model.pace import BANKS, PACES, saved, time_given
from bot.host.model.table import Deadline, Table
from bot.store import Entry


def banks(old: Table, new: Table, entry: Entry | None, now: datetime) -> dict[int, int]:
    """By seat, the seconds it has from here on. `entry`: what the journal says of this step."""
    if new.pace not in BANKS or new.status != "open":
        return {}
    kept = {seat.seat: new.banks.get(seat.seat, _full(new.pace)) for seat in new.seats}
    answered = entry.answer.prompt if entry is not None and entry.answer is not None else None
    asked = {prompt.number for prompt in new.prompts}
    for due in old.deadlines.values():
        if not due.is_pause and due.prompt not in asked:
            kept[due.seat] = saved(new.pace, _left(old, due, kept[due.seat], now), has_answered=due.prompt == answered)
    if entry is not None and entry.kept is not None:
        kept |= {seat: max(0, kept[seat] - _each(new.pace)) for seat in _asked_again(old, new)}
    return kept


def _asked_again(old: Table, new: Table) -> set[int]:
    """The seats whose answers were taken back: what those had brought them is gone too."""
    return {prompt.seat for prompt in new.prompts} - {prompt.seat for prompt in old.prompts}


def _each(pace: str) -> int:
    return int(BANKS[pace].each.total_seconds())


def _full(pace: str) -> int:
    given = PACES[pace]
    assert given is not None
    return int(given.total_seconds())


def _left(table: Table, due: Deadline, before: int, now: datetime) -> timedelta:
    """What is left of the bank. A decision may have been given less than all of it; no delay ever adds to it."""
    prompt = next((prompt for prompt in table.prompts if prompt.number == due.prompt), None)
    given = (time_given(table, prompt) if prompt is not None else None) or timedelta(seconds=before)
    spent = min(max(given - (due.due - now), timedelta()), given)
    return timedelta(seconds=before) - spent
