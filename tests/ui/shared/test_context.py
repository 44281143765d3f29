"""What all parts of Discord's side share is what the bot was started with."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.shared.context import Context
from tests.ui.shared.test_holds import SHOT, TABLE, Watched

LIFTED, HELD = {"has_limits": False}, {"holds_moments": True}
HOST: Any = SimpleNamespace(shards=SimpleNamespace(part=1.0), store=object(), queries=object())
CLIENT: Any = object()
STALLS: Any = object()


def made(**given: Any) -> Context:
    return Context(CLIENT, HOST, STALLS, **given)


def test_it_knows_what_it_is_given() -> None:
    context = made()
    assert (context.client, context.host, context.stalls) == (CLIENT, HOST, STALLS)


@pytest.mark.parametrize(("given", "has_limits", "holds"), [({}, True, 0), (LIFTED, False, 0), (HELD, True, 2)])
def test_limits_hold_and_moments_do_not_unless_it_is_told_otherwise(
    given: dict[str, Any], has_limits: bool, holds: float
) -> None:
    context = made(**given)
    context.faces["harbour"] = Watched()
    assert (context.settings.of(5).tables_each > 0) is has_limits
    assert context.holds.seconds(TABLE, [SHOT]) == holds
    assert context.film_kind == "webp"


class Thread(discord.Thread):
    """Discord's word of a thread, and whether it was opened."""

    def __init__(self, *, archived: bool, locked: bool) -> None:
        self.archived, self.locked, self.is_opened = archived, locked, False

    async def edit(self, **changes: Any) -> Any:
        self.is_opened = changes == {"archived": False}


@pytest.mark.parametrize(
    ("is_known", "archived", "locked", "is_opened"),
    [(False, True, False, True), (False, True, True, False), (False, False, False, False), (True, True, False, False)],
)
async def test_an_archived_thread_is_opened_unless_it_is_locked_or_known(
    *, is_known: bool, archived: bool, locked: bool, is_opened: bool
) -> None:
    thread, asked = Thread(archived=archived, locked=locked), list[int]()

    async def fetch_channel(channel: int) -> Thread:
        asked.append(channel)
        return thread

    server = SimpleNamespace(get_channel_or_thread=lambda _: thread if is_known else None, fetch_channel=fetch_channel)
    client: Any = SimpleNamespace(get_guild={TABLE.guild: server}.get)
    await Context(client, HOST, STALLS).open_thread(TABLE)
    assert (thread.is_opened, asked) == (is_opened, [] if is_known else [TABLE.channel])
