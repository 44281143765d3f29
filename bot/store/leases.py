"""Leases: one process at a time serves a shard, and each of its transactions looks whether it still does.

What must hold is said by the statements themselves, as with characters: where it does not, a column that must have a
value gets none, and the whole write fails.
"""

from collections.abc import Sequence
from datetime import datetime
from functools import partial

import msgspec
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Insert,
    bindparam,
    delete,
    exists,
    func,
    insert,
    null,
    select,
    update,
)

from bot.store import proofs, schema, tables
from bot.store.backend import Connection
from bot.store.compiled_statements import Statement
from bot.store.errors import LeaseLost, LeaseTaken, Outdated, ShardsDiffer
from bot.store.rows import FREE, LeaseRow
from bot.store.writer import Write

LEASES = "leases"  # what all these writes are about

_c, _version = tables.leases.c, schema.VERSION
_HOLDER: BindParameter[str] = bindparam("of_holder", type_=_c.holder.type)
_NOW: BindParameter[datetime] = bindparam("now", type_=_c.until.type)
_GONE: BindParameter[str] = bindparam("gone", type_=_c.holder.type)
_is_live = (_c.holder != FREE) & (_c.holder != _GONE) & (_c.until > _NOW)
# Whoever takes them over waits for the transactions that have seen them here.
_held = select(_c.shard).where(_c.holder == _HOLDER).with_for_update(read=True).subquery()


def _fails_where(condition: ColumnElement[bool]) -> Insert:
    """Writes nothing, or nothing that could be kept."""
    names = [column.name for column in _c]
    return insert(tables.leases).from_select(names, select(*[null() for _ in names]).where(condition))


_STILL_HELD = Statement(
    _fails_where(select(func.count()).select_from(_held).scalar_subquery() < bindparam("shards")),
    clash=LeaseLost,
    is_first=True,
)
_COUNTED_ALIKE = Statement(
    _fails_where(exists().where(_is_live & (_c.shards != bindparam("shards")))), clash=ShardsDiffer
)
_IS_FREE = Statement(_fails_where(exists().where(_is_live & (_c.shard == bindparam("of_shard")))), clash=LeaseTaken)
_OUT = Statement(
    delete(tables.leases).where((_c.shard == bindparam("of_shard")) | (_c.shards != bindparam("of_shards")))
)
_IN = Statement(insert(tables.leases), clash=LeaseTaken)
# As the last: by then a migration that is under way has let go of the table, and is seen.
_IS_CURRENT = Statement(_fails_where(~exists().where(_version.c.version_num == bindparam("schema"))), clash=Outdated)
_RENEW = Statement(update(tables.leases).where(_c.holder == _HOLDER), ["until"])
_GIVE_BACK = Statement(update(tables.leases).where(_c.holder == _HOLDER), ["until", "holder"])
_ALL = Statement(select(tables.leases).order_by(_c.shard))


def guard(holder: str, shards: int) -> Write:
    """Comes first in every transaction of that holder: so many shards are still theirs."""
    write = Write(LEASES)
    write.add(_STILL_HELD, [{"of_holder": holder, "shards": shards}])
    return write


def taking(rows: Sequence[LeaseRow], now: datetime | None, gone: str = FREE) -> Write:
    """Take all of them or none; `now` None: whoever had them. `gone`: a holder that is known to be."""
    write = Write(LEASES)
    if now is not None:
        write.add(_COUNTED_ALIKE, [{"shards": rows[0].shards, "now": now, "gone": gone}])
        write.add(_IS_FREE, [{"of_shard": row.shard, "now": now, "gone": gone} for row in rows])
    write.add(_OUT, [{"of_shard": row.shard, "of_shards": row.shards} for row in rows])
    write.add(_IN, [msgspec.structs.asdict(row) for row in rows])
    write.add(_IS_CURRENT, [{"schema": schema.known()[0]}])
    write.is_kept = partial(proofs.are_held, rows[0].holder, len(rows))
    write.is_told = True
    return write


def renewing(holder: str, until: datetime) -> Write:
    write = Write(LEASES)
    write.add(_RENEW, [{"of_holder": holder, "until": until}])
    return write


def giving_back(holder: str, now: datetime) -> Write:
    write = Write(LEASES)
    write.add(_GIVE_BACK, [{"of_holder": holder, "until": now, "holder": FREE}])
    write.is_told = True
    return write


async def leases(connection: Connection) -> list[LeaseRow]:
    """All there are, also those that have run out."""
    return [LeaseRow(**row) for row in await _ALL.rows(connection)]
