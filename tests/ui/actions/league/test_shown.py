"""/gm league: the newest league of the server, to whoever asks, in their own language."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.ui.actions.league.view import league_view
from bot.ui.wire.declined import Declined
from tests.support.harbour.face import HarbourFace
from tests.ui.actions.league.test_leagues import HERE, OPEN, THERE, Pressed
from tests.ui.server.managing import text_of

WORDS = HarbourFace().catalogue.words()
NEWER = replace(OPEN, id="newer", hours=0)


async def shown(leagues: Pressed, guild: int = HERE) -> list[str]:
    reply, said = leagues.reply(guild=guild), list[str]()
    leagues.context.words = lambda interaction, game: (
        WORDS if (interaction, game) == (reply.interaction, "harbour") else None
    )

    async def show(view: Any) -> None:
        said.append(text_of(view))

    reply.show = show
    await leagues.show(reply)
    return said


async def test_the_newest_is_shown() -> None:
    there = replace(OPEN, id="there", guild=THERE)
    assert await shown(Pressed(OPEN, NEWER, there)) == [text_of(league_view(NEWER, HarbourFace(), WORDS))]


@pytest.mark.parametrize("known", [(), (replace(OPEN, guild=THERE),), (OPEN, replace(OPEN, game="gone"))])
async def test_where_there_is_none_or_its_game_is_gone_that_is_said(known: Any) -> None:
    with pytest.raises(Declined, match="league-none"):
        await shown(Pressed(*known))


async def test_it_waits_until_leagues_are_read() -> None:
    leagues = Pressed()

    async def wait() -> None:
        leagues.known.append(OPEN)

    leagues.running.is_loaded = SimpleNamespace(wait=wait)
    assert len(await shown(leagues)) == 1
