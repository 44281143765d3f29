"""Deadlines as the journal tells of them: each fired once, and none before its time."""

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.engine import NOBODY, Match
from bot.host import MOST_SNOOZES
from bot.store import DeadlineRow, Entry
from tests.crash.haste import GRACE, LIVE
from tests.crash.wake import Wake, Window

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

    def __init__(self, counts: Counter[str], *, remembers: bool = True) -> None:
        self._counts, self._remembers = counts, remembers
        self._fired: set[PromptOf] = set()
        self._kept: dict[PromptOf, DeadlineRow] = {}  # as they were the last time
        self._wake: Wake | None = None
        self._died = datetime.min.replace(tzinfo=UTC)

    def turns(self, wake: Wake | None, died: datetime) -> None:
        """Another bot has died. `wake`: when it took its matches up; None where it had not come so far."""
        self._wake, self._died = wake, died

    def keep(self, rows: Iterable[DeadlineRow]) -> None:
        if self._remembers:
            self._kept |= {(row.match, row.prompt): row for row in rows}

    def moved_wrongly(self, rows: Iterable[DeadlineRow]) -> list[str]:
        """Deadlines of before the last start that it did not put where it had to; more time may have been asked for."""
        return [wrong for row in rows if (wrong := self._wrong(row)) is not None]

    def _wrong(self, row: DeadlineRow) -> str | None:
        window = self._window((row.match, row.prompt))
        if window is None:
            return None
        self._counts["deadlines kept over a kill"] += 1
        first, last = window
        if any(first <= row.due - more * LIVE <= last for more in range(MOST_SNOOZES + 1)):
            return None
        return f"prompt {row.prompt} is due {row.due:%X.%f}, and should be from {first:%X.%f} to {last:%X.%f}"

    def _window(self, prompt: PromptOf) -> Window | None:
        """When a deadline of before the last start is due."""
        row = self._kept.get(prompt)
        if row is None:
            return None
        return (row.due, row.due) if self._wake is None else self._wake.due(row, self._died)

    def overdue(self, rows: Iterable[DeadlineRow], life: Life | None, starved: timedelta = timedelta()) -> list[int]:
        """The prompts whose deadline should have fired while the bot was there, and was let by the machine."""
        slack = SLACK + 2 * starved
        if life is None or life[1] - life[0] < GRACE + slack:
            return []
        return [row.prompt for row in rows if row.due < life[1] - slack]

    def complaint(self, match: str, entry: Entry, asked: Asked) -> str | None:
        """What is wrong with an answer of the journal, if a deadline gave it: a restart gives time, and takes none."""
        assert entry.answer is not None
        fired = match, entry.answer.prompt
        if entry.answer.by != "timeout" or entry.answer.seat == NOBODY:
            return None
        window, given = self._window(fired), entry.at - asked.since[entry.answer.prompt]
        self._kept.pop(fired, None)
        self._fired.add(fired)
        self._counts["deadlines fired"] = len(self._fired)
        self._counts["deadlines kept over a kill that fired"] += window is not None
        if given < LIVE:
            return f"a deadline that fired after {given} (entry {entry.sequence})"
        if window is not None and entry.at < window[0]:
            return f"a deadline that fired {window[0] - entry.at} before it was due (entry {entry.sequence})"
        if window is not None and entry.at > window[1] + MOST_SNOOZES * LIVE + SLACK:
            return f"a deadline that fired {entry.at - window[1]} after it was due (entry {entry.sequence})"
        return None
