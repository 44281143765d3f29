"""The bot as it is, but in a hurry: deadlines come between two kills, and blank pictures leave time to click.

It also carries the fuse: two places where it dies if the harness says so. Its disk is slow where the harness wants
that, and it notes when it takes its matches up.
"""

import os
import time
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PIL import Image

from bot.__main__ import main
from bot.host import Host
from bot.host.model import pace
from bot.process.heartbeat_file import last_beat
from bot.settings import read_settings
from bot.store import Commit, Store, characters
from bot.store.compiled_statements import Statement
from bot.store.dialects import SQLITE
from bot.store.postgres_driver import Driver
from bot.store.transactions import Transactions
from bot.ui.messages import pictures, reconciler
from bot.ui.shared import unanswered
from bot.ui.views.picture import Picture
from tests.crash.breaks import BREAKS
from tests.crash.haste import CALM_GRACE, GRACE, LIVE, PATIENCE_S, RECONCILED_S, SLOW_COMMIT_S
from tests.crash.victim import Fuse, is_in
from tests.crash.wake import Wake, note


def blank() -> Picture:
    png = BytesIO()
    Image.new("P", (64, 64)).save(png, "PNG")
    return Picture(png.getvalue(), "A blank picture.")


async def draw_in_pool(*_: object, **__: object) -> Picture:
    return blank()


def carry(fuse: Fuse) -> None:
    """Die with an answer's row written and the rest of its commit not; or with all of it on disk and nobody told."""
    run, commit_ = Transactions.run, Store.commit

    def half_written(connection: Transactions, statement: Statement, rows: list[tuple[Any, ...]]) -> None:
        if "deadlines" in statement.on(SQLITE).sql and connection.in_transaction:
            fuse.reaches("within a transaction")
        if statement is characters._GIVE_BACK and rows:
            fuse.reaches("before heroes go home")
        run(connection, statement, rows)

    async def untold(store: Store, commit: Commit) -> None:
        await commit_(store, commit)
        if commit.entry is not None:
            fuse.reaches("after a commit")
        if commit.returned:
            fuse.reaches("when heroes are home")

    Transactions.run = half_written  # type: ignore[method-assign, assignment]
    Store.commit = untold  # type: ignore[method-assign, assignment]


def carry_to_server(fuse: Fuse) -> None:
    """Die with all that a PostgreSQL is to write on its way there, and COMMIT not."""
    execute = Driver.execute

    async def half_sent(connection: Driver, query: Any, *values: Any, **options: Any) -> Any:
        if query == "COMMIT":
            fuse.reaches("within a transaction")
        return await execute(connection, query, *values, **options)

    Driver.execute = half_sent  # type: ignore[method-assign, assignment]


def write_slowly() -> None:
    """A quarter of a second lies between a transaction's last row and the disk: who speaks too early is seen."""
    commit = Transactions.commit

    def slow(connection: Transactions) -> None:
        time.sleep(SLOW_COMMIT_S)
        commit(connection)

    Transactions.commit = slow  # type: ignore[method-assign, assignment]


def note_wakes(data: Path) -> None:
    """What is said here comes from the files and the clock alone, whatever the bot itself makes of them."""
    start = Host.start

    async def noted(host: Host, last_seen: datetime | None = None) -> None:
        wake = Wake(datetime.now(UTC), last_beat(data), grace=pace.GRACE)
        note(data, wake)
        await start(host, last_seen)
        note(data, replace(wake, end=datetime.now(UTC)))

    Host.start = noted  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    data = read_settings().data
    pace.PACES["live"] = LIVE
    pace.GRACE = CALM_GRACE if is_in("calm", data) else GRACE
    vars(pictures)["draw_in_pool"] = draw_in_pool
    vars(reconciler)["LOOK_SECONDS"] = RECONCILED_S
    vars(unanswered)["PATIENCE"] = PATIENCE_S
    carry(Fuse(data))
    carry_to_server(Fuse(data))
    note_wakes(data)
    if broken := os.environ.get("CRASH_BROKEN"):
        BREAKS[broken]()
    if is_in("slow", data):
        write_slowly()
    main()
