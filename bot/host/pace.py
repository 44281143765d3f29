"""How long a decision may take."""

from datetime import datetime, timedelta

from bot.engine import Prompt
from bot.host.table import Deadline

PACES: dict[str, timedelta | None] = {
    "live": timedelta(minutes=2),
    "relaxed": timedelta(hours=1),
    "correspondence": timedelta(days=1),
    "none": None,
}
REMIND_AT = 0.8  # of the time given
LEAST_QUESTION = timedelta(minutes=10)
QUESTION_WITHOUT_CLOCK = timedelta(days=1)
GRACE = timedelta(seconds=60)  # at least this much is left after the bot was away


def deadline(pace: str, prompt: Prompt, now: datetime) -> Deadline | None:
    """The deadline of a prompt asked now; none where there is no clock at all."""
    given = PACES[pace]
    if given is None:
        return None
    if prompt.within is not None:
        given = min(given, timedelta(seconds=prompt.within))
    return Deadline(prompt.number, prompt.seat, now + given, now + given * REMIND_AT)


def snoozed(pace: str, deadline: Deadline) -> Deadline:
    """The same once more."""
    given = PACES[pace]
    assert given is not None
    due = deadline.due + given
    return Deadline(deadline.prompt, deadline.seat, due, due - given * (1 - REMIND_AT))


def question_time(pace: str) -> timedelta:
    """How long a question to the table stays open."""
    given = PACES[pace]
    return QUESTION_WITHOUT_CLOCK if given is None else max(given, LEAST_QUESTION)


def with_grace(deadline: Deadline, now: datetime, lost: timedelta) -> Deadline:
    """The deadline after a restart: nobody loses their turn, or time to think, because the bot was down."""
    due = max(deadline.due + lost, now + GRACE)
    if due == deadline.due:
        return deadline
    remind = max(deadline.remind + lost, now + GRACE * REMIND_AT)
    return Deadline(deadline.prompt, deadline.seat, due, remind, deadline.is_reminded)
