"""Promises broken on purpose, to see that the harness sees it: `python -m tests.crash --broken told-early`."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from msgspec.structs import replace

from bot.cluster.shard_lease import ShardLease
from bot.host.model.table import Deadline
from bot.host.runtime import host, wakeup
from bot.host.steps import step
from bot.store import Commit, Store, commit_in_doubt, commits
from bot.store.dialects import SQLITE
from bot.store.writer import Writer
from bot.ui.shared.unanswered import Click
from tests.crash.haste import LIVE


def tell_early() -> None:
    """People hear yes before the commit."""

    async def commit(store: Store, commit: Commit) -> None:
        store.writer._waiting.append((commits.step(commit), asyncio.get_running_loop().create_future()))
        store.writer._has_come.set()

    Store.commit = commit  # type: ignore[method-assign, assignment]


def ignore_what_is_there() -> None:
    """A second answer in the place of another is passed over without a word."""
    form = commits._NEW_ENTRY.on(SQLITE)
    form.sql = form.sql.replace("INSERT INTO", "INSERT OR IGNORE INTO")


def reset_deadlines() -> None:
    """After a restart everybody has their whole time again."""

    def anew(deadline: Deadline, now: datetime, lost: timedelta) -> Deadline:
        return replace(deadline, due=now + LIVE, remind=now + LIVE)

    vars(wakeup)["with_grace"] = anew


def forget_grace() -> None:
    """What is given back after a restart is not written down."""

    async def move(store: Store, moves: object) -> None: ...

    Store.move_deadlines = move  # type: ignore[method-assign, assignment]


def take_no_account() -> None:
    """Nobody gets any time back for a restart."""

    def as_it_was(deadline: Deadline, now: datetime, lost: timedelta) -> Deadline:
        return deadline

    vars(wakeup)["with_grace"] = as_it_was


def unfence() -> None:
    """A step does not say what it was made from."""
    find = vars(step)["changed_rows"]

    def unfenced(*what: Any) -> Any:
        return replace(find(*what), read=None)

    vars(step)["changed_rows"] = unfenced


def hold_for_ever() -> None:
    """Whoever stood still goes on, whoever serves by now."""

    async def may_speak(tenure: ShardLease) -> bool:
        return True

    ShardLease.may_speak = may_speak  # type: ignore[method-assign, assignment]
    Writer.guard = lambda *_: None  # type: ignore[method-assign]


def believe() -> None:
    """A COMMIT without an answer is taken for kept."""

    async def was_kept(*_: object) -> bool:
        return True

    vars(commit_in_doubt)["was_kept"] = was_kept


def tell_joins_early() -> None:
    """The same of all that is no answer: who sits down, that it began, what is taken back, more time, and votes."""
    keep = Store.commit

    async def commit(store: Store, commit: Commit) -> None:
        if commit.entry is None or commit.entry.answer is None:
            store.writer._waiting.append((commits.step(commit), asyncio.get_running_loop().create_future()))
            store.writer._has_come.set()
        else:
            await keep(store, commit)

    Store.commit = commit  # type: ignore[method-assign, assignment]


def stay_silent() -> None:
    """After a restart no message is renewed before somebody comes to its match."""

    async def nobody(*_: object) -> tuple[list[str], set[str]]:
        return [], set()

    vars(host)["to_be_resumed"] = nobody


def write_no_results() -> None:
    """A match ends, and who has won it is not written."""
    find = vars(step)["changed_rows"]

    def without(*what: Any) -> Any:
        return replace(find(*what), results=[])

    vars(step)["changed_rows"] = without


def adopt_unsent() -> None:
    """A board is taken for the answer to a click, and nothing was sent."""

    async def answer(click: Click, send: object) -> None:
        click.let_go()

    Click.answer = answer  # type: ignore[method-assign, assignment]


BREAKS: dict[str, Callable[[], None]] = {
    "told-early": tell_early,
    "insert-or-ignore": ignore_what_is_there,
    "deadlines-reset": reset_deadlines,
    "deadlines-forgotten": forget_grace,
    "deadlines-not-kept": take_no_account,
    "unfenced": unfence,
    "held-for-ever": hold_for_ever,
    "believed": believe,
    "own-joins": tell_joins_early,
    "own-silent": stay_silent,
    "no-results": write_no_results,
    "adopted-unsent": adopt_unsent,
}
ITS_OWN = {
    "told-early",
    "own-joins",
    "own-silent",
    "no-results",
    "adopted-unsent",
}  # promises of the bot that is killed alone: whoever looks at what it left keeps them
