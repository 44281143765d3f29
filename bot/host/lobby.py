"""Before a match: who sits where."""

import secrets
from datetime import datetime
from typing import Any

from msgspec.structs import replace

from bot.engine import Chance, Game, Match, commitment
from bot.engine.chance import SEED_BYTES
from bot.host.faults import fault
from bot.host.live import Live, Step, step
from bot.host.person import Person
from bot.host.refused import HostRefused
from bot.host.table import SeatInfo, Table


def joined(live: Live, game: Game[Any, Any], person: Person, now: datetime) -> Step:
    table = _lobby(live)
    if table.seats_of(person.id):
        raise HostRefused("already-seated")
    return _seated(live, [*table.seats, _free_seat(table, game, person, person.name)], now)


def automaton_added(live: Live, game: Game[Any, Any], by: Person, name: str, now: datetime, *, may_seat: bool) -> Step:
    table = _lobby(live)
    _check_seating(table, by, may_seat=may_seat)
    return _seated(live, [*table.seats, _free_seat(table, game, None, name)], now)


def automaton_removed(live: Live, by: Person, now: datetime, *, may_seat: bool) -> Step:
    """The automaton that came last goes."""
    table = _lobby(live)
    _check_seating(table, by, may_seat=may_seat)
    automata = [info for info in table.seats if info.person is None]
    if not automata:
        raise HostRefused("no-automaton")
    return _seated(live, [info for info in table.seats if info is not automata[-1]], now)


def left(live: Live, person: Person, now: datetime) -> Step:
    """A lobby without people closes; where the starter leaves, the next person has the say."""
    table = _lobby(live)
    if not table.seats_of(person.id):
        raise HostRefused("not-seated")
    staying = [info for info in table.seats if info.person is None or info.person.id != person.id]
    people = [info.person for info in staying if info.person is not None]
    if not people:
        return step(live, replace(live, table=replace(table, status="stopped", ended=now)), "stopped", now=now)
    starter = people[0] if table.starter.id == person.id else table.starter
    return _seated(replace(live, table=replace(table, starter=starter)), staying, now, old=live)


def began(live: Live, game: Game[Any, Any], by: Person, now: datetime, *, may_start: bool) -> Step:
    """The first turn begins; from here on chance is bound to a seed that nobody has seen."""
    table = _lobby(live)
    if not may_start:
        _check_starter(table, by)
    if len(table.seats) not in game.seats_for(table.options):
        raise HostRefused("too-few-seats")
    seed = secrets.token_bytes(SEED_BYTES)
    try:
        match = Match.start(game, len(table.seats), table.options, Chance(seed))
    except Exception as error:
        logged = fault(table, "its setup or first turn raised", error, seed)
        raise HostRefused("unbegun", logged.error_id) from error
    is_over = match.outcome is not None
    playing = replace(
        table,
        status="finished" if is_over else "open",
        commitment=commitment(seed),
        seed=seed.hex() if is_over else None,
        match=match,
        started=now,
        ended=now if is_over else None,
    )
    new = Live(playing, game.rules_version, seed)
    return step(live, new, "finished" if is_over else "started", now=now, events=tuple(match.told))


def _lobby(live: Live) -> Table:
    if live.table.status != "lobby":
        raise HostRefused("not-in-lobby")
    return live.table


def _check_seating(table: Table, by: Person, *, may_seat: bool) -> None:
    """Everybody seated has a say in who else is, the starter also without a seat."""
    if not may_seat and not table.seats_of(by.id) and by.id != table.starter.id:
        raise HostRefused("not-seated")


def _check_starter(table: Table, by: Person) -> None:
    if by.id != table.starter.id:
        raise HostRefused("not-starter")


def _free_seat(table: Table, game: Game[Any, Any], person: Person | None, name: str) -> SeatInfo:
    if len(table.seats) >= max(game.seats_for(table.options)):
        raise HostRefused("lobby-full")
    return SeatInfo(len(table.seats), person, name)


def _seated(live: Live, seats: list[SeatInfo], now: datetime, old: Live | None = None) -> Step:
    numbered = [replace(info, seat=number) for number, info in enumerate(seats)]
    return step(old or live, replace(live, table=replace(live.table, seats=numbered)), "lobby", now=now)
