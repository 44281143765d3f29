"""Two bots at one file, as where a new one comes before the old one is gone: neither writes over what the other kept.

Within one bot the mailbox sees to that; between two only the store does, by the match's version and the journal's key.
"""

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from bot.engine import Game
from bot.host import HostRefused
from bot.host.model.live import Live, Step
from bot.host.runtime.mailbox import FindStep, Mailbox
from bot.host.runtime.mailbox import log as mailbox_log
from bot.host.steps.play import answered, called_off, shown_in
from bot.host.steps.stand_in import default_answer
from bot.store import Commit, History, Store, StoreError

RIVALS = 2


async def contest(store: Store, games: Mapping[str, Game[Any, Any]], match: str) -> list[str]:
    """What is wrong with what two bots did to a match in which something is asked. It is over afterwards."""
    with _unspoken():
        found = [
            await _answers_contested(store, games, match),
            await _written_over(store, match),
            await _stopped_unheard(store, games, match),
        ]
    return [wrong for wrong in found if wrong]


async def _answers_contested(store: Store, games: Mapping[str, Game[Any, Any]], match: str) -> str | None:
    """Both know the match as it stands, and answer its oldest prompt: one hears yes, and that answer is kept."""
    rivals = await _rivals(store, games, match)
    asked = _first_prompt(rivals[0])
    yeses = [await _hears_yes(rival, lambda live: _answers(live, asked)) for rival in rivals]
    entries = (await _history(store, match)).entries
    kept = sum(entry.answer is not None and entry.answer.prompt == asked for entry in entries)
    if (sum(yeses), kept) == (1, 1):
        return None
    return f"{kept} answers to one prompt, and {sum(yeses)} were told yes, where two bots write in it"


async def _written_over(store: Store, match: str) -> str | None:
    """An older bot knows nothing of versions: of what it writes in the place of another's answer it is told no."""
    before = await _history(store, match)
    last = before.entries[-1]
    try:
        await store.commit(Commit(match=match, entry=replace(last, at=_now())))
    except StoreError:
        return None if await _history(store, match) == before else "an answer that was written over"
    return "a place in which a second answer was taken, and nobody told of it"


async def _stopped_unheard(store: Store, games: Mapping[str, Game[Any, Any]], match: str) -> str | None:
    """One calls the match off; the other has not heard of it, and shows it in another message."""
    first, second = await _rivals(store, games, match)
    await _hears_yes(first, lambda live: called_off(live, _now()))
    await _hears_yes(second, lambda live: shown_in(live, 1, _now()))
    status = (await _history(store, match)).head.status
    return None if status in ("finished", "stopped") else f"the status {status}, though one of two bots had ended it"


async def _rivals(store: Store, games: Mapping[str, Game[Any, Any]], match: str) -> list[Mailbox]:
    rivals = [Mailbox(match, store, games, _now, lambda _: None) for _ in range(RIVALS)]
    for rival in rivals:
        await rival.load()
    return rivals


def _first_prompt(mailbox: Mailbox) -> int:
    assert mailbox.table is not None
    return mailbox.table.prompts[0].number


async def _hears_yes(mailbox: Mailbox, find_step: FindStep) -> bool:
    with suppress(HostRefused):
        return await mailbox.take(find_step) is not None
    return False


def _answers(live: Live, number: int) -> Step:
    for prompt in live.table.prompts:
        if prompt.number == number:
            return answered(live, default_answer(live.table, prompt, "automaton"), _now())
    raise HostRefused("stale")


async def _history(store: Store, match: str) -> History:
    history = await store.history(match)
    assert history is not None
    return history


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
