"""What the host will not do, and why."""

from typing import Literal

Reason = Literal[
    "not-in-lobby",  # the match has begun or is over
    "lobby-full",
    "too-few-seats",
    "already-seated",
    "not-seated",
    "no-automaton",
    "channel-busy",  # one lobby or open match per channel
    "no-match",
    "not-open",  # it is still a lobby
    "not-starter",
    "away",  # the person left this seat; `return_` takes it back
    "not-away",
    "left",  # the person has left this seat for good
    "stale",
    "not-yours",
    "illegal",
    "finished",  # finished or stopped
    "failed",  # a rule raised; `error_id` finds it in the log
    "unbegun",  # so did it where the match was set up
    "still",  # the rules as they are now cannot take the match up
    "no-undo",  # three in this turn, taken or asked for
    "nothing-to-undo",  # no answer of theirs in this turn
    "settled",  # that question is no longer open
    "question-open",  # one of the same kind is
    "not-asked",  # a question, or no decision waits for them
    "no-clock",  # there is no time to be given
    "no-snooze",  # all they had is used up
    "no-such-seat",
    "not-your-seat",
    "other-seated",  # who is to take the seat has one
    "knows-a-hand",  # who is to take the seat gave another one away
    "shutting-down",
    "storage",  # it could not be saved, so it did not happen
]


class HostRefused(Exception):
    """Not done; nothing has changed. `reason` names the sentence the person is shown."""

    def __init__(self, reason: Reason, error_id: str | None = None) -> None:
        super().__init__(reason if error_id is None else f"{reason} ({error_id})")
        self.reason: Reason = reason
        self.error_id = error_id
