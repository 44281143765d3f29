"""What SQLite and PostgreSQL say differently."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Dialect, Integer, Table, Text
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import Insert, insert
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

SQLITE: Final[Dialect] = sqlite.dialect()


def replacing(table: Table) -> Insert:
    """A row takes the place of one with the same key. PostgreSQL's words for it are SQLite's as well."""
    made = insert(table)
    keys = [column.name for column in table.primary_key]
    others = {column.name: made.excluded[column.name] for column in table.c if column.name not in keys}
    return made.on_conflict_do_update(index_elements=keys, set_=others)


class JsonField(ColumnElement[str]):
    """A field of a column that holds JSON as text; NULL where it has none."""

    inherit_cache = False
    type = Text()

    def __init__(self, column: ColumnElement[Any], field: str) -> None:
        self.column, self.field = column, field


@compiles(JsonField)
def _sqlite_field(element: JsonField, compiler: SQLCompiler, **options: Any) -> str:
    return f"json_extract({compiler.process(element.column, **options)}, '$.{element.field}')"


@compiles(JsonField, "postgresql")
def _postgres_field(element: JsonField, compiler: SQLCompiler, **options: Any) -> str:
    return f"({compiler.process(element.column, **options)}::json ->> '{element.field}')"


class Lesser(FunctionElement[int]):
    """The lesser of two numbers."""

    inherit_cache = False
    type = Integer()


@compiles(Lesser)
def _sqlite_lesser(element: Lesser, compiler: SQLCompiler, **options: Any) -> str:
    return f"min({compiler.process(element.clauses, **options)})"


@compiles(Lesser, "postgresql")
def _postgres_lesser(element: Lesser, compiler: SQLCompiler, **options: Any) -> str:
    return f"least({compiler.process(element.clauses, **options)})"


class KeptFirst(ColumnElement[int]):
    """Orders matches of one moment: by when they were kept, or where nobody knows, at least always alike."""

    inherit_cache = False
    type = Integer()


@compiles(KeptFirst)
def _sqlite_kept(element: KeptFirst, compiler: SQLCompiler, **options: Any) -> str:
    del element, compiler, options
    return "matches.rowid"


@compiles(KeptFirst, "postgresql")
def _postgres_kept(element: KeptFirst, compiler: SQLCompiler, **options: Any) -> str:
    del element, compiler, options
    return "matches.id"


KEPT_FIRST = KeptFirst()
