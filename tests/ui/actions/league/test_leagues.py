"""What people do with a league that is open: its place in the book, and its message."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.ui.actions.league.leagues import Leagues
from bot.ui.actions.league.view import AFTER, BEGIN, CLOSE, ENTER, KEEP, LEAVE, NOW
from tests.ui.actions.league.made import league

OPEN = replace(league(people=2), status="open")


class Closed(Leagues):
    """One whose message Discord deletes, or not."""

    def __init__(self, error: Exception | None = None) -> None:
        self.deleted: list[tuple[int, int, int]] = []
        self.changed: list[tuple[str, Any]] = []
        self.error = error

        def place(channel: int, *, guild_id: int) -> Any:
            return SimpleNamespace(get_partial_message=lambda message: self._message(channel, guild_id, message))

        self.context: Any = SimpleNamespace(client=SimpleNamespace(get_partial_messageable=place))
        self.book: Any = SimpleNamespace(change=self._change)

    async def _change(self, league: str, how: Any) -> None:
        self.changed.append((league, how(OPEN)))

    def _message(self, *where: int) -> Any:
        async def delete() -> None:
            self.deleted.append(where)  # type: ignore[arg-type]
            if self.error is not None:
                raise self.error

        return SimpleNamespace(delete=delete)


async def test_of_one_that_is_closed_before_it_begins_nothing_is_left() -> None:
    leagues = Closed()
    await leagues._close(replace(OPEN, message=7))
    assert (leagues.changed, leagues.deleted) == ([(OPEN.id, None)], [(OPEN.channel, OPEN.guild, 7)])


async def test_one_that_has_no_message_yet_has_none_to_delete() -> None:
    leagues = Closed()
    await leagues._close(OPEN)
    assert (leagues.changed, leagues.deleted) == ([(OPEN.id, None)], [])


NOT_FOUND: Any = SimpleNamespace(status=404, reason="Not Found")


@pytest.mark.parametrize("error", [discord.NotFound(NOT_FOUND, "gone"), TimeoutError(), ConnectionResetError()])
async def test_where_its_message_is_gone_already_it_is_closed_all_the_same(error: Exception) -> None:
    leagues = Closed(error)
    await leagues._close(replace(OPEN, message=7))
    assert leagues.changed == [(OPEN.id, None)]


def test_each_button_of_a_league_keeps_its_number() -> None:
    """They stand in messages that are there already."""
    assert (ENTER, LEAVE, BEGIN, CLOSE, AFTER, NOW, KEEP) == (1, 2, 3, 4, 5, 6, 7)
