"""Two bots at one file, as where a new one comes before the old one is gone: of their answers to a prompt one is kept.

Within one bot the mailbox sees to that; between two only the journal's key does.
"""

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any

from bot.engine import Game
from bot.host import HostRefused
from bot.host.model.live import Live, Step
from bot.host.runtime.mailbox import Mailbox
from bot.host.runtime.mailbox import log as mailbox_log
from bot.host.steps.play import answered
from bot.host.steps.stand_in import default_answer
from bot.store import Store

RIVALS = 2


async def answers_kept(store: Store, games: Mapping[str, Game[Any, Any]], match: str) -> int | None:
    """Both know the match as it stands, and answer its oldest prompt; how many answers to it are in the journal then.

    None where nothing is asked. What is in the store is another afterwards.
    """
    mailboxes = [Mailbox(match, store, games, _now, lambda _: None) for _ in range(RIVALS)]
    asked = [table.prompts[0] for table in [await mailbox.load() for mailbox in mailboxes] if table.prompts]
    if not asked:
        return None
    with _unspoken():
        for mailbox in mailboxes:
            with suppress(HostRefused):
                await mailbox.take(_answers)
    history = await store.history(match)
    assert history is not None
    return sum(entry.answer is not None and entry.answer.prompt == asked[0].number for entry in history.entries)


def _answers(live: Live) -> Step:
    return answered(live, default_answer(live.table, live.table.prompts[0], "automaton"), _now())


def _now() -> datetime:
    return datetime.now(UTC)


@contextmanager
def _unspoken() -> Iterator[None]:
    """The one who comes second says so in the log, as it should."""
    before = mailbox_log.level
    mailbox_log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        mailbox_log.setLevel(before)
