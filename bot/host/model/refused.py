"""Refusals: what the host will not do, and why."""

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
    "not-manager",  # of the server
    "not-chosen",  # has none of the roles that may open tables
    "no-such-time",  # a lobby cannot begin in the past, nor in a month
    "already-called",  # the lobby has looked for players once
    "away",  # the person left this seat; `come_back` takes it back
    "not-away",
    "left",  # the person has left this seat for good
    "stale",
    "not-yours",
    "illegal",
    "unfinished",  # it goes on, and only what is over is shown from its start
    "finished",  # finished or stopped
    "failed",  # a rule raised; `error_id` finds it in the log
    "unbegun",  # a rule raised where the match was set up, so it has not begun
    "still",  # the rules as they are now cannot take the match up
    "no-undo",  # they have had all undos of this turn
    "nothing-to-undo",  # they have given no answer in this turn
    "past-horizon",  # they have, but what has been settled or seen since stands
    "settled",  # the vote is no longer open
    "question-open",  # a vote about the same thing is open already
    "not-asked",  # they have no part in that vote, or no decision waits for them
    "no-clock",  # the pace has no deadlines, so there is no more time to be given
    "no-snooze-bank",  # the pace has a bank, and that is all the time there is
    "no-snooze",  # they have asked for more time as often as they may
    "no-such-seat",
    "not-your-seat",
    "other-seated",  # whoever is to take the seat has one already
    "knows-a-hand",  # whoever is to take the seat gave another one away and knows its secrets
    "no-characters",  # nobody lives on from match to match in this game
    "no-character",  # there is none like that, or none of theirs
    "character-playing",  # it is in a match, or has just changed
    "character-retired",
    "characters-elsewhere",  # it belongs to the roster of another server, or to none where this one has its own
    "too-many-characters",
    "character-adopted",  # they have kept it already
    "shutting-down",
    "storage",  # it could not be saved, so it did not happen
    "unsure",  # nobody can tell yet whether it was saved
    "standstill",  # an upgrade is near, and no turn begins before it
]
PASSING: tuple[Reason, ...] = ("storage", "unsure", "standstill")  # whoever tries again a little later may be taken


class HostRefused(Exception):
    """Not done; nothing has changed, unless nobody can tell. `reason` names the sentence the person is shown."""

    def __init__(self, reason: Reason, error_id: str | None = None) -> None:
        super().__init__(reason if error_id is None else f"{reason} ({error_id})")
        self.reason: Reason = reason
        self.error_id = error_id
