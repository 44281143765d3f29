"""How rows get into the tables: what is written for a new lobby, for a step, for a setting.

Statements run in the order they are made here; see Writer.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import BindParameter, bindparam, case, delete, insert, select, update

from bot.store import characters, proofs, tables
from bot.store.compiled_statements import Statement
from bot.store.dialects import replacing
from bot.store.errors import ChannelBusy, Overtaken
from bot.store.rows import Commit, DeadlineRow, Entry, MatchRow, SeatRow, SnapshotRow
from bot.store.writer import Write

EVERYWHERE = 0  # stands for the server of a setting that concerns all servers
SNAPSHOTS_KEPT = 8  # besides the first; a match can step back no further than the oldest of them

_MATCH: BindParameter[str] = bindparam("of_match")
_NUMBER: BindParameter[int] = bindparam("number")
_kept, _due, _set, _own = tables.snapshots.c, tables.deadlines.c, tables.settings.c, tables.people.c
_of_match = select(_kept.answers).where(_kept.match == _MATCH).order_by(_kept.answers.desc())
_oldest = _of_match.limit(1).offset(SNAPSHOTS_KEPT - 2).scalar_subquery()  # that stays, beside the one that comes
_is_old = (_kept.answers > 0) & (_kept.answers < _oldest)
_is_deadline = (_due.match == _MATCH) & (_due.prompt == _NUMBER) & (_due.due == bindparam("was", type_=_due.due.type))
_is_setting = (_set.guild == bindparam("of_guild")) & (_set.key == bindparam("of_key"))
_UNTOUCHED = ("id", "version", "draws")  # by a change of the head
_changing = [column.name for column in tables.matches.c if column.name not in _UNTOUCHED]
_version = tables.matches.c.version

# Before anything else of a step: where another has written meanwhile, the version gets no value, and all of it fails.
_FENCE = Statement(
    update(tables.matches)
    .where(tables.matches.c.id == _MATCH)
    .values(version=case((_version == bindparam("read"), _version + 1))),
    clash=Overtaken,
    is_first=True,
)

_NEW_MATCH = Statement(insert(tables.matches), clash=ChannelBusy)
_HEAD = Statement(update(tables.matches).where(tables.matches.c.id == _MATCH), _changing)
_DRAWS = Statement(update(tables.matches).where(tables.matches.c.id == _MATCH), ["draws"])
_NO_SEATS = Statement(delete(tables.seats).where(tables.seats.c.match == _MATCH))
_NEW_SEATS = Statement(insert(tables.seats))
_NEW_ENTRY = Statement(insert(tables.journal))
_NOT_AHEAD = Statement(delete(tables.snapshots).where((_kept.match == _MATCH) & (_kept.answers > _NUMBER)))
_MAKE_WAY = Statement(delete(tables.snapshots).where((_kept.match == _MATCH) & (_is_old | (_kept.answers == _NUMBER))))
_NEW_SNAPSHOT = Statement(insert(tables.snapshots))
_NO_DEADLINE = Statement(delete(tables.deadlines).where((_due.match == _MATCH) & (_due.prompt == _NUMBER)))
_NEW_DEADLINES = Statement(replacing(tables.deadlines))
_MOVE_DEADLINE = Statement(update(tables.deadlines).where(_is_deadline), ["due", "remind"])
_NEW_RESULTS = Statement(insert(tables.results))
_NO_SETTING = Statement(delete(tables.settings).where(_is_setting))
_NEW_SETTING = Statement(replacing(tables.settings))
_NO_WISH = Statement(
    delete(tables.people).where((_own.person == bindparam("of_person")) & (_own.key == bindparam("of_key")))
)
_NEW_WISH = Statement(replacing(tables.people))


def _columns(row: msgspec.Struct, **more: Any) -> dict[str, Any]:
    return msgspec.structs.asdict(row) | more


def creation(head: MatchRow, seats: list[SeatRow]) -> Write:
    """A new lobby."""
    write = Write(head.id, f"channel {head.channel}")
    write.is_kept = partial(proofs.is_made, head.id)
    write.add(_NEW_MATCH, [_columns(head)])
    _set_seats(write, head.id, seats)
    return write


def step(commit: Commit) -> Write:
    """All that one step changes."""
    match = commit.match
    write = Write(match, *_touched_besides(commit))
    write.is_kept = partial(proofs.is_taken, commit)
    if commit.read is not None:
        write.add(_FENCE, [{"of_match": match, "read": commit.read}])
    if commit.brought or commit.returned:
        characters.bring(write, match, commit.brought)
        characters.give_back(write, match, commit.returned)
    if commit.head is not None:
        write.add(_HEAD, [_columns(commit.head, of_match=match)])
    if commit.draws is not None:
        write.add(_DRAWS, [{"of_match": match, "draws": commit.draws}])
    if commit.seats is not None:
        _set_seats(write, match, commit.seats)
    if commit.entry is not None:
        _append(write, match, commit.entry, *commit.left)
    if commit.snapshot is not None:
        _put_snapshot(write, match, commit.snapshot)
    write.add(_NO_DEADLINE, [{"of_match": match, "number": prompt} for prompt in commit.closed])
    write.add(_NEW_DEADLINES, [_columns(row) for row in commit.opened])
    write.add(_NEW_RESULTS, [_columns(result, match=match) for result in commit.results])
    return write


def _touched_besides(commit: Commit) -> list[str]:
    """What a step is about besides its match."""
    touched = [] if commit.head is None else [f"channel {commit.head.channel}"]
    touched += [characters.touched(one.sheet.id) for one in commit.brought]
    return touched + [characters.touched(one.character) for one in commit.returned]


def moved_deadlines(moves: Sequence[tuple[DeadlineRow, DeadlineRow]]) -> Write:
    """Deadlines as they were read, and as they are to be. What is another by now, or is closed, stays as it is."""
    write = Write(*{row.match for row, _ in moves})
    write.is_long = True
    write.add(
        _MOVE_DEADLINE,
        [
            {"of_match": old.match, "number": old.prompt, "was": old.due, "due": new.due, "remind": new.remind}
            for old, new in moves
        ],
    )
    return write


def about_setting(guild: int, key: str) -> str:
    return f"setting {key} of {guild}"


def setting(guild: int, key: str, value: str | None) -> Write:
    """A setting; None forgets it."""
    write = Write(about_setting(guild, key))
    write.is_told = guild == EVERYWHERE
    if value is None:
        write.add(_NO_SETTING, [{"of_guild": guild, "of_key": key}])
    else:
        write.add(_NEW_SETTING, [{"guild": guild, "key": key, "value": value}])
    return write


def wish(person: int, key: str, value: str | None) -> Write:
    """What a person has settled for themselves; None forgets it."""
    write = Write(f"wish {key} of {person}")
    if value is None:
        write.add(_NO_WISH, [{"of_person": person, "of_key": key}])
    else:
        write.add(_NEW_WISH, [{"person": person, "key": key, "value": value}])
    return write


def _set_seats(write: Write, match: str, seats: list[SeatRow]) -> None:
    write.add(_NO_SEATS, [{"of_match": match}])
    write.add(_NEW_SEATS, [_columns(seat, match=match) for seat in seats])


def _append(write: Write, match: str, *entries: Entry) -> None:
    write.add(_NEW_ENTRY, [_journal_row(match, entry) for entry in entries])
    write.add(_NOT_AHEAD, [{"of_match": match, "number": entry.kept} for entry in entries if entry.answer is None])


def _journal_row(match: str, entry: Entry) -> dict[str, Any]:
    row: dict[str, Any] = {"match": match, "sequence": entry.sequence, "person": entry.person, "at": entry.at}
    if entry.answer is None:
        return row | {"kept": entry.kept, "prompt": entry.leap}
    return row | _columns(entry.answer, draws=entry.draws)


def _put_snapshot(write: Write, match: str, row: SnapshotRow) -> None:
    """Keep a snapshot, in place of one after as many answers. The oldest are dropped, but never the first."""
    write.add(_MAKE_WAY, [{"of_match": match, "number": row.snapshot.answers}])
    write.add(_NEW_SNAPSHOT, [_columns(row.snapshot, match=match, rules_version=row.rules_version)])
