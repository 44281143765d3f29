"""How rows come out of the tables. What needs several statements runs them as one, so that it fits together."""

from collections.abc import Mapping
from datetime import datetime
from operator import attrgetter
from typing import Any

from sqlalchemy import BindParameter, bindparam, case, exists, false, func, null, or_, select

from bot.engine import Answer, Snapshot
from bot.engine.answer import NO_PROMPT
from bot.store import characters, tables
from bot.store.backend import Connection
from bot.store.compiled_statements import Statement, Together
from bot.store.dialects import KEPT_FIRST, Lesser
from bot.store.erased import NOBODY, is_kept, is_over, name_instead
from bot.store.rows import DeadlineRow, Entry, History, MatchRow, SeatRow, SnapshotRow

Rows = list[dict[str, Any]]
_MATCH: BindParameter[str] = bindparam("of_match")
_CHANNEL: BindParameter[int] = bindparam("of_channel")
_matches, _seats, _kept, _journal = tables.matches.c, tables.seats.c, tables.snapshots.c, tables.journal.c
_due, _settings = tables.deadlines.c, tables.settings.c

# Who is being forgotten is unseen from the first slice on, wherever a match is over.
_of_starter, _of_seat = name_instead(_matches.starter), name_instead(_seats.person)
_starter = case((is_over & _of_starter.is_not(None), NOBODY), else_=_matches.starter).label("starter")
_starter_name = case((is_over, func.coalesce(_of_starter, _matches.starter_name)), else_=_matches.starter_name)
_others = [column for column in _matches if column.name not in ("starter", "starter_name")]
_HEAD = Statement(
    select(*_others, _starter, _starter_name.label("starter_name")).where((_matches.id == _MATCH) & is_kept)
)
_is_hidden = exists().where((_matches.id == _seats.match) & is_over) & _of_seat.is_not(None)
_person = case((_is_hidden, null()), else_=_seats.person).label("person")
_name = case((_is_hidden, _of_seat), else_=_seats.name).label("name")
_SEATS = Statement(select(_seats.seat, _person, _name, _seats.is_away, _seats.strength).where(_seats.match == _MATCH))
_SNAPSHOTS = Statement(select(tables.snapshots).where(_kept.match == _MATCH))
_NEWEST = Statement(select(tables.snapshots).where(_kept.match == _MATCH).order_by(_kept.answers.desc()).limit(1))
_last = select(func.max(_journal.sequence)).where(_journal.match == _MATCH).scalar_subquery()
_taken = select(func.max(_kept.answers)).where(_kept.match == _MATCH).scalar_subquery()
# The first answer after so many others is at least so many rows into the journal; after undos it is further in.
_late = Lesser(func.coalesce(_taken, _last), _last)
_is_mark = _journal.kept.is_not(None) | (_journal.prompt == NO_PROMPT)
_of_match = select(tables.journal).where(_journal.match == _MATCH)
_ENTRIES = Statement(_of_match)
_SINCE = Statement(_of_match.where(_journal.sequence >= _late))
# A search of its own: joined by OR both conditions are tried at every row, which takes twice as long.
_MARKS = Statement(_of_match.where((_journal.sequence < _late) & _is_mark))
_DEADLINES = Statement(select(tables.deadlines).where(_due.match == _MATCH))
_WHOLE: Together = (_HEAD, _SEATS, _SNAPSHOTS, _ENTRIES, _DEADLINES, characters.BROUGHT)
_RECENT: Together = (_HEAD, _SEATS, _NEWEST, _MARKS, _SINCE, _DEADLINES, characters.BROUGHT)
_ALL_DEADLINES = Statement(select(tables.deadlines).order_by(_due.due))

_last_entry = (
    select(_journal.at)
    .where(_journal.match == _matches.id)
    .order_by(_journal.sequence.desc())
    .limit(1)
    .correlate(tables.matches)
    .scalar_subquery()
)
_changed = func.coalesce(_last_entry, _matches.started, _matches.created, type_=_journal.at.type).label("changed")
_LATELY = Statement(
    select(_matches.id, _changed).where(tables.LIVE).order_by(_changed.desc(), _matches.id).limit(bindparam("most"))
)

_live = select(_matches.id).where(tables.LIVE).order_by(_matches.created, KEPT_FIRST)
_ALL_LIVE = Statement(_live)
_LIVE = Statement(_live.where(_matches.channel == _CHANNEL))
_begun = (_matches.channel == _CHANNEL) & _matches.started.is_not(None) & is_kept
_BEGUN = Statement(
    select(_matches.id)
    .where(_matches.started.is_not(None) & (_matches.id > bindparam("after")))
    .order_by(_matches.id)
    .limit(bindparam("most"))
)
_LATEST = Statement(select(_matches.id).where(_begun).order_by(_matches.created.desc()).limit(1))

_ENDED = Statement(
    select(_matches.id)
    .where(_matches.message.is_not(None) & (_matches.ended >= bindparam("since", type_=_matches.ended.type)) & is_kept)
    .order_by(_matches.ended.desc(), _matches.id)
    .limit(bindparam("most"))
)
_OF_GUILD = Statement(select(_settings.key, _settings.value).where(_settings.guild == bindparam("of_guild")))
_OF_ALL = Statement(select(_settings.guild, _settings.value).where(_settings.key == bindparam("of_key")))


_wishes = tables.people.c
_WISHES = Statement(select(_wishes.person, _wishes.value).where(_wishes.key == bindparam("of_key")))
_LAID_OUT = Statement(select(_matches.starter).where(tables.LIVE & (_matches.guild == bindparam("of_guild"))))
_PERSON: BindParameter[int] = bindparam("of_person")
_LIVE_OF = Statement(_live.where(exists().where((_seats.match == _matches.id) & (_seats.person == _PERSON))))
_over_since = _matches.ended >= bindparam("since", type_=_matches.ended.type)
_its_guild = select(_matches.id, _matches.guild)
_GUILDS = Statement(_its_guild.where(tables.LIVE))
_OVER = Statement(_its_guild.where(_over_since))
_GUILDS_SINCE: Together = (_GUILDS, _OVER)
_LIVE_ON = Statement(_live.where(_matches.guild == bindparam("of_guild")))
_MOVED = Statement(
    select(tables.journal.c.at)
    .where(tables.journal.c.match == bindparam("of_match"))
    .order_by(tables.journal.c.sequence.desc())
    .limit(1)
)
_VERSIONS = Statement(select(_matches.id, _matches.version).where(tables.LIVE))
_CALLS = Statement(select(_matches.id, _matches.call_at).where(tables.LIVE & _matches.call_at.is_not(None)))


async def history(connection: Connection, match: str) -> History | None:
    """All that is kept of a match."""
    return _history(*await connection.together(_WHOLE, {"of_match": match}))


async def recent(connection: Connection, match: str) -> History | None:
    """The newest snapshot, and of the journal what came since; besides that only what is no answer to a prompt.

    So it takes no longer the longer a match is: undos and leavings are few.
    """
    heads, seats, newest, marks, since, *others = await connection.together(_RECENT, {"of_match": match})
    return _history(heads, seats, newest, marks + since, *others)


def _history(heads: Rows, seats: Rows, snapshots: Rows, entries: Rows, running: Rows, brought: Rows) -> History | None:
    if not heads:
        return None
    return History(
        head=MatchRow(**heads[0]),
        seats=sorted((SeatRow(**row) for row in seats), key=attrgetter("seat")),
        snapshots=sorted(map(_snapshot, snapshots), key=attrgetter("snapshot.answers"), reverse=True),
        entries=sorted(map(_entry, entries), key=attrgetter("sequence")),
        deadlines=sorted((DeadlineRow(**row) for row in running), key=attrgetter("due")),
        brought=characters.in_place(brought),
    )


async def live(connection: Connection, channel: int | None = None) -> list[str]:
    """The ids of lobbies and open matches, oldest first."""
    if channel is None:
        return await _ALL_LIVE.column(connection)
    return await _LIVE.column(connection, of_channel=channel)


async def live_on(connection: Connection, guild: int) -> list[str]:
    """The lobbies and open matches of a server, oldest first."""
    return await _LIVE_ON.column(connection, of_guild=guild)


async def moved(connection: Connection, match: str) -> datetime | None:
    """When something was last decided in a match."""
    return next(iter(await _MOVED.column(connection, of_match=match)), None)


async def unsettled(connection: Connection, since: datetime, versions: Mapping[str, int]) -> set[str]:
    """Lobbies, and open matches that may be shown wrongly: something has happened in them since then, an
    automaton plays for somebody who is away, a question is open, or no snapshot fits the rules (by game) in force now.
    """
    return set(await unsettled_statement(since, versions).column(connection))


def unsettled_statement(since: datetime, versions: Mapping[str, int]) -> Statement:
    moved = _last_entry >= since
    away = exists().where((_seats.match == _matches.id) & _seats.is_away)
    begun = (_matches.status == "lobby") | _matches.message.is_(None) | (_matches.started >= since)
    fits = [(_matches.game == game) & (_kept.rules_version == version) for game, version in versions.items()]
    old = ~exists().where((_kept.match == _matches.id) & or_(false(), *fits))
    asked = _matches.notes.is_not(None)
    return Statement(select(_matches.id).where(tables.LIVE & (begun | moved | away | asked | old)))


async def ended(connection: Connection, since: datetime, most: int) -> list[str]:
    """The matches that are over since then and stand in a message; the latest, in the order in which they ended."""
    return (await _ENDED.column(connection, since=since, most=most))[::-1]


async def begun(connection: Connection, after: str, most: int) -> list[str]:
    """The ids of matches that ever began, by id; at most so many of those that come after this one."""
    return await _BEGUN.column(connection, after=after, most=most)


async def lately(connection: Connection, most: int) -> list[tuple[str, datetime]]:
    """The live matches in which something happened last, and when."""
    return [(row["id"], row["changed"]) for row in await _LATELY.rows(connection, most=most)]


async def latest(connection: Connection, channel: int) -> str | None:
    """The id of the match that was opened last among those of a channel that began."""
    found = await _LATEST.column(connection, of_channel=channel)
    return found[0] if found else None


async def deadlines(connection: Connection) -> list[DeadlineRow]:
    return [DeadlineRow(**row) for row in await _ALL_DEADLINES.rows(connection)]


async def settings(connection: Connection, guild: int) -> dict[str, str]:
    return {row["key"]: row["value"] for row in await _OF_GUILD.rows(connection, of_guild=guild)}


async def setting(connection: Connection, key: str) -> dict[int, str]:
    return {row["guild"]: row["value"] for row in await _OF_ALL.rows(connection, of_key=key)}


async def wishes(connection: Connection, key: str) -> dict[int, str]:
    return {row["person"]: row["value"] for row in await _WISHES.rows(connection, of_key=key)}


async def laid_out(connection: Connection, guild: int) -> list[int]:
    """Who laid out the lobbies and open matches of a server, one for each."""
    return await _LAID_OUT.column(connection, of_guild=guild)


async def live_of(connection: Connection, person: int) -> list[str]:
    """The lobbies and open matches in which somebody has a seat, oldest first."""
    return await _LIVE_OF.column(connection, of_person=person)


async def calls(connection: Connection) -> list[tuple[str, datetime]]:
    """Where somebody is to be called later, and when."""
    return [(row["id"], row["call_at"]) for row in await _CALLS.rows(connection)]


async def guilds(connection: Connection, since: datetime | None) -> dict[str, int]:
    """On which server each lobby and open match is, and each that is over since then."""
    found = await connection.together(_GUILDS_SINCE, {"since": since})
    return {row["id"]: row["guild"] for rows in found for row in rows}


async def versions(connection: Connection) -> dict[str, int]:
    """The version each lobby and open match is at."""
    return {row["id"]: row["version"] for row in await _VERSIONS.rows(connection)}


async def check(connection: Connection) -> str:
    return await connection.ailment() or "ok"


def _snapshot(row: Mapping[str, Any]) -> SnapshotRow:
    """What was not kept in earlier days is left as it is by itself."""
    named = {name: row[name] for name in Snapshot.__struct_fields__ if row[name] is not None}
    return SnapshotRow(row["rules_version"], Snapshot(**named))


def _entry(row: Mapping[str, Any]) -> Entry:
    where = {"sequence": row["sequence"], "person": row["person"], "at": row["at"]}
    if row["kept"] is not None:
        return Entry(**where, kept=row["kept"], leap=row["prompt"])
    return Entry(**where, answer=Answer(row["prompt"], row["seat"], row["choice"], row["by"]), draws=row["draws"])
