"""Before a match: people and automata take seats and leave them, and the starter begins."""

import secrets
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from msgspec.structs import replace

from bot.engine import Chance, Game, Match, Options, Strength, commitment, strengths
from bot.engine.chance import SEED_BYTES
from bot.host.model.faults import fault
from bot.host.model.live import Live, Step, with_match
from bot.host.model.person import Person
from bot.host.model.refused import HostRefused
from bot.host.model.rights import ServerRights, require
from bot.host.model.table import SeatInfo, Table
from bot.host.model.table_notes import TableNotes
from bot.host.steps.characters import NO_ROSTER, Roster, arriving, chosen, moved, must_be_lobby
from bot.host.steps.play import called_off
from bot.host.steps.step import step
from bot.store import CharacterRow


def opened(
    game: Game[Any, Any],
    guild: int,
    channel: int,
    starter: Person,
    options: Options,
    pace: str,
    now: datetime,
    language: str = "",
) -> Live:
    """A new lobby, in which the starter has the first seat."""
    table = Table(
        id=secrets.token_urlsafe(6),
        game=game.key,
        guild=guild,
        channel=channel,
        message=None,
        status="lobby",
        options=options,
        pace=pace,
        starter=starter,
        seats=[SeatInfo(0, starter, starter.name)],
        commitment=None,
        created=now,
        notes=TableNotes(language=language),
    )
    return Live(table, game.rules_version)


def joined(live: Live, game: Game[Any, Any], person: Person, now: datetime, *, is_first: bool = False) -> Step:
    """Where the game allows it, one person may take several seats; `is_first`: they mean to take one."""
    table = must_be_lobby(live.table)
    if len(table.seats_of(person.id)) >= (1 if is_first else game.seats_each(table.options)):
        raise HostRefused("already-seated")
    return _seated(live, [*table.seats, _free_seat(table, game, person, person.name)], now)


def automaton_added(
    live: Live,
    game: Game[Any, Any],
    by: Person,
    name: str,
    now: datetime,
    server: ServerRights,
    strength: Strength = "steady",
) -> Step:
    table = must_be_lobby(live.table)
    require(table, by.id, "seat-automata", server)
    if strength not in strengths(game, table.options):
        raise HostRefused("illegal")
    added = replace(_free_seat(table, game, None, name), strength=strength)
    return _seated(live, [*table.seats, added], now)


def automaton_removed(live: Live, by: Person, now: datetime, server: ServerRights) -> Step:
    """The automaton that came last leaves."""
    table = must_be_lobby(live.table)
    require(table, by.id, "seat-automata", server)
    automata = [info for info in table.seats if info.person is None]
    if not automata:
        raise HostRefused("no-automaton")
    return _seated(live, [info for info in table.seats if info is not automata[-1]], now)


def sought(live: Live, by: Person, now: datetime, server: ServerRights) -> Step:
    """People are called to the table, once in the life of a lobby."""
    table = must_be_lobby(live.table)
    require(table, by.id, "seek", server)
    if table.notes.sought is not None:
        raise HostRefused("already-called")
    notes = replace(table.notes, sought=now)
    return step(live, replace(live, table=replace(table, notes=notes)), "lobby", now=now)


def brings(
    live: Live,
    game: Game[Any, Any],
    person: Person,
    characters: Sequence[CharacterRow | None],
    roster: int | None,
    now: datetime,
) -> Step:
    """Somebody says which characters they bring, in place of those before."""
    return step(live, chosen(live, game, person.id, characters, roster), "lobby", now=now)


def lapsed(live: Live, life: timedelta, now: datetime) -> Step | None:
    """The lobby is struck where nothing has come of it for so long."""
    if live.table.status != "lobby" or now < idle_since(live.table) + life:
        return None
    return called_off(live, now, "idle")


def idle_since(table: Table) -> datetime:
    """One that names a time stands until then at least."""
    last = table.notes.touched or table.created
    return last if table.notes.meets is None else max(last, table.notes.meets)


def left(live: Live, person: Person, now: datetime) -> Step:
    """They give the seat back that they have taken last."""
    return _without(live, person, must_be_lobby(live.table).seats_of(person.id)[-1:], now)


def left_wholly(live: Live, person: Person, now: datetime) -> Step:
    """They give all their seats back."""
    return _without(live, person, must_be_lobby(live.table).seats_of(person.id), now)


def _without(live: Live, person: Person, seats: tuple[int, ...], now: datetime) -> Step:
    """A lobby that the last person leaves is closed; where the starter leaves, the next person becomes the starter."""
    table = live.table
    if not seats:
        raise HostRefused("not-seated")
    staying = [info for info in table.seats if info.seat not in seats]
    people = [info.person for info in staying if info.person is not None]
    if not people:
        return step(live, replace(live, table=replace(table, status="stopped", ended=now)), "stopped", now=now)
    is_there = any(other.id == table.starter.id for other in people)
    starter = table.starter if is_there or table.starter.id != person.id else people[0]
    return _seated(replace(live, table=replace(table, starter=starter)), staying, now, old=live)


def began(
    live: Live,
    game: Game[Any, Any],
    by: Person,
    now: datetime,
    server: ServerRights,
    roster: Roster = NO_ROSTER,
    vacations: Mapping[int, datetime] | None = None,
    summoned: Collection[int] = (),
) -> Step:
    """The first turn begins; from here on chance is bound to a seed that nobody has seen.

    `roster`: the characters that are to come in, as they are now. `vacations`: people on vacation, and until when.
    `summoned`: people who have been called to this very beginning already.
    """
    table = must_be_lobby(live.table)
    require(table, by.id, "start", server)
    if len(table.seats) not in game.seats_for(table.options):
        raise HostRefused("too-few-seats")
    brought = arriving(table, roster)
    sheets = [one.sheet for one in brought]
    seed = secrets.token_bytes(SEED_BYTES)
    try:
        options = game.seated(table.options, _people(table))
        match = Match.start(game, len(table.seats), options, Chance(seed), brought=sheets)
    except Exception as error:
        logged = fault(table, "its setup or first turn raised", error, seed)
        raise HostRefused("unbegun", logged.error_id) from error
    is_over = match.outcome is not None
    playing = replace(
        table,
        options=options,
        status="finished" if is_over else "open",
        commitment=commitment(seed),
        seed=seed.hex() if is_over else None,
        started=now,
        ended=now if is_over else None,
        brought=brought,
        notes=replace(table.notes, vacations=_on_vacation(table, vacations or {})),
    )
    new = _called(with_match(Live(playing, game.rules_version, seed), match), summoned)
    found = step(live, new, "finished" if is_over else "started", now=now, events=tuple(match.told))
    return replace(found, commit=replace(found.commit, draws=tuple(match.chance.bounds)))


def _called(live: Live, summoned: Collection[int]) -> Live:
    """What these people are asked first they need not be called for again."""
    holders = {prompt.number: live.table.seats[prompt.seat].person for prompt in live.table.prompts}
    called = {number: 1 for number, person in holders.items() if person is not None and person.id in summoned}
    return replace(live, table=replace(live.table, called=called))


def _people(table: Table) -> list[int]:
    """By seat whose it is: the first seat of the same person. An automaton is one of its own."""
    return [min(table.seats_of(info.person.id)) if info.person else info.seat for info in table.seats]


def _on_vacation(table: Table, vacations: Mapping[int, datetime]) -> tuple[tuple[int, datetime], ...]:
    return tuple((person.id, vacations[person.id]) for person in table.people if person.id in vacations)


def _free_seat(table: Table, game: Game[Any, Any], person: Person | None, name: str) -> SeatInfo:
    if len(table.seats) >= max(game.seats_for(table.options)):
        raise HostRefused("lobby-full")
    return SeatInfo(len(table.seats), person, name)


def _seated(live: Live, seats: list[SeatInfo], now: datetime, old: Live | None = None) -> Step:
    numbered = [replace(info, seat=number) for number, info in enumerate(seats)]
    notes = replace(live.table.notes, brings=moved(live.table.notes.brings, seats))
    return step(old or live, replace(live, table=replace(live.table, seats=numbered, notes=notes)), "lobby", now=now)
