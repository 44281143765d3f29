"""Statements of SQLAlchemy's, compiled once to the text of each database.

To build one anew costs more than SQLite takes to run it.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import count
from operator import itemgetter
from typing import Any, Protocol

from sqlalchemy import Dialect, Select
from sqlalchemy.sql.elements import ClauseElement
from sqlalchemy.types import TypeEngine

from bot.store.errors import StorageFailed, StoreError

Row = Mapping[str, Any]
Values = Sequence[Any]  # those of a row, in the order of a statement, as the driver takes them
Process = Callable[[Any], Any]
FIRST = -1
_numbers = count()


class Readable(Protocol):
    """What a query needs of a connection."""

    @property
    def dialect(self) -> Dialect:
        """In whose words it is spoken to."""

    async def fetch(self, sql: str, values: Sequence[Any] = ()) -> Iterable[Sequence[Any]]:
        """All rows a query finds."""


class Form:
    """A statement's text in one dialect, and how values get from our types to the driver's and back."""

    def __init__(self, clause: ClauseElement, columns: Collection[str] | None, dialect: Dialect) -> None:
        compiled: Any = clause.compile(dialect=dialect, column_keys=None if columns is None else list(columns))
        binds = [(name, compiled.binds[name]) for name in compiled.positiontup]
        self.sql = str(compiled)
        self._usual = {name: None if bind.required else bind.value for name, bind in binds}
        self._pick = _picker([name for name, _ in binds])
        processes = [(place, _bind(bind.type, dialect)) for place, (_, bind) in enumerate(binds)]
        self._processes = [(place, process) for place, process in processes if process is not None]
        results = clause.selected_columns if isinstance(clause, Select) else ()
        self.results = [(str(column.key), _result(column.type, dialect)) for column in results]

    def bind(self, row: Row) -> Values:
        """The row's values in the order of the statement; what it does not name is as the statement says, or NULL."""
        values = list(self._pick({**self._usual, **row}))
        for place, process in self._processes:
            values[place] = process(values[place])
        return values

    @property
    def width(self) -> int:
        """How many columns a SELECT has."""
        return len(self.results)

    def read(self, found: Sequence[Any]) -> dict[str, Any]:
        """A row as the database has found it; what stands in it beside its columns is left out."""
        return {
            name: value if process is None or value is None else process(value)
            for (name, process), value in zip(self.results, found, strict=False)
        }


class Statement:
    """One statement, whatever the database.

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
        self._clause, self._columns = clause, columns
        self._forms: dict[str, Form] = {}  # by dialect
        self.clash = clash
        self.number = FIRST if is_first else next(_numbers)

    def clashed(self, error: Exception) -> StoreError:
        """What is raised where a row clashes with what is stored."""
        return self.clash(f"a write clashed with what is stored: {error}")

    def on(self, dialect: Dialect) -> Form:
        """As that database understands it."""
        form = self._forms.get(dialect.name)
        if form is None:
            form = self._forms[dialect.name] = Form(self._clause, self._columns, dialect)
        return form

    async def rows(self, connection: Readable, **values: Any) -> list[dict[str, Any]]:
        """All that a SELECT finds."""
        form = self.on(connection.dialect)
        return [form.read(row) for row in await connection.fetch(form.sql, form.bind(values))]

    async def column(self, connection: Readable, **values: Any) -> list[Any]:
        """The first column of all that a SELECT finds."""
        name = self.on(connection.dialect).results[0][0]
        return [row[name] for row in await self.rows(connection, **values)]


def _picker(names: Sequence[str]) -> Callable[[Row], Iterable[Any]]:
    """Takes the values of those names out of a row. `itemgetter` needs a name, and makes no tuple of one alone."""
    if len(names) > 1:
        return itemgetter(*names)
    return lambda row: [row[name] for name in names]


Together = Sequence[Statement]  # SELECTs that are to see the same moment; their rows come without an order


def _bind(kind: TypeEngine[Any], dialect: Dialect) -> Process | None:
    return kind.dialect_impl(dialect).bind_processor(dialect)


def _result(kind: TypeEngine[Any], dialect: Dialect) -> Process | None:
    return kind.dialect_impl(dialect).result_processor(dialect, None)
