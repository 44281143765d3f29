"""Statements of SQLAlchemy's, compiled once to SQLite's text.

To build one anew costs more than SQLite takes to run it.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import count
from typing import Any

import aiosqlite
from sqlalchemy import Select
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.elements import ClauseElement
from sqlalchemy.types import TypeEngine

from bot.store.errors import StorageFailed, StoreError

Row = Mapping[str, Any]
Process = Callable[[Any], Any]
DIALECT = sqlite.dialect()
FIRST = -1
_numbers = count()


class Statement:
    """Its text, and how values get from our types to SQLite's and back, as SQLAlchemy's types say.

    `number` counts statements as they are made: a module writes them down in the order they are to be run in, but for
    one that `is_first` wherever it is made. `clash` is raised where a row clashes with what is stored. `columns`: the
    ones an UPDATE sets.
    """

    def __init__(
        self,
        clause: ClauseElement,
        columns: Collection[str] | None = None,
        clash: type[StoreError] = StorageFailed,
        *,
        is_first: bool = False,
    ) -> None:
        compiled: Any = clause.compile(dialect=DIALECT, column_keys=None if columns is None else list(columns))
        binds = [(name, compiled.binds[name]) for name in compiled.positiontup]
        self.sql = str(compiled)
        self.clash = clash
        self.number = FIRST if is_first else next(_numbers)
        self._binds = [(name, None if bind.required else bind.value, _bind(bind.type)) for name, bind in binds]
        results = clause.selected_columns if isinstance(clause, Select) else ()
        self._results = [(str(column.key), _result(column.type)) for column in results]

    def bind(self, row: Row) -> tuple[Any, ...]:
        """The row's values in the order of the statement; what it does not name is as the statement says, or NULL."""
        get = row.get
        return tuple(
            [get(name, usual) if process is None else process(get(name, usual)) for name, usual, process in self._binds]
        )

    @property
    def width(self) -> int:
        """How many columns a SELECT has."""
        return len(self._results)

    async def rows(self, connection: aiosqlite.Connection, **values: Any) -> list[dict[str, Any]]:
        """All that a SELECT finds."""
        found = await connection.execute_fetchall(self.sql, self.bind(values))
        return [self.read(row) for row in found]

    async def column(self, connection: aiosqlite.Connection, **values: Any) -> list[Any]:
        """The first column of all that a SELECT finds."""
        name = self._results[0][0]
        return [row[name] for row in await self.rows(connection, **values)]

    def read(self, found: Sequence[Any]) -> dict[str, Any]:
        """A row as SQLite has found it; what stands in it beside its columns is left out."""
        return {
            name: value if process is None or value is None else process(value)
            for (name, process), value in zip(self._results, found, strict=False)
        }


class Together:
    """SELECTs as one statement: one hop to the connection's thread in place of many, and all of one moment.

    Their rows come without an order.
    """

    def __init__(self, *parts: Statement) -> None:
        self._parts = parts
        widest = max(part.width for part in parts)
        numbered = [f"SELECT {n}, part.*{', NULL' * (widest - part.width)}" for n, part in enumerate(parts)]
        froms = [f"FROM ({part.sql}) AS part" for part in parts]
        self._sql = " UNION ALL ".join(f"{these} {those}" for these, those in zip(numbered, froms, strict=True))

    async def rows(self, connection: aiosqlite.Connection, **values: Any) -> list[list[dict[str, Any]]]:
        """What each of them finds."""
        bound = [value for part in self._parts for value in part.bind(values)]
        found: list[list[dict[str, Any]]] = [[] for _ in self._parts]
        for number, *row in await connection.execute_fetchall(self._sql, bound):
            found[number].append(self._parts[number].read(row))
        return found


def _bind(kind: TypeEngine[Any]) -> Process | None:
    return kind.dialect_impl(DIALECT).bind_processor(DIALECT)


def _result(kind: TypeEngine[Any]) -> Process | None:
    return kind.dialect_impl(DIALECT).result_processor(DIALECT, None)
