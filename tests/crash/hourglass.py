"""Deadlines as the journal tells of them: each fired once, and none before its time."""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from bot.engine import Match
from bot.store import DeadlineRow, Entry
from tests.crash.hurried import GRACE, LIVE

SLACK = timedelta(seconds=5)  # for a busy machine
Life = tuple[datetime, datetime]  # from when on a bot is sure to have been up, and when it was killed
PromptOf = tuple[str, int]  # a match, and a number


class Asked:
    """Since when each prompt of one match has been asked, while its answers are played again."""

    def __init__(self, match: Match[Any], at: datetime) -> None:
        self.since = {prompt.number: at for prompt in match.prompts}
        self._open = _by_seat(match)

    def goes_on(self, match: Match[Any], answered: int, at: datetime) -> None:
        """An answer was taken. Where others were taken back after it, who was asked is asked on, by a new number."""
        asked_on = {seat: self.since[number] for seat, number in self._open.items() if number != answered}
        is_renumbered = match.answered in match.leaps
        for prompt in match.prompts:
            self.since.setdefault(prompt.number, asked_on.get(prompt.seat, at) if is_renumbered else at)
        self._open = _by_seat(match)


def _by_seat(match: Match[Any]) -> dict[int, int]:
    return {prompt.seat: prompt.number for prompt in match.prompts}


class Hourglass:
    """Remembers what was due from one kill to the next."""

    def __init__(self, counts: Counter[str]) -> None:
        self._counts = counts
        self._fired: set[PromptOf] = set()
        self._due: dict[PromptOf, datetime] = {}  # as it was kept the last time

    def keep(self, rows: Iterable[DeadlineRow]) -> None:
        self._due |= {(row.match, row.prompt): row.due for row in rows}

    def overdue(self, rows: Iterable[DeadlineRow], life: Life | None) -> list[int]:
        """The prompts whose deadline should have fired while the bot was there."""
        if life is None or life[1] - life[0] < GRACE + SLACK:
            return []
        return [row.prompt for row in rows if row.due < life[1] - SLACK]

    def complaint(self, match: str, entry: Entry, asked: Asked) -> str | None:
        """What is wrong with an answer of the journal, if a deadline gave it: a restart gives time, and takes none."""
        assert entry.answer is not None
        fired = match, entry.answer.prompt
        if entry.answer.by != "timeout":
            return None
        due, given = self._due.pop(fired, None), entry.at - asked.since[entry.answer.prompt]
        self._fired.add(fired)
        self._counts["deadlines fired"] = len(self._fired)
        self._counts["deadlines kept over a kill that fired"] += due is not None
        if given < LIVE:
            return f"a deadline that fired after {given} (entry {entry.sequence})"
        if due is not None and entry.at < due:
            return f"a deadline that fired {due - entry.at} before it was due (entry {entry.sequence})"
        return None
