"""Who may do what: decided here, once, for the steps as well as for whoever shows people what they can press.

A right that hangs on one prompt or one vote is not in this table: it belongs to those who were asked.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bot.host.model.refused import HostRefused, Reason
from bot.host.model.table import Table

Action = Literal[
    "open",  # a lobby
    "change-settings",  # of the server
    "join",
    "arrange",  # say when a lobby begins, and whom it is for
    "seek",  # call people to a lobby
    "seat-automata",  # or remove them, in a lobby
    "start",
    "extend",  # the time people have to decide
    "stop",  # a match, or close a lobby
    "give-empty-seat",  # one that an automaton plays in; one's own is given by whoever may "play"
    "play",  # have a say in the match and its votes, go away, come back, leave
    "play-again",
]
Who = Literal[
    "anybody",
    "seated",  # has a seat, also where they have left it for good
    "staying",  # has a seat and has not left it for good
    "starter",  # laid out the table
    "chosen",  # has one of the roles that may open tables
    "manager",  # manages the server
]
Openers = Literal["everyone", "roles", "managers"]
Stoppers = Literal["starter", "seated", "managers"]

_MAY: dict[Action, frozenset[Who]] = {
    "change-settings": frozenset({"manager"}),
    "join": frozenset({"anybody"}),
    "arrange": frozenset({"starter", "manager"}),
    "seek": frozenset({"seated", "starter", "manager"}),
    "extend": frozenset({"manager"}),
    "seat-automata": frozenset({"seated", "starter", "manager"}),
    "start": frozenset({"starter", "manager"}),
    "give-empty-seat": frozenset({"starter", "manager"}),
    "play": frozenset({"staying"}),
    "play-again": frozenset({"seated"}),
}
_MAY_OPEN: dict[Openers, frozenset[Who]] = {
    "everyone": frozenset({"anybody"}),
    "roles": frozenset({"chosen", "manager"}),
    "managers": frozenset({"manager"}),
}
_MAY_STOP: dict[Stoppers, frozenset[Who]] = {
    "starter": frozenset({"starter", "manager"}),
    "seated": frozenset({"seated", "starter", "manager"}),
    "managers": frozenset({"manager"}),
}


class ServerRights(Struct, frozen=True):
    """What the host cannot know: is the person a manager of the server, and what have its managers settled?"""

    is_manager: bool = False
    openers: Openers = "everyone"
    stoppers: Stoppers = "starter"
    is_chosen: bool = False  # has the person one of the roles that may open tables?
    has_starter_left: bool = False  # is whoever laid out the lobby no longer on the server?


def allowed(table: Table | None, person_id: int, action: Action, server: ServerRights) -> Reason | None:
    """Why this person may not do it; None where they may. Without a table: nobody has a seat anywhere yet."""
    may = _who_may(table, action, server)
    are = set(_roles(table, person_id, server))
    return None if may & are else _why_not(may, are)


def require(table: Table | None, person_id: int, action: Action, server: ServerRights | None = None) -> None:
    """Raises HostRefused where they may not. `server` may be left out where the action does not hang on it."""
    reason = allowed(table, person_id, action, server or ServerRights())
    if reason is not None:
        raise HostRefused(reason)


def _who_may(table: Table | None, action: Action, server: ServerRights) -> frozenset[Who]:
    if action == "open":
        return _MAY_OPEN[server.openers]
    if action == "stop" and server.has_starter_left and table is not None and table.status == "lobby":
        return frozenset({"anybody"})
    if action == "stop":  # a lobby is always its starter's to close
        return _MAY_STOP["starter" if table is None or table.status == "lobby" else server.stoppers]
    return _MAY[action]


def _roles(table: Table | None, person_id: int, server: ServerRights) -> Iterator[Who]:
    yield "anybody"
    if server.is_manager:
        yield "manager"
    if server.is_chosen:
        yield "chosen"
    if table is None:
        return
    if table.starter.id == person_id:
        yield "starter"
    if seats := table.seats_of(person_id):
        yield "seated"
        if not all(table.seats[seat].has_left for seat in seats):
            yield "staying"


def _why_not(may: frozenset[Who], are: set[Who]) -> Reason:
    """What would be enough: a seat where that is, else to be the starter, a role, or to manage the server."""
    if "staying" in may and "seated" in are:
        return "left"
    if may & {"staying", "seated"}:
        return "not-seated"
    if "chosen" in may:
        return "not-chosen"
    return "not-starter" if "starter" in may else "not-manager"
