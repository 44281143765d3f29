"""The bot as it is, but in a hurry: deadlines come between two kills, and blank pictures leave time to click.

It also carries the fuse: two places where it dies if the harness says so.
"""

from collections.abc import Iterable
from datetime import timedelta
from io import BytesIO
from typing import Any

import aiosqlite
from PIL import Image

from bot.__main__ import main
from bot.host.model import pace
from bot.settings import read_settings
from bot.store import Commit, Store
from bot.ui.messages import pictures
from tests.crash.victim import Fuse

LIVE = timedelta(seconds=1.5)
GRACE = timedelta(seconds=0.7)


def blank() -> bytes:
    png = BytesIO()
    Image.new("P", (64, 64)).save(png, "PNG")
    return png.getvalue()


async def draw_in_pool(*_: object, **__: object) -> bytes:
    return blank()


def carry(fuse: Fuse) -> None:
    """Die with an answer's row written and the rest of its commit not; or with all of it on disk and nobody told."""
    executemany, commit_ = aiosqlite.Connection.executemany, Store.commit

    def half_written(connection: aiosqlite.Connection, sql: str, rows: Iterable[Iterable[Any]]) -> Any:
        if "deadlines" in sql and connection.in_transaction:
            fuse.reaches("within a transaction")
        return executemany(connection, sql, rows)

    async def untold(store: Store, commit: Commit) -> None:
        await commit_(store, commit)
        if commit.entry is not None:
            fuse.reaches("after a commit")

    aiosqlite.Connection.executemany = half_written  # type: ignore[method-assign]
    Store.commit = untold  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    pace.PACES["live"] = LIVE
    pace.GRACE = GRACE
    vars(pictures)["draw_in_pool"] = draw_in_pool
    carry(Fuse(read_settings().data))
    main()
