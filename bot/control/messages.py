"""What a command asks, and what a bot answers: one JSON object a line, each way once a connection."""

from datetime import datetime

from msgspec import Struct


class AskState(Struct, frozen=True, tag="state"):
    """Who are you, and how are you?"""


class Drain(Struct, frozen=True, tag="drain"):
    """Let nobody open a match, and give this reason; None: let them again."""

    reason: str | None


class AskTurns(Struct, frozen=True, tag="turns"):
    """Which matches are in the middle of a turn? Begin no turn until then, if a time is named."""

    paused_until: datetime | None = None


class State(Struct, frozen=True, tag="state-is"):
    process: int
    version: str
    database: str  # as people may read it, without a password
    url: str | None  # PostgreSQL's; a password may stand in it
    serves: str
    place: str  # "Discord", or where its local table is
    matches: int | None  # None: it has not begun to serve
    ailment: str | None = None
    drained: str | None = None  # the reason why nobody can open a match


class Done(Struct, frozen=True, tag="done"):
    database: str


class Turns(Struct, frozen=True, tag="turns-are"):
    matches: list[str]


class Failed(Struct, frozen=True, tag="failed"):
    sentence: str


Request = AskState | Drain | AskTurns
Reply = State | Done | Turns | Failed
