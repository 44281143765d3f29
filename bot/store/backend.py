"""What the store asks of a database. An SQLite file and a PostgreSQL server each do it in their own way."""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

import sqlalchemy
from msgspec import Struct

from bot.store.compiled_statements import Readable, Row, Statement, Together
from bot.store.rows import FREE

Failures = tuple[type[Exception], ...]
Errand = tuple[Statement, Sequence[Row]]


class Connection(Readable, Protocol):
    """One connection, used by one task at a time."""

    @property
    def in_transaction(self) -> bool: ...

    @property
    def may_have_kept(self) -> bool:
        """Where `transact` failed as the database went away: may it have kept all nevertheless?"""

    async def together(self, parts: Together, values: Mapping[str, Any]) -> list[list[dict[str, Any]]]:
        """What each of the queries finds, all of one moment."""

    def snapshot(self) -> AbstractAsyncContextManager[None]:
        """All that is read within fits together, whatever is written meanwhile."""

    async def transact(self, errands: Sequence[Errand], *, is_long: bool = False) -> None:
        """Run each statement for each of its rows, in one transaction, and commit. `is_long`: that may take minutes.

        Raises what the statement says of a row that clashes with what is stored; then the connection is to be closed.
        """

    async def is_over(self, asked: "Connection") -> bool:
        """Can nothing come any more of what was told to this one, which is closed? `asked`: where that can be seen."""

    async def tell(self, about: Collection[str]) -> None:
        """Give other processes a hint of what has been written, as far as they can be reached; see hints.py."""

    async def ailment(self) -> str | None:
        """What the database finds wrong with itself."""

    async def close(self) -> None:
        """Give up what is not committed, and end."""


Proof = Callable[[Connection], Awaitable[bool | None]]  # is a write kept? None: that cannot be told


class Migrated(Struct, frozen=True):
    """From which schema to which, and where a copy of before lies.

    `was_cut_short`: whoever had the file open last did not close it.
    """

    before: str | None
    after: str
    backup: Path | None = None
    was_cut_short: bool = False


class Backend(Protocol):
    """Where all is kept."""

    @property
    def failures(self) -> Failures:
        """What its driver raises."""

    @property
    def outages(self) -> Failures:
        """Those of them that may come of the database itself, not of what is asked of it."""

    def migrate(self, *, is_shared: bool = False, gone: str = FREE) -> Migrated:
        """Bring the tables up to date, made where there are none. Raises StoreUnusable, and then nothing is changed.

        `is_shared`: other processes may run at it; where one does, but for the one that is `gone`, and the tables
        would change, they are left as they are.
        """

    def must_be_current(self) -> None:
        """Raises StoreUnusable where there is no database, or it would have to be migrated first."""

    def must_be_idle(self) -> None:
        """Raises StoreUnusable where a bot is seen to use it."""

    def opened(
        self, *, is_still: bool = False, is_brief: bool = False
    ) -> AbstractContextManager[sqlalchemy.Connection]:
        """A transaction through SQLAlchemy, for what is done to all tables at once. Raises StoreUnusable.

        `is_still`: all that is read is of one moment. `is_brief`: it is given up where it takes longer than seconds.
        """

    def overheard(self) -> AsyncIterator[str]:
        """What processes tell each other from now on; at first that anything may have been. Raises its failures.

        It ends where nothing can be heard in principle.
        """

    async def forget_deleted(self) -> None:
        """What was deleted stands nowhere else, and takes no room, as far as the database can see to that itself.

        Nobody who writes meanwhile waits for it. It may be given up where somebody reads for long.
        """

    async def fold(self) -> None:
        """What was written lately goes where it is to stay, if that is much by now. Nobody waits for it.

        Raises its failures.
        """

    async def to_read(self) -> Connection: ...

    async def to_write(self) -> Connection: ...
