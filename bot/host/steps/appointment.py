"""A lobby may name a time: when it comes the match begins by itself, if enough people are there."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from msgspec.structs import replace

from bot.engine import Game
from bot.host.model.live import Live, Step
from bot.host.model.person import Person
from bot.host.model.refused import HostRefused
from bot.host.model.rights import ServerRights, require
from bot.host.model.table_notes import Purpose
from bot.host.steps.characters import Roster, must_be_lobby
from bot.host.steps.lobby import began
from bot.host.steps.step import step

FARTHEST = timedelta(days=14)  # so long at most a channel is kept for one lobby


def arranged(
    live: Live, by: Person, at: datetime | None, purposes: tuple[Purpose, ...], now: datetime, server: ServerRights
) -> Step:
    """What the lobby says of itself: when it begins (None: when somebody starts it), and whom it is for."""
    table = must_be_lobby(live.table)
    require(table, by.id, "arrange", server)
    if at is not None and not now < at <= now + FARTHEST:
        raise HostRefused("no-such-time")
    notes = replace(table.notes, meets=at, has_met=False, purposes=purposes)
    return step(live, replace(live, table=replace(table, notes=notes)), "lobby", now=now)


def met(
    live: Live, game: Game[Any, Any], now: datetime, roster: Roster, vacations: Mapping[int, datetime]
) -> Step | None:
    """Its time has come: it begins, or says that it could not. Whoever joined is called, once."""
    table, meets = live.table, live.table.notes.meets
    if table.status != "lobby" or table.notes.has_met or meets is None or now < meets:
        return None
    come = replace(live, table=replace(table, notes=replace(table.notes, has_met=True)))
    try:
        return began(come, game, table.starter, now, ServerRights(), roster, vacations)
    except HostRefused:
        return step(live, come, "met", now=now)
