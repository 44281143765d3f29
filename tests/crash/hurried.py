"""The bot as it is, but in a hurry: deadlines come between two kills, and blank pictures leave time to click.

It also carries the fuse: two places where it dies if the harness says so.
"""

from datetime import timedelta
from io import BytesIO

from PIL import Image
from sqlalchemy import Connection

from bot.__main__ import main
from bot.host import pace
from bot.settings import read_settings
from bot.store import Commit, Store, commits
from bot.ui import scene
from tests.crash.victim import Fuse

LIVE = timedelta(seconds=1.5)
GRACE = timedelta(seconds=0.7)


def blank() -> bytes:
    png = BytesIO()
    Image.new("P", (64, 64)).save(png, "PNG")
    return png.getvalue()


async def drawn(*_: object, **__: object) -> bytes:
    return blank()


def carry(fuse: Fuse) -> None:
    """Die with an answer's row written and the rest of its commit not; or with all of it on disk and nobody told."""
    deadlines, commit_ = commits._set_deadlines, Store.commit

    def half_written(connection: Connection, commit: Commit) -> None:
        fuse.reaches("within a transaction")
        deadlines(connection, commit)

    async def untold(store: Store, commit: Commit) -> None:
        await commit_(store, commit)
        if commit.entry is not None:
            fuse.reaches("after a commit")

    vars(commits)["_set_deadlines"] = half_written
    Store.commit = untold  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    pace.PACES["live"] = LIVE
    pace.GRACE = GRACE
    vars(scene)["drawn"] = drawn
    carry(Fuse(read_settings().data))
    main()
