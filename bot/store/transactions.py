"""Whole transactions in one call. aiosqlite hops to its connection's thread for each, and a hop costs more than a
statement.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from bot.store.compiled_statements import Statement
from bot.store.dialects import SQLITE

WHOLE = "a whole transaction"  # stands where the text of a statement would


class Transactions(sqlite3.Connection):
    """The connection in aiosqlite's hands: to `executemany(WHOLE, errands)` it runs all of them, and commits."""

    def executemany(self, sql: str, rows: Iterable[Any], /) -> sqlite3.Cursor:
        if sql != WHOLE:
            return super().executemany(sql, rows)
        for statement, its_rows in rows:
            self.run(statement, its_rows)
        self.commit()
        return self.cursor()

    def run(self, statement: Statement, rows: Sequence[Sequence[Any]]) -> None:
        """Raises what the statement says of a row that clashes with what is stored."""
        try:
            super().executemany(statement.on(SQLITE).sql, rows)
        except sqlite3.IntegrityError as error:
            raise statement.clashed(error) from error
