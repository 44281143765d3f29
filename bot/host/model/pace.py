"""How long things last: a decision and its reminder, a vote, a table that everybody has left."""

from datetime import datetime, timedelta

from bot.engine import Pause, Prompt
from bot.host.model.table import Deadline

PACES: dict[str, timedelta | None] = {
    "live": timedelta(minutes=2),
    "relaxed": timedelta(hours=1),
    "correspondence": timedelta(days=1),
    "none": None,
}
DESERTED_FOR = timedelta(days=7)  # after so long with nobody there a match is called off
REMIND_AT = 0.8  # after this share of the time given
LEAST_VOTE = timedelta(minutes=10)
VOTE_WITHOUT_CLOCK = timedelta(days=1)
GRACE = timedelta(seconds=60)  # at least this much is left after the bot was away


def deadline(pace: str, prompt: Prompt, now: datetime) -> Deadline | None:
    """The deadline of a prompt asked now; none where there is no clock at all."""
    given = PACES[pace]
    if given is None:
        return None
    if prompt.within is not None:
        given = min(given, timedelta(seconds=prompt.within))
    return Deadline(prompt.number, prompt.seat, now + given, now + given * REMIND_AT)


def lasting(pause: Pause, now: datetime) -> Deadline:
    """When a pause that begins now is over, whatever the pace; nobody is reminded of it."""
    due = now + timedelta(seconds=pause.seconds)
    return Deadline(pause.number, pause.seat, due, due, is_reminded=True)


def snoozed(pace: str, deadline: Deadline) -> Deadline:
    """The deadline after its person asked for more time: later by what the pace gives."""
    given = PACES[pace]
    assert given is not None
    due = deadline.due + given
    return Deadline(deadline.prompt, deadline.seat, due, due - given * (1 - REMIND_AT))


def vote_time(pace: str) -> timedelta:
    """How long a vote stays open."""
    given = PACES[pace]
    return VOTE_WITHOUT_CLOCK if given is None else max(given, LEAST_VOTE)


def with_grace(deadline: Deadline, now: datetime, lost: timedelta) -> Deadline:
    """The deadline after a restart: nobody loses their turn, or time to think, because the bot was down."""
    if deadline.is_pause:
        return deadline
    due = max(deadline.due + lost, now + GRACE)
    if due == deadline.due:
        return deadline
    remind = max(deadline.remind + lost, now + GRACE * REMIND_AT)
    return Deadline(deadline.prompt, deadline.seat, due, remind, deadline.is_reminded)
