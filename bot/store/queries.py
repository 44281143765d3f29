"""How rows come out of the tables: within the caller's transaction, so that all it sees fits together."""

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import Connection, RowMapping, exists, false, or_, select

from bot.engine import Answer, Snapshot
from bot.store import tables
from bot.store.rows import DeadlineRow, Entry, History, MatchRow, SeatRow, SnapshotRow


def history(connection: Connection, match: str) -> History | None:
    found = connection.execute(select(tables.matches).where(tables.matches.c.id == match))
    head = found.mappings().one_or_none()
    if head is None:
        return None
    return History(
        MatchRow(**head),
        _seats(connection, match),
        _snapshots(connection, match),
        _entries(connection, match),
        deadlines(connection, match),
    )


def live(connection: Connection, channel: int | None = None) -> list[str]:
    """The ids of lobbies and open matches, oldest first."""
    matches = tables.matches
    query = select(matches.c.id).where(matches.c.status.in_(("lobby", "open"))).order_by(matches.c.created)
    if channel is not None:
        query = query.where(matches.c.channel == channel)
    return list(connection.scalars(query).all())


def unsettled(connection: Connection, since: datetime, versions: Mapping[str, int]) -> set[str]:
    """Lobbies, and open matches that may not be shown as they are: something has happened in them since then, an
    automaton plays for somebody who is away, a question is open, or no snapshot fits the rules (by game) in force now.
    """
    matches, journal, seats, kept = tables.matches.c, tables.journal.c, tables.seats.c, tables.snapshots.c
    moved = exists().where((journal.match == matches.id) & (journal.at >= since))
    away = exists().where((seats.match == matches.id) & seats.is_away)
    begun = (matches.status == "lobby") | matches.message.is_(None) | (matches.started >= since)
    fits = [(matches.game == game) & (kept.rules_version == version) for game, version in versions.items()]
    old = ~exists().where((kept.match == matches.id) & or_(false(), *fits))
    asked = matches.aside.is_not(None)
    query = select(matches.id).where(matches.status.in_(("lobby", "open")) & (begun | moved | away | asked | old))
    return set(connection.scalars(query))


def latest(connection: Connection, channel: int) -> str | None:
    """The id of the match that was opened last among those of a channel that began."""
    matches = tables.matches
    begun = (matches.c.channel == channel) & matches.c.started.is_not(None)
    query = select(matches.c.id).where(begun).order_by(matches.c.created.desc()).limit(1)
    return connection.scalar(query)


def deadlines(connection: Connection, match: str | None = None) -> list[DeadlineRow]:
    query = select(tables.deadlines).order_by(tables.deadlines.c.due)
    if match is not None:
        query = query.where(tables.deadlines.c.match == match)
    return [DeadlineRow(**row) for row in connection.execute(query).mappings()]


def settings(connection: Connection, guild: int) -> dict[str, str]:
    query = select(tables.settings.c.key, tables.settings.c.value).where(tables.settings.c.guild == guild)
    return {row.key: row.value for row in connection.execute(query)}


def setting(connection: Connection, key: str) -> dict[int, str]:
    query = select(tables.settings.c.guild, tables.settings.c.value).where(tables.settings.c.key == key)
    return {row.guild: row.value for row in connection.execute(query)}


def _seats(connection: Connection, match: str) -> list[SeatRow]:
    seats = tables.seats.c
    query = select(seats.seat, seats.person, seats.name, seats.is_away).where(seats.match == match)
    return [SeatRow(*row) for row in connection.execute(query.order_by(seats.seat))]


def _snapshots(connection: Connection, match: str) -> list[SnapshotRow]:
    kept = tables.snapshots.c
    query = select(kept.rules_version, kept.state, kept.drawn, kept.prompts, kept.answers)
    rows = connection.execute(query.where(kept.match == match).order_by(kept.answers.desc()))
    return [SnapshotRow(version, Snapshot(*snapshot)) for version, *snapshot in rows]


def _entries(connection: Connection, match: str) -> list[Entry]:
    query = select(tables.journal).where(tables.journal.c.match == match).order_by(tables.journal.c.sequence)
    return [_entry(row) for row in connection.execute(query).mappings()]


def _entry(row: RowMapping) -> Entry:
    where = {"sequence": row["sequence"], "person": row["person"], "at": row["at"]}
    if row["kept"] is not None:
        return Entry(**where, kept=row["kept"], leap=row["prompt"])
    return Entry(**where, answer=Answer(row["prompt"], row["seat"], row["choice"], row["by"]))
